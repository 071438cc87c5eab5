/// A search that tries one path through a program after the other, for patterns that have back-references or are too
/// large for the other matchers.
///
///     decisions   choice at 3: step 7    register 0 was -1    look-ahead 0 from 5    choice at 6: step 2
///                                                                                     ▲ the next one to go back to
///
/// Decisions are kept in a list, so that they can be undone. Time grows with the number of paths, which may be huge for
/// any pattern; so each step counts, and the limits end the search with an error.
struct Backtracker: ~Copyable, Sendable {
    enum Decision: BitwiseCopyable {
        /// Another path, from a step and a place.
        case choice(state: Int, place: Int)
        /// The previous value of a register.
        case register(Int, was: Int)
        /// A look-around that is being tried: its step in the program, and the place in the text.
        case look(state: Int, place: Int)
        /// The previous value of `innerLook`: where in the list the enclosing look-around began.
        case outerLook(Int)
    }

    let program: Program
    let limits: ECMARegex.Limits
    var decisions = ScratchArray<Decision>()
    var registers: ScratchArray<Int>
    /// Where in the list the innermost look-around that is being tried began, -1 for none.
    var innerLook = -1
    /// How many steps the last search took.
    private(set) var steps = 0
    private var largestStep = 0
    private let folding: CaseFolding?

    init(_ program: Program, limits: ECMARegex.Limits) {
        self.program = program
        self.limits = limits
        registers = ScratchArray(repeating: -1, count: program.registerCount)
        let ignoresCase = program.instructions.contains {
            if case .backReference(_, let reading, _) = $0 { reading.ignoresCase } else { false }
        }
        folding = ignoresCase ? .simple : nil
    }

    /// Whether the pattern occurs in a text.
    mutating func occurs(in text: UnsafeBufferPointer<UInt8>) throws(ECMARegex.LimitError) -> Bool {
        let (allowance, isHuge) = text.count.multipliedReportingOverflow(by: limits.stepsPerByte)
        let (sum, isTooLarge) = limits.steps.addingReportingOverflow(allowance)
        largestStep = isHuge || isTooLarge ? .max : sum
        steps = 0
        decisions.removeAll()
        innerLook = -1
        registers.fill(with: -1, count: program.registerCount)
        var place = 0
        while true {
            if try matches(at: place, in: text) { return true }
            guard !program.isAnchored, place < text.count else { return false }
            _ = program.alphabet.symbol(in: text, after: &place)
        }
    }

    private mutating func matches(
        at start: Int, in text: UnsafeBufferPointer<UInt8>
    ) throws(ECMARegex.LimitError) -> Bool {
        // No decision is open here: the attempt at the previous place has undone all of its decisions.
        var state = program.start
        var place = start
        while true {
            try take(steps: 1)
            if case .found = program.instructions[state] {
                guard innerLook >= 0 else { return true }
                if endLook(&state, &place) { continue }
            } else if try step(&state, &place, in: text) {
                continue
            }
            guard goBack(&state, &place) else { return false }
        }
    }

    private mutating func take(steps count: Int) throws(ECMARegex.LimitError) {
        steps += count
        guard steps <= largestStep else { throw ECMARegex.LimitError(limit: .steps(largestStep)) }
        guard decisions.count <= limits.openDecisions else {
            throw ECMARegex.LimitError(limit: .openDecisions(limits.openDecisions))
        }
    }

    /// Performs a step; false if it fails.
    private mutating func step(
        _ state: inout Int, _ place: inout Int, in text: UnsafeBufferPointer<UInt8>
    ) throws(ECMARegex.LimitError) -> Bool {
        switch program.instructions[state] {
        case .characters(let set, let next):
            guard place < text.count else { return false }
            guard program.alphabet.set(set, has: program.alphabet.symbol(in: text, after: &place)) else { return false }
            state = next
        case .charactersBefore(let set, let next):
            guard place > 0 else { return false }
            guard program.alphabet.set(set, has: program.alphabet.symbol(in: text, before: &place)) else {
                return false
            }
            state = next
        case .either(let first, let second):
            decisions.append(.choice(state: second, place: place))
            state = first
        case .assertion(let assertion, let next):
            guard holds(assertion, at: place, in: text) else { return false }
            state = next
        case .look:
            decisions.append(.outerLook(innerLook))
            innerLook = decisions.count
            decisions.append(.look(state: state, place: place))
            if case .look(let look, _) = program.instructions[state] { state = program.looks[look].start }
        case .store(let register, let next):
            set(register, to: place)
            state = next
        case .forget(let forgotten, let next):
            for register in forgotten { set(register, to: -1) }
            state = next
        case .advanced(let register, let next):
            guard registers[register] != place else { return false }
            state = next
        case .beginCount(let count), .count(let count), .repeatCounted(let count):
            return performCount(count, &state, place)
        case .backReference(let reference, let reading, let next):
            state = next
            try take(steps: program.references[reference].count)
            guard let (start, end) = capture(reference) else { return true }
            try take(steps: end - start)
            return matchesAgain(start..<end, &place, reading, in: text)
        case .found: break
        }
        return true
    }

    /// Stores a value in a register, which counts as a step too.
    mutating func set(_ register: Int, to value: Int) {
        steps &+= 1
        guard registers[register] != value else { return }
        decisions.append(.register(register, was: registers[register]))
        registers[register] = value
    }

    private func holds(_ assertion: Assertion, at place: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        var start = place
        var end = place
        let before = place > 0 ? program.alphabet.traits[Int(program.alphabet.symbol(in: text, before: &start))] : .edge
        let after =
            place < text.count ? program.alphabet.traits[Int(program.alphabet.symbol(in: text, after: &end))] : .edge
        return assertion.holds(between: before, and: after)
    }

    /// The match of the groups of a reference; nil if none of them has matched.
    private func capture(_ reference: Int) -> (start: Int, end: Int)? {
        for group in program.references[reference] {
            let start = registers[group * 2 - 2]
            let end = registers[group * 2 - 1]
            if start >= 0, end >= start { return (start, end) }
        }
        return nil
    }

    /// Whether a part of the text recurs at a place, or before it.
    private func matchesAgain(
        _ part: Range<Int>, _ place: inout Int, _ reading: BackReferenceReading, in text: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        if reading.ignoresCase, let folding {
            return matchesFolded(part, &place, isBackward: reading.isBackward, folding, in: text)
        }
        let start = reading.isBackward ? place - part.count : place
        guard start >= 0, start + part.count <= text.count else { return false }
        for offset in 0..<part.count where text[part.lowerBound + offset] != text[start + offset] { return false }
        place = reading.isBackward ? start : start + part.count
        return true
    }
}
