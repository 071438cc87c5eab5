internal import BricolageCore
internal import ECMARegex

extension LintRule {
    /// A pattern that is no regular expression, however leniently it is read: `{"pattern": "(yes"}`.
    package static let invalidPattern = LintRule(
        "invalid-pattern", .error, "A pattern is not a regular expression.",
        .schema { schema, findings in
            findings.addPatterns(of: schema) { text in
                error(in: text, isLenient: true).map { "\"\(text)\" is not a regular expression: \($0)" }
            }
        })

    /// What is wrong with a pattern; nil where nothing is.
    static func error(in pattern: String, isLenient: Bool) -> ECMARegex.SyntaxError? {
        do {
            try ECMARegex.check(pattern, isLenient: isLenient)
            return nil
        } catch {
            return error
        }
    }
}
