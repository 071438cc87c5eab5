internal import BricolageCore
internal import BricolageSchema

extension LintRule {
    /// `then` or `else` without `if`, or the other way round; counts of `contains` without it.
    package static let conditionWithoutEffect = LintRule(
        "condition-without-effect", .warning, "A keyword has no effect without another one, which is missing.",
        .file { file, findings in
            // Whatever a condition evaluates counts for these keywords in any case, in every schema around it and in
            // those that refer to it.
            let countsEvaluated = file.schemas.contains {
                $0.active("unevaluatedProperties") != nil || $0.active("unevaluatedItems") != nil
            }
            for schema in file.schemas {
                for (name, needed) in [
                    ("then", "if"), ("else", "if"), ("minContains", "contains"), ("maxContains", "contains"),
                ] {
                    guard let value = schema.active(name), schema[needed] == nil else { continue }
                    findings.add(keyOf: value, "\"\(name)\" has no effect without \"\(needed)\"")
                }
                guard !countsEvaluated, let condition = schema.active("if"), schema["then"] == nil,
                    schema["else"] == nil
                else { continue }
                findings.add(keyOf: condition, "\"if\" has no effect without \"then\" and \"else\"")
            }
        })
}
