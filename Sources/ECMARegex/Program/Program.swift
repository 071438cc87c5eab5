/// A pattern as steps that a matcher follows.
///
///     ^a*b|c      0 found    1 characters c ▶0    2 characters b ▶0    3 either 4 or 2    4 characters a ▶3
///                 5 assertion ^ ▶3    6 either 5 or 1 ◀ start
///
/// Steps are written from the end of the pattern to its beginning, so that each can refer to the next one. The steps of
/// a look-around are separate and end in their own `found`.
struct Program: Sendable {
    /// A look-around, and the step at which it begins.
    struct Look: Sendable {
        var start: Int
        var look: SyntaxTree.Look
    }

    /// A counted repetition.
    struct Count: Sendable {
        var minimum: Int
        var maximum: Int
        var isGreedy: Bool
        /// The registers for the number of repetitions so far, and for the place at which the last one began.
        var counter: Int
        var place: Int
        /// The registers of the groups that each repetition clears.
        var groups: Range<Int>
        /// The steps that decide about another repetition, begin one, begin its content, and follow the last one.
        var between = 0
        var repeating = 0
        var content = 0
        var next = 0
    }

    var instructions: [Instruction] = []
    var start = 0
    /// The look-arounds, each after those inside it.
    var looks: [Look] = []
    var counts: [Count] = []
    /// The groups that each back-reference refers to.
    var references: [[Int]] = []
    /// How many registers there are: two for each group, for its beginning and end, and those of repetitions.
    var registerCount = 0
    /// Whether the pattern can match only at the beginning of a text.
    var isAnchored = false
    /// The traits of the characters before and after a place that the assertions test.
    var traitsBefore: SymbolTraits = []
    var traitsAfter: SymbolTraits = []
    let alphabet: Alphabet
}
