/// Why a document cannot be read as a type: every issue that was found, in the order of the document.
public struct DecodingIssues: Error, Sendable, Hashable {
    /// The issues; never empty.
    public var issues: [DecodingIssue]

    /// Creates an error from issues.
    public init(_ issues: [DecodingIssue]) {
        self.issues = issues
    }
}

extension DecodingIssues: CustomStringConvertible {
    /// One paragraph for each issue.
    public var description: String { issues.map(\.description).joined(separator: "\n") }
}
