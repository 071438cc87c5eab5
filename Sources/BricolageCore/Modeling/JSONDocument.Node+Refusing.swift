// The failures of reading. Every failure of this library's types that read themselves goes through one of these
// functions, which are not inlined into the code that succeeds, and exist once for all types.

extension JSONDocument.Node {
    /// Refuses an unsuitable value where a value of the type is needed.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    package func refuse<T: JSONReadable>(
        as type: T.Type = T.self, _ kind: DecodingIssue.Kind = .wrongKind, expected: String
    ) throws -> T {
        throw JSONReadingError(kind, at: self, expected: expected)
    }

    /// Refuses a value that is not a number, or not one that the type can hold.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    func refuseNumber<T: JSONReadable & Numeric>(as type: T.Type = T.self) throws -> T {
        try refuse(kind == .number ? .outOfRange : .wrongKind, expected: words(forNumber: type))
    }

    /// Passes on the error of a type that could not read this value, a field or an element, to the observer if there is
    /// one.
    @usableFromInline @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    func fail<T: JSONReadable>(as type: T.Type = T.self, with error: any Error) throws -> T {
        guard let observer else { throw error }
        return try observer.recover(type, at: self, from: error)
    }
}

extension JSONReadingError {
    /// Refuses a field or a member in whose place no value is needed.
    @inline(never)
    package static func refuse(
        _ kind: DecodingIssue.Kind, at node: JSONDocument.Node?, expected: String, choices: [String] = []
    ) throws {
        let error = JSONReadingError(kind, at: node, expected: expected, choices: choices)
        guard let node, let observer = node.observer else { throw error }
        try observer.refuse(error, at: node)
    }
}
