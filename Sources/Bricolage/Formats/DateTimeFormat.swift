#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Dates with a time and an offset, as RFC 3339 spells them: `2025-07-01T14:30:00.5+02:00`.
public enum DateTimeFormat: TextFormat {
    /// What a text must be.
    public static var expectation: String { "a date and time such as 2025-07-01T14:30:00Z" }

    /// The moment that a text names.
    ///
    /// A 60th second is the first one of the next minute.
    public static func value(of text: String) -> Date? {
        var reader = DateTextReader(text)
        guard reader.readDate(), reader.take("T") || reader.take("t") || reader.take(" "), reader.readTime(),
            reader.isAtEnd
        else { return nil }
        return reader.fields.seconds.map(Date.init(timeIntervalSince1970:))
    }

    /// The moment in UTC, with milliseconds where it has any.
    public static func text(of value: Date) -> String {
        let milliseconds = (value.timeIntervalSince1970 * 1000).rounded()
        let hasFraction = milliseconds.remainder(dividingBy: 1000) != 0
        return Date(timeIntervalSince1970: milliseconds / 1000)
            .formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: hasFraction))
    }
}

/// A text that means a date and a time.
public typealias DateTimeText = FormattedText<DateTimeFormat>
