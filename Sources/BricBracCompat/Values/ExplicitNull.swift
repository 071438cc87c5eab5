public import BricolageCore
public import BricolageFields
public import BricolageModeling
public import BricolageWriting

/// A null that must be there: unlike an optional value, it is never absent.
public enum ExplicitNull: Hashable, CaseIterable, Sendable, ExpressibleByNilLiteral, Defaultable {
    /// The only value.
    case null

    /// Creates the only value.
    public init() { self = .null }

    /// Creates the only value.
    public init(nilLiteral: ()) { self = .null }

    /// Null, which is the only value.
    public static var defaultValue: ExplicitNull { .null }
}

extension ExplicitNull: Pure, JSONReadableValue, JSONWritableValue {
    /// Null is certain, anything else impossible.
    public static func recognize(_ json: JSONDocument.Node) -> JSONRecognition {
        json.isNull ? .certain : .impossible
    }

    /// True: null is the only value.
    public static var readsNull: Bool { true }

    /// Reads null.
    public init(json: JSONDocument.Node) throws {
        guard json.isNull else { throw json.wrongKind("null") }
        self = .null
    }

    /// Writes null.
    public func write(json: inout JSONOutput) { json.writeNull() }
}

/// A value or an explicit null; as an optional property it also distinguishes both from an absent value.
public typealias Nullable<T> = OneOf2<ExplicitNull, T>

extension OneOfNType where T1 == ExplicitNull {
    /// The explicit null.
    public static var null: Self { Self(t1: .null) }

    /// Whether this is the explicit null.
    public var isExplicitNull: Bool { (infer() as ExplicitNull?) != nil }
}

extension OneOf2 where V1 == ExplicitNull {
    /// The explicit null, or nil.
    public var nullValue: ExplicitNull? { v1 }

    /// The value, or nil.
    public var fullValue: V2? { v2 }

    /// A value.
    public static func full(_ some: V2) -> Self { .v2(some) }
}

extension Optional where Wrapped == ExplicitNull {
    /// False for an explicit null, true for an absent one.
    public var explicitNullAsFalse: Bool {
        get { self == nil }
        set { self = newValue ? .none : .some(.null) }
    }
}
