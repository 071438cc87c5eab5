public import BricolageCore

/// One reason why a document is invalid, with its location in the document and in the schema.
public struct ValidationIssue: Sendable, Hashable {
    /// The keyword that failed; nil for a `false` schema.
    public var keyword: String?
    /// The value concerned: for an unexpected member the member, for a missing one the object.
    public var pointer: JSONPointer
    /// Where the value begins, or the key of an unexpected member.
    public var location: SourceLocation
    /// The line of the location.
    public var excerpt: SourceExcerpt
    /// The keyword in its schema document.
    public var schemaPointer: JSONPointer
    /// Where the keyword's value begins in the text of its schema document.
    public var schemaLocation: SourceLocation
    /// The address of the schema document.
    public var schemaAddress: String
    /// The expected value, as in "expected …".
    public var expected: String
    /// The value found, shortened.
    public var found: String
    /// The kind of the value found.
    public var foundKind: JSON.Kind
    /// The spelling that was probably meant; for a missing member, the probable misspelling.
    public var nearest: String?
    /// Further remarks, such as why each branch of a choice fails.
    public var notes: [String]
    /// The whole complaint, if "expected …, found …" does not express it well.
    var statement: String?
    /// The same without any content of the document, if the statement quotes it.
    var redactedStatement: String?
}

extension ValidationIssue: CustomStringConvertible {
    /// The message in one line, without the location.
    public var message: String { complaint + suggestion }

    var complaint: String { statement ?? "expected \(expected), found \(found)" }

    var suggestion: String {
        guard let nearest else { return "" }
        return keyword == "required"
            ? "; is \"\(nearest)\" a misspelling of it?" : NearestSpelling.question(nearest)
    }

    /// The message with its location, the source line and a caret.
    public var description: String { description(path: nil) }

    /// The message as a compiler would print it for a file.
    public func description(path: String?) -> String {
        var issue = issueDescription
        issue.path = path
        return issue.description
    }
}
