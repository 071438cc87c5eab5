// Where reading fails. Every failure of types that read themselves and come with this library goes through one of
// these functions, which stay out of the line of the code that succeeds, and are there once for all types.

extension JSONDocument.Node {
    /// Refuses a value that is not what it must be, where a value of the type is wanted.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    package func refuse<T: JSONReadable>(
        as type: T.Type = T.self, _ kind: DecodingIssue.Kind = .wrongKind, expected: String
    ) throws -> T {
        throw JSONReadingError(kind, at: self, expected: expected)
    }

    /// Refuses what is no number, or none that a type can hold.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    func refuseNumber<T: JSONReadable & Numeric>(as type: T.Type = T.self) throws -> T {
        try refuse(kind == .number ? .outOfRange : .wrongKind, expected: words(forNumber: type))
    }

    /// Passes on that the value, a field or an element, could not be read as a type by the type itself.
    @usableFromInline @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    func fail<T: JSONReadable>(as type: T.Type = T.self, with error: any Error) throws -> T {
        guard let observer else { throw error }
        return try observer.recover(type, at: self, from: error)
    }
}

extension JSONReadingError {
    /// Refuses a field or a member in whose place no value is wanted.
    @inline(never)
    package static func refuse(
        _ kind: DecodingIssue.Kind, at node: JSONDocument.Node?, expected: String, choices: [String] = []
    ) throws {
        let error = JSONReadingError(kind, at: node, expected: expected, choices: choices)
        guard let node, let observer = node.observer else { throw error }
        try observer.refuse(error, at: node)
    }
}
