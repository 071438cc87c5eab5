/// One reason why a document cannot be decoded as a type, with its location.
public struct DecodingIssue: Sendable, Hashable {
    /// The kind of issue.
    public var kind: Kind
    /// Whether the code that reads the value refused it, or the issue follows from the declaration of a type.
    public var basis: Basis
    /// The file of the document, as named by the caller.
    public var path: String?
    /// The value concerned; for a missing member, its object.
    public var pointer: JSONPointer
    /// The pointer with `*` for each key that is data, such as those of dictionaries; nil if these are not known.
    ///
    /// The same fault has the same pattern in every document, so logs can be grouped by it.
    public var pattern: JSONPointer?
    /// Where the value begins, if the text is available.
    public var location: SourceLocation?
    /// The expected value, as in "expected …".
    public var expected: String
    /// The name of the expected type, if known.
    public var type: String?
    /// The value found, shortened.
    public var found: String
    /// The kind of the value found, if the document is available.
    public var foundKind: JSON.Kind?
    /// The spelling that was probably meant; for a missing member, the probable misspelling.
    public var nearest: String?
    /// How to fix it, in words that follow a semicolon, if the cause is known.
    public var advice: String?
    /// The line of the location, if the text is available.
    public var excerpt: SourceExcerpt?
    /// Why each candidate failed, as in "as Circle: …", or other remarks.
    public var notes: [String]
    /// The error that code of the decoded type threw, if any.
    public var underlying: (any Error)? {
        get { thrown?.error }
        set { thrown = newValue.map(UnderlyingError.init) }
    }
    /// The same error, comparable.
    var thrown: UnderlyingError?
    /// Whether a missing key was requested by a text that may be data.
    package var isKeyData = false

    /// Creates an issue from its parts.
    public init(
        kind: Kind, pointer: JSONPointer, location: SourceLocation? = nil, expected: String, found: String,
        nearest: String? = nil, excerpt: SourceExcerpt? = nil, notes: [String] = [],
        underlying: (any Error)? = nil, basis: Basis = .observed
    ) {
        self.kind = kind
        self.basis = basis
        self.pointer = pointer
        self.location = location
        self.expected = expected
        self.found = found
        self.nearest = nearest
        self.excerpt = excerpt
        self.notes = notes
        thrown = underlying.map(UnderlyingError.init)
    }
}
