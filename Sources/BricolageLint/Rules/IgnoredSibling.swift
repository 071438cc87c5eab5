internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

extension LintRule {
    /// A keyword beside a `$ref`, in a version of JSON Schema in which `$ref` hides it.
    static let ignoredSibling = LintRule(
        "ignored-sibling", .warning, "Up to draft 7, a keyword beside $ref has no effect.",
        .schema { schema, findings in
            guard schema.hidesSiblingsOfReference else { return }
            let isDraft3 = schema.dialect == .draft3
            // In draft 3 `required` is about the object around the schema.
            for (name, value) in schema.node.members where name != "$ref" && !(isDraft3 && name == "required") {
                guard let keyword = SchemaKeyword(name), keyword.purpose != .annotation, keyword.purpose != .identity
                else {
                    continue
                }
                findings.add(
                    keyOf: value, "\"\(name)\" has no effect beside \"$ref\" in \(schema.dialect.rawValue)",
                    remark: "; put the reference into an \"\(isDraft3 ? "extends" : "allOf")\"")
            }
        })
}
