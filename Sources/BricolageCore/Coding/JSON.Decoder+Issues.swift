extension JSON.Decoder {
    /// Every issue that prevents decoding a document as a type; empty if there is none.
    ///
    /// Discards the value itself. If the document matches the type, this costs about as much as decoding.
    public func decodingIssues<T: Decodable>(of type: T.Type, in document: JSONDocument) -> DecodingIssues {
        decodingIssues(of: type, in: document.root)
    }

    /// Every issue that prevents decoding a part of a document as a type; empty if there is none.
    public func decodingIssues<T: Decodable>(of type: T.Type, in node: JSONDocument.Node) -> DecodingIssues {
        let session = DecodingSession(self, root: node.carrying(self))
        do {
            _ = try session.decode(type)
            return DecodingIssues([])
        } catch {
            return failure(of: type, session, error)
        }
    }

    /// Every issue that prevents decoding a text as a type; empty if there is none.
    ///
    /// - Throws: `JSONSyntaxError` for text that is not JSON.
    public func decodingIssues<T: Decodable>(
        of type: T.Type, in text: String
    ) throws(JSONSyntaxError) -> DecodingIssues {
        decodingIssues(of: type, in: try JSONDocument(parsing: text, options: parsing))
    }

    /// Every issue that prevents decoding UTF-8 as a type; empty if there is none.
    ///
    /// - Throws: `JSONSyntaxError` for text that is not JSON.
    public func decodingIssues<T: Decodable>(
        of type: T.Type, in bytes: [UInt8]
    ) throws(JSONSyntaxError) -> DecodingIssues {
        decodingIssues(of: type, in: try JSONDocument(parsing: bytes, options: parsing))
    }

    /// All issues after the plain decoder has thrown an error, together with the error at which it stopped.
    @inline(never)
    func failure<T: Decodable>(of type: T.Type, _ session: DecodingSession, _ error: any Error) -> DecodingIssues {
        var issues = allIssues(of: type, session, error)
        issues.stop = DecodingStop(error: error, type: type)
        return issues
    }

    private func allIssues<T: Decodable>(of type: T.Type, _ session: DecodingSession, _ error: any Error)
        -> DecodingIssues
    {
        if let issues = error as? DecodingIssues, session.isTooDeep { return issues }
        let origin = ForeignFailure(index: session.root.index, depth: 0, type: type)
        let first = session.fault(for: error, from: origin)
        if case .depthLimit = first.kind {
            return DecodingIssues(FoundFaults(FaultList(faults: [first]), in: session.storage))
        }
        guard reporting.level != .first, let pass = LinkedPass.type else {
            let list = FaultList(faults: [first], unexplored: [session.root.index])
            return DecodingIssues(FoundFaults(list, in: session.storage))
        }
        return pass.issues(of: type, in: session, by: self, after: first)
    }
}

extension JSON {
    /// Every issue that prevents decoding a document as a type; empty if there is none.
    public static func decodingIssues<T: Decodable>(of type: T.Type, in document: JSONDocument) -> DecodingIssues {
        Decoder().decodingIssues(of: type, in: document)
    }
}
