extension Backtracker {
    /// Whether a part of the text stands at a place again, or before it, when case is ignored.
    ///
    /// Characters that are one may have different lengths: `K` (U+004B) and `K` (U+212A).
    func matchesFolded(
        _ part: Range<Int>, _ place: inout Int, isBackward: Bool, _ folding: CaseFolding,
        in text: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        var here = isBackward ? part.upperBound : part.lowerBound
        var there = place
        while here != (isBackward ? part.lowerBound : part.upperBound) {
            guard there != (isBackward ? 0 : text.count) else { return false }
            let expected = character(in: text, at: &here, isBackward: isBackward)
            let found = character(in: text, at: &there, isBackward: isBackward)
            guard let expected, let found, folding(expected) == folding(found) else { return false }
        }
        place = there
        return true
    }

    /// The code point behind or before a place, nil for what is not UTF-8, and the place at its other end.
    private func character(
        in text: UnsafeBufferPointer<UInt8>, at place: inout Int, isBackward: Bool
    ) -> UInt32? {
        let before = place
        let symbol =
            isBackward
            ? program.alphabet.symbol(in: text, before: &place) : program.alphabet.symbol(in: text, after: &place)
        guard symbol != Alphabet.illFormed else { return nil }
        return Alphabet.character(in: text, at: min(place, before)).point
    }
}
