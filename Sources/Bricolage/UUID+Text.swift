#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

extension UUID {
    /// Reads text such as `E621E1F8-C36C-495A-93FC-0C247A3E6E5F`, with lowercase or uppercase letters; nil for other
    /// text.
    ///
    /// The usual spelling is read here, which takes a fraction of the time; Foundation decides on all others.
    init?(text: String) {
        if let uuid = UUID(usual: text) {
            self = uuid
        } else {
            self.init(uuidString: text)
        }
    }

    private init?(usual text: String) {
        guard text.utf8.count == 36 else { return nil }
        var (high, low) = (UInt64(0), UInt64(0))
        var position = 0
        for character in text.utf8 {
            if Self.isHyphen(position) {
                guard character == UInt8(ascii: "-") else { return nil }
            } else {
                guard let digit = Self.value(ofDigit: character) else { return nil }
                high = high << 4 | low >> 60
                low = low << 4 | UInt64(digit)
            }
            position += 1
        }
        func byte(_ word: UInt64, _ position: Int) -> UInt8 { UInt8(truncatingIfNeeded: word >> (56 - 8 * position)) }
        self.init(
            uuid: (
                byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5),
                byte(high, 6), byte(high, 7), byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3), byte(low, 4),
                byte(low, 5), byte(low, 6), byte(low, 7)
            ))
    }

    /// The text in uppercase letters, as Foundation writes it.
    var text: String {
        let bytes = uuid
        let words = [
            Self.word(bytes.0, bytes.1, bytes.2, bytes.3, bytes.4, bytes.5, bytes.6, bytes.7),
            Self.word(bytes.8, bytes.9, bytes.10, bytes.11, bytes.12, bytes.13, bytes.14, bytes.15),
        ]
        var text: [UInt8] = []
        text.reserveCapacity(36)
        for word in words {
            for digit in 0..<16 {
                if Self.isHyphen(text.count) { text.append(UInt8(ascii: "-")) }
                let value = UInt8(truncatingIfNeeded: word >> (60 - 4 * digit)) & 0xF
                text.append(value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Whether a position of the text has a hyphen: after the eighth digit, and three times after four more.
    @inline(__always)
    private static func isHyphen(_ position: Int) -> Bool { 0b1000_0100_0010_0001_0000_0000 >> position & 1 == 1 }

    @inline(__always)
    private static func value(ofDigit character: UInt8) -> UInt8? {
        switch character {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): character - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
        default: nil
        }
    }

    /// Eight bytes as a number, the first one most significant.
    private static func word(
        _ byte0: UInt8, _ byte1: UInt8, _ byte2: UInt8, _ byte3: UInt8, _ byte4: UInt8, _ byte5: UInt8,
        _ byte6: UInt8, _ byte7: UInt8
    ) -> UInt64 {
        let high = UInt64(byte0) << 56 | UInt64(byte1) << 48 | UInt64(byte2) << 40 | UInt64(byte3) << 32
        return high | UInt64(byte4) << 24 | UInt64(byte5) << 16 | UInt64(byte6) << 8 | UInt64(byte7)
    }
}
