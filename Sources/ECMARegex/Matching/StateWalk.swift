/// All paths through a program at once: the steps that may come next at a place of the text.
///
///     arrived   the steps that the last character has led to
///        │ close: assertions and look-arounds hold or not, `either` leads to both
///        ▼
///     reached   those and all steps that they lead to without a character
///        │ advance: steps whose set contains the next character
///        ▼
///     arrived   …
///
/// A place costs at most the steps of the program, whatever the text, so a search is linear.
struct StateWalk: ~Copyable, Sendable {
    let program: Program
    private(set) var arrived: StateSet
    private var reached: StateSet
    private var pending = ScratchArray<Int>()
    /// How many steps were examined.
    private(set) var steps = 0

    init(_ program: Program) {
        self.program = program
        arrived = StateSet(size: program.instructions.count)
        reached = StateSet(size: program.instructions.count)
    }

    /// Starts again with the given steps.
    mutating func restart(with states: [Int]) {
        arrived.removeAll()
        for state in states { arrived.insert(state) }
    }

    /// Starts again with one step.
    mutating func restart(at state: Int) {
        arrived.removeAll()
        arrived.insert(state)
    }

    /// Adds a step to those that the last character has led to.
    mutating func arrive(at state: Int) { arrived.insert(state) }

    /// Follows the steps that take no character; true if one of them leads to the end of the pattern.
    ///
    /// - Parameters:
    ///   - before: The traits of the character before the place.
    ///   - after: The traits of the character after it.
    ///   - looks: Where look-arounds match.
    mutating func close(
        at place: Int, before: SymbolTraits, after: SymbolTraits, looks: borrowing LookMatches
    ) -> Bool {
        reached.removeAll()
        var isFound = false
        for index in 0..<arrived.count {
            pending.append(arrived[index])
            while let state = pending.popLast() {
                guard reached.insert(state) else { continue }
                steps += 1
                switch program.instructions[state] {
                case .either(let first, let second):
                    pending.append(second)
                    pending.append(first)
                case .assertion(let assertion, let next):
                    if assertion.holds(between: before, and: after) { pending.append(next) }
                case .look(let look, let next):
                    if looks.contains(look, at: place) != program.looks[look].look.isNegated { pending.append(next) }
                case .found: isFound = true
                default: break
                }
            }
        }
        return isFound
    }

    /// Consumes a character; true if that leads to the end of the pattern.
    mutating func advance(over symbol: Alphabet.Symbol) -> Bool {
        arrived.removeAll()
        steps += reached.count
        var isFound = false
        for index in 0..<reached.count {
            guard case .characters(let set, let next) = program.instructions[reached[index]] else { continue }
            guard program.alphabet.set(set, has: symbol) else { continue }
            if case .found = program.instructions[next] { isFound = true }
            arrived.insert(next)
        }
        return isFound
    }
}
