internal import BricolageCore
internal import BricolageSchema
internal import BricolageValidation

extension LintRule {
    /// A value that the metaschema refuses: `{"minLength": "3"}`.
    package static let invalidKeywordValue = LintRule(
        "invalid-keyword-value", .error, "The metaschema does not allow a value.",
        .file { file, findings in
            let metaschemas = file.metaschemas()
            guard !metaschemas.isEmpty else { return }
            for reference in file.shapelessReferences { findings.add(reference, "a reference is a string") }
            var room = mostTold
            for (scope, metaschema) in metaschemas {
                // Issues beyond the limit are not determined at all: the location of each costs a sweep over the file.
                let report = metaschema.report(on: scope, upTo: room)
                room -= report.issues.count
                if let interruption = report.interruption {
                    findings.add(scope.root.node, "the metaschema gives no verdict: \(interruption)")
                }
                for issue in report.issues {
                    guard let node = file.root.source.document[pointer: issue.pointer] else { continue }
                    let description = issue.issueDescription
                    findings.add(node, description.message, remark: description.remark, notes: description.notes)
                }
            }
        })

    /// The largest number of values that are reported for a file.
    private static let mostTold = 1_000
}
