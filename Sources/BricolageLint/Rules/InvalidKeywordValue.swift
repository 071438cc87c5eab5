internal import BricolageCore
internal import BricolageSchema
internal import BricolageValidation

extension LintRule {
    /// What the metaschema has against the file: `{"minLength": "3"}`.
    static let invalidKeywordValue = LintRule(
        "invalid-keyword-value", .error, "The metaschema does not allow a value.",
        .file { file, findings in
            let address =
                OpenAPIDescription(file.root)?.metaschemaAddress ?? file.root.metaschema
                ?? file.root.dialect.metaschemaAddress
            var options = ValidationOptions()
            // What is no pattern and no reference is told by rules that know more of it.
            options.assertsFormats = false
            guard let metaschema = try? file.registry.resolve(address, from: file.root),
                let schema = try? CompiledSchema(metaschema, registry: file.registry, options: options)
            else { return }
            let report = schema.report(on: file.root.source.document)
            if let interruption = report.interruption {
                findings.add(file.root.node, "the metaschema gives no verdict: \(interruption)")
            }
            for issue in report.issues {
                guard let node = file.root.source.document[pointer: issue.pointer] else { continue }
                let description = issue.issueDescription
                findings.add(node, description.message, remark: description.remark, notes: description.notes)
            }
        })
}
