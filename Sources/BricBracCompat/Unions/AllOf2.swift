public import BricolageModeling

/// The types that read one value as several types.
public protocol AllOf: SomeOf {}

/// A value read as two types, both of which must be able to read it.
///
/// The members of both are written into one object, as Bricolage's `AllOf` does, which reads and writes it.
public struct AllOf2<T1, T2>: AllOf {
    /// These types and one more.
    public typealias And<X> = AllOf3<T1, T2, X>
    /// These types, or another one.
    public typealias Or<X> = OneOf2<Self, X>

    /// The value as the first type.
    public var v1: T1
    /// The value as the second type.
    public var v2: T2

    /// Combines two values.
    public init(v1: T1, v2: T2) {
        self.v1 = v1
        self.v2 = v2
    }

    /// Both values.
    public var tupleValue: (T1, T2) { (v1, v2) }
}

extension AllOf2: Sendable where T1: Sendable, T2: Sendable {}
extension AllOf2: Equatable where T1: Equatable, T2: Equatable {}
extension AllOf2: Hashable where T1: Hashable, T2: Hashable {}
extension AllOf2: Pure where T1: Pure, T2: Pure {}

extension AllOf2: Decodable where T1: Decodable, T2: Decodable {
    /// Reads the value as both types.
    public init(from decoder: any Decoder) throws {
        let both = try BricolageModeling.AllOf<T1, T2>(from: decoder)
        (v1, v2) = both.values
    }
}

extension AllOf2: Encodable where T1: Encodable, T2: Encodable {
    /// Writes the members of both values as one object.
    public func encode(to encoder: any Encoder) throws {
        try BricolageModeling.AllOf<T1, T2>(v1, v2).encode(to: encoder)
    }
}
