/// The parts of a date in the Gregorian calendar, which is used for all years.
struct DateFields {
    var year = 1970
    var month = 1
    var day = 1
    var hour = 0
    var minute = 0
    var second = 0
    var fraction = 0.0
    /// Whether the hour is one of the second half of the day.
    var isAfternoon = false
    /// Seconds east of UTC.
    var offset: Int

    static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

    private var isLeapYear: Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    private var dayCount: Int {
        switch month {
        case 2: isLeapYear ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// The seconds since 1970-01-01 00:00:00 UTC; nil for a date or time that does not exist.
    ///
    /// Second 60, a leap second, counts as the first second of the next minute.
    var seconds: Double? { wholeSeconds.map { Double($0) + fraction } }

    /// The same without the fraction.
    var wholeSeconds: Int? {
        guard 1...12 ~= month, 1...dayCount ~= day, 0..<24 ~= hour, 0..<60 ~= minute, 0...60 ~= second else {
            return nil
        }
        // Years begin in March here, so that the leap day is the last day; 400 years have 146097 days.
        let shifted = month > 2 ? year : year - 1
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let era = shifted >= 0 ? shifted / 400 : (shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let days = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
        let hours = isAfternoon && hour < 12 ? hour + 12 : hour
        // The caller's offset may be so large that no date is left.
        let (seconds, overflows) = (((days * 24 + hours) * 60 + minute) * 60 + second)
            .subtractingReportingOverflow(offset)
        return overflows ? nil : seconds
    }
}

extension DateFields {
    /// Text such as `2025-07-01T12:30:00Z` or `2025-07-01T12:30:00.250Z`, for years of four digits in UTC.
    func text(milliseconds: Int? = nil) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(24)
        func append(_ number: Int, from largest: Int, _ separator: Unicode.Scalar) {
            var divisor = largest
            while divisor > 0 {
                text.append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
                divisor /= 10
            }
            text.append(UInt8(ascii: separator))
        }
        append(year, from: 1000, "-")
        append(month, from: 10, "-")
        append(day, from: 10, "T")
        append(hour, from: 10, ":")
        append(minute, from: 10, ":")
        append(second, from: 10, milliseconds == nil ? "Z" : ".")
        if let milliseconds { append(milliseconds, from: 100, "Z") }
        return String(decoding: text, as: UTF8.self)
    }

    /// The date and time in UTC that is this many seconds after 1970-01-01 00:00:00 UTC.
    init(wholeSeconds: Int) {
        self.init(offset: 0)
        let (days, secondOfDay) = Self.divide(wholeSeconds, by: 86_400)
        (hour, minute, second) = (secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60)
        // As above, years begin in March.
        let (era, dayOfEra) = Self.divide(days + 719_468, by: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = era * 400 + yearOfEra + (month > 2 ? 0 : 1)
    }

    /// The quotient towards minus infinity, and the remainder, which is never negative.
    static func divide(_ value: Int, by divisor: Int) -> (quotient: Int, remainder: Int) {
        let remainder = (value % divisor + divisor) % divisor
        return ((value - remainder) / divisor, remainder)
    }
}
