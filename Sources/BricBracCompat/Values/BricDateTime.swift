/// The distance of a local time from UTC.
public struct BricZone: Equatable, Hashable, Codable, Sendable {
    /// The hours, negative in the west.
    public let hours: Int
    /// The minutes, negative in the west.
    public let minutes: Int
}

/// The parts of a date and time as ISO 8601 writes it.
public protocol ISO8601DateTime {
    /// The year.
    var year: Int { get set }
    /// The month, from 1.
    var month: Int { get set }
    /// The day of the month, from 1.
    var day: Int { get set }
    /// The hour, up to 24.
    var hour: Int { get set }
    /// The minute.
    var minute: Int { get set }
    /// The second, with its fraction.
    var second: Double { get set }
    /// The distance from UTC.
    var zone: BricZone { get set }
}

/// A date and time as ISO 8601 writes it, such as `2012-12-31T23:59:59.000Z`.
public struct BricDateTime: ISO8601DateTime, Equatable, Hashable, Codable, Sendable {
    /// A date without a time.
    public typealias BricDate = (year: Int, month: Int, day: Int)
    /// A time without a date.
    public typealias BricTime = (hour: Int, minute: Int, second: Double)

    /// The parts of the date, and the hour and minute.
    public var year, month, day, hour, minute: Int
    /// The second, with its fraction.
    public var second: Double
    /// The distance from UTC.
    public var zone: BricZone

    /// Creates a date and time of its parts.
    public init(year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Double, zone: (Int, Int)) {
        (self.year, self.month, self.day, self.hour, self.minute) = (year, month, day, hour, minute)
        self.second = second
        self.zone = BricZone(hours: zone.0, minutes: zone.1)
    }

    /// Reads text, or fails.
    public init?(_ text: String) {
        let zero = BricDateTime(year: 0, month: 1, day: 1, hour: 0, minute: 0, second: 0, zone: (0, 0))
        guard let parsed = zero.parseISO8601String(text) else { return nil }
        self = parsed
    }
}

extension BricDateTime: CustomStringConvertible, Bricable, Bracable {
    /// The text.
    public var description: String { toISO8601String() }

    /// The text as a string.
    public func bric() -> Bric { .str(description) }

    /// Reads a string.
    public static func brac(bric: Bric) throws -> BricDateTime {
        let text = try bric.bracStr()
        return try BricDateTime(text) ?? bric.invalidRawValue(text)
    }
}

extension Bric {
    /// The date and time, if the value is a string that is one.
    public var dtm: BricDateTime? { str.flatMap { BricDateTime($0) } }
}

extension ISO8601DateTime {
    /// The text, with fractions of a second as far as they go, at least three digits.
    public func toISO8601String() -> String { toFormattedString() }

    /// The text with separators of choice.
    ///
    /// - Parameters:
    ///   - timesep: What separates the date from the time.
    ///   - utctz: What stands for UTC; nil for `+00:00`.
    ///   - padsec: The least number of digits of the fraction of a second.
    public func toFormattedString(timesep: String = "T", utctz: String? = "Z", padsec: Int = 3) -> String {
        func padded(_ number: Int, _ count: Int) -> String {
            let digits = String(number.magnitude)
            return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, count - digits.count)) + digits
        }
        let seconds = second.description.split(separator: ".", maxSplits: 1)
        let fraction = seconds.count > 1 ? String(seconds[1]) : "0"
        let padding = String(repeating: "0", count: max(0, padsec - fraction.count))
        let isWest = zone.hours < 0 || zone.minutes < 0
        let distance = padded(Int(zone.hours.magnitude), 2) + ":" + padded(Int(zone.minutes.magnitude), 2)
        let place = zone.hours == 0 && zone.minutes == 0 ? utctz : nil
        return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2) + timesep + padded(hour, 2) + ":"
            + padded(minute, 2) + ":" + padded(Int(second), 2) + "." + fraction + padding
            + (place ?? (isWest ? "-" : "+") + distance)
    }

    /// A copy with the date and time of a text, or nil.
    public func parseISO8601String(_ text: String) -> Self? {
        let pattern = #/([+-]?\d{4,6})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2}(?:\.\d+)?)(?:Z|([+\-−])(\d{2}):(\d{2}))/#
        guard let match = text.wholeMatch(of: pattern)?.output, let year = Int(match.1), let month = Int(match.2),
            let day = Int(match.3), let hour = Int(match.4), let minute = Int(match.5), let second = Double(match.6)
        else { return nil }
        let days = [31, Self.isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard 1...12 ~= month, 1...days[month - 1] ~= day, 0...24 ~= hour, 0...59 ~= minute, second < 60,
            hour < 24 || minute == 0 && second == 0
        else { return nil }
        let sign = match.7.map { $0 == "+" ? 1 : -1 } ?? 0
        let (hours, minutes) = (match.8.flatMap { Int($0) } ?? 0, match.9.flatMap { Int($0) } ?? 0)
        guard hours < 24, minutes < 60 else { return nil }
        var copy = self
        (copy.year, copy.month, copy.day, copy.hour, copy.minute) = (year, month, day, hour, minute)
        copy.second = second
        copy.zone = BricZone(hours: sign * hours, minutes: sign * minutes)
        return copy
    }

    private static func isLeap(_ year: Int) -> Bool {
        year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    }
}
