/// How often something was there, and in how many documents.
///
///     document    0  1  2 … 63
///                64 65 66 … 127
///     bit         0  1  2 … 63
///
/// What one document has a hundred times says little about the next document. Beyond 64 documents, some count as one:
/// then it was in as many documents at least.
struct Occurrences: Sendable {
    private(set) var count = 0
    private var bits: UInt64 = 0

    /// In how many documents it was.
    var documents: Int { bits.nonzeroBitCount }

    /// Notes that it is there once more, in the document of this number.
    mutating func note(in document: Int) {
        count += 1
        bits |= 1 &<< UInt64(truncatingIfNeeded: document)
    }

    /// Adds what was there elsewhere, in the same documents or in others.
    ///
    /// - Parameter first: The number that the first of the other documents has from now on.
    mutating func merge(_ other: Occurrences, from first: Int) {
        count += other.count
        let shift = UInt64(truncatingIfNeeded: first)
        bits |= other.bits &<< shift | other.bits &>> (0 &- shift)
    }
}

extension Occurrences: Equatable {
    /// Whether both are equal, in whatever order the documents came.
    static func == (lhs: Occurrences, rhs: Occurrences) -> Bool { lhs.count == rhs.count }
}
