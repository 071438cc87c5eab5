/// What a schema says about the members of an object, so that one walk over them answers all of it.
///
///     keys         "name" "age" "mail"             those of `properties` and `required`
///     members      [ block 4, bit 0 ][ block 5 ][ bit 1 ]
///     patterns     [ pattern 2, block 6 ]          `patternProperties`
///     additional   block 7                         what none of them names
struct MemberTable: BitwiseCopyable, Sendable {
    var keys: KeyTable
    var firstMember: UInt32
    var firstPattern: UInt32
    var patternCount: UInt32
    /// The block for all other members, or none.
    var additional: UInt32
    /// The number of keys that must be there.
    var requiredCount: UInt32
    /// Where `required` stands, for reports.
    var requiredKeyword: UInt32
    /// Where `additionalProperties` stands, for reports.
    var additionalKeyword: UInt32
    /// Whether nothing is said of members beside those of `properties` and `required`.
    var isOpen: Bool

    /// How many keys are looked for one by one, if nothing is said of others.
    static let fewKeys: UInt32 = 3

    /// Whether looking for the keys is less than looking at all members.
    var isSmall: Bool { isOpen && keys.count <= Self.fewKeys }
}

/// What is said of the members with one key.
struct MemberRule: BitwiseCopyable, Sendable {
    /// The block for the value, or none.
    var block: UInt32
    /// Which of the required keys this is, or none.
    var required: UInt32
    /// The kinds of values that the block lets in unseen, a bit for each tag.
    var openKinds: UInt32 = 0

    /// Nothing is said.
    static let none = MemberRule(block: Instruction.none, required: Instruction.none)
}

/// What is said of the members whose keys match a pattern.
struct PatternRule: BitwiseCopyable, Sendable {
    var pattern: UInt32
    var block: UInt32
}
