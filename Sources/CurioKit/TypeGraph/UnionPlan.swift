internal import BricolageCore

/// How a union finds the branch that a value belongs to: by kind, then by a tag or a member, and only then by trying.
struct UnionPlan: Sendable {
    enum Choice: Sendable {
        case one(Int)
        /// By the text of a member that every branch requires: each branch with the texts that lead to it.
        case tag(String, [(branch: Int, values: [String])])
        /// In this order; a branch that requires a member which not all do is not tried without it.
        case trial([(branch: Int, key: String?)])
    }

    /// The choices by the kind of value, in the order of the branches.
    var choices: [(kind: KindSet, choice: Choice)] = []

    /// Whether values of kinds that no branch has are kept as JSON.
    var keepsOtherKinds = false

    /// Whether some values are kept as JSON: of other kinds, or with an unknown tag.
    var keepsOthers: Bool {
        keepsOtherKinds
            || choices.contains { entry in
                if case .tag = entry.choice { return true }
                return false
            }
    }
}

extension UnionPlan {
    init(_ union: UnionShape, in graph: TypeGraph) {
        let kinds = union.branches.map { graph.kinds(of: $0.type) }
        let all = [KindSet.bool, .number, .string, .array, .object]
        let first = { (kind: KindSet) in kinds.firstIndex { !$0.isDisjoint(with: kind) } }
        let present = all.filter { first($0) != nil }.sorted {
            (first($0) ?? 0, $0.rawValue) < (first($1) ?? 0, $1.rawValue)
        }
        for kind in present {
            let candidates = union.branches.indices.filter { !kinds[$0].isDisjoint(with: kind) }
            choices.append((kind, Self.choice(candidates, union, kind, graph)))
        }
        keepsOtherKinds = union.isOpen && present.count < all.count
    }

    private static func choice(
        _ candidates: [Int], _ union: UnionShape, _ kind: KindSet, _ graph: TypeGraph
    ) -> Choice {
        if candidates.count == 1 { return .one(candidates[0]) }
        guard kind == .object else { return .trial(candidates.map { ($0, nil) }) }
        let objects = candidates.map { graph.object(union.branches[$0].type) }
        if let tag = tag(candidates, objects) { return tag }
        var trials: [(branch: Int, key: String?, isVague: Bool)] = []
        for (branch, object) in zip(candidates, objects) {
            let key = object.flatMap { own in
                own.ordered.first { property in
                    property.isRequired && !objects.allSatisfy { $0?.required.contains(property.key) == true }
                }?.key
            }
            let isVague = object.map { $0.required.isEmpty && $0.rest == .untyped } ?? true
            trials.append((branch, key, isVague))
        }
        // What fits almost everything is tried last.
        let ordered = trials.filter { !$0.isVague } + trials.filter(\.isVague)
        return .trial(ordered.map { ($0.branch, $0.key) })
    }

    private static func tag(_ candidates: [Int], _ objects: [ObjectShape?]) -> Choice? {
        guard let first = objects[0] else { return nil }
        for property in first.properties where property.isRequired && !property.tags.isEmpty {
            var seen: Set<String> = []
            var arms: [(branch: Int, values: [String])] = []
            for (branch, object) in zip(candidates, objects) {
                guard let own = object?.property(property.key), own.isRequired, !own.tags.isEmpty else { break }
                let values = own.tags.filter { seen.insert($0).inserted }
                guard values.count == own.tags.count else { break }
                arms.append((branch, values))
            }
            if arms.count == candidates.count { return .tag(property.key, arms) }
        }
        return nil
    }
}

extension TypeGraph {
    /// The object that a type is; nil for maps and everything else.
    func object(_ type: TypeExpression) -> ObjectShape? {
        guard case .named(let index) = type, case .object(let shape) = declarations[index].shape else { return nil }
        return shape
    }

    /// The kinds of values that a type holds.
    func kinds(of type: TypeExpression) -> KindSet {
        var seen: Set<Int> = []
        return kinds(of: type, &seen)
    }

    private func kinds(of type: TypeExpression, _ seen: inout Set<Int>) -> KindSet {
        switch type {
        case .any, .meant: return .all
        case .bool: return .bool
        case .integer, .number, .exactNumber: return .number
        case .string: return .string
        case .array: return .array
        case .map: return .object
        case .nullable(let wrapped): return kinds(of: wrapped, &seen).union(.null)
        case .named(let index):
            guard seen.insert(index).inserted else { return [] }
            switch declarations[index].shape {
            case .pending: return .all
            case .alias(let other): return kinds(of: other, &seen)
            case .object: return .object
            case .enumeration(let shape):
                if case .integers = shape.values { return .number }
                return .string
            case .tuple: return .array
            case .union(let union): return union.branches.reduce(into: []) { $0.formUnion(kinds(of: $1.type, &seen)) }
            }
        }
    }
}
