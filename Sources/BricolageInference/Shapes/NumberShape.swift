internal import BricolageCore

/// All numbers at a place.
struct NumberShape: Sendable, Equatable {
    /// Those written without a fraction and without an exponent.
    var integers = 0
    var others = 0

    var count: Int { integers + others }

    mutating func add(_ node: JSONDocument.Node) {
        if node.tapeNode.tag.isFractional { others += 1 } else { integers += 1 }
    }

    mutating func merge(_ other: NumberShape) {
        integers += other.integers
        others += other.others
    }
}
