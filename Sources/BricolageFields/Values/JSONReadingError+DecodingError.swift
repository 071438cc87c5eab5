package import BricolageCore

extension JSONReadingError {
    /// The error in the terms of `Codable`, as coders throw it.
    package func decodingError(at codingPath: [any CodingKey]) -> DecodingError {
        // The message omits the candidates, whose words would be made again at every level of nested unions.
        var statement = self
        statement.candidates = []
        let context = DecodingError.Context(
            codingPath: codingPath, debugDescription: statement.issue(suggests: false).message, underlyingError: self)
        if case .missing(let key) = kind { return .keyNotFound(JSONCodingKey(key), context) }
        return .dataCorrupted(context)
    }
}
