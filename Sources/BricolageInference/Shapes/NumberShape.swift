internal import BricolageCore

/// All numbers at a place.
struct NumberShape: Sendable, Equatable {
    /// Those written without a fraction and without an exponent.
    var integers = 0
    /// The integers that fit a `UInt64` but not an `Int`.
    var large = 0
    /// The integers that fit neither.
    var largest = 0
    var others = 0
    /// Whether one of the integers is below zero.
    var hasNegatives = false

    var count: Int { integers + others }

    mutating func add(_ node: JSONDocument.Node) {
        if node.tapeNode.tag.isFractional {
            others += 1
            return
        }
        integers += 1
        if let int = node.int {
            if int < 0 { hasNegatives = true }
            return
        }
        let unsigned: UInt64? = node.storage.reader.integer(node.index)
        if unsigned == nil { largest += 1 } else { large += 1 }
    }

    /// Whether the values suggest unsigned integers.
    var isUnsigned: Bool { large > 0 && largest == 0 && others == 0 && !hasNegatives }

    mutating func merge(_ other: NumberShape) {
        integers += other.integers
        large += other.large
        largest += other.largest
        others += other.others
        hasNegatives = hasNegatives || other.hasNegatives
    }
}
