/// Types that read and write themselves but are better coded with containers: what they hold may be only `Codable`.
///
/// Read directly, each such payload would need a coder of its own.
enum CodedInContainers {
    /// Whether a type is one of these, or a collection of them.
    static func contains(_ type: Any.Type) -> Bool {
        if type is any JSONVariantEnum.Type || type is any PolymorphicProperty.Type { return true }
        guard let collection = type as? any ElementHolding.Type else { return false }
        return contains(collection.elementType)
    }
}

/// A property of a family's values.
protocol PolymorphicProperty {}

extension Polymorphic.Value: PolymorphicProperty {}

/// A type that consists of values of another type.
private protocol ElementHolding {
    static var elementType: Any.Type { get }
}

extension Optional: ElementHolding {
    static var elementType: Any.Type { Wrapped.self }
}

extension Array: ElementHolding {
    static var elementType: Any.Type { Element.self }
}

extension Set: ElementHolding {
    static var elementType: Any.Type { Element.self }
}

extension Dictionary: ElementHolding {
    static var elementType: Any.Type { Value.self }
}

extension Indirect: ElementHolding {
    static var elementType: Any.Type { Value.self }
}

extension Lossy: ElementHolding {
    static var elementType: Any.Type { Value.self }
}

extension OneOrMany: ElementHolding {
    static var elementType: Any.Type { Element.self }
}

extension Nullable: ElementHolding {
    static var elementType: Any.Type { Wrapped.self }
}
