internal import BricolageCore
internal import BricolageSchema

/// One of the two schemas of an `if`; for each value, one of the two holds.
struct ConditionBranch: Hashable {
    /// The schema with the `if`.
    var schema: JSONSchema
    /// `then` or `else`.
    var keyword: String

    /// The branches of a schema whose own schemas are objects.
    static func all(of schema: JSONSchema) -> [(branch: ConditionBranch, schema: JSONSchema)] {
        guard schema["if"] != nil else { return [] }
        return ["then", "else"].compactMap { keyword in
            guard let behind = schema.schema(in: keyword), behind.node.kind == .object else { return nil }
            return (ConditionBranch(schema: schema, keyword: keyword), behind)
        }
    }

    /// The branch that holds where this one does not.
    var opposite: ConditionBranch {
        ConditionBranch(schema: schema, keyword: keyword == "then" ? "else" : "then")
    }

    /// The schema of the branch; nil where everything is valid.
    var behind: JSONSchema? { schema.schema(in: keyword) }

    /// Whether the branch holds for every object that has a member: `{"if": {"required": ["size"]}, "then": …}`.
    func holds(where key: ExactKey) -> Bool {
        guard keyword == "then", let condition = schema.schema(in: "if"),
            condition.required.map(ExactKey.init) == [key]
        else { return false }
        return condition.node.count == 1
    }
}
