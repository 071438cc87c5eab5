internal import BricolageCore
internal import BricolageSchema

/// How many levels the lowest value of each schema has at least.
///
///     A: string or B           0
///     B: {"a": A} with "a"     1      an object around a string
///     C: {"c": C} with "c"     endless
///
/// What is endless has no finite value. Where a reference leads by the way of an evaluation is left open: it asks for
/// nothing. Linear in the schemas and the ways between them, each of which is looked at once.
struct SchemaHeights {
    /// More levels than any value has.
    static let endless = Int.max

    private var heights: [JSONSchema: Int] = [:]

    /// The height of a schema; those of all schemas that it follows from are kept.
    mutating func height(of schema: JSONSchema, outline: (JSONSchema) -> HeightOutline) -> Int {
        if let known = heights[schema] { return known }
        var graph = AndOrGraph()
        var conditions: [JSONSchema: Int] = [:]
        var known: [(condition: Int, level: Int)] = []
        var pending: [JSONSchema] = []
        func condition(of part: JSONSchema) -> Int {
            if let condition = conditions[part] { return condition }
            let condition: Int
            if let height = heights[part] {
                // Nothing leads to it any more.
                condition = graph.addAny()
                if height != Self.endless { known.append((condition, height)) }
            } else {
                condition = graph.addAll()
                pending.append(part)
            }
            conditions[part] = condition
            return condition
        }
        func connect(_ parts: [JSONSchema], to follower: Int) {
            for part in parts {
                let part = condition(of: part)
                graph.connect(part, to: follower)
            }
        }
        _ = condition(of: schema)
        while let next = pending.popLast() {
            let whole = condition(of: next)
            let outline = outline(next)
            connect(outline.all, to: whole)
            for branches in outline.choices {
                let choice = graph.addAny()
                connect(branches, to: choice)
                graph.connect(choice, to: whole)
            }
            guard !outline.inside.isEmpty else { continue }
            let container = graph.addAny(isAbove: true)
            for parts in outline.inside {
                let kind = graph.addAll()
                connect(parts, to: kind)
                graph.connect(kind, to: container)
            }
            graph.connect(container, to: whole)
        }
        graph.settle(known)
        for (schema, condition) in conditions { heights[schema] = graph.level(of: condition) ?? Self.endless }
        return heights[schema] ?? Self.endless
    }
}

/// What the height of one schema follows from.
struct HeightOutline {
    /// Schemas that hold for the same value.
    private(set) var all: [JSONSchema] = []
    /// Lists of schemas of which one holds for the same value.
    private(set) var choices: [[JSONSchema]] = []
    /// The schemas of what must be inside, for each kind that the value can be of; empty where it may be a scalar.
    private(set) var inside: [[JSONSchema]] = []

    /// - Parameter silent: The keywords that mean nothing here, because a metaschema of one's own leaves them out.
    init(_ schema: JSONSchema, target: JSONSchema?, silent: Set<String>) {
        guard schema.node.kind == .object else { return }
        all = target.map { [$0] } ?? []
        if schema.hidesSiblingsOfReference { return }
        func speaks(_ keyword: String) -> Bool { !silent.contains(keyword) && schema.active(keyword) != nil }
        if speaks("enum") || speaks("const") { return }
        if speaks("allOf") { all += schema.activeSchemas(in: "allOf") ?? [] }
        choices = ["anyOf", "oneOf"].filter(speaks).compactMap { schema.activeSchemas(in: $0) }.filter { !$0.isEmpty }
        guard speaks("type"), let kinds = schema.activeTypeNames.map(SampleKind.named),
            kinds.isSubset(of: [.array, .object])
        else { return }
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
