internal import BricolageCore
internal import BricolageFields

/// An element that could not be read as its type, and what is needed to find out why when somebody asks.
struct RefusedElement: Sendable {
    /// The element.
    let json: JSONDocument.Node
    /// What it was read as, which can be decoded.
    let type: Any.Type
    /// The decoder that has read it.
    let decoder: JSON.Decoder
    /// What was thrown.
    let error: any Error

    /// What is wrong with the element: in the words, and with the limits, of the decoder itself.
    ///
    /// - Parameters:
    ///   - isExplored: Whether to look for everything, and not for the first fault only.
    ///   - places: Where candidates stand.
    func faults(exploring isExplored: Bool, _ places: CandidatePlaces) -> FaultList {
        if !isExplored, let first { return json.faultList(of: places.placing(first), type) }
        var decoder = decoder
        // What is left out of the element in turn is not left out of the document once more.
        decoder.environment[TrialLog.self] = nil
        if !isExplored { decoder.reporting = .first }
        guard let type = type as? any Decodable.Type else { return json.faultList(of: error) }
        let issues = decoder.issues(of: type, in: json)
        return json.faultList(of: issues.isEmpty ? error : issues)
    }

    /// What the decoder has stopped at, where it was told in our terms.
    var first: JSONReadingError? {
        if let error = error as? JSONReadingError { return error }
        return (error as? DecodingError)?.context?.underlyingError as? JSONReadingError
    }
}

extension JSON.Decoder {
    /// `decodingIssues` for a type that is known at run time only.
    fileprivate func issues<T: Decodable>(of type: T.Type, in node: JSONDocument.Node) -> DecodingIssues {
        decodingIssues(of: type, in: node)
    }
}
