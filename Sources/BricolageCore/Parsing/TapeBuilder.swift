/// The tape of a document that is being parsed.
///
///     nodes  [ node ][ node ][ node ][ room ......... ]
///             count                   capacity
///
/// It begins in memory that is lent to it and moves to memory of its own when that is not enough. Invariants:
/// `count <= capacity`; the first `count` nodes are initialised; `TapeNode` is trivial, so nothing needs to be
/// deinitialised. Whoever holds the builder frees `ownMemory`.
struct TapeBuilder {
    private(set) var nodes: UnsafeMutablePointer<TapeNode>
    var count = 0
    private(set) var capacity: Int
    private(set) var ownMemory: UnsafeMutablePointer<TapeNode>?

    /// An empty tape with room for `capacity` nodes.
    init(room nodes: UnsafeMutablePointer<TapeNode>, capacity: Int) {
        self.nodes = nodes
        self.capacity = capacity
    }

    /// Doubles the room; the first `used` nodes are kept.
    mutating func grow(used: Int) {
        grow(to: capacity * 2, used: used)
    }

    /// Makes room for `capacity` nodes, and for as many as the rest of the text will need if it resembles the part that
    /// has been read.
    ///
    /// A value has two entries or more in the index, a bracket or comma besides its own, so that at most half of the
    /// first entries become nodes.
    mutating func reserve(_ capacity: Int, used: Int, progress: (read: Int, total: Int)) {
        guard capacity > self.capacity else { return }
        let nodes = used > 0 ? used : capacity / 2
        let expected = Double(nodes) * Double(progress.total) / Double(progress.read) * 1.1
        grow(to: max(capacity, Int(expected)), used: used)
    }

    @inline(never)
    private mutating func grow(to capacity: Int, used: Int) {
        let larger = UnsafeMutablePointer<TapeNode>.allocate(capacity: capacity)
        larger.moveInitialize(from: nodes, count: used)
        ownMemory?.deallocate()
        ownMemory = larger
        nodes = larger
        self.capacity = capacity
    }
}
