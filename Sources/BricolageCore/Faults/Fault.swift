/// Something wrong at a place of the tape, before its words and its place in the text are worked out.
///
///     { kind, index, type, details ▸ nil }                      a string where an integer must stand
///     { kind, index, type, details ▸ { words, underlying, ... } }   what somebody else has thrown
///
/// Most faults are never reported, because the code that met them tries something else, and there may be one in each of
/// a million elements: kind, place and type tell nearly all of them, and words are made for those only that become
/// issues.
package struct Fault: Sendable {
    /// What sort of thing is wrong.
    package var kind: DecodingIssue.Kind
    /// The value it is about; for a missing member the object that lacks it.
    package var index: Int
    /// The type that was wanted there.
    package internal(set) var type: Any.Type
    /// The member that the fault was found in by the declaration of a type alone; the outermost of several.
    package var declaration: Declaration?
    private var details: Details?

    /// What kind, place and type do not tell, out of line.
    private final class Details: Sendable {
        let content: Content

        init(_ content: Content) { self.content = content }

        struct Content: Sendable {
            var words: JSONReadingError?
            var underlying: (any Error)?
            var isForeign = false
            /// One issue or none: most faults have none, and its place would be larger than all the rest.
            var told: [DecodingIssue] = []
            var candidates: [Candidate] = []
            var askedKeys: AskedKeys?
            var substitute: Substitute?
        }
    }

    /// A type that was tried for a value, and what kept it from being read; without a type another account of the same.
    package struct Candidate: Sendable {
        var type: Any.Type?
        package internal(set) var faults: [Fault]

        package init(type: Any.Type?, faults: [Fault]) {
            self.type = type
            self.faults = faults
        }
    }

    /// What else may be wrong where a member is missing: others that the type reads in its place.
    package struct Substitute: Sendable {
        /// The request for the member that is missing.
        package internal(set) var request: Declaration
        package internal(set) var faults: [Fault]

        package init(request: Declaration, faults: [Fault]) {
            self.request = request
            self.faults = faults
        }
    }

    /// A member by the declaration of a type, whose initialiser has not come to it: one for all faults in such members.
    package final class Declaration: Sendable {
        package let owner: Any.Type
        package let request: RequestPattern
        /// The one inside the member by which the fault was found.
        package let inner: Declaration?

        package init(owner: Any.Type, request: RequestPattern, inner: Declaration? = nil) {
            self.owner = owner
            self.request = request
            self.inner = inner
        }
    }

    /// Creates a fault that its kind and type tell.
    package init(_ kind: DecodingIssue.Kind, at index: Int, _ type: Any.Type) {
        self.kind = kind
        self.index = index
        self.type = type
    }

    /// Creates a fault that its kind and type tell, found in an error of code that is not ours.
    init(foreign kind: DecodingIssue.Kind, at index: Int, _ type: Any.Type) {
        self.init(kind, at: index, type)
        details = Details(Details.Content(isForeign: true))
    }

    /// Creates a fault in the words of whoever found it.
    package init(_ words: JSONReadingError, at index: Int, _ type: Any.Type, told: DecodingIssue? = nil) {
        self.init(words.kind, at: index, type)
        details = Details(Details.Content(words: words, told: told.map { [$0] } ?? []))
    }

    /// Creates a fault in the words of code that is not ours.
    init(
        foreign words: consuming JSONReadingError, at index: Int, _ type: Any.Type, underlying: (any Error)? = nil
    ) {
        self.init(words.kind, at: index, type)
        details = Details(Details.Content(words: words, underlying: underlying, isForeign: true))
    }

    /// Whether two faults say the same about the same value.
    package func isSame(as other: Fault) -> Bool { index == other.index && kind == other.kind }

    /// What faults have in common that are told as one: a type's own words may say several things about one value.
    package struct Identity: Hashable {
        private let index: Int
        private let kind: DecodingIssue.Kind
        private let words: String

        fileprivate init(_ fault: Fault) {
            index = fault.index
            kind = fault.kind
            words = kind == .invalidValue || kind == .custom ? fault.expected : ""
        }
    }

    package var identity: Identity { Identity(self) }
}

// MARK: Details

extension Fault {
    private var content: Details.Content {
        @inline(never) get { details?.content ?? Details.Content() }
        @inline(never) set { details = Details(newValue) }
    }

    /// What is wrong in the words of whoever found it, for which its kind and its place are those of the fault; nil
    /// where the type tells what was expected.
    var words: JSONReadingError? {
        get { details?.content.words }
        @inline(never) set { content.words = newValue }
    }

    /// What must stand there.
    package var expected: String {
        @inline(never) get { words?.expected ?? ExpectedKind.words(for: type) }
        @inline(never) set {
            var words = words ?? JSONReadingError(kind, at: nil, expected: "")
            words.expected = newValue
            self.words = words
        }
    }

    /// The error that the user's code has thrown.
    package var underlying: (any Error)? {
        get { details?.content.underlying }
        @inline(never) set { content.underlying = newValue }
    }

    /// Whether the words are those of code that is not ours, so that faults inside the value may explain them better.
    package var isForeign: Bool { details?.content.isForeign ?? false }

    /// The issue as somebody else has told it.
    var told: DecodingIssue? { details?.content.told.first }

    /// For a value that may be one of several types: why it is none of them.
    package var candidates: [Candidate] {
        get { details?.content.candidates ?? [] }
        @inline(never) set { content.candidates = newValue }
    }

    /// The keys among which a missing one was asked for, where they are known.
    package var askedKeys: AskedKeys? {
        get { words?.askedKeys ?? details?.content.askedKeys }
        @inline(never) set { content.askedKeys = newValue }
    }

    /// What is wrong instead, if the member is not needed.
    package var substitute: Substitute? {
        get { details?.content.substitute }
        @inline(never) set { content.substitute = newValue }
    }

    /// Whether there may be something else that is wrong instead.
    package var hasSubstitute: Bool { details?.content.substitute != nil }

    /// The fault as an error about a value of the document.
    ///
    /// - Parameter expected: The words for what the type is read from.
    package func error(in document: DocumentStorage, expected: @autoclosure () -> String) -> JSONReadingError {
        var error = words ?? JSONReadingError(kind, at: nil, expected: expected())
        error.kind = kind
        error.askedKeys = askedKeys
        error.node = JSONDocument.Node(storage: document, index: index)
        return error
    }
}
