internal import BricolageCore
internal import BricolageSchema

/// One of the two schemas behind an `if`, which hold for all values together.
struct ConditionBranch: Hashable {
    /// The schema with the `if`.
    var schema: JSONSchema
    /// `then` or `else`.
    var keyword: String

    /// The branches of a schema that are objects.
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
    func holds(where key: String) -> Bool {
        guard keyword == "then", let condition = schema.schema(in: "if"), condition.required == [key] else {
            return false
        }
        return condition.node.count == 1
    }
}

/// The members that no valid object has.
struct ExcludedMembers {
    private var isEverything = false
    private var names: Set<String> = []
    /// The members that schemas without others name.
    private var closed: [(names: Set<String>, patterns: [KeyPattern?])] = []

    /// Adds what one of the schemas excludes that hold together.
    mutating func add(_ schema: JSONSchema) {
        if schema.boolean == false { isEverything = true }
        guard schema.node.kind == .object else { return }
        let members = schema.namedSchemas(in: "properties")
        names.formUnion(members.lazy.filter { $0.schema.boolean == false }.map(\.name))
        if let not = schema.schema(in: "not"), not.node.kind == .object, not.node.count == 1, not.required.count == 1 {
            names.formUnion(not.required)
        }
        if schema.schema(in: "additionalProperties")?.boolean == false {
            let patterns = schema.namedSchemas(in: "patternProperties").map { KeyPattern($0.name) }
            closed.append((Set(members.map(\.name)), patterns))
        }
    }

    /// Whether no object has the member.
    func contains(_ key: String) -> Bool {
        isEverything || names.contains(key)
            || closed.contains { rest in
                // A pattern that is no plain one may be of any member.
                !rest.names.contains(key) && rest.patterns.allSatisfy { $0.map { !$0.matches(key) } ?? false }
            }
    }
}
