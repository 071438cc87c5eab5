/// Something wrong at a place of the tape, before its words and its place in the text are computed.
///
///     { kind, index, type, details ▸ nil }                      a string where an integer is expected
///     { kind, index, type, details ▸ { words, underlying, ... } }   an error that other code threw
///
/// Most faults are never reported, because the code that found them tries something else, and there may be one in each
/// of a million elements: kind, place and type describe nearly all of them, and words are made only for those that
/// become issues.
package struct Fault: Sendable {
    /// The kind of fault.
    package var kind: DecodingIssue.Kind
    /// The value it is about; for a missing member the object that lacks it.
    package var index: Int
    /// The type that was expected there.
    package internal(set) var type: Any.Type
    /// The member in which the fault was found by the declaration of a type alone; the outermost of several.
    package var declaration: Declaration?
    private var details: Details?

    /// Everything that kind, place and type do not describe, stored out of line.
    private final class Details: Sendable {
        let content: Content

        init(_ content: Content) { self.content = content }

        struct Content: Sendable {
            var words: JSONReadingError?
            var underlying: (any Error)?
            var isForeign = false
            /// One issue or none: most faults have none, and an optional issue would be larger than everything else.
            var told: [DecodingIssue] = []
            var candidates: [Candidate] = []
            var askedKeys: AskedKeys?
            var substitute: Substitute?
        }
    }

    /// A type that was tried for a value, and why it could not be read; without a type, another account of the same
    /// fault.
    package struct Candidate: Sendable {
        var type: Any.Type?
        package internal(set) var faults: [Fault]

        package init(type: Any.Type?, faults: [Fault]) {
            self.type = type
            self.faults = faults
        }
    }

    /// What else may be wrong if a member is missing: the faults of what the type reads in its place.
    package struct Substitute: Sendable {
        /// The request for the member that is missing.
        package internal(set) var request: Declaration
        package internal(set) var faults: [Fault]

        package init(request: Declaration, faults: [Fault]) {
            self.request = request
            self.faults = faults
        }
    }

    /// A member known by the declaration of a type whose initialiser has not reached it; shared by all faults in the
    /// member.
    package final class Declaration: Sendable {
        package let owner: Any.Type
        package let request: RequestPattern
        /// The declaration inside the member by which the fault was found.
        package let inner: Declaration?

        package init(owner: Any.Type, request: RequestPattern, inner: Declaration? = nil) {
            self.owner = owner
            self.request = request
            self.inner = inner
        }
    }

    /// Creates a fault that its kind and type describe.
    package init(_ kind: DecodingIssue.Kind, at index: Int, _ type: Any.Type) {
        self.kind = kind
        self.index = index
        self.type = type
    }

    /// Creates a fault that its kind and type describe, found in an error of code outside this library.
    init(foreign kind: DecodingIssue.Kind, at index: Int, _ type: Any.Type) {
        self.init(kind, at: index, type)
        details = Details(Details.Content(isForeign: true))
    }

    /// Creates a fault in the words of the code that found it.
    package init(_ words: JSONReadingError, at index: Int, _ type: Any.Type, told: DecodingIssue? = nil) {
        self.init(words.kind, at: index, type)
        details = Details(Details.Content(words: words, told: told.map { [$0] } ?? []))
    }

    /// Creates a fault in the words of code outside this library.
    init(
        foreign words: consuming JSONReadingError, at index: Int, _ type: Any.Type, underlying: (any Error)? = nil
    ) {
        self.init(words.kind, at: index, type)
        details = Details(Details.Content(words: words, underlying: underlying, isForeign: true))
    }

    /// Whether two faults say the same about the same value.
    package func isSame(as other: Fault) -> Bool { index == other.index && kind == other.kind }

    /// What faults that are reported as one have in common; a type's own words may say several things about one value.
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

    /// What is wrong in the words of the code that found it, with the kind and the place of the fault; nil if the type
    /// determines what was expected.
    var words: JSONReadingError? {
        get { details?.content.words }
        @inline(never) set { content.words = newValue }
    }

    /// What is expected there.
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

    /// Whether the words are those of code outside this library, so that faults inside the value may explain them
    /// better.
    package var isForeign: Bool { details?.content.isForeign ?? false }

    /// The issue as other code has reported it.
    var told: DecodingIssue? { details?.content.told.first }

    /// For a value that may be one of several types: why it is none of them.
    package var candidates: [Candidate] {
        get { details?.content.candidates ?? [] }
        @inline(never) set { content.candidates = newValue }
    }

    /// The keys of the type that requested a missing one, if they are known.
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
