public import BricolageCore
public import BricolageWriting

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension JSON.Encoder {
    /// How dates are written.
    ///
    /// Foundation's `formatted` is missing, because its `DateFormatter` would require all of Foundation. Use `custom`
    /// with a formatter of your own instead.
    public enum DateEncodingStrategy: Sendable {
        /// Seconds since 2001-01-01 00:00:00 UTC, as `Date` encodes itself.
        case deferredToDate
        /// Seconds since 1970-01-01 00:00:00 UTC.
        case secondsSince1970
        /// Milliseconds since 1970-01-01 00:00:00 UTC.
        case millisecondsSince1970
        /// Text such as `2025-07-01T12:30:00Z`; fractions of a second are lost.
        case iso8601
        /// By a function.
        case custom(@Sendable (Date, any Swift.Encoder) throws -> Void)
    }

    /// How dates are written.
    public var dateEncodingStrategy: DateEncodingStrategy {
        get { overrides.strategies[ObjectIdentifier(Date.self)] as? DateEncodingStrategy ?? .deferredToDate }
        set {
            overrides.strategies[ObjectIdentifier(Date.self)] = newValue
            overrides.set(Date.self, newValue.action)
        }
    }
}

extension JSON.Encoder.DateEncodingStrategy {
    fileprivate var action: (@Sendable (Date, any Swift.Encoder) throws -> Void)? {
        switch self {
        case .deferredToDate: nil
        case .secondsSince1970: { try $1.encodeSingle($0.timeIntervalSince1970) }
        case .millisecondsSince1970: { try $1.encodeSingle($0.timeIntervalSince1970 * 1000) }
        case .iso8601: { try $1.encodeSingle($0.iso8601Text) }
        case .custom(let encode): encode
        }
    }
}

extension JSON.Decoder {
    /// How dates are read.
    public enum DateDecodingStrategy: Sendable {
        /// Seconds since 2001-01-01 00:00:00 UTC, as `Date` decodes itself.
        case deferredToDate
        /// Seconds since 1970-01-01 00:00:00 UTC.
        case secondsSince1970
        /// Milliseconds since 1970-01-01 00:00:00 UTC.
        case millisecondsSince1970
        /// Text such as `2025-07-01T12:30:00Z`, with or without fractions of a second; everything else that
        /// `JSONDecoder` accepts as a date, even nonexistent days, gives the same date.
        case iso8601
        /// By a function.
        case custom(@Sendable (any Swift.Decoder) throws -> Date)
    }

    /// How dates are read.
    public var dateDecodingStrategy: DateDecodingStrategy {
        get { overrides.strategies[ObjectIdentifier(Date.self)] as? DateDecodingStrategy ?? .deferredToDate }
        set {
            overrides.strategies[ObjectIdentifier(Date.self)] = newValue
            overrides.set(Date.self, newValue.action)
        }
    }
}

extension JSON.Decoder.DateDecodingStrategy {
    fileprivate var action: (@Sendable (any Swift.Decoder) throws -> Date)? {
        switch self {
        case .deferredToDate: nil
        case .secondsSince1970:
            { Date(timeIntervalSince1970: try $0.number(of: "seconds since 1970", strategy: ".secondsSince1970")) }
        case .millisecondsSince1970:
            {
                let milliseconds = try $0.number(
                    of: "milliseconds since 1970", strategy: ".millisecondsSince1970")
                return Date(timeIntervalSince1970: milliseconds / 1000)
            }
        case .iso8601: { try Self.iso8601($0) }
        case .custom(let decode): decode
        }
    }

    private static func iso8601(_ decoder: any Swift.Decoder) throws -> Date {
        let json = (decoder as? any NodeProvidingDecoder)?.node
        if json?.isNull == true { try decoder.refuseNull(insteadOf: Date.self, expected: "a string") }
        if let json, json.kind == .number {
            let expected = "a date and time in ISO 8601"
            throw decoder.mismatch(
                String.self, DateAdvice.failure(at: json, expected: expected, strategy: ".iso8601"))
        }
        let text = try decoder.singleValueContainer().decode(String.self)
        if let date = Date(iso8601: text) { return date }
        throw decoder.failure("a date and time in ISO 8601")
    }
}

extension Date: OverriddenValue {
    package static var decode: @Sendable (any Swift.Decoder) throws -> any Sendable {
        {
            let (unit, strategy) = DateAdvice.withoutStrategy
            return Date(timeIntervalSinceReferenceDate: try $0.number(of: unit, strategy: strategy))
        }
    }
}

extension Swift.Decoder {
    /// The number from which a date is made; a string may represent an infinite one.
    fileprivate func number(of unit: String, strategy: String) throws -> Double {
        // The cast is made only once, because the runtime looks up the conformance each time.
        let json = (self as? any NodeProvidingDecoder)?.node
        if json?.isNull == true { try refuseNull(insteadOf: Date.self, expected: "a number") }
        if let json, json.kind == .string {
            let error = DateAdvice.failure(at: json, expected: "a number of \(unit)", strategy: strategy)
            // Other texts may represent infinities.
            if error.advice != nil { throw mismatch(Double.self, error) }
        }
        return try singleValueContainer().decode(Double.self)
    }

    /// The standard error for a value of a kind from which a type is not read.
    fileprivate func mismatch(_ type: Any.Type, _ error: JSONReadingError) -> DecodingError {
        .typeMismatch(
            type,
            .init(codingPath: codingPath, debugDescription: "expected \(error.expected)", underlyingError: error))
    }
}
