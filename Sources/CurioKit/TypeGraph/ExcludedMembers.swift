internal import BricolageCore
internal import BricolageSchema

/// The members that no valid object has.
struct ExcludedMembers {
    private var isEverything = false
    private var names: Set<ExactKey> = []
    /// The members of schemas that exclude all others.
    private var closed: [(names: Set<ExactKey>, patterns: [KeyPattern?])] = []

    /// Adds what a schema excludes; all schemas that are added hold together.
    mutating func add(_ schema: JSONSchema) {
        if schema.refusesEverything { isEverything = true }
        guard schema.node.kind == .object else { return }
        let members = schema.namedSchemas(in: "properties")
        names.formUnion(members.lazy.filter { $0.schema.refusesEverything }.map { ExactKey($0.name) })
        if let not = schema.schema(in: "not"), not.node.kind == .object, not.node.count == 1, not.required.count == 1 {
            names.formUnion(not.required.map(ExactKey.init))
        }
        if schema.schema(in: "additionalProperties")?.refusesEverything == true {
            let patterns = schema.namedSchemas(in: "patternProperties").map { KeyPattern($0.name) }
            closed.append((Set(members.map { ExactKey($0.name) }), patterns))
        }
    }

    /// Whether no object has the member.
    func contains(_ key: ExactKey) -> Bool {
        isEverything || names.contains(key)
            || closed.contains { rest in
                // A pattern that is not plain may match any member.
                !rest.names.contains(key) && rest.patterns.allSatisfy { $0.map { !$0.matches(key.text) } ?? false }
            }
    }
}
