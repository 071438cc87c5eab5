/// The cheapest way to search for a pattern that has a guarantee.
///
///     pattern                                          matcher         time
///     ^[…]{m,n}$                                       class run       linear, no table
///     all others whose table is small                  automaton       linear, two loads a byte
///     with look-arounds, or with a large table         simulation      linear, at most the steps at each place
///     with back-references, or with too many steps     backtracker     limited
enum Matcher: Sendable {
    case classRun(ClassRun)
    case automaton(Automaton)
    case simulation(ScratchPool<Simulation>)
    case backtracker(ScratchPool<Backtracker>)

    init(_ tree: SyntaxTree, limits: ECMARegex.Limits) {
        if let run = ClassRun(tree) {
            self = .classRun(run)
            return
        }
        let alphabet = Alphabet(tree)
        if tree.references.isEmpty,
            let program = ProgramCompiler.plainProgram(of: tree, alphabet: alphabet, limit: limits.states)
        {
            if program.looks.isEmpty, let automaton = AutomatonBuilder.automaton(of: program) {
                self = .automaton(automaton)
            } else {
                self = .simulation(ScratchPool { Simulation(program) })
            }
            return
        }
        let program = ProgramCompiler.countedProgram(of: tree, alphabet: alphabet)
        self = .backtracker(ScratchPool { Backtracker(program, limits: limits) })
    }

    func occurs(in text: UnsafeBufferPointer<UInt8>) throws(ECMARegex.LimitError) -> Bool {
        switch self {
        case .classRun(let run): run.occurs(in: text)
        case .automaton(let automaton): automaton.occurs(in: text)
        case .simulation(let pool): pool.withScratch { $0.occurs(in: text) }
        case .backtracker(let pool):
            try pool.withScratch { (scratch) throws(ECMARegex.LimitError) in try scratch.occurs(in: text) }
        }
    }
}

extension Alphabet {
    /// What a pattern tells apart.
    init(_ tree: SyntaxTree) {
        var traits: SymbolTraits = []
        for case .assertion(let assertion) in tree.nodes {
            traits.formUnion(assertion.traitsBefore.union(assertion.traitsAfter))
        }
        self.init(sets: tree.sets, telling: traits)
    }
}
