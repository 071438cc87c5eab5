internal import BricolageCore
public import BricolageModeling

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension JSONTransform where Output == Date {
    /// A date in a format such as `yyyy-MM-dd`, with Unicode's pattern letters and independent of locale.
    ///
    /// The letters are `y M d E H h a m s S Z X x`; other text is in single quotes. Any other letter makes every
    /// reading fail with an issue that says so. Components missing from the format default to midnight on January 1,
    /// 1970.
    ///
    /// - Parameters:
    ///   - pattern: The format. One letter stands for one or more digits, two letters for exactly two, `yyyy` for four,
    ///     `SSS` for three; `MMM`, `MMMM`, `EEE` and `EEEE` for English names; `Z`, `X` and `x` for any offset from
    ///     UTC.
    ///   - secondsFromGMT: The offset of the time if the format has none.
    public static func date(_ pattern: String, secondsFromGMT: Int = 0) -> JSONTransform {
        let known = Result { () throws(DatePattern.UnknownLetters) in try DatePattern(pattern) }
        return JSONTransform(of: .schema(schema(of: known))) { json in
            let pattern = try known.get()
            guard let seconds = pattern.seconds(try json.read(), offset: secondsFromGMT) else {
                throw json.failure("a date in the format \"\(pattern.text)\"")
            }
            return Date(timeIntervalSince1970: seconds)
        }
    }

    /// A date such as `2025-07-01T12:30:00Z`, with or without fractions of a second.
    public static var iso8601: JSONTransform {
        JSONTransform(of: .schema(["type": "string", "format": "date-time"])) { json in
            guard let date = Date(iso8601: try json.read()) else { throw json.failure("a date and time in ISO 8601") }
            return date
        }
    }

    /// A number of seconds since 1970-01-01 00:00:00 UTC.
    public static var secondsSince1970: JSONTransform { number(scale: 1) }

    /// A number of milliseconds since 1970-01-01 00:00:00 UTC.
    public static var millisecondsSince1970: JSONTransform { number(scale: 1000) }

    private static func number(scale: Double) -> JSONTransform {
        JSONTransform(of: .schema(["type": "number"])) { json in
            Date(timeIntervalSince1970: try json.read(Double.self) / scale)
        }
    }

    /// The schema of dates in a format.
    private static func schema(of pattern: Result<DatePattern, DatePattern.UnknownLetters>) -> JSON.Object {
        (try? pattern.get().text) == "yyyy-MM-dd" ? ["type": "string", "format": "date"] : ["type": "string"]
    }
}

extension JSONTransform {
    /// A string that a parsing strategy of Foundation reads, such as `Date.ISO8601FormatStyle` or that of a currency.
    ///
    /// - Parameters:
    ///   - strategy: The strategy, such as `Date.ISO8601FormatStyle().year().month()`.
    ///   - expected: The expected value, as in "expected …".
    public static func parsed<Strategy: ParseStrategy>(
        by strategy: Strategy, expected: String
    ) -> JSONTransform where Strategy.ParseInput == String, Strategy.ParseOutput == Output {
        JSONTransform(of: .schema(["type": "string"])) { json in
            let text: String = try json.read()
            do {
                return try strategy.parse(text)
            } catch {
                throw json.failure(expected)
            }
        }
    }
}
