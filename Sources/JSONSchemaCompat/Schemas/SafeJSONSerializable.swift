/// A type that is made from objects which its schema accepts.
///
/// Implement one of the two functions `fromValidatedJSON`.
public protocol SafeJSONSerializable {
    /// The schema of the objects.
    associatedtype Schema: JSONSchemaType

    /// Creates a value from a valid object.
    ///
    /// Properties have the content of their values, so `as! Bool` is safe for a required property that is a `bool()`.
    /// Arrays hold values of type `JSONValue`, objects are of type `JSONObject`.
    static func fromValidatedJSON(json: ValidatedJSON<Schema.PropertyName>) throws -> Self

    /// Creates a value from the properties of a valid object that the schema describes by name.
    static func fromValidatedJSON(json: [Schema.PropertyName: Any]) throws -> Self
}

extension SafeJSONSerializable {
    /// Creates a value from the properties that the schema describes by name.
    public static func fromValidatedJSON(json: ValidatedJSON<Schema.PropertyName>) throws -> Self {
        try fromValidatedJSON(json: json.properties)
    }

    /// Throws, since the type implements neither function.
    public static func fromValidatedJSON(json: [Schema.PropertyName: Any]) throws -> Self {
        throw MissingImplementation(type: "\(Self.self)")
    }
}

extension SafeJSONSerializable where Schema.PropertyName.RawValue == String {
    /// Validates an object and creates a value from it.
    /// - Throws: `JSONValidationError` with everything that is wrong with the object, or what `fromValidatedJSON`
    ///   throws.
    public static func fromJSON(json: JSONObject) throws -> Self {
        try fromValidatedJSON(json: Schema().validate(against: json))
    }
}

/// The error that a type has no function that creates values from valid objects.
private struct MissingImplementation: Error, CustomStringConvertible {
    let type: String

    var description: String { "\(type) does not implement fromValidatedJSON(json:)" }
}
