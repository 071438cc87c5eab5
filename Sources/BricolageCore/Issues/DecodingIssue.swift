/// One thing that keeps a document from being read as a type, and its place.
public struct DecodingIssue: Sendable, Hashable {
    /// What sort of thing it is.
    public enum Kind: Sendable, Hashable {
        /// A required member is not there.
        case missing(key: String)
        /// The value is of another kind, such as a string where a number must stand.
        case wrongKind
        /// The number cannot be held exactly by the type.
        case outOfRange
        /// The value is of the right kind and still not acceptable.
        case invalidValue
        /// The value is none of the cases of an enumeration.
        case unknownCase
        /// The member is not allowed here.
        case unexpectedKey(String)
        /// None of several candidate types could be read.
        case noCandidate
        /// More arrays and objects within each other than the coder allows.
        case depthLimit(Int)
        /// Code of the decoded type has thrown an error of its own.
        case custom
    }

    /// What sort of thing it is.
    public var kind: Kind
    /// The value it is about; for a missing member the object that lacks it.
    public var pointer: JSONPointer
    /// Where the value begins, when the text is at hand.
    public var location: SourceLocation?
    /// What must stand there.
    public var expected: String
    /// What stands there, shortened.
    public var found: String
    /// The line around the place, when the text is at hand.
    public var excerpt: SourceExcerpt?
    /// Why each candidate failed, or what else is worth knowing.
    public var notes: [String]
    /// The error that code of the decoded type has thrown, if that is what happened.
    public var underlying: UnderlyingError?

    /// Creates an issue from its parts.
    public init(
        kind: Kind, pointer: JSONPointer, location: SourceLocation? = nil, expected: String, found: String,
        excerpt: SourceExcerpt? = nil, notes: [String] = [], underlying: UnderlyingError? = nil
    ) {
        self.kind = kind
        self.pointer = pointer
        self.location = location
        self.expected = expected
        self.found = found
        self.excerpt = excerpt
        self.notes = notes
        self.underlying = underlying
    }
}

extension DecodingIssue: CustomStringConvertible {
    /// The complaint in one line, without its place.
    public var message: String {
        switch kind {
        case .missing(let key): "missing \"\(key)\": expected \(expected)"
        case .unexpectedKey(let key): "unexpected \"\(key)\": expected \(expected)"
        case .depthLimit(let limit): "nested deeper than the limit of \(limit) levels (maximumDepth)"
        case .custom: expected
        default: "expected \(expected), found \(found)"
        }
    }

    /// The complaint with its place, the source line and a caret.
    public var description: String { description(path: nil) }

    /// The complaint as a compiler would print it for a file.
    public func description(path: String?) -> String {
        let place = pointer.isRoot ? "" : " at \(pointer)"
        let head = IssueDescription(
            path: path, location: location, severity: .error, message: message + place, excerpt: excerpt)
        return ([head.description] + notes.map { "    note: " + $0 }).joined(separator: "\n")
    }
}
