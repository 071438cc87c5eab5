/// Where the look-arounds of a program match in a text.
///
///     (?=b) in "abcb"    0 1 0 1 0        a bit for each place, in words; one look-around after the other
struct LookMatches: ~Copyable, Sendable {
    private var bits = ScratchArray<UInt64>()
    private var wordsPerLook = 0

    /// Removes all matches, and makes room for those in another text.
    mutating func restart(lookCount: Int, byteCount: Int) {
        wordsPerLook = byteCount / 64 + 1
        bits.fill(with: 0, count: wordsPerLook * lookCount)
    }

    mutating func note(_ look: Int, at place: Int) {
        bits[look * wordsPerLook + place / 64] |= 1 << UInt64(place % 64)
    }

    func contains(_ look: Int, at place: Int) -> Bool {
        bits[look * wordsPerLook + place / 64] >> UInt64(place % 64) & 1 != 0
    }
}
