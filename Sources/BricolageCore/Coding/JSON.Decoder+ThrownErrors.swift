extension JSON.Decoder {
    /// The error that `decode` throws after the plain decoder has thrown one.
    @inline(never)
    package func thrownError<T: Decodable>(for error: any Error, _ type: T.Type, _ session: DecodingSession)
        -> any Error
    {
        if case .decodingErrors = thrownErrors {
            return error.isDecodingError || error is JSONReadingError || error is DecodingIssues
                ? DecodingError(error, readAs: type) : error
        }
        // If a class is requested as its superclass, the issues are those of the class itself.
        func issues<Asked: Decodable>(of type: Asked.Type) -> DecodingIssues { failure(of: type, session, error) }
        let asked: any Decodable.Type = type
        return issues(of: asked)
    }

    /// Parses a document, and throws the error of `decode` for text that is not JSON.
    @inline(__always)
    package func parsed<Document>(_ parse: () throws(JSONSyntaxError) -> Document) throws -> Document {
        do {
            return try parse()
        } catch {
            guard case .decodingErrors = thrownErrors else { throw error }
            throw DecodingError(error, readAs: JSON.self)
        }
    }
}

extension DecodingIssues {
    /// The error that Foundation's decoder throws in this case: the first that decoding met, with its case, path and
    /// context; nil if there are no issues.
    ///
    /// It is the first in the order in which types read values, not necessarily the first in the document. Errors that
    /// types throw themselves are `dataCorrupted`, with the original as the underlying error. If the requested type is
    /// unknown, as in types that read themselves, a mismatch names the type of the whole.
    public var decodingError: DecodingError? {
        if let stop { return DecodingError(stop.error, readAs: stop.type, issues.first) }
        return issues.first.map { DecodingError($0, readAs: Any.self) }
    }
}

extension DecodingError {
    /// The standard error for an error at which decoding stopped.
    ///
    /// - Parameter issue: The issue that was found, for errors that name no place.
    init(_ error: any Error, readAs type: Any.Type, _ issue: DecodingIssue? = nil) {
        switch error {
        case let error as DecodingError: self = error.inFull
        case let error as JSONReadingError:
            self.init(error.issue, readAs: type, error.node, underlying: error)
        case let error as DecodingIssues:
            if let stop = error.stop {
                self.init(stop.error, readAs: stop.type, error.issues.first)
            } else if let first = error.issues.first {
                self.init(first, readAs: type)
            } else {
                self.init(corrupted: [], "nothing is wrong", error)
            }
        case let error as JSONSyntaxError: self.init(corrupted: [], "the text is not JSON: \(error.message)", error)
        default:
            self.init(corrupted: issue.map { Self.keys($0.pointer) } ?? [], String(describing: error), error)
        }
    }

    /// The error with the value that was found, if it is an error of this library.
    private var inFull: DecodingError {
        guard let error = context?.underlyingError?.readingError, context?.debugDescription == error.shortSentence
        else { return self }
        return replacing(debugDescription: error.sentence)
    }

    @inline(never)
    private init(corrupted path: [any CodingKey], _ description: String, _ error: any Error) {
        self = .dataCorrupted(Context(codingPath: path, debugDescription: description, underlyingError: error))
    }

    /// The standard error for an issue.
    @inline(never)
    fileprivate init(
        _ issue: DecodingIssue, readAs type: Any.Type, _ node: JSONDocument.Node? = nil, underlying: (any Error)? = nil
    ) {
        let context = Context(
            codingPath: node?.codingPath(from: 0) ?? Self.keys(issue.pointer),
            debugDescription: "expected \(issue.expected), found \(issue.found)",
            underlyingError: underlying ?? issue.underlying)
        switch issue.kind {
        case .missing(let key): self = .keyNotFound(JSONCodingKey(key), context)
        case .unexpectedNull: self = .valueNotFound(Self.typeInMismatches(of: type, isNull: true), context)
        case .wrongKind: self = .typeMismatch(Self.typeInMismatches(of: type, isNull: false), context)
        default: self = .dataCorrupted(context)
        }
    }

    /// The keys of a pointer: indices for tokens that look like them.
    private static func keys(_ pointer: JSONPointer) -> [any CodingKey] {
        pointer.tokens.map { token in
            JSONPointer.arrayIndex(token).map { JSONCodingKey(intValue: $0) } ?? JSONCodingKey(token)
        }
    }
}
