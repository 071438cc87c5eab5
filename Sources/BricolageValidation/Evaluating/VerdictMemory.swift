/// The verdicts of blocks that several others refer to, kept once they are asked for often.
///
/// Without it a schema that refers to itself in two branches would be evaluated twice as often with each level of the
/// instance. The first verdicts are counted and not kept: `threshold` is more than ordinary schemas need.
struct VerdictMemory: ~Copyable {
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

    /// How many evaluations are not kept.
    var threshold = 0
    private var verdicts: [Key: Verdict] = [:]

    /// Counts an evaluation; whether verdicts are kept by now.
    @inline(__always)
    mutating func counts() -> Bool {
        if threshold == 0 { return true }
        threshold &-= 1
        return false
    }

    subscript(key: Key) -> Verdict? { verdicts[key] }

    mutating func keep(_ isValid: Bool, _ marks: [UInt64], for key: Key) {
        verdicts[key] = Verdict(isValid: isValid, marks: marks)
    }
}
