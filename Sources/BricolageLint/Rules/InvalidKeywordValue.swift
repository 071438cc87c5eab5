internal import BricolageCore
public import BricolageSchema
internal import BricolageValidation

extension LintRule {
    /// What the metaschema has against the file: `{"minLength": "3"}`.
    static let invalidKeywordValue = LintRule(
        "invalid-keyword-value", .error, "The metaschema does not allow a value.",
        .file { file, findings in
            guard let metaschema = file.metaschema() else { return }
            let report = metaschema.report(on: file.root.source.document)
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

extension LintedFile {
    /// The metaschema of the file; nil where it is not to be had.
    fileprivate mutating func metaschema() -> CompiledSchema? {
        let address = OpenAPIDescription(root)?.metaschemaAddress ?? root.metaschema ?? root.dialect.metaschemaAddress
        var options = ValidationOptions()
        // What is no pattern and no reference is told by rules that know more of it.
        options.assertsFormats = false
        guard let metaschema = try? registry.resolve(address, from: root) else { return nil }
        return try? CompiledSchema(metaschema, registry: registry, options: options)
    }
}

extension SchemaLinter {
    /// Whether the metaschema of a file allows it, without a look for what it has against it; nil where there is none.
    public static func isAllowed(_ root: JSONSchema, registry: SchemaRegistry) -> Bool? {
        var file = LintedFile(root, registry: registry)
        return file.metaschema()?.isValid(root.source.document)
    }
}
