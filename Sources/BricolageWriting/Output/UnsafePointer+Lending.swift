extension UnsafePointer where Pointee: ~Copyable {
    /// Lends the value to a function where it lies.
    ///
    /// The caller knows that it is initialised, and that nobody changes or releases it meanwhile.
    ///
    /// Read through a pointer, a value that can be copied is copied, and what it holds retained and released: the
    /// compiler cannot know that nobody changes the memory meanwhile. Here it does not know of copies at all.
    @inline(__always)
    func lend<R>(to body: (borrowing Pointee) throws -> R) rethrows -> R {
        try body(pointee)
    }
}
