internal import BricolageCore

/// All values at one place of the documents.
struct ValueShape: Sendable, Equatable {
    var nulls = 0
    var booleans = 0
    var numbers = NumberShape()
    var texts = TextShape()
    var arrays = ArrayShape()
    var objects = ObjectShape()
    /// The number of values of any kind below the depth that is examined.
    var unseen = 0
    /// How many objects each definition describes, by its number; empty before `Recursion` has run.
    var references: [Int: Int] = [:]

    /// How many values there are.
    var count: Int {
        nulls + booleans + numbers.count + texts.count + arrays.count + objects.count + unseen
            + references.values.reduce(0, +)
    }

    mutating func add(_ node: JSONDocument.Node, level: Int, _ bounds: inout ShapeBounds) {
        guard level <= Shape.maximumDepth else {
            unseen += 1
            return
        }
        switch node.kind {
        case .null: nulls += 1
        case .bool: booleans += 1
        case .number: numbers.add(node)
        case .string: texts.add(node, &bounds)
        case .array: arrays.add(node, level: level, &bounds)
        case .object: objects.add(node, level: level, &bounds)
        }
    }

    mutating func merge(_ other: ValueShape, _ bounds: inout ShapeBounds) {
        nulls += other.nulls
        booleans += other.booleans
        numbers.merge(other.numbers)
        texts.merge(other.texts, from: bounds.document)
        arrays.merge(other.arrays, &bounds)
        objects.merge(other.objects, &bounds)
        unseen += other.unseen
        references.merge(other.references, uniquingKeysWith: +)
    }

    /// The number of places and listed texts from here inwards.
    var size: Int { 1 + texts.size + arrays.size + objects.size }

    /// Turns objects that exceed the current width into maps.
    mutating func narrow(_ bounds: inout ShapeBounds) {
        arrays.narrow(&bounds)
        objects.narrow(&bounds)
    }
}
