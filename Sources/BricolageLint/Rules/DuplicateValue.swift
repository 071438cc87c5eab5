internal import BricolageCore
internal import BricolageSchema

extension LintRule {
    /// A value that its list contains already: `{"enum": ["a", "b", "a"]}`.
    static let duplicateValue = LintRule(
        "duplicate-value", .warning, "A value is in its list twice.",
        .schema { schema, findings in
            for keyword in ["enum", "required", "type", "examples"] {
                guard let list = schema.active(keyword), list.kind == .array else { continue }
                addRepeated(in: list, keyword, &findings)
            }
            for keyword in ["dependentRequired", "dependencies"] {
                guard let lists = schema.active(keyword), lists.kind == .object else { continue }
                for (_, list) in lists.members where list.kind == .array { addRepeated(in: list, keyword, &findings) }
            }
        })

    private static func addRepeated(in list: JSONDocument.Node, _ keyword: String, _ findings: inout LintFindings) {
        var seen: Set<JSON> = []
        for element in list.elements where !seen.insert(element.json).inserted {
            // Many metaschemas refuse such a value.
            if findings.hasError(at: element) { continue }
            findings.add(element, "this value is already in \"\(keyword)\"")
        }
    }
}
