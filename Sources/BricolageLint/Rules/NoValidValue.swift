internal import BricolageCore
internal import BricolageSchema

extension LintRule {
    /// An empty `enum`, or a file that refuses every value: `{"enum": []}`, `false`, `{"not": {}}`.
    ///
    /// Other schemas may refuse every value on purpose: `{"properties": {"a": {"not": {}}}}` forbids a member.
    package static let noValidValue = LintRule(
        "no-valid-value", .warning, "No value is valid.",
        .file { file, findings in
            let empty = file.schemas.compactMap { $0.active("enum") }.filter { $0.kind == .array && $0.count == 0 }
            for choices in empty { findings.add(choices, "\"enum\" is empty, so no value is valid") }
            if file.root.node.bool == false {
                findings.add(file.root.node, "no value is valid, because the schema is false")
            } else if empty.isEmpty, OpenAPIDescription(file.root) == nil, file.refusesEverything(file.root) {
                findings.add(file.root.node, "no value is valid, because no type is left that the whole schema allows")
            }
        })
}
