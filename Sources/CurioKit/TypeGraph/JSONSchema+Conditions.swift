internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

extension JSONSchema {
    /// Whether no value is valid: `false`, or `{"not": {}}`, as it is written up to draft 4, whatever is beside it.
    var refusesEverything: Bool { boolean == false || activeSchema(in: "not")?.acceptsEverything == true }

    /// Whether every value is valid: `true`, or nothing but annotations.
    private var acceptsEverything: Bool {
        if let boolean { return boolean }
        return node.kind == .object && node.members.allSatisfy { SchemaKeyword($0.key)?.purpose == .annotation }
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
