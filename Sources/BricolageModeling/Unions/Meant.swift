public import BricolageCore
package import BricolageDiagnosing
public import BricolageFields
public import BricolageWriting

/// A value of the kind that a schema means, or of another kind that it does not exclude.
///
///     {"minLength": 2}     "Rice"  .meant("Rice")
///                          7       .other(7)
///
/// Strictly, a schema without `type` allows values of every kind that its keywords do not apply to. Generated types
/// read the kind that is meant, and keep other kinds. A value of the meant kind must match the type: otherwise it is an
/// error, not `.other`.
public enum Meant<Wrapped> {
    /// A value of the meant kind.
    case meant(Wrapped)
    /// A value of another kind.
    case other(JSON)

    /// The value, if it is of the meant kind.
    public var meant: Wrapped? {
        if case .meant(let value) = self { value } else { nil }
    }
}

extension Meant: Sendable where Wrapped: Sendable {}
extension Meant: Equatable where Wrapped: Equatable {}
extension Meant: Hashable where Wrapped: Hashable {}

extension Meant: Decodable, JSONRecognizable, JSONReadable, JSONReadableValue
where Wrapped: JSONReadable & JSONRecognizable {
    /// Reads a value of the meant kind, and keeps one of another kind.
    public init(json: JSONDocument.Node) throws {
        guard Self.isOfTheKind(json) else {
            self = .other(JSON(json))
            return
        }
        do {
            self = .meant(try json.read())
        } catch {
            // A scalar that cannot be read counts as another kind of value, such as a fraction where an integer is
            // meant.
            guard json.kind != .object, json.kind != .array else { throw error }
            self = .other(JSON(json))
        }
    }

    /// Whether a value is of the kind that is meant.
    ///
    /// Arrays are recognized by their first element. An array also counts as of the meant kind if the type recognizes
    /// an empty array, so that a wrong first element is an error.
    private static func isOfTheKind(_ json: JSONDocument.Node) -> Bool {
        if Wrapped.recognize(json) != .impossible { return true }
        guard json.kind == .array, let emptyArray else { return false }
        return Wrapped.recognize(emptyArray.root) != .impossible
    }

    /// True: null is a value of another kind, unless it is meant.
    public static var readsNull: Bool { true }

    /// The meant type, and any other value.
    public static var alternatives: [any JSONReadable.Type] { [Wrapped.self, JSON.self] }
}

extension Meant: PlaceholderProviding where Wrapped: JSONReadable & JSONRecognizable {
    package static func placeholder(from placeholders: Placeholders) -> Meant? {
        placeholders.value(of: Wrapped.self).map(Meant.meant) ?? .other(.null)
    }
}

extension Meant: Encodable, JSONWritable, JSONWritableValue where Wrapped: JSONWritable {
    /// Writes the value, whatever its kind.
    public func write(json: inout JSONOutput) {
        switch self {
        case .meant(let value): value.write(json: &json)
        case .other(let value): value.write(json: &json)
        }
    }
}

private let emptyArray = try? JSONDocument(parsing: "[]")
