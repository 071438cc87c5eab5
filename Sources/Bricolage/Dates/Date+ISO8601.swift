#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

extension Date {
    /// Reads text such as `2025-07-01T12:30:00Z`, with or without fractions of a second, as Foundation does.
    ///
    /// The usual spelling is read here, which takes a fraction of the time; Foundation decides on all others. It
    /// ignores any text after a date, and reads February 30 as March 2.
    init?(iso8601 text: String) {
        if let date = Date(usualISO8601: text) {
            self = date
            return
        }
        let style = Date.ISO8601FormatStyle()
        if let date = try? style.parse(text) {
            self = date
            return
        }
        let fractional = style.year().month().day().time(includingFractionalSeconds: true)
            .timeZone(separator: .omitted)
        guard let date = try? fractional.parse(text) else { return nil }
        self = date
    }

    private init?(usualISO8601 text: String) {
        var reader = DateTextReader(text)
        guard reader.readDate(), reader.take("T"), reader.readTime(), reader.isAtEnd else { return nil }
        let fields = reader.fields
        guard Self.gregorianYears ~= fields.year, fields.second < 60, abs(fields.offset) <= Self.largestOffset,
            let seconds = fields.wholeSeconds
        else { return nil }
        self.init(timeIntervalSinceReferenceDate: Double(seconds - Self.secondsToReferenceDate) + fields.fraction)
    }

    /// Writes text such as `2025-07-01T12:30:00Z`, without fractions of a second, as Foundation does.
    var iso8601Text: String {
        let seconds = timeIntervalSinceReferenceDate.rounded(.down)
        guard Self.usualSeconds ~= seconds else { return formatted(.iso8601) }
        return DateFields(wholeSeconds: Int(seconds) + Self.secondsToReferenceDate).text()
    }

    /// The years of four digits in which every calendar that Foundation may use is the Gregorian one.
    private static let gregorianYears = 1583...9999

    /// The offset from UTC, in seconds, beyond which Foundation knows no time zone.
    private static let largestOffset = 18 * 3600

    /// The seconds from 2001-01-01 to the beginning of 1583, and to that of 10000.
    private static let usualSeconds = -13_190_860_800.0..<252_423_993_600.0

    /// The seconds from 1970-01-01 to 2001-01-01.
    private static let secondsToReferenceDate = 978_307_200
}
