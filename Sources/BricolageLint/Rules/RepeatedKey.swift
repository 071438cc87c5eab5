internal import BricolageCore
internal import BricolageSchema

extension LintRule {
    /// A key that occurs twice in one object: `{"properties": {"a": {"type": "string"}, "a": {"type": "integer"}}}`.
    package static let repeatedKey = LintRule(
        "repeated-key", .warning, "A key is in its object twice.",
        .file { file, findings in
            var pending = [file.root.source.document.root]
            while let node = pending.popLast() {
                if node.kind == .array {
                    pending += node.elements.lazy.filter(\.isContainer)
                    continue
                }
                pending += node.members.lazy.map(\.value).filter(\.isContainer)
                guard node.repeatsKey else { continue }
                var keys: Set<ExactKey> = []
                for (key, value) in node.members where !keys.insert(ExactKey(key)).inserted {
                    findings.add(keyOf: value, "\"\(key)\" is a duplicate key; the last one counts")
                }
            }
        })
}

extension JSONDocument.Node {
    fileprivate var isContainer: Bool { kind == .object || kind == .array }
}
