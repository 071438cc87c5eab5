/// A property that is stored in a separate box, so that a value may contain itself.
///
///     struct Person {
///         var name: String
///         @Indirect var parent: Person?
///     }
///
/// The box also makes the owner smaller: a struct of many large optional fields is copied and passed faster if they are
/// boxed. Changing the property replaces the box; values that share it do not see the change.
///
/// A struct initialiser that delegates to another one should pass the value to it. As with any property wrapper, Swift
/// 6.3 treats an assignment after the call as initialisation, and leaks the box that it replaces.
///
///     Indirect ──▶ Box   the value
///              ──▶ nil   an optional value that is nil: absent values take no box
@propertyWrapper
public struct Indirect<Value> {
    @usableFromInline final class Box {
        @usableFromInline let value: Value

        @inlinable
        init(_ value: Value) { self.value = value }
    }

    @usableFromInline var box: Box?

    // Inlined, like everything here: code that knows the type makes a box without looking up its class, and needs only
    // one comparison where generic code looks up conformances.

    /// Boxes a value, unless it is nil.
    @inlinable
    public init(wrappedValue: Value) { box = Self.isAbsent(wrappedValue) ? nil : Box(wrappedValue) }

    /// The value in the box.
    @inlinable
    public var wrappedValue: Value {
        // Borrowed and not copied, since values are boxed because they are large.
        _read {
            let box = self.box ?? Self.absentBox
            yield box.value
        }
        set { box = Self.isAbsent(newValue) ? nil : Box(newValue) }
    }
}

// MARK: Absent values

/// Lets generic code find out whether an optional value is nil.
@usableFromInline
protocol NilRepresentable {
    static var absent: Self { get }
    var isAbsent: Bool { get }
}

extension Optional: NilRepresentable {
    @inlinable static var absent: Wrapped? { nil }
    @inlinable var isAbsent: Bool { self == nil }
}

extension Indirect {
    /// Whether a value is nil.
    // `_isOptional` is a constant if the type is known, and saves all other types the look-up of a conformance.
    @inlinable
    static func isAbsent(_ value: Value) -> Bool {
        guard _isOptional(Value.self), let type = Value.self as? any NilRepresentable.Type else { return false }
        return isAbsent(value, as: type)
    }

    @inlinable
    static func isAbsent<Candidate: NilRepresentable>(_ value: Value, as type: Candidate.Type) -> Bool {
        (value as? Candidate)?.isAbsent ?? false
    }

    /// A temporary box for reading a value that has none.
    @inlinable @inline(never)
    static var absentBox: Box {
        guard let type = Value.self as? any NilRepresentable.Type, let absent = absent(of: type) else {
            // No input leads here: a box is left out only for an optional value that is absent.
            preconditionFailure("only an optional value has no box")
        }
        return Box(absent)
    }

    @inlinable
    static func absent<Candidate: NilRepresentable>(of type: Candidate.Type) -> Value? { Candidate.absent as? Value }
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
    /// Feeds the value to a hasher.
    public func hash(into hasher: inout Hasher) { wrappedValue.hash(into: &hasher) }
}

extension Indirect: Decodable where Value: Decodable {
    /// Reads the value.
    public init(from decoder: any Decoder) throws {
        // Asking the container, and not the type, lets the coder apply its strategies.
        self.init(wrappedValue: try decoder.singleValueContainer().decode(Value.self))
    }
}

extension Indirect: Encodable where Value: Encodable {
    /// Writes the value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
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
    /// Writes an optional property that is boxed, unless it is nil.
    public mutating func encode<Wrapped: Encodable>(_ value: Indirect<Wrapped?>, forKey key: Key) throws {
        try encodeIfPresent(value.wrappedValue, forKey: key)
    }
}
