package import BricolageCore

extension PlaceSweep {
    package typealias Place = (pointer: JSONPointer, location: SourceLocation)

    /// The places of the values and keys at some indices of a document, all found in one sweep.
    ///
    /// Finding each place by itself means a walk from the beginning, which for the elements of an array takes time
    /// quadratic in their number.
    package static func places(of indices: some Sequence<Int>, in document: DocumentStorage) -> [Int: Place] {
        var sweep = PlaceSweep(document)
        return Set(indices).sorted().reduce(into: [:]) { $0[$1] = sweep.place(of: $1) }
    }
}
