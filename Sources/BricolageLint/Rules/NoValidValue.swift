internal import BricolageCore
internal import BricolageSchema

extension LintRule {
    /// An empty `enum`, or a file that refuses every value: `{"enum": []}`, `false`.
    package static let noValidValue = LintRule(
        "no-valid-value", .warning, "No value is valid.",
        .file { file, findings in
            if file.root.node.bool == false {
                findings.add(file.root.node, "no value is valid, because the schema is false")
            }
            for schema in file.schemas {
                guard let choices = schema.active("enum"), choices.kind == .array, choices.count == 0 else {
                    continue
                }
                findings.add(choices, "\"enum\" is empty, so no value is valid")
            }
        })
}
