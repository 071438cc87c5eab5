public import BricolageCore

/// References that cannot be resolved, each with its location.
public struct DanglingReferences: Error, Sendable, Hashable {
    /// The issues, in order of discovery; never empty in a thrown error.
    public let issues: [IssueDescription]
}

extension DanglingReferences: ReportableError {
    /// The issues, with lines of the schemas.
    public var report: IssueReport { IssueReport(issues) }

    /// The same report, since schemas contain no user data.
    public var redactedReport: IssueReport { report }
}

extension DanglingReferences: CustomStringConvertible {
    /// One paragraph for each reference.
    public var description: String { issues.map(\.description).joined(separator: "\n") }
}

extension IssueDescription {
    /// The complaint about a reference that leads nowhere, and the one that was probably meant.
    init(
        dangling text: String, at node: JSONDocument.Node, in schema: JSONSchema, because error: ReferenceError,
        meant: String? = nil
    ) {
        self.init(
            rule: "dangling-reference", path: schema.source.path, location: node.location, pointer: node.pointer,
            severity: .error, message: "the reference \"\(text)\" leads nowhere: \(error)",
            remark: NearestSpelling.question(meant), excerpt: node.excerpt)
    }
}
