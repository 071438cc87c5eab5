internal import BricolageCore
internal import BricolageSchema

extension LintRule {
    /// A key that stands twice in one object: `{"properties": {"a": {"type": "string"}, "a": {"type": "integer"}}}`.
    static let repeatedKey = LintRule(
        "repeated-key", .warning, "A key stands in its object twice.",
        .file { file, findings in
            var pending = [file.root.source.document.root]
            while let node = pending.popLast() {
                if node.kind == .object {
                    var keys: Set<String> = []
                    for (key, value) in node.members {
                        if !keys.insert(key).inserted {
                            findings.add(keyOf: value, "\"\(key)\" stands in this object already; the last one counts")
                        }
                        if value.isContainer { pending.append(value) }
                    }
                } else if node.kind == .array {
                    pending += node.elements.lazy.filter(\.isContainer)
                }
            }
        })
}

extension JSONDocument.Node {
    fileprivate var isContainer: Bool { kind == .object || kind == .array }
}
