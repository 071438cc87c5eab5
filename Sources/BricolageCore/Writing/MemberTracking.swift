/// Where the members of open objects stand in the text, for those objects whose members may have to move.
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
        var depth: Int
        var firstMember: Int
        /// One bit for each key seen, so that new keys need no search.
        var filter: UInt64 = 0
        var mayRepeatKeys = false
    }

    var members: [Member] = []
    var objects: [TrackedObject] = []
}

extension JSONOutput {
    mutating func beginTracking() {
        let details = makeDetails()
        details.tracking.objects.append(.init(depth: depth, firstMember: details.tracking.members.count))
        trackedDepth = depth
    }

    /// Remembers a key that is about to be written.
    mutating func track(_ key: String) {
        guard let details, let object = details.tracking.objects.indices.last else { return }
        let bit = Self.filterBit(key)
        if details.tracking.objects[object].filter & bit != 0 { details.tracking.objects[object].mayRepeatKeys = true }
        details.tracking.objects[object].filter |= bit
        details.tracking.members.append(.init(key: key, start: buffer.count, end: buffer.count))
    }

    mutating func endTrackedMember() {
        guard let details, let last = details.tracking.members.indices.last else { return }
        details.tracking.members[last].end = buffer.count
    }

    /// A cheap mix of a key's length, first and last bytes: equal keys have equal bits, that is all that matters.
    private static func filterBit(_ key: String) -> UInt64 {
        let utf8 = key.utf8
        var mixed = UInt64(truncatingIfNeeded: utf8.count)
        for byte in utf8.prefix(8) { mixed = mixed &* 31 &+ UInt64(byte) }
        if utf8.count > 8 {
            for byte in utf8.suffix(4) { mixed = mixed &* 31 &+ UInt64(byte) }
        }
        return 1 << ((mixed &* 0x9E37_79B9_7F4A_7C15) >> 58)
    }

    /// Ends tracking of the innermost object: of members with equal keys only the last stays if a coder wants it so,
    /// and sorted output is put in order.
    ///
    /// Nothing moves when nothing has to.
    ///
    /// Costs at most one copy of the object's text, so at most the text's length for each level of direct nesting.
    mutating func arrangeMembers() {
        guard let details, let object = details.tracking.objects.popLast() else { return }
        trackedDepth = details.tracking.objects.last?.depth ?? -1
        let first = object.firstMember
        defer { details.tracking.members.removeSubrange(first...) }
        guard details.tracking.members.count > first + 1 else { return }
        endTrackedMemberIfNeeded(details)
        let members = details.tracking.members[first...]
        var order = Swift.Array(members.indices)
        if object.mayRepeatKeys, dropsRepeatedKeys { order = Self.lastOccurrences(in: members) }
        if sortsKeys {
            let isOrdered = zip(order, order.dropFirst()).allSatisfy {
                !ExactText.precedes(members[$1].key, members[$0].key)
            }
            if !isOrdered {
                // The standard sort is stable in fact but not by promise: equal keys are told apart by position.
                order.sort {
                    ExactText.precedes(members[$0].key, members[$1].key)
                        || ($0 < $1 && !ExactText.precedes(members[$1].key, members[$0].key))
                }
            }
        }
        if order.count == members.count, zip(order, members.indices).allSatisfy({ $0 == $1 }) { return }
        rewrite(members, in: order, details)
    }

    private mutating func endTrackedMemberIfNeeded(_ details: JSONOutputDetails) {
        if place == .next { endTrackedMember() }
    }

    private static func lastOccurrences(in members: ArraySlice<MemberTracking.Member>) -> [Int] {
        var last: [ExactKey: Int] = [:]
        for index in members.indices { last[ExactKey(members[index].key)] = index }
        return members.indices.filter { last[ExactKey(members[$0].key)] == $0 }
    }

    /// Writes the members anew in the given order, and moves the places of texts to be inserted with them.
    private mutating func rewrite(
        _ members: ArraySlice<MemberTracking.Member>, in order: [Int], _ details: JSONOutputDetails
    ) {
        guard let head = members.first, members.count > 1 else { return }
        let separator = Swift.Array(buffer.bytes[head.end..<members[members.startIndex + 1].start])
        var rewritten: [UInt8] = []
        rewritten.reserveCapacity(buffer.count - head.start)
        var remaining = details.insertions.drop { $0.offset <= head.start }
        let untouched = details.insertions.prefix(details.insertions.count - remaining.count)
        var moved: [JSONOutputDetails.Insertion] = []
        var byMember: [Int: ArraySlice<JSONOutputDetails.Insertion>] = [:]
        if !remaining.isEmpty {
            for index in members.indices {
                let own = remaining.prefix { $0.offset <= members[index].end }
                byMember[index] = own
                remaining = remaining.dropFirst(own.count)
            }
        }
        for index in order {
            if !rewritten.isEmpty { rewritten += separator }
            let shift = head.start + rewritten.count - members[index].start
            for insertion in byMember[index] ?? [] {
                moved.append(.init(offset: insertion.offset + shift, segment: insertion.segment))
            }
            rewritten += buffer.bytes[members[index].start..<members[index].end]
        }
        details.insertions = Swift.Array(untouched) + moved
        buffer.replaceTail(from: head.start, with: rewritten)
    }
}
