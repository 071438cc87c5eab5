internal import BricolageCore
internal import BricolageSchema
internal import BricolageValidation

extension LintRule {
    /// What the metaschema has against the file: `{"minLength": "3"}`.
    package static let invalidKeywordValue = LintRule(
        "invalid-keyword-value", .error, "The metaschema does not allow a value.",
        .file { file, findings in
            guard let metaschema = file.metaschema() else { return }
            for reference in file.shapelessReferences { findings.add(reference, "a reference is a string") }
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
