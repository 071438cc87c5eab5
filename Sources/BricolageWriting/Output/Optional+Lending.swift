extension Optional where Wrapped: ~Copyable {
    /// Lends the value, if any, to a function without copying it.
    ///
    /// `if let` makes a copy, and a copy of an optional whose type is unknown at compile time looks up that type each
    /// time: some 450 instructions. Here the compiler cannot assume that the type is copyable, so it makes no copy.
    @inline(__always)
    borrowing func lend(to body: (borrowing Wrapped) throws -> Void) throws {
        switch self {
        case .some(let value): try body(value)
        case .none: break
        }
    }
}
