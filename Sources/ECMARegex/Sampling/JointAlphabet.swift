/// The characters that several patterns tell apart, for those who write texts.
///
///     ^[a-c]+$ and \d$      classes      a…c    0…9    other letters, _ - . , and space    other printable    the rest
///                           readability   0      0      0                                   1                  2
struct JointAlphabet: Sendable {
    /// Characters that no pattern tells apart.
    struct Class: Sendable {
        /// All of them but surrogates, which are no characters of a text.
        let characters: CodePointSet
        /// How many they are.
        let size: Int
        /// How hard they are to read.
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
