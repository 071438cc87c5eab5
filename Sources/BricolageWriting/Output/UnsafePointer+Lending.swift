extension UnsafePointer where Pointee: ~Copyable {
    /// Lends the value to a function without copying it.
    ///
    /// The caller guarantees that the value is initialised, and that nobody changes or releases it meanwhile.
    ///
    /// A copyable value that is read through a pointer is copied, and its contents are retained and released, because
    /// the compiler cannot know that nobody changes the memory meanwhile. Here it cannot assume that the type is
    /// copyable, so it makes no copy.
    @inline(__always)
    func lend<R>(to body: (borrowing Pointee) throws -> R) rethrows -> R {
        try body(pointee)
    }
}
