internal import BricolageCore
internal import BricolageSchema

extension LintRule {
    /// A key that occurs twice in one object: `{"properties": {"a": {"type": "string"}, "a": {"type": "integer"}}}`.
    package static let repeatedKey = LintRule(
        "repeated-key", .warning, "A key is in its object twice.",
        .file { file, findings in
            file.root.source.document.forEachDuplicateKey { key, _ in
                findings.add(
                    key, "duplicate key \"\(key.string ?? "")\" in this object", remark: "; only the last one counts")
            }
        })
}
