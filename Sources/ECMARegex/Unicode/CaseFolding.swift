/// Simple case folding (Unicode's CaseFolding.txt, C and S): which code points are one where case is ignored.
///
///     points   0041  0042 …  017F  …  212A        sorted
///     folded   0061  0062 …  0073  …  006B        what each becomes; all others stay as they are
struct CaseFolding: Sendable {
    private let points: [UInt32]
    private let folded: [UInt32]

    /// Decodes the table, which takes about as long as compiling a pattern.
    init() {
        var points: [UInt32] = []
        var folded: [UInt32] = []
        var numbers = EncodedNumbers(Self.encoded)
        var point: UInt32 = 0
        while let distance = numbers.next(), let change = numbers.next() {
            point += distance
            points.append(point)
            folded.append(change & 1 == 0 ? point &+ change / 2 : point &- change / 2 &- 1)
        }
        self.points = points
        self.folded = folded
    }

    /// What a code point is compared as (ECMA-262, Canonicalize with `u` and `i`).
    func callAsFunction(_ point: UInt32) -> UInt32 {
        var low = 0
        var high = points.count
        while low < high {
            let middle = (low + high) / 2
            if points[middle] < point { low = middle + 1 } else { high = middle }
        }
        return low < points.count && points[low] == point ? folded[low] : point
    }

    /// A set and everything that is one with an element of it.
    func closure(of set: CodePointSet) -> CodePointSet {
        var found: Set<UInt32> = []
        for (point, target) in zip(points, folded) where set.contains(point) || set.contains(target) {
            found.insert(target)
        }
        var added: [ClosedRange<UInt32>] = found.map { $0...$0 }
        for (point, target) in zip(points, folded) where found.contains(target) { added.append(point...point) }
        return CodePointSet(set.ranges + added)
    }
}
