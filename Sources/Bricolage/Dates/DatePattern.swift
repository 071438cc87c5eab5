/// A date format in Unicode's pattern letters, such as `yyyy-MM-dd'T'HH:mm:ss.SSSZ`, independent of any locale.
///
///     yyyy-MM-dd 'at' HH:mm
///      │  ││ │  └ literal text stands in single quotes; characters that are no letters stand for themselves
///      │  └┴─┴─── two letters: exactly two digits; one letter: one to nine digits
///      └───────── years have four digits or, with `y`, one to nine
///
/// | Letters | Meaning |
/// |---|---|
/// | `y` `yyyy` | year |
/// | `M` `MM`, `MMM` `MMMM` | month as a number, or by its short or full English name |
/// | `d` `dd` | day |
/// | `E` `EEE` `EEEE` | day of the week by its short or full English name, which is not checked against the date |
/// | `H` `HH`, `h` `hh` with `a` | hour of 24, or of 12 with AM or PM |
/// | `m` `mm`, `s` `ss`, `S`… | minute, second, digits of a fraction of a second |
/// | `Z` `ZZZZZ` `X` `XXX` `x` `xxx` | offset from UTC: `+0100`, `+01:00` or `Z`, all read by any of these |
struct DatePattern: Sendable {
    enum Element: Sendable, Equatable {
        case literal(UInt8)
        /// Digits of a part: exactly `count` or, if it is nil, one to nine.
        case digits(Part, count: Int?)
        case name(Part, isShort: Bool)
        case dayPeriod
        case offset
    }

    enum Part: Sendable, Equatable {
        case year, month, day, weekday, hour, hourOfTwelve, minute, second, fraction
    }

    /// Letters that mean nothing here.
    struct UnknownLetters: Error, CustomStringConvertible {
        let pattern: String
        let letters: String

        var description: String { "the date format \"\(pattern)\" has \"\(letters)\", which is not supported" }
    }

    let text: String
    private(set) var elements: [Element] = []

    init(_ text: String) throws(UnknownLetters) {
        self.text = text
        let bytes = Array(text.utf8)
        var position = 0
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "'") {
                position = readQuoted(bytes, from: position)
            } else if UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 {
                let end = bytes[position...].firstIndex { $0 != byte } ?? bytes.count
                guard let element = Self.element(byte, count: end - position) else {
                    let letters = String(decoding: bytes[position..<end], as: UTF8.self)
                    throw UnknownLetters(pattern: text, letters: letters)
                }
                elements.append(element)
                position = end
            } else {
                elements.append(.literal(byte))
                position += 1
            }
        }
    }

    /// Reads literal text from a single quote on; two single quotes stand for one, inside and outside.
    private mutating func readQuoted(_ bytes: [UInt8], from start: Int) -> Int {
        var position = start + 1
        if position < bytes.count, bytes[position] == UInt8(ascii: "'") {
            elements.append(.literal(UInt8(ascii: "'")))
            return position + 1
        }
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "'") {
                guard position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "'") else { return position + 1 }
                position += 1
            }
            elements.append(.literal(bytes[position]))
            position += 1
        }
        return position
    }

    private static func element(_ letter: UInt8, count: Int) -> Element? {
        switch (letter, count) {
        case (UInt8(ascii: "y"), 1): .digits(.year, count: nil)
        case (UInt8(ascii: "y"), 4): .digits(.year, count: 4)
        case (UInt8(ascii: "M"), 1...2): .digits(.month, count: count == 2 ? 2 : nil)
        case (UInt8(ascii: "M"), 3...4): .name(.month, isShort: count == 3)
        case (UInt8(ascii: "d"), 1...2): .digits(.day, count: count == 2 ? 2 : nil)
        case (UInt8(ascii: "E"), 1...4): .name(.weekday, isShort: count < 4)
        case (UInt8(ascii: "H"), 1...2): .digits(.hour, count: count == 2 ? 2 : nil)
        case (UInt8(ascii: "h"), 1...2): .digits(.hourOfTwelve, count: count == 2 ? 2 : nil)
        case (UInt8(ascii: "m"), 1...2): .digits(.minute, count: count == 2 ? 2 : nil)
        case (UInt8(ascii: "s"), 1...2): .digits(.second, count: count == 2 ? 2 : nil)
        case (UInt8(ascii: "S"), 1...9): .digits(.fraction, count: count == 1 ? nil : count)
        case (UInt8(ascii: "a"), 1): .dayPeriod
        case (UInt8(ascii: "Z"), 1...5), (UInt8(ascii: "X"), 1...5), (UInt8(ascii: "x"), 1...5): .offset
        default: nil
        }
    }
}
