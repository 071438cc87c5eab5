extension JSONDocument.Node {
    /// Decodes this value by the rules of a decoder, and stops at the first issue.
    package func decodePlainly<T: Decodable>(_ type: T.Type, by decoder: JSON.Decoder) throws -> T {
        try DecodingSession(decoder, root: self).decode(type)
    }

    /// The same value of the same document, carrying what a decoder carries along.
    func carrying(_ decoder: JSON.Decoder) -> JSONDocument.Node {
        var values = decoder.environment
        // Callers that want only the first issue have reasons not to run initialisers again.
        if decoder.reporting.level == .first { values[JSON.Decoder.IssueReporting.self] = decoder.reporting }
        if decoder.userInfo.isEmpty && values.isEmpty { return self }
        return carrying(ReadingEnvironment(userInfo: decoder.userInfo, values: values))
    }
}
