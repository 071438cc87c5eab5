extension ObjectStorage {
    /// The place of the last member with a key.
    func position(of key: String) -> Int? {
        withUnsafeMutablePointers { header, members in
            if header.pointee.positions != nil { return header.pointee.positions?[ExactKey(key)] }
            var position = header.pointee.count
            while position > 0 {
                position -= 1
                if ExactText.equal(members[position].key, key) { return position }
            }
            return nil
        }
    }

    /// Adds a member at the end, for which the caller has made room, whether or not its key is there.
    func append(_ member: Member) {
        height = max(height, ContainerStorage.height(of: member.value) + 1)
        let isIndexed = withUnsafeMutablePointers { header, members in
            (members + header.pointee.count).initialize(to: member)
            header.pointee.positions?[ExactKey(member.key)] = header.pointee.count
            header.pointee.count += 1
            return header.pointee.positions != nil
        }
        if !isIndexed, count > Self.indexThreshold { rebuildPositions() }
    }

    /// Replaces the value of a member.
    func replaceValue(at position: Int, with value: JSON) {
        height = max(height, ContainerStorage.height(of: value) + 1)
        self[position].value = value
    }

    /// Removes the members that meet a condition, and keeps the order of the others.
    ///
    /// Nothing moves before the condition was asked for every member, so that one which throws changes nothing.
    func removeAll(where condition: (Member) throws -> Bool) rethrows {
        let isRemoved = try (0..<count).map { try condition(self[$0]) }
        withUnsafeMutablePointers { header, members in
            var kept = 0
            for position in isRemoved.indices where !isRemoved[position] {
                if kept != position { swap(&members[kept], &members[position]) }
                kept += 1
            }
            (members + kept).deinitialize(count: header.pointee.count - kept)
            header.pointee.count = kept
        }
        rebuildPositions()
    }

    /// Makes what is known of the keys true again.
    func rebuildPositions() {
        guard count > Self.indexThreshold || hasDuplicates else {
            withUnsafeMutablePointerToHeader { $0.pointee.positions = nil }
            return
        }
        var positions: [ExactKey: Int] = [:]
        positions.reserveCapacity(count)
        for position in 0..<count { positions[ExactKey(self[position].key)] = position }
        hasDuplicates = positions.count < count
        withUnsafeMutablePointerToHeader { $0.pointee.positions = count > Self.indexThreshold ? positions : nil }
    }

    /// Gives the first member of each key the value of the last, and removes the others.
    func keepLastValues() {
        var first: [ExactKey: Int] = [:]
        var isRepeated = [Bool](repeating: false, count: count)
        for position in 0..<count {
            let key = ExactKey(self[position].key)
            if let place = first[key] {
                self[place].value = self[position].value
                isRepeated[position] = true
            } else {
                first[key] = position
            }
        }
        var position = -1
        removeAll { _ in
            position += 1
            return isRepeated[position]
        }
    }
}
