public import BricolageKernel

/// Whether the calling thread has stack left; every recursion that a document, a value or a schema can deepen asks
/// this.
///
///     guard StackRoom.isLeft else { throw … }
///
/// Counting levels would allow too much or too little: the size of a frame depends on the types and on how they were
/// compiled. So addresses are compared, as drawn in `StackLimit.h`. One comparison is enough, since the end of the
/// stack is determined once for each thread. The limits on levels apply as well, and alone where the platform does not
/// report where a stack ends.
@usableFromInline package enum StackRoom {
    /// Whether there is stack left for one more level.
    @inlinable @inline(__always)
    package static var isLeft: Bool { bricolage_stack_is_left() }

    /// How often this thread was told that there is no stack left.
    ///
    /// Code that makes a value compares this count before and after: a type that catches errors must not continue with
    /// a different value for lack of stack, because the same document would have another value on another thread.
    package static var refusals: Int { bricolage_stack_refusals() }
}
