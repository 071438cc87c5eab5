internal import BricolageCore
internal import BricolageSchema

extension JSONSchema {
    /// The schemas that hold for a value under a condition: behind `if`, or where some member is there.
    var conditionalSchemas: [JSONSchema] { ConditionBranch.all(of: self).map(\.schema) + dependentSchemas }

    /// The schemas that hold where some member is there.
    var dependentSchemas: [JSONSchema] {
        var schemas: [JSONSchema] = []
        for keyword in ["dependentSchemas", "dependencies"] {
            // `dependencies` also holds lists of names.
            schemas += namedSchemas(in: keyword).map(\.schema).filter { $0.node.kind == .object }
        }
        return schemas.filter { $0.node.kind == .object }
    }
}
