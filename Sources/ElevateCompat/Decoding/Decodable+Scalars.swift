/// A type whose values the parser makes itself.
protocol ScalarDecodable: Elevate.Decodable {
    static var propertyType: SchemaPropertyProtocol { get }
}

extension ScalarDecodable {
    /// Creates a value from an object of the same type.
    ///
    /// A number that the type cannot hold is an error, and a truth value is no number.
    /// - Throws: a ``ParserError``.
    public init(json: Any) throws {
        guard case .success(let value as Self) = ScalarValue.value(of: json, as: Self.propertyType) else {
            throw ParserError.validation(failureReason: "JSON object was not of type: \(Self.self)")
        }
        self = value
    }
}

extension String: ScalarDecodable {
    static var propertyType: SchemaPropertyProtocol { .string }
}

extension Int: ScalarDecodable {
    static var propertyType: SchemaPropertyProtocol { .int }
}

extension UInt: ScalarDecodable {
    static var propertyType: SchemaPropertyProtocol { .uint }
}

extension Float: ScalarDecodable {
    static var propertyType: SchemaPropertyProtocol { .float }
}

extension Double: ScalarDecodable {
    static var propertyType: SchemaPropertyProtocol { .double }
}

extension Bool: ScalarDecodable {
    static var propertyType: SchemaPropertyProtocol { .bool }
}
