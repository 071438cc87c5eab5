internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema
internal import BricolageValidation

extension LintRule {
    /// A value in `enum` or `const` that other keywords of the schema refuse: `{"const": 5, "maximum": 3}`.
    static let refusedValue = LintRule(
        "refused-value", .warning, "A value of enum or const is refused by the keywords beside it.",
        .file { file, findings in
            guard let (schemas, verdicts) = file.verdicts(of: file.schemas.filter(\.restrictsListedValues)) else {
                return
            }
            for (position, schema) in schemas.enumerated() {
                let types = schema.declaredTypes
                for value in schema.listedValues where verdicts.isValid(value, at: position) == false {
                    // Another rule reports values of other types.
                    if let types, !value.isOfType(types) { continue }
                    findings.add(value, "another keyword beside it refuses this value, so it can never occur")
                }
            }
        })
}

extension JSONSchema {
    /// The values that `enum` and `const` list.
    fileprivate var listedValues: [JSONDocument.Node] {
        let list = active("enum").flatMap { $0.kind == .array ? Array($0.elements) : nil } ?? []
        return list + [active("const")].compactMap(\.self)
    }

    /// Whether the schema lists values and has other keywords that may refuse them.
    fileprivate var restrictsListedValues: Bool {
        guard active("enum") != nil || active("const") != nil else { return false }
        return node.members.contains { name, _ in
            guard let keyword = SchemaKeyword(name), active(name) != nil else { return false }
            return !["enum", "const", "type"].contains(name) && keyword.purpose != .annotation
        }
    }
}
