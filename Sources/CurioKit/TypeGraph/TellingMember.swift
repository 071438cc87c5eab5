/// A member whose texts tell some branches of a union from others.
///
///     0  {"op": "add", …}                        with "add"           0 or 1, then 2
///     1  {"op": any text, …}                     with "min", "max"    2, then 1
///     2  [{"op": "min", …}, {"op": "max", …}]    with others          1 or 2, which keeps what it does not know
///
/// A branch that lists texts is not tried with another one where a branch is left that takes it. A union that keeps what
/// it does not know is tried with its own texts before what takes any, and with those of others behind all of them.
///
///     {"kind": "a", …}    kind may be absent     tried with "a", and with other texts or none
///     {"kind": "b", …}    kind may be absent     tried with "b", and with other texts or none
struct TellingMember {
    let key: String
    /// The texts that the same candidates list, with these.
    let groups: [(positions: [Int], values: [String])]
    /// The candidates that list no texts, so that they take any.
    private let silent: [Int]
    /// Those that list texts and keep others.
    private let keeping: [Int]
    /// Those that list texts and need not have the member.
    private let optional: [Int]

    /// The most branches that may take any text where others list some: each is tried with each of these.
    private static let mostOthers = 3

    /// Nil where the texts tell nothing.
    init?(_ key: String, of candidates: [UnionPlan.Candidate]) {
        self.key = key
        let texts = candidates.map { $0.texts(of: key) }
        groups = UnionPlan.groups(of: texts.map { $0?.values ?? [] })
        silent = texts.indices.filter { texts[$0] == nil }
        keeping = texts.indices.filter { texts[$0]?.keepsOthers ?? false }
        optional = texts.indices.filter { texts[$0].map { $0.mayBeAbsent && !$0.keepsOthers } ?? false }
        guard silent.count <= Self.mostOthers else { return nil }
        // Texts that lead to every branch tell nothing.
        guard groups.count > 1 || groups.contains(where: { $0.positions.count < candidates.count }) else { return nil }
    }

    /// The choice by the text of the member.
    func choice(of candidates: [UnionPlan.Candidate]) -> UnionPlan.Choice {
        let trials = { (positions: [Int]) in UnionPlan.trials(positions.map { candidates[$0] }) }
        let arms = groups.map { group in
            let listing = group.positions
            let isToldByUnions = listing.allSatisfy { candidates[$0].keepsUnknownTags }
            let first = isToldByUnions ? trials(listing) + trials(silent) : trials(listing + silent)
            // One that keeps what it does not know is as good as many.
            let last = keeping.filter { !listing.contains($0) }.prefix(max(1, Self.mostOthers - silent.count))
            return (choice: UnionPlan.Choice(trying: first + trials(Array(last))), values: group.values)
        }
        let takers = (silent + keeping).sorted()
        // A text that nobody lists may be kept by whoever lists others, where the member need not be there at all.
        let left = takers.isEmpty && !optional.isEmpty ? Array(candidates.indices) : takers + optional
        return .tag(key, arms, others: left.isEmpty ? nil : UnionPlan.Choice(trying: trials(left)))
    }
}
