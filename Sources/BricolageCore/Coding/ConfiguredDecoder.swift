/// A decoder that stands on a document and tells its options.
package protocol ConfiguredDecoder: NodeProvidingDecoder {
    /// The decoder whose call this is.
    var decoder: JSON.Decoder { get }

    /// What makes of the keys of the value those that its type knows; nil where they stay as they are.
    var keyConversion: ((String) -> String)? { get }
}

extension NodeDecoder {
    var decoder: JSON.Decoder { context.session.decoder }
    var keyConversion: ((String) -> String)? { context.session.keyConversion(after: codingPath) }
}

extension DecodingSession {
    /// The decoder whose call this is, but for what concerns only the parsing of text.
    package var decoder: JSON.Decoder {
        var decoder = JSON.Decoder(
            keyDecodingStrategy: keyStrategy, nonConformingFloatDecodingStrategy: floatStrategy,
            userInfo: sendableUserInfo)
        decoder.parsing.maximumDepth = maximumDepth
        decoder.reporting = reporting
        decoder.overrides = overrides
        decoder.environment = storage.environment?.values ?? ReadingEnvironment.Values()
        return decoder
    }

    package func keyConversion(after path: @autoclosure @escaping () -> [any CodingKey]) -> ((String) -> String)? {
        convertsKeys ? { self.convertedKey($0, after: path()).stringValue } : nil
    }
}
