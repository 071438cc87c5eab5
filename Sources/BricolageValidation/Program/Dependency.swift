/// What follows from a member being there.
struct Dependency: Sendable {
    /// The keys that something follows from, with the position in `consequences`.
    var keys: KeyTable
    /// For each of the keys what follows.
    var consequences: [Consequence]

    /// What follows from one key.
    enum Consequence: Sendable {
        /// Other keys must be there; all of them are those of a table.
        case keys(KeyTable)
        /// The object must obey a schema.
        case block(UInt32)
        /// The object must obey a schema that depends on the string that the member holds.
        case blocks(KeyTable, [UInt32])

        /// Whether it matters which of several members with the key counts.
        var dependsOnValue: Bool {
            if case .blocks = self { true } else { false }
        }
    }
}

/// A reference that is resolved by the way that the evaluation has taken (`$dynamicRef`, `$recursiveRef`).
struct DynamicReference: Sendable {
    /// Where it leads if no resource on the way says otherwise.
    var block: UInt32
    /// The number of the anchor that it looks for: `dynamicAnchors` has where that leads if the evaluation has come
    /// through a resource.
    var anchor: Int
}
