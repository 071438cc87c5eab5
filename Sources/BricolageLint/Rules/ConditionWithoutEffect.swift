internal import BricolageCore
internal import BricolageSchema

extension LintRule {
    /// `then` or `else` without `if`, or the other way round; counts of `contains` without it.
    static let conditionWithoutEffect = LintRule(
        "condition-without-effect", .warning, "A keyword needs another one, which is not there.",
        .schema { schema, findings in
            for (name, needed) in [
                ("then", "if"), ("else", "if"), ("minContains", "contains"), ("maxContains", "contains"),
            ] {
                guard let value = schema.active(name), schema[needed] == nil else { continue }
                findings.add(keyOf: value, "\"\(name)\" asks nothing of values without \"\(needed)\"")
            }
            if let condition = schema.active("if"), schema["then"] == nil, schema["else"] == nil,
                // What the condition evaluates counts for these all the same.
                schema["unevaluatedProperties"] == nil, schema["unevaluatedItems"] == nil
            {
                findings.add(keyOf: condition, "\"if\" asks nothing of values without \"then\" and \"else\"")
            }
        })
}
