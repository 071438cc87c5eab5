/// Which error it is, for as long as somebody keeps it.
///
/// An error is a reference to a box: whoever throws on what was caught throws the same one. Whoever makes an error makes
/// another one, whatever both say, and so does whoever casts an error to its own type and throws that.
package struct ErrorIdentity: Equatable {
    private let box: UInt

    package init(_ error: any Error) { box = unsafeBitCast(Reference(error: error), to: UInt.self) }

    /// Keeps the compiler from handing on what is in the box.
    private struct Reference { let error: any Error }
}
