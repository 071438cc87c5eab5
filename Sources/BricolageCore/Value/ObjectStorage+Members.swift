extension ObjectStorage {
    /// The place of the last member with a key.
    func position(of key: String) -> Int? {
        withUnsafeMutablePointers { header, members in
            if header.pointee.places != nil { return header.pointee.places?.place(of: key, in: members) }
            var position = header.pointee.count
            while position > 0 {
                position -= 1
                if ExactText.equal(members[position].key, key) { return position }
            }
            return nil
        }
    }

    /// Adds a member at the end, for which the caller has made room, whether or not its key exists already.
    func append(_ member: Member) {
        height = max(height, ContainerStorage.height(of: member.value) + 1)
        let isIndexed = withUnsafeMutablePointers { header, members in
            (members + header.pointee.count).initialize(to: member)
            header.pointee.places?.updatePlace(header.pointee.count, of: member.key, in: members)
            header.pointee.count += 1
            return header.pointee.places != nil
        }
        if !isIndexed, count > Self.indexThreshold { rebuildPlaces() }
    }

    /// Moves out the value of a member and leaves null in its place, so that the value can be changed without being
    /// copied.
    func takeValue(at position: Int) -> JSON {
        var value = JSON.null
        swap(&value, &self[position].value)
        return value
    }

    /// Replaces the value of a member.
    func replaceValue(at position: Int, with value: JSON) {
        height = max(height, ContainerStorage.height(of: value) + 1)
        self[position].value = value
    }

    /// Removes the members that meet a condition, and keeps the order of the others.
    ///
    /// Nothing moves before the condition has been evaluated for every member, so a condition that throws changes
    /// nothing.
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
        rebuildPlaces()
    }

    /// Updates the places of the keys, and whether there are duplicates, after members have changed.
    @inline(never)
    func rebuildPlaces() {
        guard count > Self.indexThreshold || hasDuplicates else {
            withUnsafeMutablePointerToHeader { $0.pointee.places = nil }
            return
        }
        withUnsafeMutablePointers { header, members in
            let count = header.pointee.count
            var places = MemberPlaces(capacity: count)
            for position in 0..<count { places.updatePlace(position, of: members[position].key, in: members) }
            header.pointee.hasDuplicates = places.count < count
            header.pointee.places = count > Self.indexThreshold ? places : nil
        }
    }

    /// Gives the first member of each key the value of the last, and removes the others.
    func keepLastValues() {
        var isRepeated = [Bool](repeating: false, count: count)
        withUnsafeMutablePointers { header, members in
            var first = MemberPlaces(capacity: header.pointee.count)
            for position in 0..<header.pointee.count {
                if let place = first.place(of: members[position].key, in: members) {
                    members[place].value = members[position].value
                    isRepeated[position] = true
                } else {
                    first.updatePlace(position, of: members[position].key, in: members)
                }
            }
        }
        var position = -1
        removeAll { _ in
            position += 1
            return isRepeated[position]
        }
    }
}
