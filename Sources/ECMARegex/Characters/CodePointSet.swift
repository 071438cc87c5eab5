/// A set of code points, from U+0000 to U+10FFFF, including surrogates.
///
///     [a-z_0-9]      ranges   0030...0039   005F...005F   0061...007A      sorted, apart from each other
///
/// Two sets with the same elements have the same ranges, so that they are equal. Every operation is linear in the
/// ranges of both sets.
struct CodePointSet: Hashable, Sendable {
    private(set) var ranges: [ClosedRange<UInt32>]

    static let last: UInt32 = 0x10FFFF
    static let empty = CodePointSet(sorted: [])
    static let all = CodePointSet(sorted: [0...last])

    /// - Precondition: the ranges are sorted and do not touch each other.
    init(sorted ranges: [ClosedRange<UInt32>]) { self.ranges = ranges }

    init(_ element: UInt32) { ranges = [element...element] }

    /// Creates a set from ranges in any order, which may overlap.
    init(_ unordered: [ClosedRange<UInt32>]) {
        ranges = []
        for range in unordered.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let before = ranges.last, range.lowerBound <= before.upperBound + 1 {
                ranges[ranges.count - 1] = before.lowerBound...max(before.upperBound, range.upperBound)
            } else {
                ranges.append(range)
            }
        }
    }

    /// Creates a set from characters, for sets that are literals in the code.
    init(_ characters: String) { self.init(characters.unicodeScalars.map { $0.value...$0.value }) }

    /// Hashes the number of ranges, the first and the last, because few sets of one pattern agree in all three.
    func hash(into hasher: inout Hasher) {
        hasher.combine(ranges.count)
        hasher.combine(ranges.first)
        hasher.combine(ranges.last)
    }

    /// Whether an element is in the set; logarithmic.
    func contains(_ element: UInt32) -> Bool {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < element { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].lowerBound <= element
    }

    var complement: CodePointSet {
        var gaps: [ClosedRange<UInt32>] = []
        var next: UInt32 = 0
        for range in ranges {
            if range.lowerBound > next { gaps.append(next...range.lowerBound - 1) }
            next = range.upperBound + 1
        }
        if next <= Self.last { gaps.append(next...Self.last) }
        return CodePointSet(sorted: gaps)
    }

    func union(_ other: CodePointSet) -> CodePointSet { CodePointSet(ranges + other.ranges) }

    func intersection(_ other: CodePointSet) -> CodePointSet { complement.union(other.complement).complement }

    /// The elements of either set that are not in both.
    func symmetricDifference(_ other: CodePointSet) -> CodePointSet {
        union(other).intersection(intersection(other).complement)
    }
}
