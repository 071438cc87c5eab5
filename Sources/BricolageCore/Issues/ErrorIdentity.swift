/// The identity of an error, valid for as long as somebody holds the error.
///
/// An error is a reference to a box: code that rethrows an error it has caught throws the same one. A new error is a
/// different one even if it says the same, and so is an error that is cast to its own type and then thrown.
package struct ErrorIdentity: Equatable {
    private let box: UInt

    package init(_ error: any Error) { box = unsafeBitCast(Reference(error: error), to: UInt.self) }

    /// Keeps the compiler from passing on the contents of the box.
    private struct Reference { let error: any Error }
}
