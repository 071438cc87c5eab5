/// A decoder that stands on a document, so that types which read themselves can do so directly.
package protocol NodeProvidingDecoder: Decoder {
    /// The value that is being decoded.
    var node: JSONDocument.Node { get }

    /// The decoder whose call this is.
    var decoder: JSON.Decoder { get }

    /// Whether keys, dates or data are converted, so that objects must go through containers to have them converted.
    var hasStrategies: Bool { get }

    /// What makes of the keys of the value those that its type knows; nil where they stay as they are.
    var keyConversion: ((String) -> String)? { get }

    /// The value as a type that reads itself while it is being observed; nil where nobody observes.
    func observed<T: Decodable>(_ type: T.Type) throws -> T?

    /// What a type keeps for the rest of this call of `decode`, made when first asked for; nil where nothing is kept.
    func kept<Note: AnyObject>(_ make: () -> Note) -> Note?
}

extension NodeDecoder {
    var decoder: JSON.Decoder { context.session.decoder }
    var keyConversion: ((String) -> String)? { context.session.keyConversion(after: codingPath) }
}

extension NodeProvidingDecoder {
    package func observed<T: Decodable>(_ type: T.Type) throws -> T? { nil }
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
