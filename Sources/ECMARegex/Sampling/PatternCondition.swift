/// The condition that one pattern, or a part of it, imposes on a text, as a table of states.
struct PatternCondition: Sendable {
    /// Whether the pattern must not occur.
    let isNegated: Bool
    let alphabet: Alphabet
    /// For each state and symbol the next state, as in the drawing of `Automaton`.
    private let table: [UInt32]
    private var columns: Int { alphabet.count + 1 }

    /// The two final states, which no further character changes.
    private var hopeless: Int { 0 }
    private var found: Int { columns }
    /// The state at the beginning of a text.
    var start: Int { 2 * columns }

    /// How large a table may be, and how many steps building it may take.
    private static let largestTable = 1 << 17
    private static let largestEffort = 1 << 19

    /// Creates the table of a condition; nil if it has back-references or look-arounds, or is too large.
    init?(_ condition: SyntaxTree.Condition, statesUpTo limit: Int) {
        let tree = condition.pattern
        guard tree.references.isEmpty,
            let program = ProgramCompiler.plainProgram(of: tree, alphabet: Alphabet(tree), limit: limit),
            program.looks.isEmpty,
            let table = AutomatonBuilder.table(of: program, upTo: Self.largestTable, effort: Self.largestEffort)
        else { return nil }
        self.table = table
        alphabet = program.alphabet
        isNegated = condition.isNegated
    }

    /// The state after a character; nil if the condition cannot hold any more.
    func state(after symbol: Int, from state: Int) -> Int? {
        let isSettled = state == found || state == hopeless
        let next = isSettled ? state : Int(table[state + symbol])
        return next == (isNegated ? found : hopeless) ? nil : next
    }

    /// Whether the condition holds if the text ends in a state.
    func holds(endingIn state: Int) -> Bool {
        if state == hopeless { return isNegated }
        let isFound = state == found || Int(table[state + columns - 1]) == found
        return isFound != isNegated
    }
}

extension SyntaxTree {
    /// The conditions that make up a pattern; the pattern itself if it cannot be divided.
    func allConditions() -> [Condition] {
        let parts = conditions()
        return parts.isEmpty ? [Condition(pattern: self, isNegated: false)] : parts
    }
}
