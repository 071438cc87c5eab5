internal import BricolageCore
internal import BricolagePointers

/// The places of the values that candidates of unions could not read, found in one sweep over the document.
struct CandidatePlaces {
    private var storage: DocumentStorage?
    private var places: [Int: PlaceSweep.Place] = [:]

    init(of errors: [JSONReadingError]) {
        let nodes = errors.flatMap(\.candidates).compactMap { ($0 as? CandidateFailure)?.node }
        guard let storage = nodes.first?.storage else { return }
        self.storage = storage
        places = PlaceSweep.places(of: nodes.lazy.filter(holds).map(\.index), in: storage)
    }

    /// The error with the places of its candidates filled in.
    func placing(_ error: JSONReadingError) -> JSONReadingError {
        if places.isEmpty { return error }
        var error = error
        error.candidates = error.candidates.map { candidate in
            guard var failure = candidate as? CandidateFailure, let node = failure.node, holds(node) else {
                return candidate
            }
            failure.pointer = places[node.index]?.pointer
            return failure
        }
        return error
    }

    /// Whether a value is in the document that was swept over.
    private func holds(_ node: JSONDocument.Node) -> Bool { storage?.sharesTape(with: node.storage) ?? false }
}
