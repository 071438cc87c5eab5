package import BricolageCore

extension PlaceSweep {
    package typealias Place = (pointer: JSONPointer, location: SourceLocation)

    /// The places of values and keys of a document by their indices, all of them found in one sweep.
    ///
    /// Each for itself is found by a walk from the beginning, which for the elements of an array would take time that
    /// grows with the square of their number.
    package static func places(of indices: some Sequence<Int>, in document: DocumentStorage) -> [Int: Place] {
        var sweep = PlaceSweep(document)
        return Set(indices).sorted().reduce(into: [:]) { $0[$1] = sweep.place(of: $1) }
    }
}
