internal import BricolageCore
internal import BricolageSchema
internal import ECMARegex

extension LintRule {
    /// A member that must be there and cannot be: `{"properties": {"a": false}, "required": ["a"]}`.
    static let forbiddenRequired = LintRule(
        "forbidden-required", .warning, "A required member is not allowed.",
        .file { file, findings in
            for schema in file.schemas where schema.dialect >= .draft4 {
                if let required = schema.active("required"), required.kind == .array {
                    check(required, of: schema, &file, &findings)
                }
            }
        })

    private static func check(
        _ required: JSONDocument.Node, of schema: JSONSchema, _ file: inout LintedFile, _ findings: inout LintFindings
    ) {
        let properties = schema.active("properties").map { Array($0.members) } ?? []
        let values = Dictionary(properties.map { (ExactKey($0.key), $0.value) }) { $1 }
        let keys = properties.map(\.key)
        let isClosed = schema.active("additionalProperties")?.bool == false
        let patterns = schema.active("patternProperties")?.members.map(\.key) ?? []
        let mayMatch: (String) -> Bool = isClosed ? matching(patterns) : { _ in true }
        for name in required.elements {
            guard let text = name.string else { continue }
            if let property = values[ExactKey(text)] {
                if property.bool == false {
                    findings.add(name, "\"\(text)\" is required, and the schema of that property is false")
                } else if property.canBeSchema, file.refusesEverything(schema.subschema(property)) {
                    findings.add(name, "\"\(text)\" is required, and the schema of that property accepts no value")
                }
            } else if !mayMatch(text) {
                findings.add(
                    name, "\"\(text)\" is required, and \"additionalProperties\": false does not allow it",
                    nearest: NearestSpelling.find(text, among: keys))
            }
        }
    }

    /// Whether a name matches one of some patterns; also true if a pattern is invalid or gives no answer.
    private static func matching(_ texts: [String]) -> (String) -> Bool {
        let starts = NamePatterns(texts)
        let patterns = texts.compactMap { try? ECMARegex($0, isLenient: true) }
        guard patterns.count == texts.count else { return { _ in true } }
        return { name in
            starts.possible(for: name).contains { (try? patterns[$0].occurs(in: name)) ?? true }
        }
    }
}
