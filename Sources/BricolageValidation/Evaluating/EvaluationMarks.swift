/// Which members or elements of the current values were evaluated, a bit for each.
///
///     words   [ value 17: 0b1011 ][ value 17, a branch: 0b0001 ][ value 42: … ]
///               ▲ region                ▲ region: merged into the one before if the branch holds
///
/// Regions are opened and closed like frames of a stack. `unevaluatedProperties` and `unevaluatedItems` apply to what
/// is not marked.
struct EvaluationMarks: Sendable {
    private var words: [UInt64] = []

    /// Gives up all regions.
    mutating func clear() { words.removeAll(keepingCapacity: true) }

    /// The bits of one value; `none` if they are not needed.
    struct Region: BitwiseCopyable, Sendable {
        fileprivate var start: Int32
        fileprivate var size: Int32

        static let none = Region(start: -1, size: 0)

        var isKept: Bool { start >= 0 }
    }

    /// Makes room for the members or elements of a value.
    mutating func open(count: Int) -> Region {
        let size = (count + 63) >> 6
        let region = Region(start: Int32(truncatingIfNeeded: words.count), size: Int32(truncatingIfNeeded: size))
        for _ in 0..<size { words.append(0) }
        return region
    }

    /// Makes room for the bits of the same value again.
    mutating func open(like region: Region) -> Region { open(count: Int(region.size) << 6) }

    /// Adds the bits of the region that was opened last to another one, and gives it up.
    mutating func close(_ region: Region, mergingInto other: Region) {
        if other.isKept {
            for position in 0..<Int(min(region.size, other.size)) {
                words[Int(other.start) + position] |= words[Int(region.start) + position]
            }
        }
        words.removeLast(Int(region.size))
    }

    func contents(of region: Region) -> [UInt64] {
        Array(words[Int(region.start)..<Int(region.start + region.size)])
    }

    mutating func merge(_ bits: [UInt64], into region: Region) {
        for (position, word) in bits.enumerated() where position < Int(region.size) {
            words[Int(region.start) + position] |= word
        }
    }

    mutating func mark(_ position: Int, in region: Region) {
        words[Int(region.start) + position >> 6] |= 1 << UInt64(position & 63)
    }

    /// Marks everything before a position.
    mutating func mark(upTo count: Int, in region: Region) {
        for position in 0..<count { mark(position, in: region) }
    }

    func isMarked(_ position: Int, in region: Region) -> Bool {
        words[Int(region.start) + position >> 6] >> UInt64(position & 63) & 1 == 1
    }
}
