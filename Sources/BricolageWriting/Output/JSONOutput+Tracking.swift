internal import BricolageCore

// Objects whose members are remembered: `WrittenKeys` has the offset of each key, and the keys themselves are in the
// text.

extension JSONOutput {
    /// Begins to remember the members of the innermost object.
    mutating func beginTracking() {
        writtenKeys.begin(outerDepth: trackedDepth)
        trackedDepth = depth
    }

    /// Ends what `beginTracking` began: sorts the members if required, and removes all but the last of those with equal
    /// keys if a coder wants that.
    @inline(__always)
    mutating func endTracking() {
        if sortsKeys {
            sortMembers()
        } else if writtenKeys.mayRepeatKeys {
            removeRepeatedMembers()
        }
        trackedDepth = writtenKeys.end()
    }

    /// Whether the innermost object may have a key twice; false if its members are not remembered.
    package var mayRepeatKeys: Bool { trackedDepth == depth && writtenKeys.mayRepeatKeys }

    /// A key as it appears in the text, without its last quote: keys are equal if they are equal with their escapes.
    func key(at start: Int) -> String {
        var end = start + 1
        while buffer.bytes[end] != UInt8(ascii: "\"") { end += buffer.bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
        return String(decoding: buffer.bytes[start..<end], as: UTF8.self)
    }

    /// The ranges of the members of the innermost object.
    private var members: [Range<Int>] {
        let starts = writtenKeys.starts
        return starts.indices.map { index in
            starts[index]..<(index + 1 < starts.count ? starts[index + 1] - separatorCount : buffer.count)
        }
    }

    /// Removes all but the last of the members with equal keys from the innermost object.
    @inline(never)
    private mutating func removeRepeatedMembers() {
        guard dropsRepeatedKeys else { return }
        let keys = writtenKeys.starts.map { ExactKey(key(at: $0)) }
        var last: [ExactKey: Int] = [:]
        for index in keys.indices { last[keys[index]] = index }
        reorder(members, as: keys.indices.filter { last[keys[$0]] == $0 })
    }

    /// Sorts the members of the innermost object.
    ///
    /// Members that are in order are not moved. Sorting costs at most one copy of the object's text, so at most the
    /// text's length for each level of direct nesting.
    @inline(never)
    private mutating func sortMembers() {
        let hasInsertions = insertions.last.map { $0.offset > writtenKeys.start(writtenKeys.object.first) } ?? false
        if !hasInsertions,
            buffer.sort(writtenKeys.members, separatedBy: separatorCount, dropsRepeatedKeys: dropsRepeatedKeys)
        {
            return
        }
        // Escapes have another order than the characters that they represent.
        let keys = writtenKeys.starts.map { (try? JSON(parsing: key(at: $0) + "\""))?.string ?? "" }
        var order = TextOrder.positions(of: keys)
        if dropsRepeatedKeys {
            let places = order
            order = places.indices.compactMap { index in
                let isRepeated =
                    index + 1 < places.count && ExactText.equal(keys[places[index]], keys[places[index + 1]])
                return isRepeated ? nil : places[index]
            }
        }
        reorder(members, as: order)
    }
}
