internal import BricolageCore

extension LintRule {
    /// A word that no version of JSON Schema has: `{"mandatory": true}`.
    static let unknownKeyword = LintRule(
        "unknown-keyword", .note, "A word is not a keyword and has no effect.",
        .file { file, findings in
            for (schema, name, value) in file.unknownMembers() where schema.nearestKeyword(to: name) == nil {
                findings.add(keyOf: value, "\"\(name)\" is not a JSON Schema keyword, and has no effect")
            }
        })
}
