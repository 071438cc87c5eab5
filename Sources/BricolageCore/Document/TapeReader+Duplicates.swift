extension TapeReader {
    /// Whether an object has a key twice.
    ///
    /// Objects of up to `MemberIndex.threshold` members, which nearly all are, are checked on the stack. Larger
    /// objects, and those with escapes in keys, are put into a table that hashes with a seed.
    @inlinable @inline(__always)
    package func repeatsKey(_ object: Int, in storage: @autoclosure () -> DocumentStorage) -> Bool {
        guard tape[object].length > 1 else { return false }
        if let repeats = repeatsPlainKey(object) { return repeats }
        return !MemberIndex(object: JSONDocument.Node(storage: storage(), index: object)).shadowed.isEmpty
    }

    /// Whether an object of up to `MemberIndex.threshold` members has a key twice; nil when it is larger or there are
    /// escapes in its keys.
    ///
    /// Few keys are compared with each other; more keys are put into a table. Hostile keys can force a quadratic number
    /// of comparisons, which the threshold bounds.
    @inlinable @inline(__always)
    package func repeatsPlainKey(_ object: Int) -> Bool? {
        let count = Int(tape[object].length)
        if count <= 4 { return repeatsOneOfFew(object) }
        return count <= MemberIndex.threshold ? repeatsOneOfMany(object, count) : nil
    }

    /// Compares each key with those before it; nil when there are escapes.
    @inline(never)
    @usableFromInline func repeatsOneOfFew(_ object: Int) -> Bool? {
        let end = Int(tape[object].next)
        var index = object &+ 1
        while index < end {
            let node = tape[index]
            if node.tag.isEscaped { return nil }
            var earlier = object &+ 1
            while earlier < index {
                if areSameKey(tape[earlier], node) { return true }
                earlier = Int(tape[earlier &+ 1].next)
            }
            index = Int(tape[index &+ 1].next)
        }
        return false
    }

    /// Puts the keys into a table of 32 or 128 slots, each of which holds the distance of a key from the object; nil
    /// when there are escapes.
    @inline(never)
    @usableFromInline func repeatsOneOfMany(_ object: Int, _ count: Int) -> Bool? {
        let size = count <= 16 ? 32 : 128
        return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: size) { slots in
            guard let slots = slots.baseAddress else { return nil }
            slots.initialize(repeating: 0, count: size)
            let end = Int(tape[object].next)
            var index = object &+ 1
            while index < end {
                let node = tape[index]
                if node.tag.isEscaped { return nil }
                var slot = Int(truncatingIfNeeded: hash(node)) & (size &- 1)
                while slots[slot] != 0 {
                    if areSameKey(tape[object &+ Int(slots[slot])], node) { return true }
                    slot = (slot &+ 1) & (size &- 1)
                }
                slots[slot] = UInt32(truncatingIfNeeded: index &- object)
                index = Int(tape[index &+ 1].next)
            }
            return false
        }
    }

    /// Whether two keys without escapes are the same.
    @inline(__always)
    func areSameKey(_ left: TapeNode, _ right: TapeNode) -> Bool {
        left.length == right.length
            && ExactText.bytesEqual(
                source + Int(left.offset) + 1, source + Int(right.offset) + 1, count: Int(left.length))
    }

    /// A hash of the length of a key and of its first and last eight bytes.
    @inline(__always)
    func hash(_ key: TapeNode) -> UInt64 {
        let start = source + Int(key.offset) + 1
        let count = Int(key.length)
        var ends = ExactText.word(start)
        if count < 8 {
            // The bytes after the key are shifted out.
            ends = count == 0 ? 0 : ends &<< UInt64(64 &- 8 &* count)
        } else {
            ends = (ends &<< 5 | ends &>> 59) ^ ExactText.word(start + count - 8)
        }
        return ((ends ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15) &>> 40
    }
}

extension JSONDocument.Node {
    /// Whether the value is an object that has a key twice.
    package var repeatsKey: Bool { kind == .object && storage.reader.repeatsKey(index, in: storage) }
}
