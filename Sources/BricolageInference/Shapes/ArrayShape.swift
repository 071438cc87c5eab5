internal import BricolageCore

/// All arrays at a place.
struct ArrayShape: Sendable, Equatable {
    var count = 0
    /// One shape of all elements of all arrays; empty before the first element.
    ///
    /// This is an array because a structure cannot contain a value of its own type.
    private(set) var elements: [ValueShape] = []

    mutating func add(_ array: JSONDocument.Node, level: Int, _ bounds: inout ShapeBounds) {
        count += 1
        for element in array.elements {
            if elements.isEmpty { begin(&bounds) }
            elements[0].add(element, level: level + 1, &bounds)
        }
    }

    mutating func merge(_ other: ArrayShape, _ bounds: inout ShapeBounds) {
        count += other.count
        guard let others = other.elements.first else { return }
        if elements.isEmpty { begin(&bounds) }
        elements[0].merge(others, &bounds)
    }

    private mutating func begin(_ bounds: inout ShapeBounds) {
        elements = [ValueShape()]
        bounds.size += 1
    }

    /// Passes the shape of the elements, if there are any, to a closure that may change it.
    mutating func eachShape(_ body: (inout ValueShape) -> Void) {
        for index in elements.indices { body(&elements[index]) }
    }

    var size: Int { elements.first?.size ?? 0 }

    mutating func narrow(_ bounds: inout ShapeBounds) {
        eachShape { $0.narrow(&bounds) }
    }
}
