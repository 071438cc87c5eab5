public import BricolageCore

// Decodes types that read themselves as objects, like most messages.
//
// The compiler knows here what the type can do, so that small documents do not pay for a session and for looking up
// conformances. If anything must be converted or carried along, or goes wrong, a session takes over as for all other
// types: options and errors are the same.

extension JSON.Decoder {
    /// Decodes a value that reads itself from UTF-8.
    ///
    /// - Throws: `JSONSyntaxError` for text that is not JSON, `DecodingIssues` for JSON that does not match the type.
    public func decode<T: JSONReadableObject>(_ type: T.Type = T.self, from bytes: [UInt8]) throws -> T {
        try bytes.span.withUnsafeBufferPointer { try decode(selfReading: type, from: $0) }
    }

    /// Decodes a value that reads itself from a string.
    ///
    /// - Throws: `JSONSyntaxError` for text that is not JSON, `DecodingIssues` for JSON that does not match the type.
    public func decode<T: JSONReadableObject>(_ type: T.Type = T.self, from text: String) throws -> T {
        try text.utf8.span.withUnsafeBufferPointer { try decode(selfReading: type, from: $0) }
    }

    /// Decodes a value that reads itself from a document.
    ///
    /// - Throws: `DecodingIssues` if the document does not match the type.
    public func decode<T: JSONReadableObject>(_ type: T.Type = T.self, from document: JSONDocument) throws -> T {
        try decode(type, from: document.root)
    }

    /// Decodes a value that reads itself from a part of a document.
    ///
    /// - Throws: `DecodingIssues` if it does not match the type.
    public func decode<T: JSONReadableObject>(_ type: T.Type = T.self, from node: JSONDocument.Node) throws -> T {
        guard letsReadThemselves, parsing.maximumDepth.map({ node.storage.depth <= $0 }) ?? true else {
            return try DecodingSession.decode(type, from: node, by: self)
        }
        // Issues contain places.
        node.storage.part?.wantWhole()
        let refusals = StackRoom.refusals
        do {
            let value = try ThreadTrials.nesting { try type.init(json: node) }
            if StackRoom.refusals == refusals { return value }
        } catch {
            throw thrownError(for: error, ofSelfReading: type, at: node, outOfStack: StackRoom.refusals != refusals)
        }
        throw thrownError(for: node.tooDeep, type, DecodingSession(self, root: node))
    }

    /// Decodes a value that reads itself from UTF-8 in memory of the caller.
    @inline(__always)
    package func decode<T: JSONReadableObject>(
        selfReading type: T.Type, from text: UnsafeBufferPointer<UInt8>
    ) throws -> T {
        try decode(
            type,
            from: parsed { () throws(JSONSyntaxError) in
                JSONDocument(storage: try DocumentStorage(parsing: text, options: parsing))
            })
    }

    /// Whether there is nothing to convert or to carry along, and more than the first issue may be searched for.
    @inline(__always)
    private var letsReadThemselves: Bool { isPlain && reporting.level != .first }

    /// The error that `decode` throws for an error of a type that was reading itself; the same as in a session.
    @inline(never)
    private func thrownError<T: JSONReadableObject>(
        for error: any Error, ofSelfReading type: T.Type, at node: JSONDocument.Node, outOfStack: Bool
    ) -> any Error {
        let session = DecodingSession(self, root: node)
        var error = error
        if let reading = error as? JSONReadingError {
            let context = DecodingContext(session: session, storage: node.storage)
            error = context.decodingError(reading, type, below: node.index)
        }
        if outOfStack, !error.isDepthLimit { error = node.tooDeep }
        return thrownError(for: error, type, session)
    }
}

extension JSON {
    /// Decodes a value that reads itself from UTF-8.
    public static func decode<T: JSONReadableObject>(_ type: T.Type = T.self, from bytes: [UInt8]) throws -> T {
        try Decoder().decode(type, from: bytes)
    }

    /// Decodes a value that reads itself from a string.
    public static func decode<T: JSONReadableObject>(_ type: T.Type = T.self, from text: String) throws -> T {
        try Decoder().decode(type, from: text)
    }

    /// Decodes a value that reads itself from a document.
    public static func decode<T: JSONReadableObject>(_ type: T.Type = T.self, from document: JSONDocument) throws -> T {
        try Decoder().decode(type, from: document)
    }
}
