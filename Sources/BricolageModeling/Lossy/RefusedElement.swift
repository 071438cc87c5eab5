internal import BricolageCore
internal import BricolageFields

/// An element that could not be read as its type, with everything needed to find the reasons on demand.
struct RefusedElement: Sendable {
    /// The element.
    let json: JSONDocument.Node
    /// The `Decodable` type that it was read as.
    let type: Any.Type
    /// The decoder that read the element.
    let decoder: JSON.Decoder
    /// The error that was thrown.
    let error: any Error

    /// The faults of the element, with the words and limits of the decoder itself.
    ///
    /// - Parameters:
    ///   - isExplored: Whether to find all faults, and not only the first.
    ///   - places: The places of candidates.
    func faults(exploring isExplored: Bool, _ places: CandidatePlaces) -> FaultList {
        if !isExplored, let first { return json.faultList(of: places.placing(first), type) }
        var decoder = decoder
        // Values that this second reading drops inside the element must not be logged again.
        decoder.environment[TrialLog.self] = nil
        if !isExplored { decoder.reporting = .first }
        guard let type = type as? any Decodable.Type else { return json.faultList(of: error) }
        let issues = decoder.issues(of: type, in: json)
        return json.faultList(of: issues.isEmpty ? error : issues)
    }

    /// The error at which the decoder stopped, if it is or contains a `JSONReadingError`.
    var first: JSONReadingError? {
        if let error = error as? JSONReadingError { return error }
        return (error as? DecodingError)?.context?.underlyingError as? JSONReadingError
    }
}

extension JSON.Decoder {
    /// Calls `decodingIssues` for a type that is known only at run time.
    fileprivate func issues<T: Decodable>(of type: T.Type, in node: JSONDocument.Node) -> DecodingIssues {
        decodingIssues(of: type, in: node)
    }
}
