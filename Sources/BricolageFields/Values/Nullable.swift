public import BricolageCore

/// A field that distinguishes an absent value from an explicit null.
///
///     {}                  .absent
///     {"note": null}      .null
///     {"note": "fresh"}   .value("fresh")
///
/// All three survive a round trip. Use an optional if the difference does not matter. If the wrapped type can hold null
/// itself, like `JSON`, null is a value.
public enum Nullable<Wrapped> {
    /// The field is not there.
    case absent
    /// The field is null.
    case null
    /// The field has a value.
    case value(Wrapped)

    /// Wraps a value; nil becomes `.absent`.
    public init(_ value: Wrapped?) {
        self = value.map(Nullable.value) ?? .absent
    }

    /// The value, or nil if it is absent or null.
    public var value: Wrapped? {
        if case .value(let value) = self { value } else { nil }
    }
}

extension Nullable: Sendable where Wrapped: Sendable {}
extension Nullable: Equatable where Wrapped: Equatable {}
extension Nullable: Hashable where Wrapped: Hashable {}

extension Nullable: ExpressibleByNilLiteral {
    /// Creates `.null`.
    public init(nilLiteral: ()) { self = .null }
}

extension Nullable: Decodable where Wrapped: Decodable {
    /// Reads null, unless it is a value of the wrapped type, or a value.
    ///
    /// Coders do not call this for absent fields.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // Asking the container, and not the type, lets the coder apply its strategies.
        self = container.decodeNil() && !Self.wrapsNull ? .null : .value(try container.decode(Wrapped.self))
    }

    /// Whether null is a value of the wrapped type.
    fileprivate static var wrapsNull: Bool { (Wrapped.self as? any JSONReadable.Type)?.readsNull ?? false }
}

extension KeyedDecodingContainer {
    /// Reads a field with three states: a missing one is `.absent`.
    public func decode<Wrapped: Decodable>(
        _ type: Nullable<Wrapped>.Type, forKey key: Key
    ) throws -> Nullable<Wrapped> {
        guard contains(key) else { return .absent }
        let isNull = try !Nullable<Wrapped>.wrapsNull && decodeNil(forKey: key)
        return isNull ? .null : .value(try decode(Wrapped.self, forKey: key))
    }
}

extension Nullable: JSONReadable where Wrapped: JSONReadable {
    /// Reads null, unless it is a value of the wrapped type, or a value.
    public init(json: JSONDocument.Node) throws {
        self = json.isNull && !Wrapped.readsNull ? .null : .value(try Wrapped(json: json))
    }

    /// An absent field is `.absent`.
    public static func absent(_ key: StaticString, in object: JSONDocument.Node?) throws -> Nullable { .absent }

    /// True: null is one of the three states.
    public static var readsNull: Bool { true }
}
