public import BricolageCore
public import BricolageSchema

/// One reason why a schema cannot be compiled, with its location.
public struct SchemaIssue: Sendable {
    /// The file of the schema.
    public let source: SchemaSource
    /// The pointer to the place in the file.
    public let pointer: JSONPointer
    /// The location in the text.
    public let location: SourceLocation
    /// The line of the location.
    public let excerpt: SourceExcerpt
    /// What is wrong, with the remark.
    public var message: String { statement + remark }
    private let statement: String
    /// What was probably meant, or nothing.
    private let remark: String

    init(node: JSONDocument.Node, schema: JSONSchema, statement: String, remark: String = "") {
        source = schema.source
        pointer = node.pointer
        location = node.location
        excerpt = node.excerpt
        self.statement = statement
        self.remark = remark
    }
}

extension SchemaIssue: CustomStringConvertible {
    /// The message with its location, the line and a caret.
    public var description: String { issueDescription.description }

    /// The description that all forms print.
    public var issueDescription: IssueDescription {
        IssueDescription(
            rule: "invalid-schema", path: source.path, location: location, pointer: pointer, severity: .error,
            message: statement, remark: remark, excerpt: excerpt)
    }
}

/// Everything that prevents compiling a schema: file by file, in the order of the text.
public struct SchemaIssues: Error, Sendable, CustomStringConvertible {
    /// The issues; never empty in a thrown error.
    public let issues: [SchemaIssue]

    init(_ issues: [SchemaIssue]) { self.issues = issues }

    /// One paragraph for each issue.
    public var description: String { issues.map(\.description).joined(separator: "\n") }
}

extension SchemaIssues: ReportableError {
    /// The issues, with lines of the schema.
    public var report: IssueReport { IssueReport(issues.map(\.issueDescription)) }

    /// The same report, since schemas contain no user data.
    public var redactedReport: IssueReport { report }
}
