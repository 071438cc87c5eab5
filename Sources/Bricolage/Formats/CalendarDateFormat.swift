/// Dates without a time, as in RFC 3339: `2025-07-01`.
public enum CalendarDateFormat: TextFormat {
    /// The expected text.
    public static var expectation: String { "a date such as 2025-07-01" }

    /// The date of a text; nil for nonexistent dates such as February 30.
    public static func value(of text: String) -> CalendarDate? {
        var reader = DateTextReader(text)
        guard reader.readDate(), reader.isAtEnd, reader.fields.seconds != nil else { return nil }
        return CalendarDate(year: reader.fields.year, month: reader.fields.month, day: reader.fields.day)
    }

    /// The date with four digits for the year and two for month and day.
    public static func text(of value: CalendarDate) -> String { value.description }

    /// Whether the date exists, in a year of four digits.
    public static func canSpell(_ value: CalendarDate) -> Bool { self.value(of: text(of: value)) == value }
}

/// A text that represents a date without a time.
public typealias CalendarDateText = FormattedText<CalendarDateFormat>
