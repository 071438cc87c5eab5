/// The type of a property in a ``Schema``.
public enum SchemaPropertyProtocol: Sendable {
    /// A `String`.
    case string
    /// A `UInt`: a number without a fraction that is not negative.
    case uint
    /// An `Int`: a number without a fraction.
    case int
    /// A `Float`.
    case float
    /// A `Double`.
    case double
    /// A `Bool`.
    case bool
    /// An array, for whose elements the property needs a decodable type or a decoder.
    case array
    /// A dictionary with keys of type `String`.
    case dictionary
    /// A `URL`.
    case url
}

/// The older name of ``SchemaPropertyProtocol``.
public typealias ParserPropertyProtocol = SchemaPropertyProtocol

/// The older spellings of the cases.
extension SchemaPropertyProtocol {
    /// The older spelling of `string`.
    public static var String: Self { .string }
    /// The older spelling of `uint`.
    public static var UInt: Self { .uint }
    /// The older spelling of `int`.
    public static var Int: Self { .int }
    /// The older spelling of `float`.
    public static var Float: Self { .float }
    /// The older spelling of `double`.
    public static var Double: Self { .double }
    /// The older spelling of `bool`.
    public static var Bool: Self { .bool }
    /// The older spelling of `array`.
    public static var Array: Self { .array }
    /// The older spelling of `dictionary`.
    public static var Dictionary: Self { .dictionary }
    /// The older spelling of `url`.
    public static var URL: Self { .url }
}
