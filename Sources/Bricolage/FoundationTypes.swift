public import BricolageCore
public import BricolageFields
public import BricolageWriting

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension URL: JSONReadable, JSONRecognizable, JSONWritable, StrategyIndependent, WholeValue {
    /// Reads a string that is a URL.
    public init(json: JSONDocument.Node) throws {
        guard let url = URL(string: try String(json: json)) else { throw json.failure("a URL") }
        self = url
    }

    /// Writes the whole URL as a string.
    public func write(json: inout JSONOutput) { json.write(absoluteString) }
}

extension UUID: JSONReadable, JSONRecognizable, JSONWritable, StrategyIndependent, WholeValue {
    /// Reads a string that is a UUID.
    public init(json: JSONDocument.Node) throws {
        guard let uuid = UUID(text: try String(json: json)) else { throw json.failure("a UUID") }
        self = uuid
    }

    /// Writes the UUID as an uppercase string, as Foundation does.
    public func write(json: inout JSONOutput) { json.write(text) }
}

extension Decimal: JSONReadable, JSONRecognizable, JSONWritable, StrategyIndependent, WholeValue {
    /// Reads a number from its digits; one that a `Decimal` cannot hold exactly is an error.
    public init(json: JSONDocument.Node) throws {
        let number = try JSON.Number(json: json)
        if let decimal = Decimal(usual: number) {
            self = decimal
            return
        }
        guard let decimal = Decimal(string: number.description), JSON.Number(decimal.description) == number else {
            throw JSONReadingError(.outOfRange, at: json, expected: "a number that Decimal holds exactly")
        }
        self = decimal
    }

    /// Numbers of up to 19 digits without an exponent, which every `Decimal` holds exactly; nil for others.
    private init?(usual number: JSON.Number) {
        switch number.form {
        case .integer(let value): self.init(value)
        // Negative zero has the bits of NaN where Foundation does not drop the minus.
        case .decimal(let digits, let fractionDigits, let isNegative) where digits > 0 && fractionDigits <= 19:
            self.init(
                sign: isNegative ? .minus : .plus, exponent: -Int(fractionDigits), significand: Decimal(digits))
        default: return nil
        }
    }

    /// Writes all digits; NaN is an error, whatever the strategy for floating-point numbers.
    public func write(json: inout JSONOutput) {
        if let number = usualNumber ?? JSON.Number(description) { return json.write(number) }
        json.fail(.nonFiniteNumber("nan"))
        json.writeNull()
    }
}

extension Date: JSONReadable, JSONRecognizable, JSONWritable {
    /// Reads seconds since 2001-01-01 00:00:00 UTC, as the coders do without a strategy.
    public init(json: JSONDocument.Node) throws {
        if json.kind == .string {
            let (unit, strategy) = DateAdvice.withoutStrategy
            throw DateAdvice.failure(at: json, expected: "a number of \(unit)", strategy: strategy)
        }
        self.init(timeIntervalSinceReferenceDate: try Double(json: json))
    }

    /// Writes seconds since 2001-01-01 00:00:00 UTC, as the coders do without a strategy.
    public func write(json: inout JSONOutput) { json.write(timeIntervalSinceReferenceDate) }
}

extension Data: JSONReadable, JSONRecognizable, JSONWritable, WholeValue {
    /// Reads a string in base64.
    public init(json: JSONDocument.Node) throws {
        guard let data = Data(base64Encoded: try String(json: json)) else { throw json.failure("data in base64") }
        self = data
    }

    /// Writes a string in base64.
    public func write(json: inout JSONOutput) { json.write(base64EncodedString()) }
}

// The types from which Foundation makes these types, which its errors name.

extension URL: MismatchNaming {
    package static var typeInMismatches: Any.Type { String.self }
    package static var typeInPlaceOfNull: Any.Type { Self.self }
}

extension UUID: MismatchNaming {
    package static var typeInMismatches: Any.Type { String.self }
}

extension Data: MismatchNaming {
    package static var typeInMismatches: Any.Type { String.self }
    package static var typeInPlaceOfNull: Any.Type { Self.self }
}

extension Date: MismatchNaming {
    package static var typeInMismatches: Any.Type { Double.self }
    package static var typeInPlaceOfNull: Any.Type { Self.self }
}
