internal import BricolageCore
internal import BricolageFields

/// One call of `extract`: the object, and how its values are decoded.
final class Extraction {
    /// The object, detached from a diagnosing pass in progress: `extract` throws all its issues together.
    let object: JSONDocument.Node
    /// The object as the caller of `extract` received it.
    private let source: JSONDocument.Node
    private let decoder: JSON.Decoder?
    /// Whether types that read themselves would get each value unchanged from a session, so that none is needed.
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

    /// Decodes a value; if nothing is converted, types that read themselves do so directly, which saves a session for
    /// each of the many small values that are extracted.
    func decode<T: Decodable>(_ type: T.Type, from node: JSONDocument.Node) throws -> T {
        if isPlain {
            // An outer decode will find the other issues itself; finding them here too would double the work at each
            // level.
            let tellsAll = !ThreadTrials.firstIssueIsEnough
            let refusals = StackRoom.refusals
            do {
                let value = try ThreadTrials.nesting { try node.read(selfReading: type) }
                if let value, StackRoom.refusals == refusals { return value }
            } catch let error as JSONReadingError where type is any StrategyIndependent.Type {
                // A scalar has no further faults; arrays may have more than the first.
                if !tellsAll || !node.tapeNode.tag.isContainer { throw node.issues(for: error, type) }
            } catch {
                if !tellsAll { throw node.issues(for: error, type) }
            }
        }
        return try JSONDocument.Node(storage: source.storage, index: node.index).decode(type, by: decoder)
    }
}
