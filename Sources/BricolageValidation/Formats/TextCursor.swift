/// A position in a UTF-8 text, from which a grammar reads on.
///
///     2024-02-29T…
///         ▲ position
///
/// Each function that takes bytes moves only past those that it accepts. Nothing is read beyond the end: there the next
/// byte is 0.
///
/// Invariant: the memory of the text outlives the cursor, which is lent to the grammar for the time of one check and
/// cannot be copied.
struct TextCursor: ~Copyable {
    private let bytes: UnsafeBufferPointer<UInt8>
    var position = 0

    init(_ text: UnsafeBufferPointer<UInt8>) { bytes = text }

    var isAtEnd: Bool { position == bytes.count }

    /// The next byte; 0 at the end.
    var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

    /// Takes the next byte if it is this one.
    mutating func take(_ byte: UInt8) -> Bool { take(where: { $0 == byte }) }

    /// Takes the next byte if it is this letter, small or capital.
    mutating func takeLetter(_ small: UInt8) -> Bool { take(where: { $0 | 0x20 == small }) }

    /// Takes the next byte if it meets a condition.
    @inline(__always)
    mutating func take(where isWanted: (UInt8) -> Bool) -> Bool {
        guard position < bytes.count, isWanted(bytes[position]) else { return false }
        position += 1
        return true
    }

    /// Takes all bytes up to the first that does not meet a condition, and returns how many.
    @inline(__always)
    mutating func takeAll(where isWanted: (UInt8) -> Bool) -> Int {
        let start = position
        var end = start
        while end < bytes.count, isWanted(bytes[end]) { end += 1 }
        position = end
        return end - start
    }

    /// Takes a number of exactly this many digits if its value is in a range.
    mutating func number(digits: Int, in range: ClosedRange<Int>) -> Int? {
        guard position + digits <= bytes.count else { return nil }
        var value = 0
        for byte in bytes[position..<position + digits] {
            guard ASCII.isDigit(byte) else { return nil }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
        guard range.contains(value) else { return nil }
        position += digits
        return value
    }

    /// Takes a character beyond ASCII; the text is well-formed UTF-8.
    mutating func scalar() -> UInt32? {
        let lead = next
        let count = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        guard lead >= 0xC2, position + count <= bytes.count else { return nil }
        var value = UInt32(lead) & (0x7F >> UInt32(count))
        for byte in bytes[position + 1..<position + count] { value = value << 6 | UInt32(byte & 0x3F) }
        position += count
        return value
    }

    /// What was read since a position.
    func text(from start: Int) -> Slice<UnsafeBufferPointer<UInt8>> { bytes[start..<position] }

    /// The text that has not been read yet.
    var rest: Slice<UnsafeBufferPointer<UInt8>> { bytes[position...] }
}

/// Kinds of bytes that grammars name.
enum ASCII {
    static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
    static func isAlphanumeric(_ byte: UInt8) -> Bool { isDigit(byte) || isLetter(byte) }
    static func isHexadecimal(_ byte: UInt8) -> Bool { isDigit(byte) || (0x61...0x66).contains(byte | 0x20) }
}
