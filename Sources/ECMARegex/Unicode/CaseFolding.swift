/// Simple case folding (Unicode's CaseFolding.txt, C and S): which code points are equal when case is ignored.
///
///     byPoint    0041 → 0061   0042 → 0062   …   017F → 0073   …   212A → 006B      all others stay as they are
///     byTarget   0061 ← 0041   0062 ← 0042   …   006B ← 004B 212A   …
struct CaseFolding: Sendable {
    private typealias Change = (point: UInt32, target: UInt32)

    private let byPoint: [Change]
    private let byTarget: [Change]

    /// The only instance, because decoding the table takes about as long as compiling a pattern.
    static let simple = CaseFolding()

    private init() {
        var changes: [Change] = []
        var numbers = EncodedNumbers(Self.encoded)
        var point: UInt32 = 0
        while let distance = numbers.next(), let change = numbers.next() {
            point += distance
            changes.append((point, change & 1 == 0 ? point &+ change / 2 : point &- change / 2 &- 1))
        }
        byPoint = changes
        byTarget = changes.sorted { $0.target < $1.target }
    }

    /// The code point that is compared instead of this one (ECMA-262, Canonicalize with `u` and `i`).
    func callAsFunction(_ point: UInt32) -> UInt32 {
        Self.slice(of: byPoint, point...point, by: \.point).first?.target ?? point
    }

    /// A set together with all code points that equal one of its elements.
    ///
    /// Linear in the ranges, logarithmic in the table.
    func closure(of set: CodePointSet) -> CodePointSet {
        var targets: Set<UInt32> = []
        for range in set.ranges {
            for change in Self.slice(of: byPoint, range, by: \.point) { targets.insert(change.target) }
            for change in Self.slice(of: byTarget, range, by: \.target) { targets.insert(change.target) }
        }
        var added: [ClosedRange<UInt32>] = []
        for target in targets {
            added.append(target...target)
            for change in Self.slice(of: byTarget, target...target, by: \.target) {
                added.append(change.point...change.point)
            }
        }
        return added.isEmpty ? set : CodePointSet(set.ranges + added)
    }

    /// The changes whose code point, by which they are sorted, is in a range.
    private static func slice(
        of changes: [Change], _ range: ClosedRange<UInt32>, by point: (Change) -> UInt32
    ) -> ArraySlice<Change> {
        let start = firstIndex(in: changes) { point($0) >= range.lowerBound }
        let end = firstIndex(in: changes) { point($0) > range.upperBound }
        return changes[start..<end]
    }

    /// The first index at which a condition holds, by binary search: it holds from there on.
    private static func firstIndex(in changes: [Change], where holds: (Change) -> Bool) -> Int {
        var low = 0
        var high = changes.count
        while low < high {
            let middle = (low + high) / 2
            if holds(changes[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
