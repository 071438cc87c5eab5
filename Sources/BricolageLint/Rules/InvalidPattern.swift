internal import BricolageCore
internal import BricolageSchema
internal import ECMARegex

extension LintRule {
    /// What is no regular expression, however leniently it is read: `{"pattern": "(yes"}`.
    package static let invalidPattern = LintRule(
        "invalid-pattern", .error, "A pattern is no regular expression.",
        .schema { schema, findings in
            findings.addPatterns(of: schema) { text in
                error(in: text, isLenient: true).map { "\"\(text)\" is no regular expression: \($0)" }
            }
        })

    /// What is wrong with a pattern; nil where nothing is.
    static func error(in pattern: String, isLenient: Bool) -> ECMARegex.SyntaxError? {
        do {
            _ = try ECMARegex(pattern, isLenient: isLenient)
            return nil
        } catch {
            return error
        }
    }
}

extension LintFindings {
    /// Adds what a question answers to each pattern of a schema.
    mutating func addPatterns(of schema: JSONSchema, _ problem: (String) -> String?) {
        if let node = schema.active("pattern"), let text = node.string, let problem = problem(text) {
            add(node, problem)
        }
        guard let patterns = schema.active("patternProperties"), patterns.kind == .object else { return }
        for (text, value) in patterns.members {
            if let problem = problem(text) { add(keyOf: value, problem) }
        }
    }
}
