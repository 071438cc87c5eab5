/// A type that makes a `Bric` of itself and can be read from one; also what the module of BricBrac was called, so that
/// `BricBrac.OneOf<A>.Or<B>` is still a type.
public protocol BricBrac: Bricable, Bracable {}

extension BricBrac {
    /// A copy by way of a `Bric`.
    public func bricbrac() throws -> Self { try Self.brac(bric: bric()) }
}

/// Exchanges two values of types that can read each other; if one cannot, both stay as they are.
public func bracSwap<B1: Bricable & Bracable, B2: Bricable & Bracable>(_ b1: inout B1, _ b2: inout B2) throws {
    let (first, second) = (try B1.brac(bric: b2.bric()), try B2.brac(bric: b1.bric()))
    (b1, b2) = (first, second)
}

/// A value that cannot be read as a type.
///
/// It holds nothing: all such values are equal, and are written as null.
public struct NotBrac<T>: ExpressibleByNilLiteral, Sendable {
    /// Creates the only value.
    public init() {}

    /// Creates the only value.
    public init(nilLiteral: ()) {}
}

extension NotBrac: Equatable, Hashable {}

extension NotBrac: Bricable {
    /// Null.
    public func bric() -> Bric { .nul }
}

extension NotBrac: Bracable where T: Bracable {
    /// Reads anything but a value of the type.
    public static func brac(bric: Bric) throws -> NotBrac {
        guard (try? T.brac(bric: bric)) == nil else { throw BracError.shouldNotBracError(type: T.self, path: []) }
        return NotBrac()
    }
}

extension NotBrac: Encodable {
    /// Writes nothing.
    public func encode(to encoder: any Encoder) throws {}
}

extension NotBrac: Decodable where T: Decodable {
    /// Reads anything but a value of the type.
    public init(from decoder: any Decoder) throws {
        guard (try? T(from: decoder)) == nil else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "a value that is not of type \(T.self)"))
        }
    }
}

/// An object whose members do not matter.
public struct HollowBric: Bricable, Bracable, Hashable, Sendable {
    /// Creates the only value.
    public init() {}

    /// An empty object.
    public func bric() -> Bric { [:] }

    /// Reads anything.
    public static func brac(bric: Bric) throws -> HollowBric { HollowBric() }
}
