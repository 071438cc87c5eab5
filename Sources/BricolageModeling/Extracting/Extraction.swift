internal import BricolageCore
internal import BricolageFields

/// One call of `extract`: the object, and how its values are decoded.
final class Extraction {
    /// The object, out of sight of the pass that may be going on: what is gathered comes out at once.
    let object: JSONDocument.Node
    /// The object as it was handed to whoever extracts.
    private let source: JSONDocument.Node
    private let decoder: JSON.Decoder?
    /// Whether a session would hand each value to a type that reads itself as it is.
    let isPlain: Bool

    init(of object: JSONDocument.Node, using decoder: JSON.Decoder?) {
        source = object
        self.object = object.undiagnosed
        self.decoder = decoder
        let limit = decoder.map(\.parsing.maximumDepth) ?? object.carriedMaximumDepth
        isPlain =
            object.storage.environment == nil && decoder?.isPlain ?? true && object.storage.depth <= limit ?? .max
    }

    func node(_ index: Int) -> JSONDocument.Node { JSONDocument.Node(storage: object.storage, index: index) }

    /// Decodes a value; types that read themselves do so at once where nothing is converted, which saves a session for
    /// each of the many small values that are extracted.
    func decode<T: Decodable>(_ type: T.Type, from node: JSONDocument.Node) throws -> T {
        if isPlain {
            // Within a decode, which comes back to find the rest: at each level twice as much would be read.
            let tellsAll = !ThreadTrials.firstIssueIsEnough
            let refusals = StackRoom.refusals
            do {
                let value = try ThreadTrials.nesting { try node.read(selfReading: type) }
                if let value, StackRoom.refusals == refusals { return value }
            } catch let error as JSONReadingError where type is any StrategyIndependent.Type {
                // A scalar has nothing to add; arrays may have more faults than the first.
                if !tellsAll || !node.tapeNode.tag.isContainer { throw node.issues(for: error, type) }
            } catch {
                if !tellsAll { throw node.issues(for: error, type) }
            }
        }
        return try JSONDocument.Node(storage: source.storage, index: node.index).decode(type, by: decoder)
    }
}
