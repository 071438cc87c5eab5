/// A compiled schema: which kinds of values it lets in, and the instructions for each kind.
///
///     blocks   [ kinds: string, object ▸ resource 0 ]
///     steps    null  false true  number string  array object  –        eight ranges a block, one for each tag
///              0+0   0+0   0+0   0+0    12+2    0+0   14+1
///
/// Rules that do not concern a kind are not among its instructions, so that nothing has to be skipped. Equal lists of
/// instructions stand in memory once.
struct Block: BitwiseCopyable, Sendable {
    var kinds: KindSet = .all
    var traits: Traits = []
    /// The schema resource that the schema belongs to: what `$dynamicRef` looks for.
    var resource: UInt32 = 0

    /// What must be done beside performing instructions.
    struct Traits: OptionSet, BitwiseCopyable, Sendable {
        var rawValue: UInt8

        /// Several schemas lead here, so that a value may come here more than once.
        static let shared = Traits(rawValue: 1)
        /// It must be known which members or elements were evaluated.
        static let tracking = Traits(rawValue: 2)
        /// A `$dynamicRef` may ask through which resources the evaluation has come.
        static let scoped = Traits(rawValue: 4)
        /// Integers are those that are written without fraction and exponent (drafts 3 and 4).
        static let integersByText = Traits(rawValue: 8)
    }
}

/// Instructions that follow each other.
struct StepRange: BitwiseCopyable, Sendable {
    var start: UInt32 = 0
    var count: UInt32 = 0
}
