extension JSONDocument.Node {
    /// A decoder without strategies that stands on this value.
    package var decoder: any Decoder {
        let session = DecodingSession(JSON.Decoder(), root: self)
        return NodeDecoder(context: DecodingContext(session: session, storage: storage), index: index)
    }

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
