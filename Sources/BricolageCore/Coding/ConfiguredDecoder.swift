/// A decoder that reads a document and provides its options.
package protocol ConfiguredDecoder: NodeProvidingDecoder {
    /// The decoder whose call this is.
    var decoder: JSON.Decoder { get }

    /// Converts the keys of the value to those that its type knows; nil if they stay as they are.
    var keyConversion: ((String) -> String)? { get }
}

extension NodeDecoder {
    var decoder: JSON.Decoder { context.session.decoder }
    var keyConversion: ((String) -> String)? { context.session.keyConversion(after: codingPath) }
}

extension DecodingSession {
    /// The decoder whose call this is, without the options that concern only the parsing of text.
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
