internal import BricolageCore

/// Where the members of open objects stand in the text, for those objects whose members are sorted.
///
///     text     {"b":1,"a":{"x":2,"y":3
///     members    └b──┘ └a…   └x──┘ └y…       one stack for all tracked objects: an object's members lie on top
///     objects  0 ──────────▶ 2 ────────▶     where the members of each begin
struct MemberTracking {
    struct Member {
        var key: String
        /// The offset of the key's opening quote.
        var start: Int
        /// The offset after the value; set when the next member or the object's end is written.
        var end: Int
    }

    struct TrackedObject {
        var firstMember: Int
    }

    var members: [Member] = []
    var objects: [TrackedObject] = []
}

extension JSONOutput {
    /// Begins to remember the members of the innermost object.
    mutating func beginTracking() {
        if sortsKeys {
            let details = makeDetails()
            details.tracking.objects.append(.init(firstMember: details.tracking.members.count))
        }
        writtenKeys.begin(outerDepth: trackedDepth)
        trackedDepth = depth
    }

    /// Ends what `beginTracking` began: members are put in order, and of those with equal keys only the last one stays
    /// if a coder wants it so.
    @inline(__always)
    mutating func endTracking() {
        if sortsKeys {
            sortMembers()
        } else if writtenKeys.mayRepeatKeys {
            removeRepeatedMembers()
        }
        trackedDepth = writtenKeys.end()
    }

    /// Remembers a key that is about to be written, and is to be sorted.
    mutating func track(_ key: String) {
        details?.tracking.members.append(.init(key: key, start: buffer.count, end: buffer.count))
    }

    mutating func endTrackedMember() {
        guard let details, let last = details.tracking.members.indices.last else { return }
        details.tracking.members[last].end = buffer.count
    }
}

// MARK: Moving members

extension JSONOutput {
    /// Sorts the members of the innermost object.
    ///
    /// Nothing moves when nothing has to. Costs at most one copy of the object's text, so at most the text's length for
    /// each level of direct nesting.
    private mutating func sortMembers() {
        guard let details, let object = details.tracking.objects.popLast() else { return }
        let first = object.firstMember
        defer { details.tracking.members.removeSubrange(first...) }
        guard details.tracking.members.count > first + 1 else { return }
        if place.isLater { endTrackedMember() }
        let members = Swift.Array(details.tracking.members[first...])
        var order = TextOrder.positions(of: members.map(\.key))
        if dropsRepeatedKeys {
            let places = order
            order = places.indices.compactMap { index in
                let isRepeated =
                    index + 1 < places.count
                    && ExactText.equal(members[places[index]].key, members[places[index + 1]].key)
                return isRepeated ? nil : places[index]
            }
        }
        reorder(members.map { $0.start..<$0.end }, as: order)
    }

    /// Removes all but the last of the members with equal keys from the innermost object.
    @inline(never)
    private mutating func removeRepeatedMembers() {
        guard dropsRepeatedKeys else { return }
        let starts = writtenKeys.starts
        let members = starts.indices.map { index in
            starts[index]..<(index + 1 < starts.count ? starts[index + 1] - separatorCount : buffer.count)
        }
        let keys = starts.map { ExactKey(key(at: $0)) }
        var last: [ExactKey: Int] = [:]
        for index in keys.indices { last[keys[index]] = index }
        reorder(members, as: keys.indices.filter { last[keys[$0]] == $0 })
    }

    /// A key as it stands in the text, but for its last quote: keys are equal when they are equal with their escapes.
    func key(at start: Int) -> String {
        var end = start + 1
        while buffer.bytes[end] != UInt8(ascii: "\"") { end += buffer.bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
        return String(decoding: buffer.bytes[start..<end], as: UTF8.self)
    }
}
