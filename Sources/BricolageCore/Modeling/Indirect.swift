/// A property that is stored in a box of its own, so that a value may contain itself.
///
///     struct Person {
///         var name: String
///         @Indirect var parent: Person?
///     }
///
/// The box also keeps large values out of their owner: a struct of many large optional fields is copied and passed
/// faster when they are boxed. Changing the property replaces the box; values that share one do not see the change.
///
/// An initializer of a struct that calls another one should hand the value to that one. As with any property wrapper,
/// Swift 6.3 takes what is assigned after the call for the first value of the property, and never frees the box that it
/// replaces.
@propertyWrapper
public struct Indirect<Value> {
    @usableFromInline
    final class Box {
        @usableFromInline let value: Value

        init(_ value: Value) { self.value = value }
    }

    @usableFromInline var box: Box

    /// Boxes a value.
    public init(wrappedValue: Value) {
        box = Box(wrappedValue)
    }

    /// The value in the box.
    public var wrappedValue: Value {
        // Lent and not copied: whoever boxes a value does so because it is large. Inlined, so that the compiler sees
        // that nothing changes it meanwhile; otherwise the property, which cannot lend, copies it for each use.
        @inlinable
        _read { yield box.value }
        set { box = Box(newValue) }
    }
}

extension Indirect.Box: Sendable where Value: Sendable {}
extension Indirect: Sendable where Value: Sendable {}

extension Indirect: Equatable where Value: Equatable {
    /// Whether the values are equal.
    public static func == (lhs: Indirect, rhs: Indirect) -> Bool {
        lhs.box === rhs.box || lhs.wrappedValue == rhs.wrappedValue
    }
}

extension Indirect: Hashable where Value: Hashable {
    /// Feeds the value to the hasher.
    public func hash(into hasher: inout Hasher) { wrappedValue.hash(into: &hasher) }
}

extension Indirect: Decodable where Value: Decodable {
    /// Reads the value.
    public init(from decoder: any Decoder) throws { self.init(wrappedValue: try Value(from: decoder)) }
}

extension Indirect: Encodable where Value: Encodable {
    /// Writes the value.
    public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension KeyedDecodingContainer {
    /// Reads an optional property that is boxed: absent and null are nil.
    public func decode<Wrapped: Decodable>(
        _ type: Indirect<Wrapped?>.Type, forKey key: Key
    ) throws -> Indirect<Wrapped?> {
        Indirect(wrappedValue: try decodeIfPresent(Wrapped.self, forKey: key))
    }
}

extension KeyedEncodingContainer {
    /// Writes an optional property that is boxed: nil is left out.
    public mutating func encode<Wrapped: Encodable>(_ value: Indirect<Wrapped?>, forKey key: Key) throws {
        try encodeIfPresent(value.wrappedValue, forKey: key)
    }
}
