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
            let values = Dictionary(properties?.members.map { (ExactKey($0.key), $0.value) } ?? []) { $1 }
            let isClosed = schema.active("additionalProperties")?.bool == false
            let patterns =
                schema.active("patternProperties")?.members.map { try? ECMARegex($0.key, isLenient: true) } ?? []
            for name in required.elements {
                guard let text = name.string else { continue }
                if let property = values[ExactKey(text)] {
                    if property.bool == false {
                        findings.add(name, "\"\(text)\" is required, and the schema of that property is false")
                    }
                } else if isClosed, !patterns.contains(where: { pattern in mayMatch(pattern, text) }) {
                    findings.add(
                        name, "\"\(text)\" is required, and \"additionalProperties\": false does not allow it",
                        nearest: NearestSpelling.find(text, among: properties?.members.map(\.key) ?? []))
                }
            }
        })

    /// Whether a pattern matches, or cannot be asked.
    private static func mayMatch(_ pattern: ECMARegex?, _ text: String) -> Bool {
        guard let pattern else { return true }
        return (try? pattern.occurs(in: text)) ?? true
    }
}
