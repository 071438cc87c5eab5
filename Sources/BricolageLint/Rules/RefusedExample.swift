internal import BricolageCore
internal import BricolageSchema
internal import BricolageValidation

extension LintRule {
    /// A default or an example that its own schema refuses: `{"type": "string", "default": 3}`.
    static let refusedExample = LintRule(
        "refused-example", .warning, "A default or an example is not valid by its own schema.",
        .file { file, findings in
            guard let (schemas, verdicts) = file.verdicts(of: file.schemas.filter { !$0.examples.isEmpty }) else {
                return
            }
            for (position, schema) in schemas.enumerated() {
                for (keyword, value) in schema.examples where verdicts.isValid(value, at: position) == false {
                    let what = keyword == "default" ? "the default" : "the example"
                    findings.add(value, "the schema refuses \(what) that it gives")
                }
            }
        })
}

extension JSONSchema {
    /// The values that a schema gives as examples of what it accepts.
    fileprivate var examples: [(keyword: String, value: JSONDocument.Node)] {
        var values: [(String, JSONDocument.Node)] = []
        if let value = active("default") { values.append(("default", value)) }
        if let list = active("examples"), list.kind == .array { values += list.elements.map { ("examples", $0) } }
        return values
    }
}
