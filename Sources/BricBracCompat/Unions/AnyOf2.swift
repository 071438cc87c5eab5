internal import BricolageModeling

/// The types that read one value as those of several types that can read it.
public protocol AnyOf: SomeOf {}

/// A value read as two types, at least one of which must be able to read it.
///
/// The members of both are written into one object, as Bricolage's `AnyOf` does, which reads and writes it.
public struct AnyOf2<T1, T2>: AnyOf {
    /// The value as the first type, or nil.
    public var v1: T1?
    /// The value as the second type, or nil.
    public var v2: T2?

    /// Combines values, at least one of which should exist.
    public init(v1: T1? = nil, v2: T2? = nil) {
        self.v1 = v1
        self.v2 = v2
    }

    /// Both values.
    public var tupleValue: (T1?, T2?) { (v1, v2) }
}

extension AnyOf2: Sendable where T1: Sendable, T2: Sendable {}
extension AnyOf2: Equatable where T1: Equatable, T2: Equatable {}
extension AnyOf2: Hashable where T1: Hashable, T2: Hashable {}
extension AnyOf2: Pure where T1: Pure, T2: Pure {}

extension AnyOf2: Decodable where T1: Decodable, T2: Decodable {
    /// Reads the value as each type that can read it.
    public init(from decoder: any Decoder) throws {
        let any = try BricolageModeling.AnyOf<T1, T2>(from: decoder)
        (v1, v2) = any.values
    }
}

extension AnyOf2: Encodable where T1: Encodable, T2: Encodable {
    /// Writes the members of the existing values as one object.
    public func encode(to encoder: any Encoder) throws {
        try BricolageModeling.AnyOf<T1, T2>(v1, v2).encode(to: encoder)
    }
}
