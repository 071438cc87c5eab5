internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

extension LintRule {
    /// A keyword that means nothing in this version: `const` in draft 4.
    package static let otherDialectKeyword = LintRule(
        "other-dialect-keyword", .warning, "A keyword has no effect, because the dialect does not have it.",
        .schema { schema, findings in
            guard !schema.hidesSiblingsOfReference else { return }
            for (name, value) in schema.node.members {
                guard let keyword = SchemaKeyword(name), let dialects = keyword.dialects,
                    !dialects.contains(schema.dialect), keyword.purpose != .annotation, !isHarmless(name)
                else { continue }
                let dialect = schema.dialect.rawValue
                findings.add(
                    keyOf: value, "\"\(name)\" means nothing in \(dialect)",
                    remark: dialects.lowerBound > schema.dialect
                        ? "; \(dialects.lowerBound.rawValue) was the first version to have it"
                        : "; \(dialects.upperBound.rawValue) was the last version to have it")
            }
        })

    /// Addresses and definitions are found under either name.
    private static func isHarmless(_ name: String) -> Bool {
        ["$defs", "definitions", "$id", "$anchor"].contains(name)
    }
}
