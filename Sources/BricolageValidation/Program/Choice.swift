/// The keys that distinguish the branches of an `anyOf` or `oneOf` for objects: one look at them rules out most.
///
///     keys       "type"                "radius"        "width"         "height"
///     rules      branches 0 1, bit 0   branches 0      branches 1      branches 1
///     values     "circle" ▸ 0          "box" ▸ 1
///     branches   [ block 4, requires bit 0 ]  [ block 7, requires bit 0 ]
///
/// At most 64 branches, a bit for each.
struct Choice: BitwiseCopyable, Sendable {
    /// The keys that some branch requires, refuses or restricts to constants.
    var keys: KeyTable
    var firstRule: UInt32
    var firstBranch: UInt32
    /// A bit for each branch.
    var branches: UInt64
    /// The branches that let in keys that are not in the table.
    var others: UInt64

    static let mostBranches = 64
}

/// What the presence of a key means for the branches of a choice.
struct ChoiceRule: BitwiseCopyable, Sendable {
    /// The branches that let the key in.
    var branches: UInt64
    /// The bit of the key, if a branch requires it or restricts it to constants; else 0.
    var bit: UInt64 = 0
    /// The number of the `ChoiceValues` for its value; none if no branch restricts it to constants.
    var values = Instruction.none
}

/// The branches of a choice that a string may match.
struct ChoiceValues: BitwiseCopyable, Sendable {
    var keys: KeyTable
    /// Where the masks begin: for each of the keys, the branches that it may match.
    var firstMask: UInt32
    /// The branches for all other strings.
    var others: UInt64
}

/// A branch of a choice.
struct ChoiceBranch: BitwiseCopyable, Sendable {
    var block: UInt32
    /// The bits of keys that it requires.
    var required: UInt64
}
