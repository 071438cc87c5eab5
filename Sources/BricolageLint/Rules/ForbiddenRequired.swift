internal import BricolageCore
internal import BricolageSchema
internal import ECMARegex

extension LintRule {
    /// A member that must be there and may not be: `{"properties": {"a": false}, "required": ["a"]}`.
    static let forbiddenRequired = LintRule(
        "forbidden-required", .warning, "A required member is not allowed.",
        .schema { schema, findings in
            guard schema.dialect >= .draft4, let required = schema.active("required"), required.kind == .array else {
                return
            }
            let properties = schema.active("properties")
            let isClosed = schema.active("additionalProperties")?.bool == false
            let patterns =
                schema.active("patternProperties")?.members.map { try? ECMARegex($0.key, isLenient: true) } ?? []
            for name in required.elements {
                guard let text = name.string else { continue }
                if let property = properties.flatMap({ $0.kind == .object ? $0[text] : nil }) {
                    if property.bool == false {
                        findings.add(name, "\"\(text)\" is required, and the schema of that property is false")
                    }
                } else if isClosed, !patterns.contains(where: { pattern in mayMatch(pattern, text) }) {
                    findings.add(
                        name, "\"\(text)\" is required, and \"additionalProperties\": false does not allow it",
                        remark: suggestion(for: text, among: properties))
                }
            }
        })

    /// Whether a pattern matches, or cannot be asked.
    private static func mayMatch(_ pattern: ECMARegex?, _ text: String) -> Bool {
        guard let pattern else { return true }
        return (try? pattern.occurs(in: text)) ?? true
    }

    private static func suggestion(for name: String, among properties: JSONDocument.Node?) -> String {
        guard let properties, properties.kind == .object,
            let nearest = NearestSpelling.find(name, among: properties.members.lazy.map(\.key))
        else { return "" }
        return "; did you mean \"\(nearest)\"?"
    }
}
