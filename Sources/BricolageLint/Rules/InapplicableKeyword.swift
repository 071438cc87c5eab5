internal import BricolageCore
internal import BricolageSchema

extension LintRule {
    /// A keyword for values of a type that is not allowed: `{"type": "integer", "minLength": 3}`.
    package static let inapplicableKeyword = LintRule(
        "inapplicable-keyword", .warning, "A keyword is about values of a type that is not allowed.",
        .schema { schema, findings in
            guard let types = schema.declaredTypes else { return }
            for (name, value) in schema.node.members {
                guard let subjects = subjects[name], schema.active(name) != nil, types.isDisjoint(with: subjects) else {
                    continue
                }
                // In draft 3 the object around it is what `required` is about.
                if name == "required", schema.dialect == .draft3 || value.kind != .array { continue }
                findings.add(
                    keyOf: value, "\"\(name)\" never applies, because \"type\" does not allow \(words(subjects))")
            }
        })

    /// The types of the values that keywords are about.
    private static let subjects: [String: Set<String>] = {
        var subjects: [String: Set<String>] = [:]
        func add(_ types: Set<String>, _ keywords: String...) { for keyword in keywords { subjects[keyword] = types } }
        add(["string"], "minLength", "maxLength", "pattern", "contentEncoding", "contentMediaType", "contentSchema")
        add(["number", "integer"], "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf")
        add(["number", "integer"], "divisibleBy")
        add(["array"], "items", "prefixItems", "additionalItems", "minItems", "maxItems", "uniqueItems", "contains")
        add(["array"], "minContains", "maxContains", "unevaluatedItems")
        add(["object"], "properties", "patternProperties", "additionalProperties", "required", "minProperties")
        add(["object"], "maxProperties", "propertyNames", "dependencies", "dependentRequired", "dependentSchemas")
        add(["object"], "unevaluatedProperties", "propertyDependencies")
        return subjects
    }()

    private static func words(_ types: Set<String>) -> String {
        types.contains("number") ? "numbers" : (types.first ?? "") + "s"
    }
}
