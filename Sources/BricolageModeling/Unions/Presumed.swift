public import BricolageCore
package import BricolageDiagnosing
public import BricolageFields
public import BricolageWriting

/// A value that is described under a condition, or any other one, which is valid where the condition is not met.
///
///     {"if": {"properties": {"kind": {"const": "parcel"}}},
///      "then": {"properties": {"size": {"$ref": "#/$defs/Size"}}}}
///
///     {"kind": "parcel", "size": {"width": 3}}     size    .meant(Size(width: 3))
///     {"kind": "letter", "size": {"width": "A"}}           .other({"width": "A"})
///
/// No value is an error: what the type does not read as a whole is kept as it is. See ``Meant`` for values of the kind
/// that a schema speaks of without saying so, which must be what the type reads.
public enum Presumed<Wrapped> {
    /// A value that the type reads.
    case meant(Wrapped)
    /// Any other value.
    case other(JSON)

    /// The value, where the type reads it.
    public var meant: Wrapped? {
        if case .meant(let value) = self { value } else { nil }
    }
}

extension Presumed: Sendable where Wrapped: Sendable {}
extension Presumed: Equatable where Wrapped: Equatable {}
extension Presumed: Hashable where Wrapped: Hashable {}

extension Presumed: Decodable, JSONRecognizable, JSONReadable, JSONReadableValue
where Wrapped: JSONReadable & JSONRecognizable {
    /// Reads a value that the type reads, and keeps any other one.
    ///
    /// A member that is null is read as an absent one elsewhere, where it cannot be null: of what the type describes that
    /// is an error, of another value it is a part.
    public init(json: JSONDocument.Node) throws {
        if Wrapped.recognize(json) != .impossible,
            let value = try? ThreadTrials.refusingNulls({ try json.read(Wrapped.self) })
        {
            self = .meant(value)
        } else {
            self = .other(JSON(json))
        }
    }

    /// True: null is one of the other values, unless the type reads it.
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
    /// Writes the value, whichever it is.
    public func write(json: inout JSONOutput) {
        switch self {
        case .meant(let value): value.write(json: &json)
        case .other(let value): value.write(json: &json)
        }
    }
}
