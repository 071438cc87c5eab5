internal import BricolageKernel

/// How much of the stack a recursion may take, counted from where the budget was made.
///
///     start ────────────── in use ──────────────▶ here ─── room ───▶ end of the stack
///     ├── what any thread has ──┤
///     ├── what this thread has, less what the plain decoder needs behind it ──┤
///
/// The frames of the diagnosing pass are larger than those of the decoder, and how large depends on how they were
/// compiled, and on the types: the initialiser of a struct of a thousand properties may take more than a hundred levels
/// of others. Counting levels would allow too much or too little. Only addresses are compared; nothing is read.
///
/// How much the thread has is asked only once the least that any thread has is in use, because it may take longer than
/// the rest of a small pass.
struct StackBudget {
    private let start: UInt
    private let depth: Int
    private var bytes: UInt
    private var knowsRoom = false

    /// - Parameter depth: The levels of the document, whose values are also read by the plain decoder from inside the
    ///   recursion.
    init(depth: Int) {
        start = Self.position
        self.depth = depth
        // All of it is to fit into the 512 KB that a thread may have, as long as decoding does.
        bytes = UInt(max(48, 352 - 2 * depth)) << 10
    }

    /// Whether less than the budget is in use.
    mutating func allowsMore() -> Bool {
        let position = Self.position
        let used = max(position, start) - min(position, start)
        if used >= bytes, !knowsRoom { widen(used) }
        return used < bytes
    }

    /// Allows what the thread has, less a share that grows with the document for the plain decoder.
    private mutating func widen(_ used: UInt) {
        knowsRoom = true
        let room = Int(bricolage_stack_room())
        guard room > 0 else { return }
        let all = room + Int(used)
        let allowed = min(all / 16 * 11, all - (160 + 10 * depth) << 10)
        bytes = max(bytes, UInt(max(0, allowed)))
    }

    /// Where the stack ends at this moment.
    @inline(never)
    private static var position: UInt {
        var mark: UInt8 = 0
        return withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
    }
}
