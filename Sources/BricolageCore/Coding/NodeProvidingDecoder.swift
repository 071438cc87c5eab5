/// A decoder that stands on a document, so that types which read themselves can do so directly.
package protocol NodeProvidingDecoder: Decoder {
    /// The value that is being decoded.
    var node: JSONDocument.Node { get }

    /// Whether keys, dates or data are converted, so that objects must go through containers to have them converted.
    var hasStrategies: Bool { get }

    /// A key of the value as its type knows it; nil where keys are not converted.
    func converted(_ key: String) -> String?

    /// What a type keeps for the rest of this call of `decode`, made when first asked for; nil where nothing is kept.
    func kept<Note: AnyObject>(_ make: () -> Note) -> Note?
}

extension NodeDecoder {
    func converted(_ key: String) -> String? { context.session.converted(key, after: codingPath) }
}

extension DiagnosingDecoder {
    func converted(_ key: String) -> String? { frame.diagnosis.session.converted(key, after: codingPath) }
}

extension DecodingSession {
    fileprivate func converted(_ key: String, after path: @autoclosure () -> [any CodingKey]) -> String? {
        convertsKeys ? convertedKey(key, after: path()).stringValue : nil
    }
}
