/// Reads texts that follow RFC 3339, section 5.6.
///
///     2025-07-01T14:30:00.5+02:00
///     └ readDate ┘└─── readTime ─┘
struct DateTextReader {
    // An array, because a view of a string locates each of its bytes anew.
    private let bytes: [UInt8]
    private var position = 0
    private(set) var fields = DateFields(offset: 0)

    init(_ text: String) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { position == bytes.count }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    mutating func readDate() -> Bool {
        guard let year = number(4), take("-"), let month = number(2), take("-"), let day = number(2) else {
            return false
        }
        (fields.year, fields.month, fields.day) = (year, month, day)
        return true
    }

    mutating func readTime() -> Bool {
        guard let hour = number(2), take(":"), let minute = number(2), take(":"), let second = number(2) else {
            return false
        }
        (fields.hour, fields.minute, fields.second) = (hour, minute, second)
        if take("."), !readFraction() { return false }
        return readOffset()
    }

    private mutating func readFraction() -> Bool {
        var scale = 1.0
        var value = 0.0
        var count = 0
        while let digit = takeDigit() {
            count += 1
            // Digits after the fifteenth exceed the precision of a double.
            guard count <= 15 else { continue }
            value = value * 10 + Double(digit)
            scale *= 10
        }
        fields.fraction = value / scale
        return count > 0
    }

    private mutating func readOffset() -> Bool {
        if take("Z") || take("z") { return true }
        let isWest = take("-")
        guard isWest || take("+"), let hours = number(2), take(":"), let minutes = number(2), hours < 24, minutes < 60
        else { return false }
        fields.offset = (hours * 60 + minutes) * (isWest ? -60 : 60)
        return true
    }

    private mutating func number(_ count: Int) -> Int? {
        var value = 0
        for _ in 0..<count {
            guard let digit = takeDigit() else { return nil }
            value = value * 10 + digit
        }
        return value
    }

    private mutating func takeDigit() -> Int? {
        guard position < bytes.count, 0x30...0x39 ~= bytes[position] else { return nil }
        position += 1
        return Int(bytes[position - 1] - 0x30)
    }
}
