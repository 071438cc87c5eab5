/// A pattern as steps that a matcher follows.
///
///     ^a*b|c      0 found    1 characters c ▶0    2 characters b ▶0    3 either 4 or 2    4 characters a ▶3
///                 5 assertion ^ ▶3    6 either 5 or 1 ◀ start
///
/// Steps are written from the end of the pattern to its beginning, so that each knows what follows it. A look-around
/// is a part of its own that ends in a `found` of its own.
struct Program: Sendable {
    /// A look-around: where its part begins.
    struct Look: Sendable {
        var start: Int
        var look: SyntaxTree.Look
    }

    /// A repetition that is counted.
    struct Count: Sendable {
        var minimum: Int
        var maximum: Int
        var isGreedy: Bool
        /// The registers of how many repetitions there were, and of where the last one began.
        var counter: Int
        var place: Int
        /// The groups that each repetition forgets, as registers.
        var groups: Range<Int>
        /// The steps between two repetitions, before a repetition, of its content, and behind the last one.
        var between = 0
        var repeating = 0
        var content = 0
        var next = 0
    }

    var instructions: [Instruction] = []
    var start = 0
    /// In an order in which each stands behind those inside it.
    var looks: [Look] = []
    var counts: [Count] = []
    /// The groups that each back-reference means.
    var references: [[Int]] = []
    /// How many registers there are: two for each group, where it begins and ends, and those of repetitions.
    var registerCount = 0
    /// Whether the pattern can be found at the beginning of a text only.
    var isAnchored = false
    /// What the assertions ask of the characters before and behind a place.
    var traitsBefore: SymbolTraits = []
    var traitsAfter: SymbolTraits = []
    let alphabet: Alphabet
}
