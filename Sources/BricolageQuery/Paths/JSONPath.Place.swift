public import BricolageCore

extension JSONPath {
    /// A value that a query selects, and where it is.
    ///
    ///     for place in try document.places(at: JSONPath("$..name")) { print(place.normalizedPath, place.node) }
    ///
    /// The places of one query share the steps to their values, so that together they take no more memory than the
    /// document, however deep it is.
    public struct Place: Sendable {
        /// The value.
        public let node: JSONDocument.Node

        /// Where the value begins in the text.
        public let location: SourceLocation

        private let steps: [PathStep]
        private let last: Int?

        /// The pointer from the root to the value; linear in the pointer.
        public var pointer: JSONPointer {
            JSONPointer(tokens: steps.way(to: last).map { $0.token(in: node.storage) })
        }

        /// The normalized path of the value (RFC 9535, section 2.7), such as `$['menu'][0]['name']`; linear in itself.
        public var normalizedPath: String { steps.normalizedPath(to: last, in: node.storage) }
    }
}

extension JSONPath.Place {
    /// The places of values of one document, in the order of the values.
    static func places(of nodes: [JSONDocument.Node]) -> [JSONPath.Place] {
        guard let storage = nodes.first?.storage else { return [] }
        var sweep = StepSweep(storage)
        var found = [(location: SourceLocation, step: Int?)?](repeating: nil, count: nodes.count)
        for position in nodes.indices.sorted(by: { nodes[$0].index < nodes[$1].index }) {
            let index = nodes[position].index
            found[position] = (sweep.location(of: index), sweep.step(to: index))
        }
        return zip(nodes, found).compactMap { node, found in
            found.map { JSONPath.Place(node: node, location: $0.location, steps: sweep.steps, last: $0.step) }
        }
    }
}
