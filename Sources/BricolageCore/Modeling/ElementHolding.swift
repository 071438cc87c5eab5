/// A type that consists of values of another type.
package protocol ElementHolding {
    static var elementType: Any.Type { get }
}

extension Optional: ElementHolding {
    package static var elementType: Any.Type { Wrapped.self }
}

extension Array: ElementHolding {
    package static var elementType: Any.Type { Element.self }
}

extension Set: ElementHolding {
    package static var elementType: Any.Type { Element.self }
}

extension Dictionary: ElementHolding {
    package static var elementType: Any.Type { Value.self }
}
