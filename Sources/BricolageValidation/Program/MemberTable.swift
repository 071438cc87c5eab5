/// The rules of a schema for the members of an object, so that one walk over the members checks all of them.
///
///     keys         "name" "age" "mail"             those of `properties` and `required`
///     members      [ block 4, bit 0 ][ block 5 ][ bit 1 ]
///     patterns     [ pattern 2, block 6 ]          `patternProperties`
///     additional   block 7                         all other members
struct MemberTable: BitwiseCopyable, Sendable {
    var keys: KeyTable
    var firstMember: UInt32
    var firstPattern: UInt32
    var patternCount: UInt32
    /// The block for all other members, or none.
    var additional: UInt32
    /// The number of required keys.
    var requiredCount: UInt32
    /// The place of `patternProperties`, for reports.
    var patternKeyword: UInt32
    /// The place of `required`, for reports.
    var requiredKeyword: UInt32
    /// The place of `additionalProperties`, for reports.
    var additionalKeyword: UInt32
    /// Whether there are no rules for members other than those of `properties` and `required`.
    var isOpen: Bool

    /// How many required keys can have a bit each.
    static let mostBits: UInt32 = 63

    /// Whether one walk with a bit for each required key answers everything.
    var isPlain: Bool { requiredCount <= Self.mostBits && !keys.readsAll }

    /// A bit for each of the required keys.
    var requiredBits: UInt64 { (1 &<< UInt64(requiredCount)) &- 1 }
}

/// The rule for members with one key.
struct MemberRule: BitwiseCopyable, Sendable {
    /// The block for the value, or none.
    var block: UInt32
    /// Which of the required keys this is, or none.
    var required: UInt32
    /// The kinds of which every value is let in without a look at it, a bit for each tag.
    var openKinds: UInt32 = 0

    /// The bit of a required key; for others bit 63, which no required key has.
    var requiredBit: UInt64 {
        @inline(__always) get { 1 &<< UInt64(required) }
    }

    /// No rule at all.
    static let none = MemberRule(block: Instruction.none, required: Instruction.none)
}

/// The rule for members whose keys match a pattern.
struct PatternRule: BitwiseCopyable, Sendable {
    var pattern: UInt32
    var block: UInt32
}
