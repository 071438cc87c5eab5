/// Takes apart texts that follow RFC 3339, section 5.6.
///
///     2025-07-01T14:30:00.5+02:00
///     └ readDate ┘└─── readTime ─┘
struct DateTextReader {
    private var rest: Substring.UTF8View
    private(set) var fields = DateFields(offset: 0)

    init(_ text: String) { rest = text[...].utf8 }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest.removeFirst()
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
        let digits = rest.prefix { 0x30...0x39 ~= $0 }
        // What is behind the fifteenth digit is less than a double can hold.
        for digit in digits.prefix(15) {
            value = value * 10 + Double(digit - 0x30)
            scale *= 10
        }
        fields.fraction = value / scale
        rest = rest[digits.endIndex...]
        return !digits.isEmpty
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
        let digits = rest.prefix(count)
        guard digits.count == count, digits.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
        rest = rest.dropFirst(count)
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
}
