/// A type with a value to begin with, such as an empty collection.
public protocol Defaultable {
    /// The value to begin with.
    static var defaultValue: Self { get }
}

extension ExpressibleByNilLiteral {
    /// Nil.
    public static var defaultValue: Self { nil }
}

extension ExpressibleByArrayLiteral {
    /// An empty collection.
    public static var defaultValue: Self { [] }
}

extension ExpressibleByDictionaryLiteral {
    /// An empty collection.
    public static var defaultValue: Self { [:] }
}

extension Set: Defaultable {}
extension Array: Defaultable {}
extension ArraySlice: Defaultable {}
extension ContiguousArray: Defaultable {}
extension Dictionary: Defaultable {}

extension EmptyCollection: Defaultable {
    /// The only value.
    public static var defaultValue: Self { Self() }
}

extension Optional: Defaultable where Wrapped: Defaultable {
    /// The default of the wrapped type.
    public static var defaultValue: Self { .some(.defaultValue) }
}

extension Defaultable where Self: Equatable {
    /// Whether this is the value to begin with.
    public var isDefaultedValue: Bool { self == .defaultValue }

    /// Sets a value, or the default if it is already set.
    public mutating func toggleDefault(_ value: Self) { self = self == value ? .defaultValue : value }
}
