/// One thing that keeps a document from being read as a type, and its place.
public struct DecodingIssue: Sendable, Hashable {
    /// What sort of thing it is.
    public var kind: Kind
    /// Whether the code that reads the value has refused it, or only the declaration of a type says that it would.
    public var basis: Basis
    /// The file that holds the document, as it was named by whoever read it.
    public var path: String?
    /// The value it is about; for a missing member the object that lacks it.
    public var pointer: JSONPointer
    /// The pointer with `*` for each key that is data, such as those of dictionaries; nil when it is not known which.
    ///
    /// The same for one fault in many documents, so that logs can be grouped by it.
    public var pattern: JSONPointer?
    /// Where the value begins, when the text is at hand.
    public var location: SourceLocation?
    /// What must stand there, as in "expected …".
    public var expected: String
    /// The name of the type that the value was to become, when it is known.
    public var type: String?
    /// What stands there, shortened.
    public var found: String
    /// The kind of the value that stands there, when the document is at hand.
    public var foundKind: JSON.Kind?
    /// The spelling that was probably meant, or, for a missing member, the one that was probably written instead.
    public var nearest: String?
    /// What to do about it, in words that follow a semicolon, where the cause is known.
    public var advice: String?
    /// The line around the place, when the text is at hand.
    public var excerpt: SourceExcerpt?
    /// Why each candidate failed, as in "as Circle: …", or what else is worth knowing.
    public var notes: [String]
    /// The error that code of the decoded type has thrown, if that is what happened.
    public var underlying: (any Error)? {
        get { thrown?.error }
        set { thrown = newValue.map(UnderlyingError.init) }
    }
    /// The same, comparable.
    var thrown: UnderlyingError?
    /// Whether a key that is missing was asked for by a text that the program may have from anywhere.
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
