public import BricolageCore
public import BricolageModeling

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Reads dates from strings of one format or from numbers.
public struct JSONDateTransform: JSONTransform, Sendable {
    private enum Form: Sendable {
        case pattern(Result<DatePattern, DatePattern.UnknownLetters>, offset: Int)
        case iso8601
        case seconds(scale: Double)
    }

    private let form: Form

    /// Reads a date.
    public func read(_ json: JSONDocument.Node) throws -> Date {
        switch form {
        case .pattern(let pattern, let offset):
            let pattern = try pattern.get()
            guard let seconds = pattern.seconds(try json.read(), offset: offset) else {
                throw json.failure("a date in the format \"\(pattern.text)\"")
            }
            return Date(timeIntervalSince1970: seconds)
        case .iso8601:
            guard let date = Date(iso8601: try json.read()) else { throw json.failure("a date and time in ISO 8601") }
            return date
        case .seconds(let scale): return Date(timeIntervalSince1970: try json.read(Double.self) / scale)
        }
    }

    /// How the format looks in schemas.
    package var schema: JSON.Object? {
        switch form {
        case .pattern(let pattern, _):
            let format = (try? pattern.get().text) == "yyyy-MM-dd" ? "date" : nil
            var schema: JSON.Object = ["type": "string"]
            if let format { schema["format"] = .string(format) }
            return schema
        case .iso8601: return ["type": "string", "format": "date-time"]
        case .seconds: return ["type": "number"]
        }
    }

    fileprivate init(pattern: String, offset: Int) {
        form = .pattern(
            Result { () throws(DatePattern.UnknownLetters) in try DatePattern(pattern) }, offset: offset)
    }

    fileprivate static let iso8601 = JSONDateTransform(form: .iso8601)
    fileprivate static func number(scale: Double) -> JSONDateTransform {
        JSONDateTransform(form: .seconds(scale: scale))
    }

    private init(form: Form) { self.form = form }
}

/// Reads values of a style of Foundation, such as `Date.ISO8601FormatStyle` or a currency.
public struct JSONStyledTransform<Strategy: ParseStrategy>: JSONTransform
where Strategy.ParseInput == String {
    fileprivate let strategy: Strategy
    fileprivate let expected: String

    /// Parses the string.
    public func read(_ json: JSONDocument.Node) throws -> Strategy.ParseOutput {
        let text: String = try json.read()
        do {
            return try strategy.parse(text)
        } catch {
            throw json.failure(expected)
        }
    }
}

extension JSONTransform where Self == JSONDateTransform {
    /// A date in a format such as `yyyy-MM-dd`, with Unicode's letters and without regard to any locale.
    ///
    /// The letters are `y M d E H h a m s S Z X`; other text stands in single quotes. A letter that is not one of them
    /// makes every reading an issue that says so.
    ///
    /// - Parameters:
    ///   - pattern: The format. One letter stands for one or more digits, two letters for exactly two, `yyyy` for four,
    ///     `SSS` for three; `MMM`, `MMMM`, `EEE` and `EEEE` for English names; `Z` and `X` for any offset from UTC.
    ///   - secondsFromGMT: What the time is relative to when the format has no offset.
    public static func date(_ pattern: String, secondsFromGMT: Int = 0) -> JSONDateTransform {
        JSONDateTransform(pattern: pattern, offset: secondsFromGMT)
    }

    /// A date such as `2025-07-01T12:30:00Z`, with or without fractions of a second.
    public static var iso8601: JSONDateTransform { JSONDateTransform.iso8601 }

    /// A number of seconds since 1970-01-01 00:00:00 UTC.
    public static var secondsSince1970: JSONDateTransform { .number(scale: 1) }

    /// A number of milliseconds since 1970-01-01 00:00:00 UTC.
    public static var millisecondsSince1970: JSONDateTransform { .number(scale: 1000) }
}

extension JSONTransform {
    /// A string that a parsing strategy of Foundation reads.
    ///
    /// - Parameters:
    ///   - strategy: The strategy, such as `Date.ISO8601FormatStyle().year().month()`.
    ///   - expected: What must stand there, as in "expected …".
    public static func parsed<Strategy: ParseStrategy>(
        by strategy: Strategy, expected: String
    ) -> JSONStyledTransform<Strategy> where Self == JSONStyledTransform<Strategy> {
        JSONStyledTransform(strategy: strategy, expected: expected)
    }
}
