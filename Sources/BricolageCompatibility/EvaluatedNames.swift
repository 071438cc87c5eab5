internal import BricolageCore
internal import BricolageSchema

/// The members that schemas of an object evaluate, so that `unevaluatedProperties` says nothing of them.
struct EvaluatedNames {
    /// Whether all are evaluated.
    var isEverything = false
    private(set) var names: [ExactKey] = []
    private var known: Set<ExactKey> = []
    private var patterns: Set<ExactKey> = []

    /// Takes what a schema says of members by itself.
    mutating func add(_ schema: JSONSchema) {
        if schema.active("additionalProperties") != nil { isEverything = true }
        for (name, _) in schema.activeNamedSchemas(in: "properties") where known.insert(ExactKey(name)).inserted {
            names.append(ExactKey(name))
        }
        patterns.formUnion(schema.activeNamedSchemas(in: "patternProperties").map { ExactKey($0.name) })
    }

    /// The names that are evaluated by another's lists and by none of these; nil where that is more than names.
    func missing(of other: Self) -> [String]? {
        if isEverything { return [] }
        if other.isEverything || !other.patterns.isSubset(of: patterns) { return nil }
        return other.names.filter { !known.contains($0) }.map(\.text)
    }
}
