/// Which keys a small object may have: one of 256 bits for each.
///
/// Tells at once of most keys that they are not there. Making it is also the proof that no key stands in the object twice, so
/// that the first member found with a key is the only one.
struct MemberFilter {
    private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    /// A filter that lets every key pass.
    static let open = MemberFilter(words: (.max, .max, .max, .max))

    private init(words: (UInt64, UInt64, UInt64, UInt64)) {
        self.words = words
    }

    /// The filter of an object of at most `MemberIndex.threshold` members; nil if a key stands there twice, or may
    /// because some are written with escapes.
    init?(object: Int, tape: UnsafePointer<TapeNode>, source: UnsafePointer<UInt8>) {
        let end = Int(tape[object].next)
        let words = withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 4 + MemberIndex.threshold) {
            memory -> (UInt64, UInt64, UInt64, UInt64)? in
            // Four words of the filter, and then what was mixed from each key.
            guard let words = memory.baseAddress else { return nil }
            words.initialize(repeating: 0, count: 4)
            let known = words + 4
            var knownCount = 0
            var index = object &+ 1
            while index < end {
                let key = tape[index]
                if key.tag.isEscaped { return nil }
                let mixed = KeyText(key: key, source: source).mixed
                let bit: UInt64 = 1 &<< (mixed &>> 56 & 63)
                let word = Int(truncatingIfNeeded: mixed &>> 62)
                if words[word] & bit != 0, Self.contains(mixed, known, knownCount),
                    Self.repeats(index, in: object, tape, source)
                {
                    return nil
                }
                words[word] |= bit
                (known + knownCount).initialize(to: mixed)
                knownCount &+= 1
                // Mostly right without waiting for the memory.
                index = tape[index &+ 1].tag.isContainer ? Int(tape[index &+ 1].next) : index &+ 2
            }
            return (words[0], words[1], words[2], words[3])
        }
        guard let words else { return nil }
        self.words = words
    }

    /// Whether the object may have a key; false is certain.
    @inline(__always)
    func mayHave(_ key: KeyText) -> Bool {
        let mixed = key.mixed
        let low = mixed &>> 62 & 1 == 0 ? words.0 : words.1
        let high = mixed &>> 62 & 1 == 0 ? words.2 : words.3
        return (mixed &>> 63 == 0 ? low : high) & 1 &<< (mixed &>> 56 & 63) != 0
    }

    private static func contains(_ mixed: UInt64, _ known: UnsafeMutablePointer<UInt64>, _ count: Int)
        -> Bool
    {
        for position in 0..<count where known[position] == mixed { return true }
        return false
    }

    /// Whether a key equals one before it.
    ///
    /// Reached only by keys that share their mixed number, so that hostile keys cost at most
    /// `MemberIndex.threshold` comparisons each.
    @inline(never)
    private static func repeats(
        _ index: Int, in object: Int, _ tape: UnsafePointer<TapeNode>, _ source: UnsafePointer<UInt8>
    ) -> Bool {
        let key = KeyText(key: tape[index], source: source)
        var other = object + 1
        while other < index {
            if KeyText(key: tape[other], source: source) == key { return true }
            other = Int(tape[other + 1].next)
        }
        return false
    }
}
