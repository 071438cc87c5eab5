public import BricolageCore
package import BricolageDiagnosing
public import BricolageFields
public import BricolageWriting

/// A value that a condition describes, or any other value, which is valid if the condition is not met.
///
///     {"if": {"properties": {"kind": {"const": "parcel"}}},
///      "then": {"properties": {"size": {"$ref": "#/$defs/Size"}}}}
///
///     {"kind": "parcel", "size": {"width": 3}}     size    .meant(Size(width: 3))
///     {"kind": "letter", "size": {"width": "A"}}           .other({"width": "A"})
///
/// No value is an error: a value that does not match the type is kept unchanged. See ``Meant`` for values of an implied
/// kind, which must match the type.
public enum Presumed<Wrapped> {
    /// A value that matches the type.
    case meant(Wrapped)
    /// Any other value.
    case other(JSON)

    /// The value, if it matches the type.
    public var meant: Wrapped? {
        if case .meant(let value) = self { value } else { nil }
    }
}

extension Presumed: Sendable where Wrapped: Sendable {}
extension Presumed: Equatable where Wrapped: Equatable {}
extension Presumed: Hashable where Wrapped: Hashable {}

extension Presumed: Decodable, JSONRecognizable, JSONReadable, JSONReadableValue
where Wrapped: JSONReadable & JSONRecognizable {
    /// Reads a value that matches the type, and keeps any other one.
    ///
    /// Usually a null member that cannot be null is read as absent. Here it means that the value does not match the
    /// type, and it is kept as part of the other value.
    public init(json: JSONDocument.Node) throws {
        if Wrapped.recognize(json) != .impossible,
            let value = try? ThreadTrials.refusingNulls({ try json.read(Wrapped.self) })
        {
            self = .meant(value)
        } else {
            self = .other(JSON(json))
        }
    }

    /// True: null is one of the other values, unless the type accepts it.
    public static var readsNull: Bool { true }

    /// The type, and any other value.
    public static var alternatives: [any JSONReadable.Type] { [Wrapped.self, JSON.self] }
}

extension Presumed: PlaceholderProviding where Wrapped: JSONReadable & JSONRecognizable {
    package static func placeholder(from placeholders: Placeholders) -> Presumed? {
        placeholders.value(of: Wrapped.self).map(Presumed.meant) ?? .other(.null)
    }
}

extension Presumed: Encodable, JSONWritable, JSONWritableValue where Wrapped: JSONWritable {
    /// Writes the value.
    public func write(json: inout JSONOutput) {
        switch self {
        case .meant(let value): value.write(json: &json)
        case .other(let value): value.write(json: &json)
        }
    }
}
