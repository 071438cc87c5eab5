/// The classes of characters that several patterns distinguish, for code that generates texts.
///
///     ^[a-c]+$ and \d$      classes      a…c    0…9    other letters and _    - . , space    other printable    …
///                           readability   0      0      0                      0              1                  2
///
/// The others (…) are line terminators, the two characters beyond ASCII that fold to its letters, and the rest, each a
/// class.
struct JointAlphabet: Sendable {
    /// Characters that no pattern distinguishes.
    struct Class: Sendable {
        /// The characters, without surrogates, which no text contains.
        let characters: CodePointSet
        /// How many characters there are.
        let size: Int
        /// How hard the characters are to read: 0 for `plain` ones, 1 for other `printable` ones, 2 for the rest.
        let readability: Int
    }

    private(set) var classes: [Class] = []

    init(_ sets: [CodePointSet]) {
        let partition = CodePointPartition([.plain, .printable] + sets + SymbolTraits.sets.map(\.set))
        var ranges = [[ClosedRange<UInt32>]](repeating: [], count: partition.classCount)
        for (range, index) in partition.runs { ranges[index].append(range) }
        let characters = CodePointSet(sorted: [0...0xD7FF, 0xE000...CodePointSet.last])
        for (ranges, sets) in zip(ranges, partition.setsOfClass) {
            let set = CodePointSet(ranges).intersection(characters)
            let size = set.ranges.reduce(0) { $0 + Int($1.upperBound - $1.lowerBound) + 1 }
            guard size > 0 else { continue }
            let readability = sets.contains(0) ? 0 : sets.contains(1) ? 1 : 2
            classes.append(Class(characters: set, size: size, readability: readability))
        }
    }
}
