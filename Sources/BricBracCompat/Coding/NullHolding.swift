public import BricolageFields

/// A type that may have null among its values.
protocol NullHolding {
    /// Whether null is a value.
    static var holdsNull: Bool { get }
}

extension NullHolding {
    /// Whether null is a value of one of some types.
    static func isNullHeld(by types: Any.Type...) -> Bool { types.contains { Nulls.areValues(of: $0) } }
}

enum Nulls {
    /// Whether null is a value of a type.
    static func areValues(of type: Any.Type) -> Bool {
        if let type = type as? any NullHolding.Type { return type.holdsNull }
        func wrapped<Wrapper: RawCodable>(_ type: Wrapper.Type) -> Any.Type { Wrapper.RawValue.self }
        if let type = type as? any RawCodable.Type { return areValues(of: wrapped(type)) }
        return false
    }
}

extension ExplicitNull: NullHolding {
    static var holdsNull: Bool { true }
}

extension Bric: NullHolding {
    static var holdsNull: Bool { true }
}

extension Indirect: NullHolding {
    static var holdsNull: Bool { Nulls.areValues(of: Value.self) }
}
