/// How much of the stack a recursion may take, counted from where the budget was made.
///
/// The frames of the diagnosing pass are larger than those of the decoder, and how large depends on how they were
/// compiled: counting levels would allow too much or too little. Only addresses are compared; nothing is read.
struct StackBudget {
    private let start: UInt
    private let bytes: UInt

    init(kilobytes: UInt) {
        start = Self.position
        bytes = kilobytes << 10
    }

    /// Whether less than the budget is in use.
    var allowsMore: Bool {
        let position = Self.position
        return max(position, start) - min(position, start) < bytes
    }

    /// Where the stack ends at this moment.
    @inline(never)
    private static var position: UInt {
        var mark: UInt8 = 0
        return withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
    }
}
