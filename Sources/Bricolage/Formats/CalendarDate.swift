/// A day of the Gregorian calendar, not a point in time: when it begins depends on the time zone.
public struct CalendarDate: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The year, from 0 to 9999 in texts.
    public var year: Int
    /// The month, from 1 to 12.
    public var month: Int
    /// The day of the month, from 1.
    public var day: Int

    /// Creates a day, without checking whether it exists.
    public init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// `2025-07-01`.
    public var description: String {
        [(year, 4), (month, 2), (day, 2)].map { number, digits in
            let text = String(number)
            return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
        }
        .joined(separator: "-")
    }

    /// Whether the left day is the earlier one.
    public static func < (left: Self, right: Self) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}
