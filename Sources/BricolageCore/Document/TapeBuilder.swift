/// The growing tape of a document that is being parsed.
///
/// Owns its memory until `finish` hands it over. Invariants: `count <= capacity`; the first `count` nodes are
/// initialised; `TapeNode` is trivial, so nothing needs to be deinitialised.
struct TapeBuilder: ~Copyable {
    private(set) var nodes: UnsafeMutablePointer<TapeNode>
    private(set) var count = 0
    private var capacity: Int

    /// - Parameter sourceCount: The size of the text; the first guess is a node for eight bytes.
    init(sourceCount: Int) {
        capacity = sourceCount / 8 + 16
        nodes = .allocate(capacity: capacity)
    }

    deinit {
        nodes.deallocate()
    }

    @inline(__always)
    mutating func append(_ node: TapeNode) {
        if count == capacity { grow() }
        (nodes + count).initialize(to: node)
        count &+= 1
    }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<TapeNode>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: nodes, count: count)
        nodes.deallocate()
        nodes = larger
        capacity *= 2
    }

    /// Gives the nodes away; the caller frees them.
    consuming func finish() -> UnsafeMutableBufferPointer<TapeNode> {
        let result = UnsafeMutableBufferPointer(start: nodes, count: count)
        discard self
        return result
    }
}
