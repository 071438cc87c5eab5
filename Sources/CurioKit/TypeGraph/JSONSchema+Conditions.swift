internal import BricolageCore
internal import BricolageSchema

extension JSONSchema {
    /// Whether no value is valid: `false`, or `{"not": {}}`, as it is written up to draft 4.
    var refusesEverything: Bool {
        if boolean == false { return true }
        guard node.kind == .object, node.count == 1, let excluded = activeSchema(in: "not") else { return false }
        return excluded.boolean == true || excluded.node.kind == .object && excluded.node.count == 0
    }

    /// The schemas that hold for a value under a condition: those of `then` and `else`, and those that hold if a member
    /// is present.
    var conditionalSchemas: [JSONSchema] { ConditionBranch.all(of: self).map(\.schema) + dependentSchemas }

    /// The schemas that hold if a member is present.
    var dependentSchemas: [JSONSchema] {
        var schemas: [JSONSchema] = []
        for keyword in ["dependentSchemas", "dependencies"] {
            // `dependencies` also holds lists of names.
            schemas += namedSchemas(in: keyword).map(\.schema).filter { $0.node.kind == .object }
        }
        return schemas
    }
}
