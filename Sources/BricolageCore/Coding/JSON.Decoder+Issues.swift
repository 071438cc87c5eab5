extension JSON.Decoder {
    /// Everything that keeps a document from being decoded as a type; empty when nothing does.
    ///
    /// The value itself is thrown away. Costs about as much as decoding where the document fits the type.
    public func decodingIssues<T: Decodable>(of type: T.Type, in document: JSONDocument) -> DecodingIssues {
        decodingIssues(of: type, in: document.root)
    }

    /// Everything that keeps a part of a document from being decoded as a type; empty when nothing does.
    public func decodingIssues<T: Decodable>(of type: T.Type, in node: JSONDocument.Node) -> DecodingIssues {
        let session = DecodingSession(self, root: node.carrying(self))
        do {
            _ = try session.decode(type)
            return DecodingIssues([])
        } catch {
            return failure(of: type, session, error)
        }
    }

    /// Everything that keeps a text from being decoded as a type; empty when nothing does.
    ///
    /// - Throws: `JSONSyntaxError` for what is not JSON.
    public func decodingIssues<T: Decodable>(
        of type: T.Type, in text: String
    ) throws(JSONSyntaxError) -> DecodingIssues {
        decodingIssues(of: type, in: try JSONDocument(parsing: text, options: parsing))
    }

    /// Everything that keeps UTF-8 from being decoded as a type; empty when nothing does.
    ///
    /// - Throws: `JSONSyntaxError` for what is not JSON.
    public func decodingIssues<T: Decodable>(
        of type: T.Type, in bytes: [UInt8]
    ) throws(JSONSyntaxError) -> DecodingIssues {
        decodingIssues(of: type, in: try JSONDocument(parsing: bytes, options: parsing))
    }

    /// What is wrong where the plain decoder has thrown an error, and at which it has stopped.
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
    /// Everything that keeps a document from being decoded as a type; empty when nothing does.
    public static func decodingIssues<T: Decodable>(of type: T.Type, in document: JSONDocument) -> DecodingIssues {
        Decoder().decodingIssues(of: type, in: document)
    }
}
