internal import BricolageCore

extension Evaluator {
    func node(_ index: Int) -> JSONDocument.Node { JSONDocument.Node(storage: storage, index: index) }

    /// Whether a number is one of the integers that a block lets in: by value, as 1.0 is, unless the dialect is older.
    @inline(__always)
    func isInteger(_ index: Int, for block: Block) -> Bool {
        guard block.kinds.contains(.integer) else { return false }
        if tape[index].tag.bits & TapeNode.Tag.fractional == 0 { return true }
        return !block.traits.contains(.integersByText) && isIntegerByValue(index)
    }

    @inline(never)
    private func isIntegerByValue(_ index: Int) -> Bool { node(index).number?.isInteger ?? false }

    /// The bytes of a string or a key without escapes, behind which eight more may be read.
    ///
    /// Valid until the next text with escapes is asked for.
    @inline(__always)
    mutating func withText<R>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
        let node = tape[index]
        if node.tag.bits & TapeNode.Tag.escaped == 0 {
            return body(UnsafeBufferPointer(start: source + Int(node.offset) + 1, count: Int(node.length)))
        }
        return withUnescapedText(index, body)
    }

    @inline(never)
    private mutating func withUnescapedText<R>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
        scratch.removeAll(keepingCapacity: true)
        scratch.append(contentsOf: storage.string(index).utf8)
        let count = scratch.count
        scratch.append(contentsOf: [0, 0, 0, 0, 0, 0, 0, 0])
        return scratch.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<count])) }
    }

    /// Whether an object has one key twice, so that the earlier members do not count.
    @inline(never)
    func repeatsKey(_ object: Int) -> Bool { !MemberIndex(object: node(object)).shadowed.isEmpty }

    /// The elements of an array.
    func elements(of array: Int) -> [Int] {
        var elements: [Int] = []
        var index = array + 1
        while index < next(array) {
            elements.append(index)
            index = next(index)
        }
        return elements
    }

    /// The keys of an object that count, each with its position among all of them.
    func keys(of object: Int) -> [(position: Int, key: Int)] {
        let shadowed = MemberIndex(object: node(object)).shadowed
        var keys: [(position: Int, key: Int)] = []
        var key = object + 1
        var position = 0
        while key < next(object) {
            if !shadowed.contains(UInt32(key)) { keys.append((position, key)) }
            key = next(key + 1)
            position += 1
        }
        return keys
    }

    /// The position of a string or a key among those of a table.
    mutating func position(of index: Int, in table: KeyTable) -> UInt32? {
        let keys = views.keys
        return withText(index) { keys.position(of: $0, in: table) }
    }

    /// How many code points a string has.
    mutating func length(_ index: Int) -> Int { withText(index, Self.codePoints) }
}
