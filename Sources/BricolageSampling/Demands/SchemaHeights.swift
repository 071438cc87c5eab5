internal import BricolageCore
internal import BricolageSchema

/// The fewest levels that the values of each schema have, or a lower bound.
///
///     A: string or B           0
///     B: {"a": A} with "a"     1      an object around a string
///     C: {"c": C} with "c"     endless
///
/// What is known of the kinds of a value counts for all schemas that hold for it, so a branch that requires members has
/// a level if the schema around it allows objects alone. An endless schema has no finite value. The target of a dynamic
/// reference is left open: such a reference requires nothing. The cost is linear in the schemas and the connections
/// between them, each of which is examined once for each set of kinds.
struct SchemaHeights {
    /// More levels than any value has.
    static let endless = Int.max

    /// A schema for values of some kinds.
    private struct Part: Hashable {
        var schema: JSONSchema
        var kinds: Set<SampleKind>
    }

    private var heights: [Part: Int] = [:]

    /// The height of a schema for values of some kinds; the heights of all schemas on which it depends are kept.
    mutating func height(
        of schema: JSONSchema, as kinds: Set<SampleKind>, outline: (JSONSchema, Set<SampleKind>) -> HeightOutline
    ) -> Int {
        let asked = Part(schema: schema, kinds: kinds)
        if let known = heights[asked] { return known }
        var graph = AndOrGraph()
        var conditions: [Part: Int] = [:]
        var known: [(condition: Int, level: Int)] = []
        var pending: [Part] = []
        func condition(of part: Part) -> Int {
            if let condition = conditions[part] { return condition }
            let condition: Int
            if let height = heights[part] {
                // Its height is known, so nothing needs to lead to it.
                condition = graph.addAny()
                if height != Self.endless { known.append((condition, height)) }
            } else {
                condition = graph.addAll()
                pending.append(part)
            }
            conditions[part] = condition
            return condition
        }
        func connect(_ schemas: [JSONSchema], as kinds: Set<SampleKind>, to follower: Int) {
            for schema in schemas {
                let part = condition(of: Part(schema: schema, kinds: kinds))
                graph.connect(part, to: follower)
            }
        }
        _ = condition(of: asked)
        while let next = pending.popLast() {
            let whole = condition(of: next)
            let outline = outline(next.schema, next.kinds)
            connect(outline.all, as: outline.kinds, to: whole)
            for branches in outline.choices {
                let choice = graph.addAny()
                connect(branches, as: outline.kinds, to: choice)
                graph.connect(choice, to: whole)
            }
            guard !outline.inside.isEmpty else { continue }
            let container = graph.addAny(isAbove: true)
            for parts in outline.inside {
                let kind = graph.addAll()
                connect(parts, as: SampleKind.all, to: kind)
                graph.connect(kind, to: container)
            }
            graph.connect(container, to: whole)
        }
        graph.settle(known)
        for (part, condition) in conditions { heights[part] = graph.level(of: condition) ?? Self.endless }
        return heights[asked] ?? Self.endless
    }
}

/// The schemas on which the height of one schema depends.
struct HeightOutline {
    /// Schemas that hold for the same value.
    private(set) var all: [JSONSchema] = []
    /// Lists of schemas of which one holds for the same value.
    private(set) var choices: [[JSONSchema]] = []
    /// For each kind that the value may have, the schemas of what it must contain; empty if the value may be a scalar.
    private(set) var inside: [[JSONSchema]] = []
    /// The kinds that the value may have.
    let kinds: Set<SampleKind>

    /// - Parameters:
    ///   - silent: The keywords that mean nothing here because a custom metaschema leaves them out.
    ///   - kinds: The kinds that the value may have.
    init(_ schema: JSONSchema, target: JSONSchema?, silent: Set<String>, kinds: Set<SampleKind>) {
        self.kinds = kinds
        guard schema.node.kind == .object else { return }
        all = target.map { [$0] } ?? []
        if schema.hidesSiblingsOfReference { return }
        func speaks(_ keyword: String) -> Bool { !silent.contains(keyword) && schema.active(keyword) != nil }
        if speaks("enum") || speaks("const") { return }
        if speaks("allOf") { all += schema.activeSchemas(in: "allOf") ?? [] }
        choices = ["anyOf", "oneOf"].filter(speaks).compactMap { schema.activeSchemas(in: $0) }.filter { !$0.isEmpty }
        guard kinds.isSubset(of: [.array, .object]) else { return }
        if kinds.contains(.object) {
            let members = MemberSchemas(of: schema, silent: silent)
            inside.append(Set(members.required.map(ExactKey.init)).compactMap { members.property($0.text) })
        }
        if kinds.contains(.array) {
            let least = speaks("minItems") ? schema.active("minItems")?.int ?? 0 : 0
            let tuple = silent.contains("prefixItems") ? nil : schema.tupleItems
            let rest = silent.contains("items") ? nil : schema.restItems
            inside.append(least > tuple?.count ?? 0 ? rest.map { [$0] } ?? [] : [])
        }
    }
}
