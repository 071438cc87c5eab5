/// A graph that no longer changes, with the answers to frequent questions about its types, computed once for all
/// declarations.
///
///     declaration     0 union ──▶ 1 union ──▶ 2 object { a: 3 }      3 string
///     kinds           object      object      object                 string
///     openings        those of unions among the branches, and of the unions among theirs …
///     common object   what 2 has  what 2 has  what 2 has             none
///
/// Each answer follows from the declaration itself and the answers for those that it leads to, so that the cost of all
/// answers is linear in the size of the graph. Declarations that can no longer be reached, such as those that equal ones
/// have replaced, have no answers.
struct SettledGraph: Sendable {
    /// What a union, or a union among its branches, accepts without looking.
    private struct Opening {
        var kinds: ValueKinds = []
        var hasAny = false
    }

    let graph: TypeGraph
    private let kinds: [ValueKinds]
    private let openings: [Opening]
    private let dropsNulls: [Bool]
    private let commonObjects: [CommonObject]

    init(_ graph: TypeGraph) {
        self.graph = graph
        let reachable = Set(graph.reachable)
        let indices = graph.declarations.indices
        let ownKinds = indices.map { reachable.contains($0) ? graph.ownKinds(of: $0) : (kinds: [], inner: []) }
        let kinds = Closure.folded(ownKinds.map(\.kinds), along: ownKinds.map(\.inner)) { $0.union($1) }
        self.kinds = kinds
        let shapes = indices.map { reachable.contains($0) ? graph.shape(of: $0) : .pending }
        let unions = shapes.map { if case .union(let union) = $0 { union } else { nil as UnionShape? } }
        let branches = unions.map { union in
            (union?.branches ?? []).compactMap { branch -> Int? in
                if case .named(let index) = branch.type { index } else { nil }
            }
        }
        let ownOpenings = unions.map { union in
            Opening(
                kinds: union?.openKinds ?? [], hasAny: union?.branches.contains { $0.type == .any } ?? false)
        }
        openings = Closure.folded(ownOpenings, along: branches) {
            Opening(kinds: $0.kinds.union($1.kinds), hasAny: $0.hasAny || $1.hasAny)
        }
        dropsNulls = Closure.folded(
            shapes.map(\.dropsNulls), along: shapes.map { $0.expressions.compactMap(\.declaration) }
        ) { $0 || $1 }
        let holding = { (type: TypeExpression) in
            let (own, inner) = graph.ownKinds(of: type)
            return !inner.reduce(own) { $0.union(kinds[$1]) }.isDisjoint(with: .object)
        }
        commonObjects = Closure.folded(
            indices.map { CommonObject(of: shapes[$0], $0, among: holding) },
            along: unions.map { union in
                (union?.branches ?? []).compactMap { holding($0.type) ? $0.type.withoutNull.index : nil }
            }
        ) { $0.merged(with: $1) }
    }
}

extension SettledGraph {
    /// The kinds of values that a type holds.
    func kinds(of type: TypeExpression) -> ValueKinds {
        let (own, inner) = graph.ownKinds(of: type)
        return inner.reduce(own) { $0.union(kinds[$1]) }
    }

    /// The kinds of which a union, or a union among its branches, accepts any value.
    func openKinds(of union: UnionShape) -> ValueKinds {
        union.branches.reduce(union.openKinds) { kinds, branch in
            branch.type.index.map { kinds.union(openings[$0].kinds) } ?? kinds
        }
    }

    /// The kinds of values that a declaration accepts: its own, and those that a union keeps as they are.
    func readKinds(of index: Int) -> ValueKinds { kinds[index].union(openings[index].kinds) }

    /// The branches of a union, with those last that accept any value, after which no other would ever be tried.
    func inOrderOfTrial(_ union: UnionShape) -> [Int] {
        let isOpen = union.branches.map { $0.type == .any || $0.type.index.map { openings[$0].hasAny } ?? false }
        return isOpen.indices.filter { !isOpen[$0] } + isOpen.indices.filter { isOpen[$0] }
    }

    /// The branches of a union that a value of a kind may belong to, in the order of trial; for objects, the last are
    /// unions that keep objects unknown to their own branches.
    func candidates(for kind: ValueKinds, of union: UnionShape) -> [Int] {
        let order = inOrderOfTrial(union).filter { !kinds(of: union.branches[$0].type).isDisjoint(with: kind) }
        guard kind == .object else { return order }
        let keepsUnknown = { (branch: Int) in
            union.branches[branch].type.withoutNull.index.map { index in
                commonObjects[index].keepsUnknownTags || !openings[index].kinds.isDisjoint(with: .object)
            } ?? false
        }
        return order.filter { !keepsUnknown($0) } + order.filter(keepsUnknown)
    }

    /// Whether a null somewhere in a value of one of the types may be read as an absent member, and thus be left out.
    func mayDropNulls(_ types: [TypeExpression]) -> Bool {
        !graph.refusesNulls && types.contains { $0.declaration.map { dropsNulls[$0] } ?? false }
    }

    /// What all objects of a type have in common, including those of all branches of a union; nil if that is unknown.
    func commonObject(_ type: TypeExpression) -> ObjectShape? {
        if kinds(of: type).isDisjoint(with: .object) { return nil }
        return type.withoutNull.index.flatMap { commonObjects[$0].known }
    }

    /// The same for the objects that a union does not keep as they are because of their tag.
    func describedObject(_ type: TypeExpression) -> ObjectShape? {
        if kinds(of: type).isDisjoint(with: .object) { return nil }
        return type.withoutNull.index.flatMap { commonObjects[$0].described }
    }
}

extension TypeExpression {
    /// The declaration that the type is.
    fileprivate var index: Int? {
        if case .named(let index) = self { index } else { nil }
    }
}
