/// A decoder that reads a document, so that types that read themselves can do so directly.
package protocol NodeProvidingDecoder: Decoder {
    /// The value that is being decoded.
    var node: JSONDocument.Node { get }

    /// Whether keys, dates or data are converted, so that objects must go through containers to have them converted.
    var hasStrategies: Bool { get }

    /// The value as a type that reads itself under observation; nil if nobody observes it.
    func observed<T: Decodable>(_ type: T.Type) throws -> T?

    /// An object that a type keeps for the rest of this call of `decode`, made on first use; nil if the decoder keeps
    /// none.
    func kept<Note: AnyObject>(_ make: () -> Note) -> Note?
}

extension NodeProvidingDecoder {
    package func observed<T: Decodable>(_ type: T.Type) throws -> T? { nil }
}
