extension JSONDocument.Node {
    /// Decodes this value by the rules of a decoder, and stops at the first thing that is wrong.
    package func decodePlainly<T: Decodable>(_ type: T.Type, by decoder: JSON.Decoder) throws -> T {
        try DecodingSession(decoder, root: self).decode(type)
    }

    /// The same value of the same document, carrying what a decoder has to carry.
    func carrying(_ decoder: JSON.Decoder) -> JSONDocument.Node {
        var values = decoder.environment
        // Whoever asks for the first issue only has reasons not to have initialisers run again.
        if decoder.reporting.level == .first { values[JSON.Decoder.IssueReporting.self] = decoder.reporting }
        if decoder.userInfo.isEmpty && values.isEmpty { return self }
        return carrying(ReadingEnvironment(userInfo: decoder.userInfo, values: values))
    }
}
