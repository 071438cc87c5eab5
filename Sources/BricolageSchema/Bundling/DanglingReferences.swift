public import BricolageCore

/// References that lead nowhere, each with its place.
public struct DanglingReferences: Error, Sendable, Hashable {
    /// What is wrong, in the order of discovery; never empty when it is thrown.
    public let issues: [IssueDescription]
}

extension DanglingReferences: ReportableError {
    /// What is wrong, with the lines of the schemas that show it.
    public var report: IssueReport { IssueReport(issues) }

    /// The same: a schema is no data.
    public var redactedReport: IssueReport { report }
}

extension DanglingReferences: CustomStringConvertible {
    /// One paragraph for each reference.
    public var description: String { issues.map(\.description).joined(separator: "\n") }
}

extension IssueDescription {
    /// The complaint about a reference that leads nowhere.
    init(dangling text: String, at node: JSONDocument.Node, in schema: JSONSchema, because error: ReferenceError) {
        self.init(
            rule: "dangling-reference", path: schema.source.path, location: node.location, pointer: node.pointer,
            severity: .error, message: "the reference \"\(text)\" leads nowhere: \(error)", excerpt: node.excerpt)
    }
}
