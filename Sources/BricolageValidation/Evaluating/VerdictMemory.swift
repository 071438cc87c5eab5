/// The verdicts of blocks that several others refer to, kept once they are asked for often.
///
/// Without it a schema that refers to itself in two branches would be evaluated twice as often with each level of the
/// instance. The evaluator counts the first evaluations and keeps no verdict of them: more than ordinary schemas need.
struct VerdictMemory: Sendable {
    /// How many verdicts are kept: some 16 MB, and as much again while the table grows.
    ///
    /// When there are more, all are forgotten and found again where they are needed, so that memory has a bound that no
    /// schema and no document moves.
    static let limit = 250_000

    /// How many verdicts there may be room for when an evaluation has ended.
    private static let lasting = 1_000

    /// What a verdict is about.
    struct Key: Hashable {
        var block: UInt32
        var index: UInt32
        /// The resources that a `$dynamicRef` may find.
        var scope: UInt32
        var tracks: Bool
    }

    struct Verdict {
        var isValid: Bool
        /// What was evaluated of the value.
        var marks: [UInt64]
    }

    private var verdicts: [Key: Verdict] = [:]
    /// How many words of marks are kept.
    private var markCount = 0

    subscript(key: Key) -> Verdict? { verdicts[key] }

    mutating func keep(_ isValid: Bool, _ marks: [UInt64], for key: Key) {
        if verdicts.count + markCount >= Self.limit { clear() }
        verdicts[key] = Verdict(isValid: isValid, marks: marks)
        markCount += marks.count
    }

    /// Forgets all verdicts.
    mutating func clear() {
        verdicts.removeAll(keepingCapacity: verdicts.count <= Self.lasting)
        markCount = 0
    }
}
