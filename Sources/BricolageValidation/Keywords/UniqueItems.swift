internal import BricolageCore

extension KeywordRule {
    /// `uniqueItems`: no two elements are equal (Validation 6.4.3).
    static let uniqueItems = KeywordRule("uniqueItems", in: .validation) { block in
        guard let node = block.value("uniqueItems") else { return }
        guard let isUnique = node.bool else { return block.refuse(node, "a boolean") }
        if isUnique { block.add(.uniqueItems, for: .array, at: node) }
    }
}

extension Evaluator {
    /// Whether no two elements of an array are equal: numbers by value, objects whatever the order of members.
    ///
    /// Linear in the text of the array.
    @inline(never)
    mutating func hasUniqueItems(_ array: Int) -> Bool { firstRepeated(array) == nil }

    /// The places of two equal elements; nil if there are none.
    mutating func firstRepeated(_ array: Int) -> (first: Int, second: Int)? {
        if count(array) < 2 { return nil }
        if count(array) <= 8, holdsPlainStrings(array) { return firstRepeatedOfFewStrings(array) }
        needWorkspace()
        workspace.hashes.clear(for: count(array))
        let end = next(array)
        var index = array + 1
        while index < end {
            // If a hash recurs, the values are compared. They are equal, unless the hashes collide.
            guard let hash = hash(index) else { return firstRepeatedByValue(array) }
            if let earlier = workspace.hashes.insert(hash, index) {
                return node(earlier).json == node(index).json ? (earlier, index) : firstRepeatedByValue(array)
            }
            index = next(index)
        }
        return nil
    }

    /// The same search by values, which needs memory for all of them.
    private mutating func firstRepeatedByValue(_ array: Int) -> (first: Int, second: Int)? {
        var seen: [JSON: Int] = [:]
        seen.reserveCapacity(count(array))
        let end = next(array)
        var index = array + 1
        while index < end {
            if let first = seen.updateValue(index, forKey: node(index).json) { return (first, index) }
            index = next(index)
        }
        return nil
    }

    private mutating func holdsPlainStrings(_ array: Int) -> Bool {
        var index = array &+ 1
        let end = next(array)
        while index < end {
            if tape[index].tag.bits != TapeBits.string { return false }
            index = next(index)
        }
        return true
    }

    /// Compares each element with those before it; all of them are strings without escapes, one node each.
    private mutating func firstRepeatedOfFewStrings(_ array: Int) -> (first: Int, second: Int)? {
        let end = next(array)
        for index in array + 1..<end {
            let node = tape[index]
            for earlier in array + 1..<index where tape[earlier].length == node.length {
                if KeyHash.areEqual(
                    source + Int(tape[earlier].offset) + 1, source + Int(node.offset) + 1, count: Int(node.length))
                {
                    return (earlier, index)
                }
            }
        }
        return nil
    }
}
