/// The cheapest search method for a pattern; each method has a bound on its time.
///
///     pattern                                                     matcher        time
///     ^[…]{m,n}$                                                  class run      linear, no table
///     look-aheads after ^, look-behinds before $                  all of         that of each condition
///     others without look-arounds whose table is small            automaton      linear, two loads a byte
///     others without back-references                              simulation     linear, the steps at each place
///     back-references, too many steps or look-arounds             backtracker    limited
indirect enum Matcher: Sendable {
    case classRun(ClassRun)
    case all(of: [(matcher: Matcher, isNegated: Bool)])
    case automaton(Automaton)
    case simulation(ScratchPool<Simulation>)
    case backtracker(ScratchPool<Backtracker>)

    init(_ tree: SyntaxTree, limits: ECMARegex.Limits) {
        let conditions = tree.conditions()
        if conditions.isEmpty {
            self.init(whole: tree, limits: limits)
        } else {
            // Conditions are not divided any further.
            self = .all(of: conditions.map { (Matcher(whole: $0.pattern, limits: limits), $0.isNegated) })
        }
    }

    private init(whole tree: SyntaxTree, limits: ECMARegex.Limits) {
        if let run = ClassRun(tree) {
            self = .classRun(run)
            return
        }
        let alphabet = Alphabet(tree)
        // A part that is written once takes two steps at most, so only repetitions can exceed the limit.
        let limit = limits.states + 2 * tree.nodes.count
        let program =
            tree.references.isEmpty
            ? ProgramCompiler.plainProgram(of: tree, alphabet: alphabet, limit: limit) : nil
        guard let program, program.looks.count <= Simulation.mostLooks else {
            let counted = ProgramCompiler.countedProgram(of: tree, alphabet: alphabet)
            self = .backtracker(ScratchPool { Backtracker(counted, limits: limits) })
            return
        }
        if program.looks.isEmpty, let automaton = AutomatonBuilder.automaton(of: program) {
            self = .automaton(automaton)
        } else {
            self = .simulation(ScratchPool { Simulation(program) })
        }
    }

    func occurs(in text: UnsafeBufferPointer<UInt8>) throws(ECMARegex.LimitError) -> Bool {
        switch self {
        case .classRun(let run): return run.occurs(in: text)
        case .all(let conditions):
            for (matcher, isNegated) in conditions where try matcher.occurs(in: text) == isNegated { return false }
            return true
        case .automaton(let automaton): return automaton.occurs(in: text)
        case .simulation(let pool): return pool.withScratch { $0.occurs(in: text) }
        case .backtracker(let pool):
            return try pool.withScratch { (scratch) throws(ECMARegex.LimitError) in try scratch.occurs(in: text) }
        }
    }
}
