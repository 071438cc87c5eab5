/// Dates without a time, as RFC 3339 spells them: `2025-07-01`.
public enum CalendarDateFormat: TextFormat {
    /// What a text must be.
    public static var expectation: String { "a date such as 2025-07-01" }

    /// The date that a text names; nil for dates that no calendar has, such as February 30.
    public static func value(of text: String) -> CalendarDate? {
        var reader = DateTextReader(text)
        guard reader.readDate(), reader.isAtEnd, reader.fields.seconds != nil else { return nil }
        return CalendarDate(year: reader.fields.year, month: reader.fields.month, day: reader.fields.day)
    }

    /// The date with four digits for the year and two for month and day.
    public static func text(of value: CalendarDate) -> String { value.description }
}

/// A text that means a date without a time.
public typealias CalendarDateText = FormattedText<CalendarDateFormat>
