internal import BricolageCore

extension LintRule {
    /// A pattern that ECMA-262 refuses with the flag `u`, although it means the same to all programs that accept it:
    /// `{"pattern": "a\\_b"}`.
    static let loosePattern = LintRule(
        "loose-pattern", .warning, "A pattern is read by some programs and refused by others.",
        .schema { schema, findings in
            findings.addPatterns(of: schema) { text in
                guard error(in: text, isLenient: true) == nil, let error = error(in: text, isLenient: false) else {
                    return nil
                }
                return "\"\(text)\" is refused by programs that read patterns strictly: \(error)"
            }
        })
}
