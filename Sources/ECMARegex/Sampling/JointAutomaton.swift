/// A table of the texts for which several conditions hold at once.
///
///     ^v and \d$     state     v     0…9    others      text may end    steps to an end    longest way
///                    0         1      –       –         no                    2              any
///                    1         1      2       1         no                    1              any
///                    2         1      2       1         yes                   0              any
///
/// A state combines one state of each condition. States are found in breadth-first order; those beyond the limit are
/// omitted, as if no text led to them.
struct JointAutomaton: Sendable {
    let alphabet: JointAlphabet
    private var targets: [Int32] = []
    private(set) var mayEnd: [Bool] = []
    /// The minimum number of characters from each state to an end; `never` if no end can be reached.
    var shortest: [Int] = []
    /// The maximum number of characters from each state to an end; `never` if there is no maximum.
    var longest: [Int] = []

    static let never = Int(Int32.max)

    /// The number of entries in `targets` from which on no more states are added.
    private static let largestTable = 1 << 17

    /// - Parameter sets: The sets of characters of the patterns.
    init(_ conditions: [PatternCondition], sets: [CodePointSet]) {
        alphabet = JointAlphabet(sets)
        explore(conditions)
        measure()
    }

    var stateCount: Int { mayEnd.count }

    /// The state after a character of a class; nil if no text continues with one.
    func target(of state: Int, _ classIndex: Int) -> Int? {
        let target = targets[state * alphabet.classes.count + classIndex]
        return target < 0 ? nil : Int(target)
    }

    /// Finds the states, the nearest to the start first.
    private mutating func explore(_ conditions: [PatternCondition]) {
        let symbols = alphabet.classes.map { characters in
            let first = characters.characters.ranges.first?.lowerBound ?? 0
            return conditions.map { Int($0.alphabet.symbol(of: first)) }
        }
        var states = [conditions.map(\.start)]
        var places: [[Int]: Int32] = [states[0]: 0]
        var index = 0
        while index < states.count {
            let state = states[index]
            index += 1
            mayEnd.append(zip(conditions, state).allSatisfy { $0.holds(endingIn: $1) })
            for symbols in symbols {
                guard let next = Self.state(after: symbols, from: state, conditions) else {
                    targets.append(-1)
                    continue
                }
                if places[next] == nil, states.count * alphabet.classes.count < Self.largestTable {
                    places[next] = Int32(states.count)
                    states.append(next)
                }
                targets.append(places[next] ?? -1)
            }
        }
    }

    private static func state(after symbols: [Int], from state: [Int], _ conditions: [PatternCondition]) -> [Int]? {
        var next: [Int] = []
        for (index, condition) in conditions.enumerated() {
            guard let part = condition.state(after: symbols[index], from: state[index]) else { return nil }
            next.append(part)
        }
        return next
    }

    /// The states that one character leads to, each once.
    func nextStates(of state: Int) -> Set<Int> {
        Set(alphabet.classes.indices.compactMap { target(of: state, $0) })
    }
}
