package import BricolageCore

extension JSONReadingError {
    /// The error in the terms of `Codable`, for coders that are not ours.
    package func decodingError(at codingPath: [any CodingKey]) -> DecodingError {
        // The message says nothing of candidates, whose words would be made at every level of unions within each other.
        var statement = self
        statement.candidates = []
        let context = DecodingError.Context(
            codingPath: codingPath, debugDescription: statement.issue(suggests: false).message, underlyingError: self)
        if case .missing(let key) = kind { return .keyNotFound(JSONCodingKey(key), context) }
        return .dataCorrupted(context)
    }
}
