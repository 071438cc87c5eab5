internal import BricolageCore

/// How a union finds the branch that a value belongs to: by kind, then by a tag or a member, and only then by trying.
///
///     string ──▶ branch 0
///     object ──▶ tag "type" ─┬─ "circle" ──▶ branch 1
///                            ├─ "shape" ───▶ trial: branch 2 if there is "corners", then branch 3
///                            └─ others ────▶ none: kept as JSON, or refused
struct UnionPlan: Sendable {
    indirect enum Choice: Sendable {
        case one(Int)
        /// By the text of a member: the choices that are left with some of the texts, and with anything else, for which
        /// there is none where every branch requires one of the texts.
        case tag(String, [(choice: Choice, values: [String])], others: Choice?)
        /// In this order.
        case trial([Trial])

        /// The branches that are left, in no order.
        var branches: Set<Int> {
            switch self {
            case .one(let branch): [branch]
            case .tag(_, let arms, let others):
                arms.reduce(into: others?.branches ?? []) { $0.formUnion($1.choice.branches) }
            case .trial(let trials): Set(trials.flatMap(\.branches))
            }
        }
    }

    /// A branch that is tried, or several between which nothing decides but the members that an object has.
    struct Trial: Sendable {
        var branches: [Int]
        /// A member that they require and not all others do: without it they are not tried.
        var key: String?
        /// The members that each of several names and some other one does not; the one with most of them is tried first.
        var names: [[String]] = []
    }

    /// What becomes of the values of one kind.
    struct Entry: Sendable {
        var kind: ValueKinds
        var choice: Choice
        /// Whether values that the choice refuses are kept as JSON.
        var keepsRest: Bool
        /// Whether a branch may leave out a null of such a value, which is a value to another one.
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
            let candidates = graph.candidates(for: kind, of: union)
            let choice = Self.choice(candidates, union, kind, graph).rankingRivals(of: union, in: graph)
            let keepsRest =
                !openKinds.isDisjoint(with: kind)
                && !candidates.contains { graph.takesAll(kind, by: union.branches[$0]) }
            let types = candidates.map { union.branches[$0].type }
            let mayDropNulls = kind.isSubset(of: [.array, .object]) && graph.mayDropNulls(types)
            entries.append(Entry(kind: kind, choice: choice, keepsRest: keepsRest, mayDropNulls: mayDropNulls))
        }
        keepsOtherKinds = !all.filter { !present.contains($0) }.allSatisfy(openKinds.isDisjoint)
        keepsUnknownTags = !union.isClosed
    }

    private static func choice(
        _ candidates: [Int], _ union: UnionShape, _ kind: ValueKinds, _ graph: SettledGraph
    ) -> Choice {
        if candidates.count == 1 { return .one(candidates[0]) }
        guard kind == .object else { return .trial(candidates.map { Trial(branches: [$0]) }) }
        let objects = candidates.map { graph.commonObject(union.branches[$0].type) }
        // What the branches themselves describe is the closer word, where it tells each of them.
        let described = tag(candidates, objects)
        if let described, case .tag(_, let arms, _) = described, arms.count == candidates.count { return described }
        return declaredTag(candidates, union, objects) ?? described ?? untagged(candidates, objects)
    }

    /// The choice by the member that the schema names for it; nil where it names none for some branch.
    ///
    /// Of the texts that the schema gives a branch those count that the branch lists itself, where it lists some. A branch
    /// that lists none of them refuses all that the schema would have it read, so that nobody can go by the schema.
    private static func declaredTag(
        _ candidates: [Int], _ union: UnionShape, _ objects: [ObjectShape?]
    ) -> Choice? {
        guard let key = union.branches[candidates[0]].tag?.key else { return nil }
        var texts: [[String]] = []
        for (branch, object) in zip(candidates, objects) {
            guard let tag = union.branches[branch].tag, ExactText.equal(tag.key, key) else { return nil }
            let listed = Set((object?.property(key)?.tags ?? []).map(ExactKey.init))
            texts.append(listed.isEmpty ? tag.texts : tag.texts.filter { listed.contains(ExactKey($0)) })
        }
        guard !texts.contains(where: \.isEmpty) else { return nil }
        return choice(by: key, groups(of: texts), candidates, objects)
    }

    /// The choice where no member tells all branches.
    ///
    /// A branch that lists the texts of a member is not tried with another text where a branch is left that takes any,
    /// or that lists it:
    ///
    ///     {"repo": "local", …}       repo is "local"      tried with "local" alone, before the other one
    ///     {"repo": "https://…", …}   repo is any text     tried last with "local"
    ///
    ///     {"kind": "a", …}           kind may be absent   tried with "a", and with other texts or none
    ///     {"kind": "b", …}           kind may be absent   tried with "b", and with other texts or none
    ///
    /// - Parameter known: A member whose text has told the candidates from others already.
    private static func untagged(
        _ candidates: [Int], _ objects: [ObjectShape?], besides known: String? = nil
    ) -> Choice {
        let telling = objects.flatMap { $0?.properties.filter { !$0.tags.isEmpty }.map(\.key) ?? [] }
        var best: (key: String, others: [Int], groups: [(positions: [Int], values: [String])])?
        var seen: Set<ExactKey> = []
        if let known { seen.insert(ExactKey(known)) }
        for key in telling where seen.insert(ExactKey(key)).inserted {
            let tags = objects.map { $0?.property(key)?.tags ?? [] }
            let others = tags.indices.filter { tags[$0].isEmpty }
            guard others.count <= mostOthers else { continue }
            let groups = groups(of: tags)
            // Texts that lead to every branch tell nothing.
            guard !others.isEmpty || groups.count > 1 else { continue }
            if groups.count > best?.groups.count ?? 0 { best = (key, others, groups) }
        }
        guard let best else { return trial(candidates, objects) }
        let among = { (positions: [Int]) in trial(positions.map { candidates[$0] }, positions.map { objects[$0] }) }
        let without = objects.indices.filter { position in
            objects[position]?.property(best.key).map { !$0.isRequired && !$0.tags.isEmpty } ?? false
        }
        // A text that nobody lists may be kept by whoever lists others, where the member need not be there at all.
        let left = best.others.isEmpty && !without.isEmpty ? Array(objects.indices) : best.others + without
        return .tag(
            best.key, best.groups.map { (among($0.positions + best.others), $0.values) },
            others: left.isEmpty ? nil : among(left))
    }

    /// The most branches that may take any text where others list some: each is tried with each of these.
    private static let mostOthers = 3

    fileprivate static func trial(_ candidates: [Int], _ objects: [ObjectShape?]) -> Choice {
        if candidates.count == 1 { return .one(candidates[0]) }
        var requirers: [ExactKey: Int] = [:]
        for object in objects {
            for key in object?.required ?? [] { requirers[key, default: 0] += 1 }
        }
        var trials: [(branch: Int, key: String?, isVague: Bool)] = []
        for (branch, object) in zip(candidates, objects) {
            let key = object.flatMap { tellingKey(of: $0, requirers, objects.count) }
            let isVague = object.map { $0.required.isEmpty && $0.rest == .untyped } ?? true
            trials.append((branch, key, isVague))
        }
        // What fits almost everything is tried last.
        let shapes = Dictionary(uniqueKeysWithValues: zip(candidates, objects))
        let ordered = demandingFirst(trials.filter { !$0.isVague }, shapes) + trials.filter(\.isVague)
        return .trial(ordered.map { Trial(branches: [$0.branch], key: $0.key) })
    }

    /// Branches in their order, but each before those that require only some of what it requires and take any member.
    ///
    /// These may fit its objects as well, whose own members would be left without a type.
    private static func demandingFirst(
        _ trials: [(branch: Int, key: String?, isVague: Bool)], _ shapes: [Int: ObjectShape?]
    ) -> [(branch: Int, key: String?, isVague: Bool)] {
        var ordered: [(branch: Int, key: String?, isVague: Bool)] = []
        for trial in trials {
            let position = ordered.firstIndex {
                guard let own = shapes[trial.branch] ?? nil, let other = shapes[$0.branch] ?? nil else { return false }
                return other.rest != .rejected && other.required.isStrictSubset(of: own.required)
            }
            ordered.insert(trial, at: position ?? ordered.count)
        }
        return ordered
    }

    /// The required member that fewest of the branches require, the first of several; nil where all require the same.
    ///
    /// Most kinds of charts require data, and only one a mark: data would have the others read as this one in vain.
    private static func tellingKey(of object: ObjectShape, _ requirers: [ExactKey: Int], _ count: Int) -> String? {
        let keys = object.ordered.filter(\.isRequired).map { ExactKey($0.key) }
        let best = keys.min { requirers[$0, default: count] < requirers[$1, default: count] }
        return best.flatMap { requirers[$0, default: count] < count ? $0.text : nil }
    }

    /// The choice by the member that tells most branches apart; nil where none tells any.
    private static func tag(_ candidates: [Int], _ objects: [ObjectShape?]) -> Choice? {
        guard let first = objects[0] else { return nil }
        var best: (key: String, groups: [(positions: [Int], values: [String])])?
        for property in first.properties where property.isRequired && !property.tags.isEmpty {
            guard let groups = groups(by: property.key, objects), groups.count > best?.groups.count ?? 1 else {
                continue
            }
            best = (property.key, groups)
            if groups.allSatisfy({ $0.positions.count == 1 }), groups.count == candidates.count { break }
        }
        return best.map { choice(by: $0.key, $0.groups, candidates, objects) }
    }

    private static func choice(
        by key: String, _ groups: [(positions: [Int], values: [String])], _ candidates: [Int],
        _ objects: [ObjectShape?]
    ) -> Choice {
        .tag(
            key,
            groups.map { group in
                guard group.positions.count > 1 else { return (.one(candidates[group.positions[0]]), group.values) }
                let (left, shapes) = (group.positions.map { candidates[$0] }, group.positions.map { objects[$0] })
                return (untagged(left, shapes, besides: key), group.values)
            }, others: nil)
    }

    /// The texts of a member that lead to the same objects, with these; nil where one does not require such a text.
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

    /// The texts that lead to the same positions, with these.
    private static func groups(of tags: [[String]]) -> [(positions: [Int], values: [String])] {
        var texts: [ExactKey] = []
        var positions: [ExactKey: [Int]] = [:]
        for (position, tags) in tags.enumerated() {
            for text in tags.map(ExactKey.init) where positions[text]?.last != position {
                if positions[text] == nil { texts.append(text) }
                positions[text, default: []].append(position)
            }
        }
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
    /// The branches of a union, objects before those that require only some of what they require, and those last behind
    /// which no other would ever be tried.
    func inOrderOfDemand(_ union: UnionShape) -> [Int] {
        var order = inOrderOfTrial(union)
        let positions = order.indices.filter { !kinds(of: union.branches[order[$0]].type).isDisjoint(with: .object) }
        let candidates = positions.map { order[$0] }
        let objects = candidates.map { commonObject(union.branches[$0].type) }
        guard candidates.count > 1, case .trial(let trials) = UnionPlan.trial(candidates, objects) else { return order }
        for (position, branch) in zip(positions, trials.flatMap(\.branches)) { order[position] = branch }
        return order
    }

    /// Whether reading a value of a kind that a branch has never fails.
    fileprivate func takesAll(_ kind: ValueKinds, by branch: UnionShape.Branch) -> Bool {
        guard branch.constraints.isEmpty else { return false }
        return switch branch.type {
        case .any, .bool, .string, .number, .exactNumber, .presumed: true
        case .meant(let wrapped): kinds(of: wrapped).isDisjoint(with: kind)
        default: false
        }
    }
}
