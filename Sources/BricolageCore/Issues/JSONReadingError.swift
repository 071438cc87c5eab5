/// The error that a type that reads itself throws for an unsuitable value.
///
/// The error is cheap to create: the location and the message of its `issue` are computed on demand, so that trying one
/// candidate after the other costs little.
public struct JSONReadingError: Error, Sendable {
    /// The kind of issue.
    public var kind: DecodingIssue.Kind
    /// The value concerned: in a copy, if another coder decodes; nil where there is none.
    public var node: JSONDocument.Node?
    /// The expected value.
    public var expected: String
    /// Why each candidate failed.
    public var candidates: [any Error]
    /// The allowed spellings, to suggest the nearest one.
    public var choices: [String]
    /// What to do about it, where the cause is known.
    package var advice: String?
    /// The keys of the type that requested a missing one, if they are known.
    var askedKeys: AskedKeys?
    /// The rest of a path that ends at the value, from the key that the value lacks.
    package var rest: [String] = []
    /// The number under which the diagnosing pass has thrown the error; 0 for all others.
    package var token = 0

    /// Creates an error about a value.
    public init(
        _ kind: DecodingIssue.Kind, at node: JSONDocument.Node?, expected: String, candidates: [any Error] = [],
        choices: [String] = []
    ) {
        self.kind = kind
        self.node = node
        self.expected = expected
        self.candidates = candidates
        self.choices = choices
    }

    /// The error with its location and message.
    ///
    /// Linear in the document.
    public var issue: DecodingIssue {
        guard let node else { return issue(suggests: true) }
        return issue(at: node.pointer, node.location, suggests: true)
    }

    /// The error as an issue, at a place that is already known.
    ///
    /// - Parameter suggests: Whether to look for the nearest spelling.
    func issue(at pointer: JSONPointer, _ location: SourceLocation, suggests: Bool) -> DecodingIssue {
        var issue = issue(suggests: suggests)
        issue.pointer = pointer
        issue.location = location
        issue.excerpt = node?.excerpt
        if !rest.isEmpty {
            issue.expected = "a value for \(JSONPointer(tokens: pointer.tokens + rest).keyPath)"
            issue.notes.append(
                "the path leads as far as \(pointer.isRoot ? "the whole document" : pointer.keyPath), \(issue.found)"
            )
        }
        return issue
    }

    /// The error as an issue, without its place.
    ///
    /// - Parameter suggests: Whether to look for the nearest spelling.
    package func issue(suggests: Bool) -> DecodingIssue {
        var issue = DecodingIssue(
            kind: kindInDocument, pointer: .root, expected: expected, found: node?.summary ?? "nothing",
            notes: candidates.map(Self.note))
        issue.foundKind = node?.kind
        // The texts of paths may be data as well.
        issue.isKeyData = askedKeys?.isOpen ?? !rest.isEmpty
        issue.advice = advice ?? (suggests ? conversionAdvice : nil)
        issue.nearest = suggests && issue.advice == nil ? nearest : nil
        return issue
    }

    /// The kind in terms of the document, not of the type.
    private var kindInDocument: DecodingIssue.Kind {
        switch kind {
        case .wrongKind where node?.isNull == true: .unexpectedNull
        case .missing(let key): .missing(key: askedKeys?.writtenName(of: key) ?? key)
        default: kind
        }
    }

    /// Why a candidate failed, in a line.
    ///
    /// A candidate's own candidates are omitted: unions within unions share them, so that listing all of them would
    /// take time that grows with every way to reach one.
    private static func note(_ candidate: any Error) -> String {
        guard var error = candidate as? JSONReadingError else { return String(describing: candidate) }
        error.candidates = []
        return error.issue(suggests: false).message
    }

    private var conversionAdvice: String? {
        guard case .missing(let key) = kind, let node else { return nil }
        return askedKeys?.advice(for: key, in: node)
    }

    private var nearest: String? {
        switch kind {
        case .missing(let key):
            node.flatMap { node in
                askedKeys.map { $0.nearest(to: key, in: node) }
                    ?? NearestSpelling.find(key, among: node.members.lazy.map(\.key))
            }
        case .unexpectedKey(let key): NearestSpelling.find(key, among: choices)
        default: choices.isEmpty ? nil : node?.string.flatMap { NearestSpelling.find($0, among: choices) }
        }
    }
}

extension JSONReadingError: CustomStringConvertible, CustomDebugStringConvertible {
    /// The message with its location, the source line and a caret.
    public var description: String { issue.description }

    /// The message with its location, in one line, for logs.
    public var debugDescription: String { "JSONReadingError(\(report.line))" }
}

extension JSONReadingError {
    /// What was expected and what was found.
    var sentence: String { sentence(found: node?.summary) }

    /// The same without the value that was found; built in a single allocation, because it is made for each type that
    /// is tried in vain.
    var shortSentence: String { sentence(found: node?.kind.withArticle) }

    private func sentence(found: String?) -> String {
        let found = found ?? "nothing"
        var text = ""
        text.reserveCapacity(expected.utf8.count + found.utf8.count + 17)
        text += "expected "
        text += expected
        text += ", found "
        text += found
        return text
    }
}

extension JSONDocument.Node {
    /// An error about this value, to be thrown by `init(json:)`.
    ///
    /// - Parameters:
    ///   - expected: The expected value, as in "expected …".
    ///   - candidates: For a value that may have one of several types: why each of them failed.
    public func failure(_ expected: String, candidates: [any Error]? = nil) -> JSONReadingError {
        JSONReadingError(
            candidates == nil ? .invalidValue : .noCandidate, at: self, expected: expected, candidates: candidates ?? []
        )
    }

    /// The error that this value is of the wrong kind.
    package func wrongKind(_ expected: String) -> JSONReadingError {
        JSONReadingError(.wrongKind, at: self, expected: expected)
    }

    /// The error that the stack has no room to read this value.
    package var tooDeep: JSONReadingError { JSONReadingError(.depthLimit(nil), at: self, expected: "less nesting") }

    /// The value in a few words, for messages: `the string "abc"`, `an object with 3 members`.
    var summary: String {
        switch kind {
        case .null: "null"
        case .bool: bool == true ? "true" : "false"
        case .number: "the number " + shortened(String(decoding: rawText, as: UTF8.self))
        case .string: "the string \"" + shortened(string ?? "") + "\""
        case .array: count == 1 ? "an array with 1 element" : "an array with \(count) elements"
        case .object: count == 1 ? "an object with 1 member" : "an object with \(count) members"
        }
    }

    /// The words for the number that is expected instead of this value; the bounds of a type are named only for
    /// integers beyond them.
    func words(forNumber type: any Numeric.Type) -> String {
        guard let number else { return type is any FixedWidthInteger.Type ? "an integer" : "a number" }
        guard let type = type as? any FixedWidthInteger.Type else { return "a number within the range of \(type)" }
        return number.isInteger ? "an integer from \(type.min) to \(type.max)" : "an integer"
    }

    /// Counts scalars, because a single character can have any number of them.
    private func shortened(_ text: String) -> String {
        let scalars = text.unicodeScalars
        return text.utf8.count <= 40 || scalars.prefix(41).count <= 40 ? text : String(scalars.prefix(37)) + "..."
    }
}

extension Error {
    /// Whether this says that something is nested too deeply.
    package var isDepthLimit: Bool {
        if case .depthLimit? = innerReadingError?.kind { true } else { false }
    }
}
