internal import BricolageCore

/// Branches between which nothing decides: objects of one may be read as another, which leaves their members without a
/// type. The branch that names the most members of an object is tried first.
///
///     Cat {name, meow?}        {"name": "Rex", "bark": "wuff"}  ▶ Dog, then Cat
///     Dog {name, bark?}        {"name": "Rex"}                  ▶ Cat, then Dog
extension UnionPlan.Choice {
    /// The most branches that are compared with each other.
    private static let mostRivals = 16

    /// The same choice, with branches between which nothing decides in one trial.
    func rankingRivals(of union: UnionShape, in graph: SettledGraph) -> Self {
        switch self {
        case .one: self
        case .tag(let key, let arms, let others):
            .tag(key, Self.ranked(arms, union, graph), others: others?.rankingRivals(of: union, in: graph))
        case .trial(let trials): .trial(Self.ranked(trials, union, graph))
        case .suggestion(let key, let arms, let trials):
            .suggestion(key, Self.ranked(arms, union, graph), then: Self.ranked(trials, union, graph))
        }
    }

    private static func ranked(
        _ arms: [UnionPlan.Arm], _ union: UnionShape, _ graph: SettledGraph
    ) -> [UnionPlan.Arm] {
        arms.map { UnionPlan.Arm(choice: $0.choice.rankingRivals(of: union, in: graph), values: $0.values) }
    }

    private static func ranked(
        _ trials: [UnionPlan.Trial], _ union: UnionShape, _ graph: SettledGraph
    ) -> [UnionPlan.Trial] {
        let object = { (branch: Int) in graph.graph.object(union.branches[branch].type) }
        var runs: [[UnionPlan.Trial]] = []
        for trial in trials {
            let own = trial.branches.first.flatMap(object)
            let position = runs.indices.suffix(mostRivals).last { position in
                let run = runs[position]
                guard let own, run.count < mostRivals, run[0].key == trial.key, run[0].isLast == trial.isLast else {
                    return false
                }
                return run.allSatisfy { $0.branches.first.flatMap(object).map { graph.areRivals($0, own) } ?? false }
            }
            // The branches between them lose nothing: the first branch of the run is open, and took their objects
            // before.
            if let position, position == runs.count - 1 || isOpen(runs[position][0].branches.first.flatMap(object)) {
                runs[position].append(trial)
            } else {
                runs.append([trial])
            }
        }
        return runs.flatMap { run in
            let branches = run.flatMap(\.branches)
            guard run.count > 1, let names = names(of: branches.compactMap(object)) else {
                return run.map { UnionPlan.Trial(branches: $0.branches, key: $0.key) }
            }
            return [UnionPlan.Trial(branches: branches, key: run[0].key, names: names)]
        }
    }

    private static func isOpen(_ object: ObjectShape?) -> Bool { object.map { $0.rest == .untyped } ?? false }

    /// For each of several objects, the members that it names and not all others do; nil if the first that accepts an
    /// object always names all members that the later ones name.
    private static func names(of objects: [ObjectShape]) -> [[String]]? {
        let keys = objects.map { Set($0.properties.map { ExactKey($0.key) }) }
        let shared = keys.dropFirst().reduce(keys.first ?? []) { $0.intersection($1) }
        let isDecided = objects.indices.allSatisfy { position in
            objects[position].rest == .rejected
                || keys[(position + 1)...].allSatisfy { $0.isSubset(of: keys[position]) }
        }
        if isDecided { return nil }
        return objects.map { $0.properties.map(\.key).filter { !shared.contains(ExactKey($0)) } }
    }
}

extension SettledGraph {
    /// Whether the objects of one shape may be those of another one, judging by their required members.
    func areRivals(_ first: ObjectShape, _ second: ObjectShape) -> Bool {
        guard first.required == second.required, first.patterns.isEmpty, second.patterns.isEmpty else { return false }
        return !first.properties.contains { property in
            guard property.isRequired, let other = second.property(property.key) else { return false }
            if let constant = property.constant, let another = other.constant { return constant != another }
            return kinds(of: property.type).isDisjoint(with: kinds(of: other.type))
        }
    }
}
