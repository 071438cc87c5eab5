/// The verdicts of blocks that several others refer to, kept once they are asked for often.
///
/// Without it a schema that refers to itself in two branches would be evaluated twice as often with each level of the
/// instance. The evaluator counts the first evaluations and keeps no verdict of them: more than ordinary schemas need.
///
///     keep(verdict, cost: 3)   ─▶ verdicts      full: those that were found in few steps go
///     isExhausted              ─▶ steps         more than schemas times values: what was forgotten is found too often
struct VerdictMemory: Sendable {
    /// How many verdicts are kept where nothing else is asked for: some 16 MB, and as much again while the table grows.
    static let usualLimit = 250_000

    /// How many verdicts there may be room for when an evaluation has ended.
    private static let lasting = 1_000

    /// What a verdict is about.
    struct Key: Hashable {
        /// Where the instructions of the block begin; blocks that only refer to it have the same.
        var start: UInt32
        var index: UInt32
        /// The resources that a `$dynamicRef` may find.
        var scope: UInt32
        var tracks: Bool
    }

    struct Verdict {
        var isValid: Bool
        /// What was evaluated of the value.
        var marks: [UInt64]
        /// How many verdicts had to be found for it, itself included.
        var cost: Int
    }

    /// How many verdicts are kept, so that memory has a bound that no schema and no document moves.
    let limit: Int
    private var verdicts: [Key: Verdict] = [:]
    /// How many words of marks are kept.
    private var markCount = 0
    /// How many verdicts were found since the memory was empty.
    private(set) var steps = 0

    init(limit: Int) { self.limit = limit }

    subscript(key: Key) -> Verdict? { verdicts[key] }

    /// Takes note that a verdict has to be found; false where more were than there may be.
    ///
    /// Each has to be found once. Those that were forgotten are found again, which may come to any number where each
    /// leads to others that were forgotten as well.
    mutating func countStep(upTo most: Int) -> Bool {
        steps &+= 1
        return steps <= most
    }

    /// - Parameter earlier: How many steps there were before this verdict was looked for.
    mutating func keep(_ isValid: Bool, _ marks: [UInt64], for key: Key, since earlier: Int) {
        if verdicts.count + markCount >= limit { forgetCheapOnes() }
        verdicts[key] = Verdict(isValid: isValid, marks: marks, cost: steps - earlier)
        markCount += marks.count
    }

    /// Forgets what is found again in few steps, which is half of the verdicts and more where many cost the same.
    private mutating func forgetCheapOnes() {
        let costs = verdicts.values.map(\.cost).sorted()
        let most = costs.isEmpty ? 0 : costs[(costs.count - 1) / 2]
        verdicts = verdicts.filter { $0.value.cost > most }
        markCount = verdicts.values.reduce(0) { $0 + $1.marks.count }
        // Few verdicts with many marks.
        if verdicts.count + markCount >= limit { forgetAll() }
    }

    private mutating func forgetAll() {
        verdicts.removeAll(keepingCapacity: verdicts.count <= Self.lasting)
        markCount = 0
    }

    /// Forgets all verdicts, and that there were any.
    mutating func clear() {
        forgetAll()
        steps = 0
    }
}
