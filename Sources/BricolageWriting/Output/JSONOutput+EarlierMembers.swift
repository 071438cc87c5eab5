internal import BricolageCore

/// An earlier member of the innermost object that has the same key as the one written last.
///
///     {"a":{"x":1},"b":⌄,"a":         text 5..<12, the value of the first "a"
///     {"a":{"x":1},"b":⌄,"b":         segment, because the value of "b" is written to one
enum EarlierMember {
    /// The range of its value in the text, and the number of insertions before that.
    case text(Range<Int>, insertion: Int)
    /// The segment that contains its value.
    case segment(Int)
}

/// A table of the keys of a large object whose members are looked up while it is written.
struct WrittenKeyIndex {
    /// The identity of the object: the index of its first key, and the offset of that key.
    let first: Int
    let start: Int
    /// How many keys the table covers, including those of outer objects.
    var count: Int
    /// The index of the last key with each text.
    var positions: [ExactKey: Int] = [:]
}

extension JSONOutput {
    /// The last earlier member of the innermost object with the key that was just written.
    ///
    /// Nil also if the object is nested too deeply, since then nothing was written. Constant on average: among few keys
    /// the key is compared with each, among many it is looked up in a table that grows with them.
    mutating func findEarlierMember() -> EarlierMember? {
        guard place == .value, trackedDepth == depth, let index = writtenKeys.areMany ? indexedKey() : comparedKey()
        else { return nil }
        let start = writtenKeys.start(index)
        let value = start + key(at: start).utf8.count + (isIndented ? 3 : 2)
        let range = value..<max(value, writtenKeys.start(index + 1) - separatorCount)
        let insertion = insertions.partitioningIndex { $0.offset >= value }
        if range.isEmpty, insertion < insertions.count, insertions[insertion].offset == value {
            return .segment(insertions[insertion].segment)
        }
        return .text(range, insertion: insertion)
    }

    private func comparedKey() -> Int? {
        let last = writtenKeys.count - 1
        return (writtenKeys.object.first..<last).last {
            writtenKeys.hasEqualFingerprints($0, last)
                && ExactText.equal(key(at: writtenKeys.start($0)), key(at: writtenKeys.start(last)))
        }
    }

    private mutating func indexedKey() -> Int? {
        let details = makeDetails()
        let (first, last) = (writtenKeys.object.first, writtenKeys.count - 1)
        let start = writtenKeys.start(first)
        while let other = details.keyIndexes.last, other.first >= first, (other.first, other.start) != (first, start) {
            details.keyIndexes.removeLast()
        }
        if details.keyIndexes.last?.first != first {
            details.keyIndexes.append(WrittenKeyIndex(first: first, start: start, count: first))
        }
        let top = details.keyIndexes.count - 1
        for position in details.keyIndexes[top].count..<last {
            details.keyIndexes[top].positions[ExactKey(key(at: writtenKeys.start(position)))] = position
        }
        details.keyIndexes[top].count = last
        return details.keyIndexes[top].positions[ExactKey(key(at: writtenKeys.start(last)))]
    }
}
