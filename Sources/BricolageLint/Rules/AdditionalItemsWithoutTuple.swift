internal import BricolageCore
internal import BricolageSchema

extension LintRule {
    /// `additionalItems` without a list in `items`, so that it has no effect.
    package static let additionalItemsWithoutTuple = LintRule(
        "additional-items-without-tuple", .warning, "additionalItems has no effect unless items is a list.",
        .schema { schema, findings in
            guard let value = schema.active("additionalItems"), schema["items"]?.kind != .array else { return }
            // That it never applies is what `inapplicableKeyword` finds.
            if let types = schema.declaredTypes, !types.contains("array") { return }
            findings.add(
                keyOf: value,
                schema["items"] == nil
                    ? "\"additionalItems\" has no effect without \"items\""
                    : "\"additionalItems\" has no effect, because \"items\" applies to all elements")
        })
}
