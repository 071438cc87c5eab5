internal import BricolageCore
internal import BricolageSchema

/// Which schemas lead to a dynamic reference, whose target depends on the path of the evaluation.
///
///     A ──▶ items ──▶ {"$dynamicRef": "#T"}      what A accepts depends on the schemas around it
///
/// Such a schema may mean something else when it is compiled by itself than in its place.
struct DynamicReach {
    private var verdicts: [JSONSchema: Bool] = [:]
    /// Whether the root leads to a dynamic reference; most do not, and then no other schema is searched.
    private let isAnywhere: Bool

    init(root: JSONSchema, _ registry: inout SchemaRegistry) {
        isAnywhere = Self.leads(root, &registry)
    }

    /// Whether a schema leads to a dynamic reference.
    mutating func contains(_ schema: JSONSchema, _ registry: inout SchemaRegistry) -> Bool {
        guard isAnywhere else { return false }
        if let verdict = verdicts[schema] { return verdict }
        let verdict = Self.leads(schema, &registry)
        verdicts[schema] = verdict
        return verdict
    }

    private static func leads(_ schema: JSONSchema, _ registry: inout SchemaRegistry) -> Bool {
        var known: Set<JSONSchema> = []
        var pending = [schema]
        while let next = pending.popLast() {
            guard known.insert(next).inserted, next.node.kind == .object else { continue }
            if next["$dynamicRef"] != nil || next["$recursiveRef"] != nil { return true }
            for (_, text) in next.references {
                if let target = try? registry.resolve(text, from: next) { pending.append(target) }
            }
            pending += next.subschemas
        }
        return false
    }
}
