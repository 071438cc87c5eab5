internal import BricolageCore

extension Evaluator {
    @inline(__always)
    func node(_ index: Int) -> JSONDocument.Node { JSONDocument.Node(storage: storage, index: index) }

    /// Whether a value is one of the kinds that a block lets in.
    mutating func isOfKind(_ block: Block, _ index: Int) -> Bool {
        let tag = tag(index)
        if block.kinds.rawValue &>> UInt8(truncatingIfNeeded: tag) & 1 == 1 { return true }
        guard tag == TapeBits.number, block.kinds.contains(.integer) else { return false }
        return isInteger(index, byText: block.traits.contains(.integersByText))
    }

    /// Whether a number is an integer: by value, as 1.0 is, or as it is written.
    @inline(__always)
    mutating func isInteger(_ index: Int, byText: Bool) -> Bool {
        if tape[index].tag.bits & TapeBits.fractional == 0 { return true }
        return !byText && isIntegerByValue(index)
    }

    @inline(never)
    private mutating func isIntegerByValue(_ index: Int) -> Bool { node(index).number?.isInteger ?? false }

    /// The bytes of a string or a key with its escapes decoded; eight more may be read after them.
    ///
    /// Valid until the next text with escapes is asked for.
    @inline(__always)
    mutating func withText<R>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
        let node = tape[index]
        if node.tag.bits & TapeBits.escaped == 0 {
            return body(UnsafeBufferPointer(start: source + Int(node.offset) + 1, count: Int(node.length)))
        }
        return withUnescapedText(index, body)
    }

    @inline(never)
    private mutating func withUnescapedText<R>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
        needWorkspace()
        let written = storage.rawText(index)
        while workspace.text.count < written.count + StringUnescaping.slack { workspace.text.append(0) }
        return workspace.text.withUnsafeMutableBufferPointer { memory in
            let count = StringUnescaping.unescape(written, into: memory)
            for position in count..<count + 8 { memory[position] = 0 }
            return body(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(memory)[..<count]))
        }
    }

    /// Whether a value may equal a constant: whether it is a scalar, or has no more nodes than the largest constant.
    ///
    /// Of members with equal keys only the last counts. No more nodes than `mostNodes` are examined, besides the keys
    /// of those that are objects, so that values at each level of a document are not read completely each time.
    mutating func isWithin(_ mostNodes: Int, _ index: Int) -> Bool {
        let end = next(index)
        if tag(index) < TapeBits.array || end - index <= mostNodes { return true }
        var shadowed: Set<Int> = []
        var count = 0
        var place = index
        while place < end {
            if shadowed.contains(place) {
                place = next(place + 1)
                continue
            }
            count += 1
            if count > mostNodes { return false }
            if tag(place) == TapeBits.object, repeatsKey(place) {
                shadowed.formUnion(MemberIndex(object: node(place)).shadowed)
            }
            place += 1
        }
        return true
    }

    /// The elements of an array.
    mutating func elements(of array: Int) -> [Int] {
        var elements: [Int] = []
        var index = array + 1
        while index < next(array) {
            elements.append(index)
            index = next(index)
        }
        return elements
    }

    /// The keys of an object that count, each with its position among all of them.
    mutating func keys(of object: Int) -> [(position: Int, key: Int)] {
        let shadowed = MemberIndex(object: node(object)).shadowed
        var keys: [(position: Int, key: Int)] = []
        var key = object + 1
        var position = 0
        while key < next(object) {
            if !shadowed.contains(key) { keys.append((position, key)) }
            key = next(key + 1)
            position += 1
        }
        return keys
    }

    /// The position of a string or a key in a table; nil if the table does not have it.
    @inline(__always)
    mutating func position(of index: Int, in table: KeyTable) -> UInt32? {
        let keys = views.keys
        return withText(index) { keys.position(of: $0, in: table) }
    }

    /// How many code points a string has.
    mutating func length(_ index: Int) -> Int { withText(index, Self.codePoints) }
}
