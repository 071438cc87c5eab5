internal import BricolageCore

/// How a union finds the branch that a value belongs to: by kind, then by a tag or a member, and only then by trying.
///
///     string ──▶ branch 0
///     object ──▶ tag "type" ─┬─ "circle" ──▶ branch 1
///                            ├─ "shape" ───▶ trial: branch 2 if there is "corners", then branch 3
///                            └─ others ────▶ none: kept as JSON, or refused
struct UnionPlan: Sendable {
    indirect enum Choice: Hashable, Sendable {
        case one(Int)
        /// By the text of a member: the choices that are left for some of the texts, and the choice for anything else,
        /// which is nil if every branch requires one of the texts.
        case tag(String, [Arm], others: Choice?)
        /// By trying in this order.
        case trial([Trial])
        /// By trying in this order, but first what is left for the text of a member.
        case suggestion(String, [Arm], then: [Trial])

        /// Creates a trial, or the choice of the only branch.
        init(trying first: [Trial], thenTrying last: [Trial] = []) {
            let trials = first + last.map { Trial(branches: $0.branches, key: $0.key, isLast: true) }
            self = trials.count == 1 && trials[0].branches.count == 1 ? .one(trials[0].branches[0]) : .trial(trials)
        }

        /// The branches among which the choice is made.
        var branches: Set<Int> {
            switch self {
            case .one(let branch): [branch]
            case .tag(_, let arms, let others):
                arms.reduce(into: others?.branches ?? []) { $0.formUnion($1.choice.branches) }
            case .trial(let trials), .suggestion(_, _, then: let trials): Set(trials.flatMap(\.branches))
            }
        }

        /// What is tried if no member decides.
        var trials: [Trial] {
            switch self {
            case .one(let branch): [Trial(branches: [branch])]
            case .tag: []
            case .trial(let trials), .suggestion(_, _, then: let trials): trials
            }
        }
    }

    /// The choice that is left for some texts of a member.
    struct Arm: Hashable, Sendable {
        var choice: Choice
        var values: [String]
    }

    /// A branch that is tried, or several between which only the members of an object decide.
    struct Trial: Hashable, Sendable {
        var branches: [Int]
        /// A member that these branches require and not all others do: without it they are not tried.
        var key: String?
        /// For each of several branches, the members that it names and not all others do; the branch of which an object
        /// has the most is tried first.
        var names: [[String]] = []
        /// Whether it comes after others, whatever members an object has.
        var isLast = false
    }

    /// What becomes of the values of one kind.
    struct Entry: Sendable {
        var kind: ValueKinds
        var choice: Choice
        /// Whether values that the choice refuses are kept as JSON.
        var keepsRest: Bool
        /// Whether a branch may drop a null in such a value that is a value to another branch.
        var mayDropNulls: Bool
    }

    /// The choices by the kind of value, in the order of the branches.
    var entries: [Entry] = []

    /// Whether values of kinds that no branch has are kept as JSON.
    var keepsOtherKinds = false

    /// Whether objects with an unknown tag are kept as JSON.
    var keepsUnknownTags = true

    /// Whether some values are kept as JSON: of other kinds, with an unknown tag, or refused by all branches.
    var keepsOthers: Bool {
        keepsOtherKinds
            || entries.contains { entry in
                if case .tag(_, _, others: nil) = entry.choice, keepsUnknownTags { return true }
                return entry.keepsRest
            }
    }

    /// The kinds of values that the branches have, in words: "a string or an array".
    var expectedKinds: String {
        let names = entries.map { entry in
            switch entry.kind {
            case .bool: "a boolean"
            case .number: "a number"
            case .string: "a string"
            case .array: "an array"
            default: "an object"
            }
        }
        guard let last = names.last, names.count > 1 else { return names.first ?? "a value" }
        return names.dropLast().joined(separator: ", ") + " or " + last
    }
}

extension UnionPlan {
    init(_ union: UnionShape, in graph: SettledGraph) {
        let kinds = union.branches.map { graph.kinds(of: $0.type) }
        let all = [ValueKinds.bool, .number, .string, .array, .object]
        let first = { (kind: ValueKinds) in kinds.firstIndex { !$0.isDisjoint(with: kind) } }
        let present = all.filter { first($0) != nil }.sorted {
            (first($0) ?? 0, $0.rawValue) < (first($1) ?? 0, $1.rawValue)
        }
        let openKinds = graph.openKinds(of: union)
        for kind in present {
            let branches = graph.candidates(for: kind, of: union)
            let choice = Self.choice(branches, union, kind, graph).rankingRivals(of: union, in: graph)
            let keepsRest =
                !openKinds.isDisjoint(with: kind)
                && !branches.contains { graph.takesAll(kind, by: union.branches[$0]) }
            let types = branches.map { union.branches[$0].type }
            let mayDropNulls = kind.isSubset(of: [.array, .object]) && graph.mayDropNulls(types)
            entries.append(Entry(kind: kind, choice: choice, keepsRest: keepsRest, mayDropNulls: mayDropNulls))
        }
        keepsOtherKinds = !all.filter { !present.contains($0) }.allSatisfy(openKinds.isDisjoint)
        keepsUnknownTags = !union.isClosed
    }

    private static func choice(
        _ branches: [Int], _ union: UnionShape, _ kind: ValueKinds, _ graph: SettledGraph
    ) -> Choice {
        if branches.count == 1 { return .one(branches[0]) }
        guard kind == .object else { return .trial(branches.map { Trial(branches: [$0]) }) }
        let candidates = branches.map { Candidate($0, union.branches[$0].type, in: graph) }
        // A tag that the branches themselves describe takes precedence if it distinguishes all of them.
        let described = tag(candidates)
        if let described, case .tag(_, let arms, _) = described, arms.count == candidates.count { return described }
        return declaredTag(candidates, union) ?? described ?? untagged(candidates)
    }

    /// The choice by the member that the schema declares as the tag; nil if it declares none for some branch.
    ///
    /// If a branch lists texts itself, only these count among the texts that the schema declares for it. A branch that
    /// lists none of the declared texts would refuse every object with one of them, so that the declaration is useless.
    private static func declaredTag(_ candidates: [Candidate], _ union: UnionShape) -> Choice? {
        guard let key = union.branches[candidates[0].branch].tag?.key else { return nil }
        var texts: [[String]] = []
        for candidate in candidates {
            guard let tag = union.branches[candidate.branch].tag, ExactText.equal(tag.key, key) else { return nil }
            let listed = Set((candidate.object?.property(key)?.tags ?? []).map(ExactKey.init))
            texts.append(listed.isEmpty ? tag.texts : tag.texts.filter { listed.contains(ExactKey($0)) })
        }
        let groups = groups(of: texts)
        guard !texts.contains(where: \.isEmpty), !groups.isEmpty else { return nil }
        return choice(by: key, groups, candidates)
    }

    /// The choice if no member distinguishes all branches.
    ///
    /// - Parameter known: A member whose text has distinguished the candidates from others already.
    private static func untagged(_ candidates: [Candidate], besides known: String? = nil) -> Choice {
        var best: TellingMember?
        var seen: Set<ExactKey> = []
        if let known { seen.insert(ExactKey(known)) }
        for key in candidates.flatMap(\.keys) where seen.insert(ExactKey(key)).inserted {
            guard let member = TellingMember(key, of: candidates) else { continue }
            if member.groups.count > best?.groups.count ?? 0 { best = member }
        }
        return best?.choice(of: candidates) ?? Choice(trying: trials(candidates))
    }

    /// The branches in the order in which they are tried, each with the member that it is not tried without.
    static func trials(_ candidates: [Candidate]) -> [Trial] {
        var requirers: [ExactKey: Int] = [:]
        for key in candidates.lazy.flatMap({ $0.object?.required ?? [] }) { requirers[key, default: 0] += 1 }
        // Branches that fit almost everything are tried last.
        let isVague = { (candidate: Candidate) in
            candidate.object.map { $0.required.isEmpty && $0.rest == .untyped } ?? true
        }
        let ordered = demandingFirst(candidates.filter { !isVague($0) }) + candidates.filter(isVague)
        return ordered.map { candidate in
            let key = candidate.object.flatMap { tellingKey(of: $0, requirers, candidates.count) }
            return Trial(branches: [candidate.branch], key: key)
        }
    }

    /// The branches in their order, but each before those that require only some of its required members and accept
    /// others.
    ///
    /// These may also fit its objects, which would leave some members of the objects without a type.
    private static func demandingFirst(_ candidates: [Candidate]) -> [Candidate] {
        var ordered: [Candidate] = []
        for candidate in candidates {
            let position = ordered.firstIndex {
                guard let own = candidate.object, let other = $0.object else { return false }
                return other.rest != .rejected && other.required.isStrictSubset(of: own.required)
            }
            ordered.insert(candidate, at: position ?? ordered.count)
        }
        return ordered
    }

    /// The required member that the fewest branches require, the first of several; nil if all require the same.
    ///
    /// Most kinds of charts require data, and only one a mark: with data as the key, this one would be tried in vain
    /// for the others.
    private static func tellingKey(of object: ObjectShape, _ requirers: [ExactKey: Int], _ count: Int) -> String? {
        let keys = object.ordered.filter(\.isRequired).map { ExactKey($0.key) }
        let best = keys.min { requirers[$0, default: count] < requirers[$1, default: count] }
        return best.flatMap { requirers[$0, default: count] < count ? $0.text : nil }
    }

    /// The choice by the member that distinguishes the most branches; nil if none distinguishes any.
    private static func tag(_ candidates: [Candidate]) -> Choice? {
        let objects = candidates.map(\.object)
        guard let first = objects[0] else { return nil }
        var best: (key: String, groups: [(positions: [Int], values: [String])])?
        for property in first.properties where property.isRequired && !property.tags.isEmpty {
            guard let groups = groups(by: property.key, objects), groups.count > best?.groups.count ?? 1 else {
                continue
            }
            best = (property.key, groups)
            if groups.allSatisfy({ $0.positions.count == 1 }), groups.count == candidates.count { break }
        }
        return best.map { choice(by: $0.key, $0.groups, candidates) }
    }

    private static func choice(
        by key: String, _ groups: [(positions: [Int], values: [String])], _ candidates: [Candidate]
    ) -> Choice {
        .tag(
            key,
            groups.map { group in
                let left = group.positions.map { candidates[$0] }
                let choice = left.count == 1 ? .one(left[0].branch) : untagged(left, besides: key)
                return Arm(choice: choice, values: group.values)
            }, others: nil)
    }

    /// Groups of texts of a member that lead to the same objects, with these; nil if one object does not require such a
    /// text.
    private static func groups(
        by key: String, _ objects: [ObjectShape?]
    ) -> [(positions: [Int], values: [String])]? {
        var tags: [[String]] = []
        for object in objects {
            guard let own = object?.property(key), own.isRequired, !own.tags.isEmpty else { return nil }
            tags.append(own.tags)
        }
        return groups(of: tags)
    }

    /// Groups of texts that lead to the same positions, with these; empty if two of the texts are equal to Swift, as two
    /// spellings of a character are: "é" and "e\u{301}".
    static func groups(of tags: [[String]]) -> [(positions: [Int], values: [String])] {
        var texts: [ExactKey] = []
        var positions: [ExactKey: [Int]] = [:]
        for (position, tags) in tags.enumerated() {
            for text in tags.map(ExactKey.init) where positions[text]?.last != position {
                if positions[text] == nil { texts.append(text) }
                positions[text, default: []].append(position)
            }
        }
        guard Set(texts.map(\.text)).count == texts.count else { return [] }
        var groups: [(positions: [Int], values: [String])] = []
        var known: [[Int]: Int] = [:]
        for text in texts {
            let leads = positions[text] ?? []
            if let group = known[leads] {
                groups[group].values.append(text.text)
            } else {
                known[leads] = groups.count
                groups.append((leads, [text.text]))
            }
        }
        return groups
    }
}

extension SettledGraph {
    /// The branches of a union, with objects before those that require only some of the same members, and with branches
    /// last that accept any value, after which no other would ever be tried.
    func inOrderOfDemand(_ union: UnionShape) -> [Int] {
        var order = inOrderOfTrial(union)
        let positions = order.indices.filter { !kinds(of: union.branches[order[$0]].type).isDisjoint(with: .object) }
        let candidates = positions.map { UnionPlan.Candidate(order[$0], union.branches[order[$0]].type, in: self) }
        guard candidates.count > 1 else { return order }
        let branches = UnionPlan.trials(candidates).flatMap(\.branches)
        for (position, branch) in zip(positions, branches) { order[position] = branch }
        return order
    }

    /// Whether reading a value never fails, if the branch has its kind.
    fileprivate func takesAll(_ kind: ValueKinds, by branch: UnionShape.Branch) -> Bool {
        guard branch.constraints.isEmpty else { return false }
        return switch branch.type {
        case .any, .bool, .string, .number, .exactNumber, .presumed: true
        case .meant(let wrapped): kinds(of: wrapped).isDisjoint(with: kind)
        default: false
        }
    }
}
