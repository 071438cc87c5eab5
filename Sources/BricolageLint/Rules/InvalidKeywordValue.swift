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
            lazy var schemas = Dictionary(file.schemas.map { ($0.node.index, $0) }) { first, _ in first }
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
                    var remark = description.remark
                    if remark.isEmpty { remark = advice(on: node, at: issue.pointer, schemas) }
                    findings.add(node, description.message, remark: remark, notes: description.notes)
                }
            }
        })

    /// What was probably meant by a value, or an element of a list, that a keyword of one of the schemas does not allow.
    private static func advice(
        on value: JSONDocument.Node, at pointer: JSONPointer, _ schemas: [Int: JSONSchema]
    ) -> String {
        for place in [pointer, pointer.parent].compactMap(\.self) {
            if let keyword = place.tokens.last, let outer = place.parent, let node = value.document[pointer: outer],
                let schema = schemas[node.index]
            {
                return schema.advice(on: value, of: keyword)
            }
        }
        return ""
    }

    /// The largest number of values that are reported for a file.
    private static let mostTold = 1_000
}
