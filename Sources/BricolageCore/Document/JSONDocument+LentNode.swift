// Reading small values would mostly consist of counting references if each value were given a node that counts one.
// Where the caller keeps the document alive anyhow, it can lend a node instead.

extension JSONDocument.Node {
    /// A node that takes over a reference which nobody has counted, so that it must be given back.
    @inlinable @inline(__always)
    package static func lent(_ storage: Unmanaged<DocumentStorage>, _ index: Int) -> JSONDocument.Node {
        JSONDocument.Node(storage: storage.takeRetainedValue(), index: index)
    }

    /// Ends the use of a lent node without giving up a reference that was never counted.
    @usableFromInline
    package consuming func giveBack() { _ = Unmanaged.passRetained(storage) }
}
