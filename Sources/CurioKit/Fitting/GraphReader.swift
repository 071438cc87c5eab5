internal import BricolageCore
internal import BricolageFields

/// Reads a document as the types of a graph would, and notes where each value goes.
///
/// The outcome of reading a value as a declaration is kept, so that unions within unions cost no more than values times
/// types.
///
///     value 7, declaration 2 ──▶ refused: a string is wanted, at value 9
///     value 7, declaration 3 ──▶ fits: 8 is typed, 9 is left to JSON          a list in the log, shared by all that hold it
struct GraphReader {
    typealias Refusal = TypeFit.Refusal

    private let graph: TypeGraph
    private let settled: SettledGraph
    private var plans: [Int: UnionPlan] = [:]
    private var members: [Int: MemberPlan] = [:]
    private var outcomes: [Key: Outcome] = [:]
    private var log = FindingLog()

    private struct Key: Hashable {
        var value: Int
        var declaration: Int
    }

    private enum Outcome {
        case fits(FindingLog.List)
        case refused(Refusal)
    }

    init(_ graph: TypeGraph) {
        self.graph = graph
        settled = SettledGraph(graph)
    }

    /// How a value fits into a type, including what was found before a refusal.
    mutating func fit(of node: JSONDocument.Node, as type: TypeExpression) -> TypeFit {
        var refusal: Refusal?
        do throws(Refusal) { try read(node, as: type) } catch { refusal = error }
        var fit = log.fit
        fit.refusal = refusal
        return fit
    }

    private mutating func read(_ node: JSONDocument.Node, as type: TypeExpression) throws(Refusal) {
        switch type {
        case .any: log.appendUntyped(node)
        case .never: try demand(false, "null", node)
        case .bool: try demand(node.kind == .bool, "a boolean", node)
        case .integer: try demand(node.int != nil, "an integer", node)
        case .unsigned: try demand(node.integer(UInt64.self) != nil, "an integer without a sign", node)
        case .number, .exactNumber: try demand(node.kind == .number, "a number", node)
        case .string, .text: try demand(node.kind == .string, "a string", node)
        case .array(let element):
            try demand(node.kind == .array, "an array", node)
            for item in node.elements { try read(item, as: element) }
        case .map(let value):
            try demand(node.kind == .object, "an object", node)
            for (_, member) in node.countingMembers { try read(member, as: value) }
        case .foreign(let name, let kinds): try demand(!kinds.isDisjoint(with: ValueKinds(node.kind)), name, node)
        case .nullable(let wrapped): if !node.isNull { try read(node, as: wrapped) }
        case .meant(let wrapped):
            if settled.kinds(of: wrapped).isDisjoint(with: ValueKinds(node.kind)) { return log.appendUntyped(node) }
            let before = log.current
            do throws(Refusal) {
                try read(node, as: wrapped)
            } catch {
                guard node.kind != .object, node.kind != .array else { throw error }
                log.current = before
                log.appendUntyped(node)
            }
        case .presumed(let wrapped):
            let before = log.current
            do throws(Refusal) {
                try read(node, as: wrapped)
                if !log.hasLosses(since: before) { return }
            } catch {}
            log.current = before
            log.appendUntyped(node)
        case .named(let index): try read(node, declaration: index)
        }
    }

    private func demand(_ isMet: Bool, _ expected: String, _ node: JSONDocument.Node) throws(Refusal) {
        if !isMet { throw Refusal(node: node, expected: expected) }
    }

    private mutating func read(_ node: JSONDocument.Node, declaration index: Int) throws(Refusal) {
        let key = Key(value: node.index, declaration: index)
        switch outcomes[key] {
        case .fits(let findings): return log.append(findings)
        case .refused(let refusal): throw refusal
        case nil: break
        }
        let outer = log.current
        log.current = FindingLog.List()
        do throws(Refusal) {
            guard StackRoom.isLeft else { throw Refusal(node: node, expected: "fewer levels") }
            try read(node, shape: graph.declarations[index].shape, index)
        } catch {
            log.current = outer
            outcomes[key] = .refused(error)
            throw error
        }
        let findings = log.current
        outcomes[key] = .fits(findings)
        log.current = outer
        log.append(findings)
    }

    private mutating func read(_ node: JSONDocument.Node, shape: TypeShape, _ index: Int) throws(Refusal) {
        switch shape {
        case .pending: log.appendUntyped(node)
        case .alias(let type), .wrapper(let type): try read(node, as: type)
        case .object(let object): try read(node, object: object, index)
        case .enumeration(let enumeration): try read(node, enumeration: enumeration)
        case .tuple(let tuple): try read(node, tuple: tuple)
        case .union(let union):
            let plan = plans[index] ?? UnionPlan(union, in: settled)
            plans[index] = plan
            try read(node, union: union, plan)
        }
    }
}

// MARK: Shapes

extension GraphReader {
    private mutating func read(_ node: JSONDocument.Node, object: ObjectShape, _ index: Int) throws(Refusal) {
        try demand(node.kind == .object, "an object", node)
        let plan = members[index] ?? MemberPlan(object)
        members[index] = plan
        var rest: [(name: String, value: JSONDocument.Node)] = []
        var values: [Int: JSONDocument.Node] = [:]
        for (name, value) in node.countingMembers {
            if let position = plan.positions[ExactKey(name)] {
                values[position] = value
            } else {
                rest.append((name, value))
            }
        }
        for position in Set(values.keys).union(plan.required).sorted() {
            let property = object.properties[position]
            guard let value = values[position] else {
                throw Refusal(node: node, expected: "the member \"\(property.key)\"")
            }
            try check(value, property.constraints)
            if let constant = property.constant {
                try demand(JSON(value) == constant, "\(constant)", value)
            } else if value.isNull, property.mayDropNull {
                try demand(!graph.refusesNulls, "a value", value)
                log.appendLost(value)
            } else {
                try read(value, as: property.type)
            }
        }
        try check(node, object.constraints)
        for (name, value) in rest {
            if let pattern = object.patterns.first(where: { $0.pattern.matches(name) }) {
                try check(value, pattern.constraints)
                try read(value, as: pattern.type)
            } else {
                try check(value, object.restConstraints)
                try read(value, rest: object.rest, otherwise: "no member \"\(name)\"")
            }
        }
    }

    private mutating func read(
        _ node: JSONDocument.Node, rest: Rest, otherwise expected: @autoclosure () -> String
    ) throws(Refusal) {
        switch rest {
        case .rejected: throw Refusal(node: node, expected: expected())
        case .untyped: log.appendUntyped(node)
        case .typed(let type): try read(node, as: type)
        }
    }

    private mutating func read(_ node: JSONDocument.Node, as branch: UnionShape.Branch) throws(Refusal) {
        try check(node, branch.constraints)
        try read(node, as: branch.type)
    }

    private func check(_ node: JSONDocument.Node, _ constraints: [JSONConstraint]) throws(Refusal) {
        for constraint in constraints {
            if let finding = constraint.findings(in: node).first {
                throw Refusal(node: finding.node, expected: finding.expected)
            }
        }
    }

    private func read(_ node: JSONDocument.Node, enumeration: EnumerationShape) throws(Refusal) {
        switch enumeration.values {
        case .strings(let values):
            try demand(node.kind == .string, "a string", node)
            guard enumeration.isClosed else { return }
            try demand(values.contains { ExactText.equal($0, node.string ?? "") }, "a listed string", node)
        case .integers(let values):
            guard let integer = node.int else { throw Refusal(node: node, expected: "an integer") }
            if enumeration.isClosed { try demand(values.contains(integer), "a listed integer", node) }
        }
    }

    private mutating func read(_ node: JSONDocument.Node, tuple: TupleShape) throws(Refusal) {
        try demand(node.kind == .array && node.count >= tuple.requiredCount, "an array of enough elements", node)
        for (position, element) in node.elements.enumerated() {
            if position < tuple.elements.count {
                try check(element, tuple.constraints[position])
                try read(element, as: tuple.elements[position])
            } else {
                try check(element, tuple.restConstraints)
                try read(element, rest: tuple.rest, otherwise: "no element \(position)")
            }
        }
    }

    private mutating func read(
        _ node: JSONDocument.Node, union: UnionShape, _ plan: UnionPlan
    ) throws(Refusal) {
        let kind = ValueKinds(node.kind)
        guard let entry = plan.entries.first(where: { !$0.kind.isDisjoint(with: kind) }) else {
            try demand(plan.keepsOtherKinds, plan.expectedKinds, node)
            return log.appendUntyped(node)
        }
        try read(node, union: union, entry.choice, keepsRest: entry.keepsRest, plan)
    }

    private mutating func read(
        _ node: JSONDocument.Node, union: UnionShape, _ choice: UnionPlan.Choice, keepsRest: Bool, _ plan: UnionPlan
    ) throws(Refusal) {
        switch choice {
        case .one(let branch) where keepsRest:
            try read(node, union: union, [UnionPlan.Trial(branches: [branch])], keepsRest: true)
        case .one(let branch): try read(node, as: union.branches[branch])
        case .tag(let key, let arms, let others):
            let tag = node[key]?.string
            if let arm = arms.first(where: { $0.values.contains(tag ?? "") && tag != nil }) {
                try read(node, union: union, arm.choice, keepsRest: keepsRest, plan)
            } else if let others {
                try read(node, union: union, others, keepsRest: keepsRest, plan)
            } else {
                try demand(plan.keepsUnknownTags || keepsRest, "a known \"\(key)\"", node)
                log.appendUntyped(node)
            }
        case .trial(let trials): try read(node, union: union, trials, keepsRest: keepsRest)
        case .suggestion(let key, let arms, let trials):
            let tag = node[key]?.string
            let first = arms.first { arm in tag.map(arm.values.contains) ?? false }?.choice.trials ?? []
            try read(node, union: union, first + trials, keepsRest: keepsRest)
        }
    }

    /// Reads a value as the first branch that keeps every null, else as JSON if the union keeps other values, else as
    /// the first branch that can read it.
    private mutating func read(
        _ node: JSONDocument.Node, union: UnionShape, _ trials: [UnionPlan.Trial], keepsRest: Bool
    ) throws(Refusal) {
        let before = log.current
        var first: FindingLog.List?
        var deepest: Refusal?
        for trial in trials {
            if let key = trial.key, node[key] == nil { continue }
            for position in trial.names.isEmpty ? [0] : node.ranked(byMembers: trial.names) {
                log.current = before
                do throws(Refusal) {
                    try read(node, as: union.branches[trial.branches[position]])
                    if !log.hasLosses(since: before) { return }
                    first = first ?? log.current
                } catch {
                    if error.node.index >= deepest?.node.index ?? 0 { deepest = error }
                }
            }
        }
        log.current = before
        if keepsRest {
            log.appendUntyped(node)
        } else if let first {
            log.current = first
        } else {
            throw deepest ?? Refusal(node: node, expected: "one of several types")
        }
    }
}

/// Where the members of an object go, and which are required: positions in the list of properties.
private struct MemberPlan {
    let positions: [ExactKey: Int]
    let required: [Int]

    init(_ object: ObjectShape) {
        let properties = object.properties.enumerated()
        positions = Dictionary(properties.map { (ExactKey($1.key), $0) }) { first, _ in first }
        required = properties.filter { $1.isRequired }.map(\.offset)
    }
}
