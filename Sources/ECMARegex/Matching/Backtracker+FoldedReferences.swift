extension Backtracker {
    /// Whether a part of the text recurs at a place, or before it, when case is ignored.
    ///
    /// Characters that differ only in case may have different lengths: `K` (U+004B) and `K` (U+212A).
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

    /// The code point after or before a place; nil for bytes that are not UTF-8.
    ///
    /// The place moves to the other end of the character.
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
