extension Optional where Wrapped: ~Copyable {
    /// Lends the value to a function where it lies, if there is one.
    ///
    /// `if let` makes a copy, and to copy an optional of a type that is not known, the type of the optional is looked
    /// up each time: some 450 instructions. Here the compiler does not know that there are copies.
    @inline(__always)
    borrowing func lend(to body: (borrowing Wrapped) throws -> Void) throws {
        switch self {
        case .some(let value): try body(value)
        case .none: break
        }
    }
}
