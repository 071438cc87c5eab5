internal import BricolageCore

/// Where the values stand that candidates of unions could not be read from.
///
/// All of them are found in one sweep over the document: each for itself is found by a walk from the beginning, which
/// for the elements of an array would take time that grows with the square of their number.
struct CandidatePlaces {
    private var storage: DocumentStorage?
    private var pointers: [Int: JSONPointer] = [:]

    init(of errors: [JSONReadingError]) {
        let nodes = errors.flatMap(\.candidates).compactMap { ($0 as? CandidateFailure)?.node }
        guard let storage = nodes.first?.storage else { return }
        self.storage = storage
        var sweep = PlaceSweep(storage)
        for index in Set(nodes.lazy.filter(holds).map(\.index)).sorted() {
            pointers[index] = sweep.place(of: index).pointer
        }
    }

    /// An error whose candidates know their places.
    func placing(_ error: JSONReadingError) -> JSONReadingError {
        if pointers.isEmpty { return error }
        var error = error
        error.candidates = error.candidates.map { candidate in
            guard var failure = candidate as? CandidateFailure, let node = failure.node, holds(node) else {
                return candidate
            }
            failure.pointer = pointers[node.index]
            return failure
        }
        return error
    }

    /// Whether a value stands in the document that was swept over.
    private func holds(_ node: JSONDocument.Node) -> Bool { storage?.sharesTape(with: node.storage) ?? false }
}
