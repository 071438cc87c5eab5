/// Sorts the members of an object in place.
///
///     text     {"b":1,"ab":[2],"a":3
///     entries   b, 0+5     ab, 6+8     a, 15+5      eight bytes of the key as one number; offset and length
///     sorted    a, 15+5    ab, 6+8     b, 0+5       in the memory that `WrittenKeys` has for them
///     text     {"b":1,"ab":[2],"a":3"a":3,"ab":[2],"b":1      copied after the text, and then to their places
extension OutputBuffer {
    /// Sorts the last members of the text by their keys; false if a key has escapes, or there is too much text.
    ///
    /// - Parameters:
    ///   - members: Where each member begins, in the order of the text. The entries are overwritten.
    ///   - separatorCount: How many bytes separate two members.
    ///   - dropsRepeatedKeys: Whether only the last of several members with equal keys stays.
    @inline(never)
    mutating func sort(
        _ members: UnsafeMutableBufferPointer<WrittenKeys.Entry>, separatedBy separatorCount: Int,
        dropsRepeatedKeys: Bool
    ) -> Bool {
        guard members.count > 1 else { return true }
        let (head, end) = (members[0].start, count)
        guard end - head <= Int32.max else { return false }
        for index in members.indices {
            guard let word = firstWord(ofKeyAt: members[index].start) else { return false }
            members[index].fingerprint = word
        }
        let order = KeyOrder(text: bytes, head: head)
        var isSorted = true
        for index in members.indices {
            let start = members[index].start
            let next = index + 1 < members.count ? members[index + 1].start - separatorCount : end
            members[index].start = WrittenKeys.Entry.place(offset: start - head, count: next - start)
            if isSorted, index > 0 { isSorted = order.compare(members[index - 1], members[index]) < 0 }
        }
        if isSorted { return true }
        let afterFirst = head + members[0].memberCount
        let separator = afterFirst..<afterFirst + separatorCount
        var sorted = members
        sorted.sort { order.precedes($0, $1) }
        reserve(end - head)
        for (index, member) in sorted.enumerated() {
            // Among members with equal keys, the one written last comes last.
            if dropsRepeatedKeys, index + 1 < sorted.count,
                KeyOrder(text: bytes, head: head).compare(member, sorted[index + 1]) == 0
            {
                continue
            }
            if count > end { appendCopy(of: separator) }
            let start = head + member.memberOffset
            appendCopy(of: start..<start + member.memberCount)
        }
        remove(head..<end)
        return true
    }

    /// The first eight bytes of a key in the text, the first byte highest, with zeros after its end; nil if it has
    /// escapes.
    private func firstWord(ofKeyAt start: Int) -> UInt64? {
        var offset = start + 1
        let first = word(at: offset)
        var hits = EscapedCharacters.found(in: first)
        let used = hits == 0 ? first : first & ~(.max << UInt64(hits.trailingZeroBitCount & ~7))
        while hits == 0 {
            offset += 8
            hits = EscapedCharacters.found(in: word(at: offset))
        }
        let end = bytes[offset + hits.trailingZeroBitCount >> 3]
        return end == UInt8(ascii: "\"") ? used.byteSwapped : nil
    }
}

/// While members are sorted, `start` holds two numbers: the distance of the member from the first one, and its length
/// in bytes.
extension WrittenKeys.Entry {
    fileprivate static func place(offset: Int, count: Int) -> Int { offset << 32 | count }
    fileprivate var memberOffset: Int { start >> 32 }
    fileprivate var memberCount: Int { start & 0xFFFF_FFFF }
}

/// The order of keys without escapes in a text.
private struct KeyOrder {
    let text: UnsafeBufferPointer<UInt8>
    /// The offset of the first member.
    let head: Int

    func precedes(_ left: WrittenKeys.Entry, _ right: WrittenKeys.Entry) -> Bool {
        let order = compare(left, right)
        return order == 0 ? left.start < right.start : order < 0
    }

    /// Below zero if the left key comes first, zero for equal keys.
    @inline(__always)
    func compare(_ left: WrittenKeys.Entry, _ right: WrittenKeys.Entry) -> Int {
        if left.fingerprint != right.fingerprint { return left.fingerprint < right.fingerprint ? -1 : 1 }
        return left.fingerprint & 0xFF == 0 ? 0 : compareEnds(left, right)
    }

    /// The same for keys that are equal in their first eight bytes.
    @inline(never)
    private func compareEnds(_ left: WrittenKeys.Entry, _ right: WrittenKeys.Entry) -> Int {
        // After the quote and eight bytes.
        var (left, right) = (head + left.memberOffset + 9, head + right.memberOffset + 9)
        while text[left] == text[right] {
            if text[left] == UInt8(ascii: "\"") { return 0 }
            left += 1
            right += 1
        }
        if text[left] == UInt8(ascii: "\"") { return -1 }
        return text[right] == UInt8(ascii: "\"") || text[left] > text[right] ? 1 : -1
    }
}
