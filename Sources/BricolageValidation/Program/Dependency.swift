/// What the presence of a member requires.
struct Dependency: Sendable {
    /// The keys that require something, at the same positions as in `consequences`.
    var keys: KeyTable
    /// What each of the keys requires.
    var consequences: [Consequence]

    /// What the presence of one key requires.
    enum Consequence: Sendable {
        /// All keys of a table must be present.
        case keys(KeyTable)
        /// The object must obey a schema.
        case block(UInt32)
        /// The object must obey a schema that depends on the member, if its value is a string of a table.
        case blocks(KeyTable, [UInt32])

        /// Whether it matters which of several members with the key counts.
        var dependsOnValue: Bool {
            if case .blocks = self { true } else { false }
        }
    }
}

/// A reference that is resolved by the path that the evaluation has taken (`$dynamicRef`, `$recursiveRef`).
struct DynamicReference: Sendable {
    /// Where it leads if no resource on the path says otherwise.
    var block: UInt32
    /// The number of the anchor that it looks for: `dynamicAnchors` maps each resource that the evaluation may have
    /// passed through to the block that the anchor names there.
    var anchor: Int
}
