/// A type that writes itself as JSON without the detour through `Codable`.
///
/// Conform to one of the two refinements: `JSONWritableObject` for a type whose JSON is an object with fields, or
/// `JSONWritableValue` for anything else, such as one of several types. Both make the type `Encodable` by any coder.
public protocol JSONWritable: Encodable {
    /// Writes the value: exactly one JSON value.
    func write(json: inout JSONOutput)

    /// Whether a field with this value is left out of its object. False by default; nil is left out.
    static func omits(_ value: Self) -> Bool
}

extension JSONWritable {
    /// False: fields are written whatever their value.
    public static func omits(_ value: Self) -> Bool { false }
}
