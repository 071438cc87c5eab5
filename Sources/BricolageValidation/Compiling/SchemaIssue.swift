public import BricolageCore
public import BricolageSchema

/// One thing that keeps a schema from being compiled, and its place.
public struct SchemaIssue: Sendable {
    /// The file that the schema is in.
    public let source: SchemaSource
    /// Where in the file.
    public let pointer: JSONPointer
    /// Where in the text.
    public let location: SourceLocation
    /// The line around the place.
    public let excerpt: SourceExcerpt
    /// What is wrong.
    public let message: String

    init(node: JSONDocument.Node, schema: JSONSchema, message: String) {
        source = schema.source
        pointer = node.pointer
        location = node.location
        excerpt = node.excerpt
        self.message = message
    }
}

extension SchemaIssue: CustomStringConvertible {
    /// The complaint with its place, the line and a caret.
    public var description: String { issueDescription.description }

    /// The issue as all forms print it.
    public var issueDescription: IssueDescription {
        IssueDescription(
            rule: "invalid-schema", path: source.path, location: location, pointer: pointer, severity: .error,
            message: message, excerpt: excerpt)
    }
}

/// Everything that keeps a schema from being compiled, in the order of discovery.
public struct SchemaIssues: Error, Sendable, CustomStringConvertible {
    /// The issues; never empty when it is thrown.
    public let issues: [SchemaIssue]

    init(_ issues: [SchemaIssue]) { self.issues = issues }

    /// One paragraph for each issue.
    public var description: String { issues.map(\.description).joined(separator: "\n") }
}

extension SchemaIssues: ReportableError {
    /// What is wrong, with the lines of the schema that show it.
    public var report: IssueReport { IssueReport(issues.map(\.issueDescription)) }

    /// The same: a schema is no data.
    public var redactedReport: IssueReport { report }
}
