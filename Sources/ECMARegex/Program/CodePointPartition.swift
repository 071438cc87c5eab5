/// All code points, divided into classes: two are in one class if and only if the same sets contain them.
///
///     sets       0: [a-m]    1: [k-z]
///     runs       …` → 0   a…j → 1   k…m → 2   n…z → 3   {… → 0
///     classes    0: –   1: 0   2: 0 1   3: 1
///
/// The cost is that of sorting the ranges of the sets, and for each range one word for each 64 sets.
struct CodePointPartition {
    private(set) var runs: [(range: ClosedRange<UInt32>, classIndex: Int)] = []
    private(set) var setsOfClass: [[Int]] = []

    var classCount: Int { setsOfClass.count }

    init(_ sets: [CodePointSet]) {
        var edges: [(point: UInt32, set: Int)] = []
        for (index, set) in sets.enumerated() {
            for range in set.ranges {
                edges.append((range.lowerBound, index))
                if range.upperBound < CodePointSet.last { edges.append((range.upperBound + 1, index)) }
            }
        }
        edges.sort { $0.point < $1.point }
        var classes: [[UInt64]: Int] = [:]
        var membership = [UInt64](repeating: 0, count: (sets.count + 63) / 64)
        var start: UInt32 = 0
        var edge = 0
        while start <= CodePointSet.last {
            // At each edge of a set, membership in it changes for the characters from there on.
            while edge < edges.count, edges[edge].point == start {
                membership[edges[edge].set / 64] ^= 1 << UInt64(edges[edge].set % 64)
                edge += 1
            }
            let end = edge < edges.count ? edges[edge].point - 1 : CodePointSet.last
            let index = classes[membership] ?? setsOfClass.count
            if index == setsOfClass.count {
                classes[membership] = index
                setsOfClass.append(Self.elements(of: membership))
            }
            runs.append((start...end, index))
            start = end + 1
        }
    }

    private static func elements(of bits: [UInt64]) -> [Int] {
        var elements: [Int] = []
        for (index, word) in bits.enumerated() {
            var rest = word
            while rest != 0 {
                elements.append(index * 64 + rest.trailingZeroBitCount)
                rest &= rest - 1
            }
        }
        return elements
    }
}
