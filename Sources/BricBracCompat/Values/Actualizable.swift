#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

infix operator ~==~ : ComparisonPrecedence

/// A type that can make a new value that nobody else has.
public protocol GloballyUnique {
    /// A new value.
    static func uiqueValue() -> Self
}

/// An identifier that can be written as text.
public protocol IdentifierString where Self: Hashable {
    /// Reads the text of an identifier, or fails.
    init?(identifierString string: String)
    /// The text of the identifier.
    var identifierString: String { get }
}

/// A type with an optional identity, which can be made when it is needed.
public protocol Actualizable: Identifiable where ID: WrapperType, ID.Wrapped: RawCodable & Hashable {
    /// The identity.
    var id: ID { get set }
    /// The value with an identity, made if it had none.
    var actual: (id: ID.Wrapped, instance: Self) { get set }
    /// The value without its identity.
    var ideal: Self { get }
}

/// Whether two values are equal apart from their identities.
public func ~==~ <T: Actualizable & Equatable>(lhs: T, rhs: T) -> Bool { lhs.ideal == rhs.ideal }

extension Actualizable {
    /// The value with a new identity.
    public var reactualized: Self { ideal.actual.instance }
}

extension Actualizable where ID: ExpressibleByNilLiteral {
    /// The value without its identity.
    public var ideal: Self {
        var copy = self
        copy.id = nil
        return copy
    }
}

extension Actualizable where ID.Wrapped.RawValue: GloballyUnique {
    /// Makes an identity unless there is one, and returns it.
    @discardableResult
    public mutating func actualize(
        with id: () -> ID.Wrapped.RawValue = ID.Wrapped.RawValue.uiqueValue
    ) -> ID.Wrapped {
        if let existing = self.id.flatMap({ $0 }) { return existing }
        let made = ID.Wrapped(rawValue: id())
        self.id = ID(made)
        return made
    }

    /// The value with an identity, made if it had none.
    public var actual: (id: ID.Wrapped, instance: Self) {
        get {
            var copy = self
            return (copy.actualize(), copy)
        }
        set {
            self = newValue.instance
            id = ID(newValue.id)
        }
    }
}

extension UUID: GloballyUnique, IdentifierString {
    /// A random UUID.
    public static func uiqueValue() -> UUID { UUID() }

    /// Reads the text of a UUID, or fails.
    public init?(identifierString string: String) { self.init(uuidString: string) }

    /// The text of the UUID.
    public var identifierString: String { uuidString }

    /// The UUID of some bytes, the last one first; missing ones are zero, and those above sixteen are not used.
    public static func fixedUUID(_ ids: UInt8...) -> UUID {
        func byte(_ position: Int) -> UInt8 { position < ids.count ? ids[position] : 0 }
        return UUID(
            uuid: (
                byte(15), byte(14), byte(13), byte(12), byte(11), byte(10), byte(9), byte(8),
                byte(7), byte(6), byte(5), byte(4), byte(3), byte(2), byte(1), byte(0)
            ))
    }
}

extension IndexPath: Defaultable {}

extension IndexPath {
    /// The path of the root of a tree, which is empty.
    public static let root: IndexPath = []
}
