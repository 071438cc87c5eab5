internal import ECMARegex

/// Which of several patterns a text may match by its first bytes, so that few of them are searched for.
///
///     ^es5$  ^es20[12]\d$  ^dom        place 0   "d" ▸ 001   "e" ▸ 110
///                                      place 1   "o" ▸ 001   "s" ▸ 110
///                                      place 2   "2" ▸ 010   "5" ▸ 100   "m" ▸ 001
///                                      place 3   "0" ▸ 011   all others ▸ 001
///
/// A bit for each pattern says whether some text with that byte at that place may match. The bits are derived from the
/// tables of the patterns; a pattern without a table is never left out.
struct TextSieve {
    /// How many places there are.
    static let places = 8
    /// How many patterns are distinguished at most: a bit for each.
    static let mostPatterns = 64
    /// How many patterns there must be at least for a sieve to be worthwhile.
    static let fewPatterns = 3
    /// How many sieves a program has at most: eight kilobytes each.
    static let mostSieves = 64
    /// How many states of a search are followed from one place to the next; after more, every byte is let through.
    private static let mostStates = 32

    /// The patterns that a text with each ASCII byte may match, place by place.
    private(set) var masks = [UInt64](repeating: 0, count: Self.places * 128)

    /// Adds one of the patterns.
    ///
    /// - Parameter table: The table of the pattern; nil for anything that must be checked in any case.
    mutating func add(_ number: Int, _ table: ECMARegex.Table?) {
        let bit: UInt64 = 1 << UInt64(number)
        guard let table, table.symbols != nil else { return letThrough(bit, from: 0) }
        var states: Set<UInt32> = [table.start]
        for place in 0..<Self.places {
            var following: Set<UInt32> = []
            var isFound = false
            for byte in UInt8(0)..<128 {
                for state in states {
                    let next = table.state(after: byte, state)
                    if table.isRefused(next) { continue }
                    masks[place * 128 + Int(byte)] |= bit
                    if table.isFound(next) { isFound = true } else { following.insert(next) }
                }
            }
            if isFound || following.count > Self.mostStates { return letThrough(bit, from: place + 1) }
            states = following
        }
    }

    private mutating func letThrough(_ bit: UInt64, from place: Int) {
        for position in (place * 128)..<masks.count { masks[position] |= bit }
    }
}

extension FrozenView<UInt64> {
    /// The patterns that a text may match, among those of the sieve that begins at an index of the memory.
    @inline(__always)
    func candidates(for text: UnsafeBufferPointer<UInt8>, sieve: UInt32) -> UInt64 {
        var left = UInt64.max
        var place = 0
        while place < Swift.min(text.count, TextSieve.places) {
            let byte = text[place]
            // After a character beyond ASCII, the places no longer correspond to bytes.
            if byte >= 0x80 { break }
            left &= self[sieve &+ UInt32(place &<< 7) &+ UInt32(byte)]
            place &+= 1
        }
        return left
    }
}
