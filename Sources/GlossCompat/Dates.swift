internal import Bricolage
public import Foundation

/// A formatter of dates such as `2015-08-08T21:57:13Z`, in UTC.
///
/// It is one object for all, as in Gloss; the functions of `Decoder` and `Encoder` do not depend on it.
public let GlossDateFormatterISO8601 = DateFormatter.glossISO8601()

/// The same for the functions of `Decoder`, on which no change of the shared one has an effect.
private let lenientFormatter = DateFormatter.glossISO8601()

extension DateFormatter {
    fileprivate static func glossISO8601() -> DateFormatter {
        let formatter = DateFormatter()
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZZZZZ"
        formatter.calendar = calendar
        formatter.timeZone = .gmt
        return formatter
    }
}

extension Decoder {
    /// Decodes a date that a formatter reads.
    public static func decode(
        dateForKey key: String, dateFormatter: DateFormatter, keyPathDelimiter: String = GlossKeyPathDelimiter
    ) -> (JSON) -> Date? {
        decode(at: key, keyPathDelimiter, by: .dates(by: dateFormatter))
    }

    /// Decodes an array of dates that a formatter reads; one element that does not suit makes it nil.
    public static func decode(
        dateArrayForKey key: String, dateFormatter: DateFormatter, keyPathDelimiter: String = GlossKeyPathDelimiter
    ) -> (JSON) -> [Date]? {
        decode(at: key, keyPathDelimiter, by: .array(of: .dates(by: dateFormatter)))
    }

    /// Decodes a date such as `2015-08-08T21:57:13Z`, with or without fractions of a second, in any time zone.
    public static func decode(
        dateISO8601ForKey key: String, keyPathDelimiter: String = GlossKeyPathDelimiter
    ) -> (JSON) -> Date? {
        decode(at: key, keyPathDelimiter, by: .iso8601)
    }

    /// Decodes an array of dates such as `2015-08-08T21:57:13Z`; one element that does not suit makes it nil.
    public static func decode(
        dateISO8601ArrayForKey key: String, keyPathDelimiter: String = GlossKeyPathDelimiter
    ) -> (JSON) -> [Date]? {
        decode(at: key, keyPathDelimiter, by: .array(of: .iso8601))
    }
}

extension Encoder {
    /// Encodes a date as a formatter writes it.
    public static func encode(dateForKey key: String, dateFormatter: DateFormatter) -> (Date?) -> JSON? {
        { date in encode(key: key)(date.map(dateFormatter.string)) }
    }

    /// Encodes an array of dates as a formatter writes them.
    public static func encode(dateArrayForKey key: String, dateFormatter: DateFormatter) -> ([Date]?) -> JSON? {
        { dates in encode(key: key)(dates?.map(dateFormatter.string)) }
    }

    /// Encodes a date in UTC, as `2015-08-08T21:57:13Z`, with milliseconds if it has any.
    ///
    /// A date whose year has not four digits gives nil.
    public static func encode(dateISO8601ForKey key: String) -> (Date?) -> JSON? {
        { date in encode(key: key)(date.map(DateTimeText.init)) }
    }

    /// Encodes an array of dates in UTC, as `2015-08-08T21:57:13Z`, with milliseconds if they have any.
    public static func encode(dateISO8601ArrayForKey key: String) -> ([Date]?) -> JSON? {
        { dates in encode(key: key)(dates?.map(DateTimeText.init)) }
    }
}

extension Reader where Value == Date {
    fileprivate static func dates(by formatter: DateFormatter) -> Self {
        Self(expected: "a date in the format \"\(formatter.dateFormat ?? "")\"", formatter.date)
    }

    fileprivate static var iso8601: Self {
        Self(expected: DateTimeFormat.expectation) {
            DateTimeFormat.value(of: $0) ?? lenientFormatter.date(from: $0)
        }
    }

    private init(expected: String, _ date: @escaping (String) -> Date?) {
        self.init { value, place in
            if let date = (value as? String).flatMap(date) { return date }
            place.refuse(value, expected: expected)
            return nil
        }
    }
}
