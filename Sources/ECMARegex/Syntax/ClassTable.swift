/// The character sets of a pattern, each stored once, and a cache of computed ones: a pattern may repeat a large set
/// many times.
struct ClassTable {
    private var indices: [CodePointSet: Int] = [:]
    private var properties: [Property: CodePointSet] = [:]
    private var closures: [CodePointSet: CodePointSet] = [:]
    /// How many more ranges the sets may have.
    private var remaining: Int

    init(limit: Int) { remaining = limit }

    private struct Property: Hashable {
        var name: String
        var value: String?
    }

    /// The code points with a property; nil for an unknown one.
    mutating func codePoints(of name: String, value: String?) -> CodePointSet? {
        let property = Property(name: name, value: value)
        if let known = properties[property] { return known }
        let set =
            if let value {
                UnicodeProperty.codePoints(of: name, value: value)
            } else {
                UnicodeProperty.codePoints(named: name)
            }
        properties[property] = set
        return set
    }

    /// A set together with all characters that equal one of its elements when case is ignored.
    mutating func closure(of set: CodePointSet) -> CodePointSet {
        if let known = closures[set] { return known }
        let closure = CaseFolding.simple.closure(of: set)
        closures[set] = closure
        return closure
    }

    /// The index of a set, the next one for a new set; nil if a new set would exceed the limit.
    mutating func index(of set: CodePointSet) -> Int? {
        if let index = indices[set] { return index }
        remaining -= set.ranges.count
        guard remaining >= 0 else { return nil }
        indices[set] = indices.count
        return indices.count - 1
    }
}
