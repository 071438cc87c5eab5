public import BricolageKernel

/// Whether the calling thread has stack left: what every recursion asks that a document, a value or a schema can
/// deepen.
///
///     guard StackRoom.isLeft else { throw … }
///
/// Counting levels would allow too much or too little: how large a frame is depends on the types and on how they were
/// compiled. So addresses are compared, of which `StackLimit.h` has a drawing: one comparison, since the end of the
/// stack is found out once for each thread. The limits on levels hold beside it, and alone where the platform does not
/// tell where a stack ends.
@usableFromInline package enum StackRoom {
    /// Whether there is stack left for one more level.
    @inlinable @inline(__always)
    package static var isLeft: Bool { bricolage_stack_is_left() }

    /// How often this thread was told that there is none left.
    ///
    /// Whoever makes a value compares it before and after: a type that catches errors must not go on with another value
    /// for want of stack, because the same document would be another value on another thread.
    package static var refusals: Int { bricolage_stack_refusals() }
}
