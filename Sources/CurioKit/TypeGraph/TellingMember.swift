/// A member whose texts distinguish some branches of a union from others.
///
///     0  {"op": "add", …}                        with "add"           0 or 1, then 2
///     1  {"op": any text, …}                     with "min", "max"    2, then 1
///     2  [{"op": "min", …}, {"op": "max", …}]    with others          1 or 2, which keeps what it does not know
///
/// A branch that lists texts is not tried with another text if a branch is left that accepts this one. A union that
/// keeps unknown objects is tried before the branches that accept any text if the text is its own, and after all others
/// if the text is theirs. Branches that list texts but accept others also come last for texts of others.
///
///     {"kind": "a", …}    kind may be absent     tried with "a", and with other texts or none
///     {"kind": "b", …}    kind may be absent     tried with "b", and with other texts or none
///
/// If all branches accept any text and they are many, the text only decides which branch is tried before all others.
struct TellingMember {
    let key: String
    /// Groups of texts that the same candidates list, with these candidates.
    let groups: [(positions: [Int], values: [String])]
    /// The candidates that list no texts, so that they accept any.
    private let silent: [Int]
    /// The candidates that list texts but accept others.
    private let open: [Int]
    /// The unions that list texts and keep objects with others, although these are not valid.
    private let keeping: [Int]
    /// The candidates that list texts of a member that may be absent.
    private let optional: [Int]
    /// Whether every candidate accepts any text, and they are so many that the text only says which one comes first.
    private let onlySuggests: Bool

    /// The most branches that are tried with each text that others list.
    private static let mostOthers = 3

    /// Nil if the texts distinguish nothing.
    init?(_ key: String, of candidates: [UnionPlan.Candidate]) {
        let texts = candidates.map { $0.texts(of: key) }
        let silent = texts.indices.filter { texts[$0] == nil }
        let keepers = texts.indices.filter { texts[$0]?.keepsOthers ?? false }
        let open = keepers.filter { !candidates[$0].keepsUnknownTags }
        let acceptAny = silent.count + open.count == candidates.count
        onlySuggests = silent.count + open.count > Self.mostOthers
        guard acceptAny || !onlySuggests else { return nil }
        // Branches that list texts but accept others are only distinguished from those that list other texts.
        if acceptAny, open.count < 2 { return nil }
        groups = UnionPlan.groups(of: texts.map { $0?.values ?? [] })
        // Texts that lead to every branch distinguish nothing.
        guard groups.contains(where: { $0.positions.count < candidates.count }) else { return nil }
        keeping = keepers.filter { candidates[$0].keepsUnknownTags }
        optional = texts.indices.filter { texts[$0].map { $0.mayBeAbsent && !$0.keepsOthers } ?? false }
        (self.key, self.silent, self.open) = (key, silent, open)
    }

    /// The choice by the text of the member.
    func choice(of candidates: [UnionPlan.Candidate]) -> UnionPlan.Choice {
        let trials = { (positions: [Int]) in UnionPlan.trials(positions.map { candidates[$0] }) }
        if onlySuggests {
            let arms = groups.map {
                UnionPlan.Arm(choice: UnionPlan.Choice(trying: trials($0.positions)), values: $0.values)
            }
            return .suggestion(key, arms, then: UnionPlan.trials(candidates))
        }
        let arms = groups.map { group in
            let listing = group.positions
            let isToldByUnions = listing.allSatisfy { candidates[$0].keepsUnknownTags }
            let first = isToldByUnions ? trials(listing) + trials(silent) : trials(listing + silent)
            // Of many unions that keep unknown objects, trying a few is as good as trying all.
            let keeping = keeping.lazy.filter { !listing.contains($0) }.prefix(max(1, Self.mostOthers - silent.count))
            let last = trials(open.filter { !listing.contains($0) } + keeping)
            return UnionPlan.Arm(choice: UnionPlan.Choice(trying: first, thenTrying: last), values: group.values)
        }
        let takers = (silent + open + keeping).sorted()
        // If the member may be absent, a text that no candidate lists may be kept by those that list others.
        let left = takers.isEmpty && !optional.isEmpty ? Array(candidates.indices) : takers + optional
        return .tag(key, arms, others: left.isEmpty ? nil : UnionPlan.Choice(trying: trials(left)))
    }
}
