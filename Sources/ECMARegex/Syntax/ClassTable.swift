/// The sets of a pattern, each once, and what working them out needs.
struct ClassTable {
    private var indices: [CodePointSet: Int] = [:]
    /// How many more ranges the sets may have.
    private var remaining: Int

    init(limit: Int) { remaining = limit }

    /// Decoded for the first part of a pattern that ignores case.
    private(set) lazy var folding = CaseFolding()

    /// The index of a set, the next one for a new set; nil where the limit is reached.
    mutating func index(of set: CodePointSet) -> Int? {
        if let index = indices[set] { return index }
        remaining -= set.ranges.count
        guard remaining >= 0 else { return nil }
        indices[set] = indices.count
        return indices.count - 1
    }
}
