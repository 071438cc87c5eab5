internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

extension LintRule {
    /// A keyword beside a `$ref`, in a version of JSON Schema in which `$ref` hides it.
    static let ignoredSibling = LintRule(
        "ignored-sibling", .warning, "A keyword beside $ref asks nothing of values up to draft 7.",
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
                    keyOf: value, "\"\(name)\" asks nothing of values beside \"$ref\" in \(schema.dialect.rawValue)",
                    remark: "; put the reference into an \"\(isDraft3 ? "extends" : "allOf")\"")
            }
        })
}
