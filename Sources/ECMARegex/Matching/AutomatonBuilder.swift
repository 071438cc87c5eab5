/// Builds the table of an automaton: each set of steps that a walk can arrive at becomes a row.
struct AutomatonBuilder: ~Copyable {
    /// Everything that determines how a search continues.
    private struct State: Hashable {
        var arrived: [Int]
        /// The traits of the previous character that assertions test.
        var before: SymbolTraits
    }

    private let program: Program
    private let columns: Int
    private var walk: StateWalk
    private let noLooks = LookMatches()
    private var rows: [State: Int] = [:]
    private var states: [State] = []
    private var table: [UInt32]

    /// How large a table may be, and how many steps building it may take.
    private let largestTable: Int
    private let largestEffort: Int

    /// The automaton of a program without look-arounds; nil if its table would be too large.
    static func automaton(of program: Program) -> Automaton? {
        // Nearly every step has a state of its own, so this check saves most attempts that would fail.
        guard program.instructions.count * (program.alphabet.count + 1) <= Automaton.largestTable else { return nil }
        return table(of: program, upTo: Automaton.largestTable, effort: Automaton.largestEffort)
            .map { Automaton(alphabet: program.alphabet, table: $0) }
    }

    /// The table of a program without look-arounds; nil if it would be too large.
    static func table(of program: Program, upTo largestTable: Int, effort: Int) -> [UInt32]? {
        var builder = AutomatonBuilder(program, largestTable, effort)
        return builder.build() ? builder.table : nil
    }

    private init(_ program: Program, _ largestTable: Int, _ largestEffort: Int) {
        self.program = program
        self.largestTable = largestTable
        self.largestEffort = largestEffort
        columns = program.alphabet.count + 1
        walk = StateWalk(program)
        // The rows of the two final states, which nothing leads out of.
        table = [UInt32](repeating: 0, count: columns * 2)
    }

    private mutating func build() -> Bool {
        _ = row(of: State(arrived: [program.start], before: program.traitsBefore.intersection(.edge)))
        var index = 0
        while index < states.count {
            appendRow(of: states[index])
            index += 1
            let isTooLarge = (states.count + 2) * columns > largestTable
            if isTooLarge || walk.steps > largestEffort { return false }
        }
        return true
    }

    /// Adds the row of a state: the rows that each symbol and the end of the text lead to.
    private mutating func appendRow(of state: State) {
        let traits = program.alphabet.traits.map { $0.intersection(program.traitsAfter) } + [.edge]
        var isFound = false
        for (symbol, after) in traits.enumerated() {
            // Neighbouring symbols with the same traits, as most have, share one closure.
            if symbol == 0 || after != traits[symbol - 1] {
                walk.restart(with: state.arrived)
                isFound = walk.close(at: 0, before: state.before, after: after, looks: noLooks)
            }
            table.append(UInt32(isFound ? columns : symbol == columns - 1 ? 0 : target(of: UInt32(symbol))))
        }
    }

    /// The row that a symbol leads to from the reached steps, as an index in the table.
    private mutating func target(of symbol: Alphabet.Symbol) -> Int {
        if walk.advance(over: symbol) { return columns }
        if !program.isAnchored { walk.arrive(at: program.start) }
        if walk.arrived.isEmpty { return 0 }
        let before = program.alphabet.traits[Int(symbol)].intersection(program.traitsBefore)
        return row(of: State(arrived: walk.arrived.sorted(), before: before))
    }

    private mutating func row(of state: State) -> Int {
        if let row = rows[state] { return row }
        states.append(state)
        let row = (states.count + 1) * columns
        rows[state] = row
        return row
    }
}
