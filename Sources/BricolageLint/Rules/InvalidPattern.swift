internal import BricolageCore
internal import BricolageSchema
internal import ECMARegex

extension LintRule {
    /// What is no regular expression of ECMA-262: `{"pattern": "(?i)yes"}`.
    static let invalidPattern = LintRule(
        "invalid-pattern", .error, "A pattern is no regular expression of ECMA-262.",
        .schema { schema, findings in
            if let node = schema.active("pattern"), let text = node.string, let problem = problem(with: text) {
                findings.add(node, problem)
            }
            guard let patterns = schema.active("patternProperties"), patterns.kind == .object else { return }
            for (text, value) in patterns.members {
                if let problem = problem(with: text) { findings.add(keyOf: value, problem) }
            }
        })

    private static func problem(with text: String) -> String? {
        do {
            _ = try ECMARegex(text)
            return nil
        } catch {
            return "\"\(text)\" is no regular expression: \(error)"
        }
    }
}
