#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Dates with a time and an offset, as in RFC 3339: `2025-07-01T14:30:00.5+02:00`.
public enum DateTimeFormat: TextFormat {
    /// The expected text.
    public static var expectation: String { "a date and time such as 2025-07-01T14:30:00Z" }

    /// The point in time of a text.
    ///
    /// Second 60 is the first second of the next minute.
    public static func value(of text: String) -> Date? {
        var reader = DateTextReader(text)
        guard reader.readDate(), reader.take("T") || reader.take("t") || reader.take(" "), reader.readTime(),
            reader.isAtEnd
        else { return nil }
        return reader.fields.seconds.map(Date.init(timeIntervalSince1970:))
    }

    /// The point in time in UTC, with milliseconds if it has any.
    public static func text(of value: Date) -> String {
        let milliseconds = (value.timeIntervalSince1970 * 1000).rounded()
        guard fourDigitYears ~= milliseconds else {
            return value.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
        }
        // Computed with integers, since the `Date` nearest to a millisecond may lie before it, and truncation would
        // lose that millisecond.
        let (seconds, fraction) = DateFields.divide(Int(milliseconds), by: 1000)
        return DateFields(wholeSeconds: seconds).text(milliseconds: fraction == 0 ? nil : fraction)
    }

    /// Whether the year has four digits, as RFC 3339 requires.
    public static func canSpell(_ value: Date) -> Bool {
        fourDigitYears ~= (value.timeIntervalSince1970 * 1000).rounded()
    }

    /// The milliseconds from 1970-01-01 to the beginning of the year 0, and to that of 10000.
    private static let fourDigitYears = -62_167_219_200_000.0..<253_402_300_800_000.0
}

/// A text that represents a date and a time.
public typealias DateTimeText = FormattedText<DateTimeFormat>
