internal import BricolageCore
internal import BricolageSchema

/// The members that schemas evaluate, so that `unevaluatedProperties` does not apply to them.
struct EvaluatedNames {
    /// Whether all are evaluated.
    var isEverything = false
    private(set) var names: [ExactKey] = []
    private var known: Set<ExactKey> = []
    private var patterns: Set<ExactKey> = []

    /// Adds the members that the keywords of a schema itself evaluate.
    mutating func add(_ schema: JSONSchema) {
        if schema.active("additionalProperties") != nil { isEverything = true }
        for (name, _) in schema.activeNamedSchemas(in: "properties") where known.insert(ExactKey(name)).inserted {
            names.append(ExactKey(name))
        }
        patterns.formUnion(schema.activeNamedSchemas(in: "patternProperties").map { ExactKey($0.name) })
    }

    /// The names that another list has and this one lacks; nil if it also has patterns that this one lacks, or every
    /// name.
    func missing(of other: Self) -> [String]? {
        if isEverything { return [] }
        if other.isEverything || !other.patterns.isSubset(of: patterns) { return nil }
        return other.names.filter { !known.contains($0) }.map(\.text)
    }
}
