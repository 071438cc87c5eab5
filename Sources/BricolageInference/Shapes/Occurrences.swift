/// How often something occurred, and in how many documents.
///
///     document    0  1  2 … 63
///                64 65 66 … 127
///     bit         0  1  2 … 63
///
/// What one document has a hundred times says little about the next document. Beyond 64 documents, several share a bit:
/// the number of documents is then a lower bound.
struct Occurrences: Sendable {
    private(set) var count = 0
    private var bits: UInt64 = 0

    /// The number of documents in which it occurred; never more than 64.
    var documents: Int { bits.nonzeroBitCount }

    /// Records one more occurrence, in the document with this number.
    mutating func note(in document: Int) {
        count += 1
        bits |= 1 &<< UInt64(truncatingIfNeeded: document)
    }

    /// Adds other occurrences, in the same documents or in others.
    ///
    /// - Parameter first: The number that the first of the other documents has from now on.
    mutating func merge(_ other: Occurrences, from first: Int) {
        count += other.count
        let shift = UInt64(truncatingIfNeeded: first)
        bits |= other.bits &<< shift | other.bits &>> (0 &- shift)
    }
}

extension Occurrences: Equatable {
    /// Whether the counts are equal; the bits depend on the order of the documents.
    static func == (lhs: Occurrences, rhs: Occurrences) -> Bool { lhs.count == rhs.count }
}
