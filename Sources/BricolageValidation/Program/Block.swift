/// A compiled schema: which kinds of values it lets in, and the instructions for each kind.
///
///     blocks   [ kinds: string, object ▸ resource 0 ]
///     steps    null  false true  number string  array object  –        eight ranges a block, one for each tag
///              0+0   0+0   0+0   0+0    12+2    0+0   14+1
///
/// Rules that do not concern a kind are not among its instructions, so that nothing has to be skipped. Kinds with equal
/// lists of instructions share one copy.
struct Block: BitwiseCopyable, Sendable {
    var kinds: KindSet = .all
    var traits: Traits = []
    /// The schema resource that the schema belongs to, in which a `$dynamicRef` looks for its anchor.
    var resource: UInt32 = 0

    /// What else must be done besides performing instructions.
    struct Traits: OptionSet, BitwiseCopyable, Sendable {
        var rawValue: UInt8

        /// Several schemas lead here, so that one value may be evaluated here more than once.
        static let shared = Traits(rawValue: 1)
        /// The evaluated members or elements must be recorded.
        static let tracking = Traits(rawValue: 2)
        /// A `$dynamicRef` may need the resources that the evaluation has passed through.
        static let scoped = Traits(rawValue: 4)
        /// Integers are those that are written without fraction and exponent (drafts 3 and 4).
        static let integersByText = Traits(rawValue: 8)
    }
}

/// Consecutive instructions.
struct StepRange: BitwiseCopyable, Sendable {
    var start: UInt32 = 0
    var count: UInt32 = 0
}
