internal import BricolageCore
internal import BricolageFields

/// One call of `extract`: the object, and how its values are decoded.
final class Extraction {
    let object: JSONDocument.Node
    private let given: JSON.Decoder?
    /// Whether a session would hand each value to a type that reads itself as it is.
    let isPlain: Bool
    /// The decoder for values that need one.
    private(set) lazy var decoder = given ?? object.carriedDecoder

    init(of object: JSONDocument.Node, using decoder: JSON.Decoder?) {
        self.object = object
        given = decoder
        let limit = decoder.map(\.parsing.maximumDepth) ?? object.carriedMaximumDepth
        isPlain =
            object.storage.environment == nil && decoder?.isPlain ?? true && object.storage.depth <= limit ?? .max
    }

    func node(_ index: Int) -> JSONDocument.Node { JSONDocument.Node(storage: object.storage, index: index) }

    /// Decodes a value; types that read themselves do so at once where nothing is converted, which saves a session for
    /// each of the many small values that are extracted.
    func decode<T: Decodable>(_ type: T.Type, from node: JSONDocument.Node) throws -> T {
        if isPlain {
            do {
                if let value = try node.read(selfReading: type) { return value }
            } catch let error as JSONReadingError where type is any StrategyIndependent.Type {
                // A scalar has nothing to add; arrays may have more faults than the first.
                if !node.tapeNode.tag.isContainer { throw node.issues(for: error, type) }
            } catch {}
        }
        return try decoder.decode(type, from: node)
    }
}
