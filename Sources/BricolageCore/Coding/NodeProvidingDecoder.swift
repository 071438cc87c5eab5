/// A decoder that stands on a document, so that types which read themselves can do so directly.
package protocol NodeProvidingDecoder: Decoder {
    /// The value that is being decoded.
    var node: JSONDocument.Node { get }

    /// Whether keys, dates or data are converted, so that objects must go through containers to have them converted.
    var hasStrategies: Bool { get }

    /// What a type keeps for the rest of this call of `decode`, made when first asked for; nil where nothing is kept.
    func kept<Note: AnyObject>(_ make: () -> Note) -> Note?
}
