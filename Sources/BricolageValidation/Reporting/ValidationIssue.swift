public import BricolageCore

/// One thing that makes a document invalid, with its place in the document and in the schema.
public struct ValidationIssue: Sendable, Hashable {
    /// The keyword that is not obeyed; nil where a schema is `false`.
    public var keyword: String?
    /// The value it is about: for a member that must not be there the member, for one that is missing the object.
    public var pointer: JSONPointer
    /// Where the value begins, or the key of a member that must not be there.
    public var location: SourceLocation
    /// The line around the place.
    public var excerpt: SourceExcerpt
    /// The keyword in its schema document.
    public var schemaPointer: JSONPointer
    /// Where the keyword's value begins in the text of its schema document.
    public var schemaLocation: SourceLocation
    /// The address of the schema document.
    public var schemaAddress: String
    /// What must stand there, as in "expected …".
    public var expected: String
    /// What stands there, shortened.
    public var found: String
    /// The kind of the value that stands there.
    public var foundKind: JSON.Kind
    /// The spelling that was probably meant, or, for a missing member, the one that was probably written instead.
    public var nearest: String?
    /// What else is worth knowing, such as why each branch of a choice does not hold.
    public var notes: [String]
    /// The whole complaint, where "expected …, found …" does not say it well.
    var statement: String?
    /// The same without anything of the document, where the statement quotes it.
    var redactedStatement: String?
}

extension ValidationIssue: CustomStringConvertible {
    /// The complaint in one line, without its place.
    public var message: String { complaint + suggestion }

    var complaint: String { statement ?? "expected \(expected), found \(found)" }

    var suggestion: String {
        guard let nearest else { return "" }
        return keyword == "required"
            ? "; is \"\(nearest)\" a misspelling of it?" : NearestSpelling.question(nearest)
    }

    /// The complaint with its place, the source line and a caret.
    public var description: String { description(path: nil) }

    /// The complaint as a compiler would print it for a file.
    public func description(path: String?) -> String {
        var issue = issueDescription
        issue.path = path
        return issue.description
    }
}
