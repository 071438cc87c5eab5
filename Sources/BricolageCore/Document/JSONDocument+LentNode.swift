// If each value got a node with a counted reference, reading small values would mostly consist of reference counting. A
// caller that keeps the document alive anyway can lend a node instead.

extension JSONDocument.Node {
    /// A node that owns a reference which was never counted, so that it must be given back.
    @inlinable @inline(__always)
    package static func lent(_ storage: Unmanaged<DocumentStorage>, _ index: Int) -> JSONDocument.Node {
        JSONDocument.Node(storage: storage.takeRetainedValue(), index: index)
    }

    /// Ends the use of a lent node without releasing its reference, which was never counted.
    @usableFromInline
    package consuming func giveBack() { _ = Unmanaged.passRetained(storage) }
}
