/// The verdicts of blocks that several others refer to, kept once they are needed often.
///
/// Without it a schema that refers to itself in two branches would be evaluated twice as often with each level of the
/// instance. The evaluator keeps no verdicts of its first evaluations, which are more than ordinary schemas need.
///
///     keep(verdict, …)   ─▶ verdicts      if full, those that were found in few steps are removed
///     countStep(upTo:)   ─▶ steps         too many: removed verdicts are computed again too often
struct VerdictMemory: Sendable {
    /// How many verdicts are kept by default: some 16 MB, and as much again while the table grows.
    static let usualLimit = 250_000

    /// For how many verdicts capacity may be kept after an evaluation.
    private static let lasting = 1_000

    /// The subject of a verdict.
    struct Key: Hashable {
        /// Where the instructions of the block begin; blocks that only refer to it have the same instructions.
        var start: UInt32
        var index: UInt32
        /// The number of the resources that a `$dynamicRef` may find.
        var scope: UInt32
        var tracks: Bool
    }

    struct Verdict {
        var isValid: Bool
        /// The evaluated members or elements of the value.
        var marks: [UInt64]
        /// How many verdicts had to be computed for it, itself included.
        var cost: Int
    }

    /// How many verdicts and words of marks are kept: a bound of the memory, whatever the schema and the document.
    let limit: Int
    private var verdicts: [Key: Verdict] = [:]
    /// How many words of marks are kept.
    private var markCount = 0
    /// How many verdicts were computed since the last `clear`.
    private(set) var steps = 0

    init(limit: Int) { self.limit = limit }

    subscript(key: Key) -> Verdict? { verdicts[key] }

    /// Counts a verdict that must be computed; false if there were more than allowed.
    ///
    /// Forgotten verdicts are computed again, any number of times if they depend on others that were forgotten as well.
    mutating func countStep(upTo most: Int) -> Bool {
        steps &+= 1
        return steps <= most
    }

    /// Keeps a verdict.
    ///
    /// - Parameter earlier: How many steps there were before the verdict was computed.
    mutating func keep(_ isValid: Bool, _ marks: [UInt64], for key: Key, since earlier: Int) {
        if verdicts.count + markCount >= limit { forgetCheapOnes() }
        verdicts[key] = Verdict(isValid: isValid, marks: marks, cost: steps - earlier)
        markCount += marks.count
    }

    /// Forgets the cheapest half of the verdicts, and more if many have the same cost.
    private mutating func forgetCheapOnes() {
        let costs = verdicts.values.map(\.cost).sorted()
        let most = costs.isEmpty ? 0 : costs[(costs.count - 1) / 2]
        verdicts = verdicts.filter { $0.value.cost > most }
        markCount = verdicts.values.reduce(0) { $0 + $1.marks.count }
        // The remaining verdicts are few, but have many marks.
        if verdicts.count + markCount >= limit { forgetAll() }
    }

    private mutating func forgetAll() {
        verdicts.removeAll(keepingCapacity: verdicts.count <= Self.lasting)
        markCount = 0
    }

    /// Forgets all verdicts, and resets the steps.
    mutating func clear() {
        forgetAll()
        steps = 0
    }
}
