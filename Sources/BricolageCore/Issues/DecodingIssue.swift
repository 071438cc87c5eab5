/// One thing that keeps a document from being read as a type, and its place.
public struct DecodingIssue: Sendable, Hashable {
    /// What sort of thing it is.
    public var kind: Kind
    /// Whether the code that reads the value has refused it, or only the declaration of a type says that it would.
    public var basis: Basis
    /// The value it is about; for a missing member the object that lacks it.
    public var pointer: JSONPointer
    /// Where the value begins, when the text is at hand.
    public var location: SourceLocation?
    /// What must stand there, as in "expected …".
    public var expected: String
    /// What stands there, shortened.
    public var found: String
    /// The spelling that was probably meant, or, for a missing member, the one that was probably written instead.
    public var nearest: String?
    /// The line around the place, when the text is at hand.
    public var excerpt: SourceExcerpt?
    /// Why each candidate failed, as in "as Circle: …", or what else is worth knowing.
    public var notes: [String]
    /// The error that code of the decoded type has thrown, if that is what happened.
    public var underlying: UnderlyingError?

    /// Creates an issue from its parts.
    public init(
        kind: Kind, pointer: JSONPointer, location: SourceLocation? = nil, expected: String, found: String,
        nearest: String? = nil, excerpt: SourceExcerpt? = nil, notes: [String] = [],
        underlying: UnderlyingError? = nil, basis: Basis = .observed
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
        self.underlying = underlying
    }
}
