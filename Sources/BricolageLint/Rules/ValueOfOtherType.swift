internal import BricolageCore
internal import BricolageSchema

extension LintRule {
    /// A value in `enum` or `const` that `type` refuses: `{"type": "string", "enum": ["a", 1]}`.
    package static let valueOfOtherType = LintRule(
        "value-of-other-type", .warning, "A value of enum or const is not of the type.",
        .schema { schema, findings in
            guard let types = schema.declaredTypes else { return }
            let values =
                (schema.active("enum").map { $0.kind == .array ? Array($0.elements) : [] } ?? [])
                + (schema.active("const").map { [$0] } ?? [])
            for value in values where !value.isOfType(types) {
                findings.add(value, "\"type\" refuses this value, so it can never occur")
            }
        })
}
