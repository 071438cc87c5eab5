/// A decoder that stands on a document, so that types which read themselves can do so directly.
package protocol NodeProvidingDecoder: Decoder {
    /// The value that is being decoded.
    var node: JSONDocument.Node { get }

    /// Whether keys, dates or data are converted, so that objects must go through containers to have them converted.
    var hasStrategies: Bool { get }

    /// The value as a type that reads itself while it is being observed; nil where nobody observes.
    func observed<T: Decodable>(_ type: T.Type) throws -> T?

    /// What a type keeps for the rest of this call of `decode`, made when first asked for; nil where nothing is kept.
    func kept<Note: AnyObject>(_ make: () -> Note) -> Note?
}

extension NodeProvidingDecoder {
    package func observed<T: Decodable>(_ type: T.Type) throws -> T? { nil }
}
