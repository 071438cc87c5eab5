internal import BricolageSchema

extension StringFormat {
    /// `time`: a time of the day with its offset from UTC (RFC 3339, section 5.6, `full-time`).
    ///
    /// Drafts 4 and 6 do not have it, and it is open whether their authors mean that of draft 3 or that of draft 7.
    static let time = StringFormat("time", of: .draft7 ... .v1) { cursor in
        cursor.time() && cursor.isAtEnd
    }

    /// `time` of draft 3: hours, minutes and seconds (draft 3, 5.23).
    static let timeOfDraft3 = StringFormat("time", of: .draft3 ... .draft3) { cursor in
        cursor.clock() != nil && cursor.isAtEnd
    }

    /// `date-time`: a day and a time (RFC 3339, section 5.6).
    static let dateTime = StringFormat("date-time") { cursor in
        cursor.day() && cursor.takeLetter(UInt8(ascii: "t")) && cursor.time() && cursor.isAtEnd
    }
}

extension TextCursor {
    /// Takes a time such as `23:59:60.5Z`; a leap second is accepted only at the end of a day in UTC.
    mutating func time() -> Bool {
        guard let (hour, minute, second) = clock() else { return false }
        if take(UInt8(ascii: ".")), takeAll(where: ASCII.isDigit) == 0 { return false }
        guard let offset = offset() else { return false }
        let minuteOfDay = (hour * 60 + minute - offset + 2 * 1440) % 1440
        return second < 60 || minuteOfDay == 1439
    }

    /// Takes hours, minutes and seconds, which may be 60.
    mutating func clock() -> (hour: Int, minute: Int, second: Int)? {
        guard let hour = number(digits: 2, in: 0...23), take(UInt8(ascii: ":")),
            let minute = number(digits: 2, in: 0...59), take(UInt8(ascii: ":")),
            let second = number(digits: 2, in: 0...60)
        else { return nil }
        return (hour, minute, second)
    }

    /// Takes `Z` or an offset such as `+01:00`, in minutes.
    private mutating func offset() -> Int? {
        if takeLetter(UInt8(ascii: "z")) { return 0 }
        let isNegative = next == UInt8(ascii: "-")
        guard take(where: { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }),
            let hours = number(digits: 2, in: 0...23), take(UInt8(ascii: ":")),
            let minutes = number(digits: 2, in: 0...59)
        else { return nil }
        return (hours * 60 + minutes) * (isNegative ? -1 : 1)
    }
}
