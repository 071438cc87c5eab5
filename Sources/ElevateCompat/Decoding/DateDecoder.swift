public import Foundation

/// Makes a `Date` from a string in a format of `DateFormatter`.
public final class DateDecoder: Elevate.Decoder, Sendable {
    private let formatter: DateFormatter

    /// Creates a decoder for a format such as `yyyy-MM-dd`.
    ///
    /// The names of months and the calendar are those of the locale `en_US_POSIX`, not those of the device. The time
    /// zone, if the format has none, is that of the device.
    public init(dateFormatString: String) {
        formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = dateFormatString
    }

    /// Creates a decoder that uses a formatter as it is.
    public init(dateFormatter: DateFormatter) { formatter = dateFormatter }

    /// Makes a `Date` from a string.
    ///
    /// - Throws: a ``ParserError`` if the object is no string, or one in another format.
    public func decode(_ object: Any) throws -> Any {
        guard let text = object as? String else {
            throw ParserError.validation(failureReason: "DateParser object to parse was not a String.")
        }
        guard let date = formatter.date(from: text) else {
            throw ParserError.validation(
                failureReason: "DateParser string could not be parsed to Date with the given formatter.")
        }
        return date
    }
}
