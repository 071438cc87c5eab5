/// A member whose texts tell some branches of a union from others.
///
///     0  {"op": "add", …}                        with "add"           0 or 1, then 2
///     1  {"op": any text, …}                     with "min", "max"    2, then 1
///     2  [{"op": "min", …}, {"op": "max", …}]    with others          1 or 2, which keeps what it does not know
///
/// A branch that lists texts is not tried with another one where a branch is left that takes it. A union that keeps what
/// it does not know is tried with its own texts before what takes any, and with those of others behind all of them, as is
/// what lists texts and takes others.
///
///     {"kind": "a", …}    kind may be absent     tried with "a", and with other texts or none
///     {"kind": "b", …}    kind may be absent     tried with "b", and with other texts or none
struct TellingMember {
    let key: String
    /// The texts that the same candidates list, with these.
    let groups: [(positions: [Int], values: [String])]
    /// The candidates that list no texts, so that they take any.
    private let silent: [Int]
    /// Those that list texts and take others.
    private let open: [Int]
    /// Unions that list texts and keep others, to which no valid one belongs.
    private let keeping: [Int]
    /// Those that list texts and need not have the member.
    private let optional: [Int]

    /// The most branches that may take any text where others list some: each is tried with each of these.
    private static let mostOthers = 3

    /// Nil where the texts tell nothing.
    init?(_ key: String, of candidates: [UnionPlan.Candidate]) {
        let texts = candidates.map { $0.texts(of: key) }
        let silent = texts.indices.filter { texts[$0] == nil }
        let keepers = texts.indices.filter { texts[$0]?.keepsOthers ?? false }
        let open = keepers.filter { !candidates[$0].keepsUnknownTags }
        guard silent.count + open.count <= Self.mostOthers else { return nil }
        // What lists texts and takes others is told by them only from what lists others.
        if silent.count + open.count == candidates.count, open.count < 2 { return nil }
        groups = UnionPlan.groups(of: texts.map { $0?.values ?? [] })
        // Texts that lead to every branch tell nothing.
        guard groups.contains(where: { $0.positions.count < candidates.count }) else { return nil }
        keeping = keepers.filter { candidates[$0].keepsUnknownTags }
        optional = texts.indices.filter { texts[$0].map { $0.mayBeAbsent && !$0.keepsOthers } ?? false }
        (self.key, self.silent, self.open) = (key, silent, open)
    }

    /// The choice by the text of the member.
    func choice(of candidates: [UnionPlan.Candidate]) -> UnionPlan.Choice {
        let trials = { (positions: [Int]) in UnionPlan.trials(positions.map { candidates[$0] }) }
        let arms = groups.map { group in
            let listing = group.positions
            let isToldByUnions = listing.allSatisfy { candidates[$0].keepsUnknownTags }
            let first = isToldByUnions ? trials(listing) + trials(silent) : trials(listing + silent)
            // Of many that keep what they do not know, a few are as good as all.
            let keeping = keeping.lazy.filter { !listing.contains($0) }.prefix(max(1, Self.mostOthers - silent.count))
            let last = trials(open.filter { !listing.contains($0) } + keeping)
            return UnionPlan.Arm(choice: UnionPlan.Choice(trying: first, thenTrying: last), values: group.values)
        }
        let takers = (silent + open + keeping).sorted()
        // A text that nobody lists may be kept by whoever lists others, where the member need not be there at all.
        let left = takers.isEmpty && !optional.isEmpty ? Array(candidates.indices) : takers + optional
        return .tag(key, arms, others: left.isEmpty ? nil : UnionPlan.Choice(trying: trials(left)))
    }
}
