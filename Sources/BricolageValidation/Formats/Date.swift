extension StringFormat {
    /// `date`: a day of the calendar (RFC 3339, section 5.6, `full-date`).
    static let date = StringFormat("date") { cursor in
        cursor.day() && cursor.isAtEnd
    }
}

extension TextCursor {
    /// Takes a day such as `2024-02-29`.
    mutating func day() -> Bool {
        guard let year = number(digits: 4, in: 0...9999), take(UInt8(ascii: "-")),
            let month = number(digits: 2, in: 1...12), take(UInt8(ascii: "-"))
        else { return false }
        return number(digits: 2, in: 1...Self.length(of: month, year)) != nil
    }

    private static func length(of month: Int, _ year: Int) -> Int {
        switch month {
        case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
