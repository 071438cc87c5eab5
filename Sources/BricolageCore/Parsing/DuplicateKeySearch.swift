/// Finds the first key, in the order of the text, that its object already has.
///
/// Each object of the finished tape is visited once and its values are stepped over, so the cost is linear in the
/// number of keys.
struct DuplicateKeySearch {
    let tape: UnsafeBufferPointer<TapeNode>
    let text: UnsafeBufferPointer<UInt8>

    func first() -> (key: String, offset: Int)? {
        var first: (key: String, offset: Int)?
        for index in tape.indices where tape[index].tag == .object && tape[index].length > 1 {
            if let found = duplicate(in: index), found.offset < first?.offset ?? .max { first = found }
        }
        return first
    }

    private func duplicate(in object: Int) -> (key: String, offset: Int)? {
        var keys = Set<ExactKey>(minimumCapacity: Int(tape[object].length))
        var index = object + 1
        while index < Int(tape[object].next) {
            let key = key(tape[index])
            if !keys.insert(ExactKey(key)).inserted { return (key, Int(tape[index].offset)) }
            index = Int(tape[index + 1].next)
        }
        return nil
    }

    private func key(_ node: TapeNode) -> String {
        let bytes = UnsafeBufferPointer(rebasing: text[(Int(node.offset) + 1)...].prefix(Int(node.length)))
        return StringUnescaping.string(bytes, isEscaped: node.tag.isEscaped)
    }
}

extension DuplicateKeySearch {
    /// Whether an object has a key twice.
    ///
    /// Small objects are checked without allocating: a filter tells most keys apart, and only a key that it cannot
    /// tell apart is compared with those before it. Large objects are put into a table. The square that hostile keys
    /// can force is bounded by `MemberIndex.threshold`.
    static func hasDuplicates(_ object: JSONDocument.Node) -> Bool {
        guard object.count > 1 else { return false }
        guard object.count <= MemberIndex.threshold else { return !MemberIndex(object: object).shadowed.isEmpty }
        var filter = KeyFilter()
        var members = object.members
        while let member = members.nextNodes() {
            if filter.mayHave(member.key), repeatsEarlierKey(member.key, of: object) { return true }
        }
        return false
    }

    private static func repeatsEarlierKey(_ key: JSONDocument.Node, of object: JSONDocument.Node) -> Bool {
        var members = object.members
        while let member = members.nextNodes(), member.key.index < key.index {
            if member.key.hasSameText(as: key) { return true }
        }
        return false
    }

    /// 256 bits, one of which each key sets by its length and its first and last bytes.
    private struct KeyFilter {
        private var bits = SIMD4<UInt64>()
        private var hasEscapes = false

        /// Adds a key, and says whether an equal one may have been added before.
        @inline(__always)
        mutating func mayHave(_ key: JSONDocument.Node) -> Bool {
            if key.tapeNode.tag.isEscaped { hasEscapes = true }
            if hasEscapes { return true }
            let text = key.storage.rawText(key.index)
            // The bytes beyond a short key are the same for equal keys only up to its quote; they are shifted out.
            let start = UnsafeRawPointer(key.storage.source + Int(key.tapeNode.offset) + 1)
            var word = start.loadUnaligned(as: UInt64.self)
            if text.count < 8 { word &= (1 &<< UInt64(text.count &* 8)) &- 1 }
            let last = text.count > 0 ? UInt64(text[text.count - 1]) : 0
            let hash = (word ^ last &<< 32 ^ UInt64(text.count) &<< 24) &* 0x9E37_79B9_7F4A_7C15
            let lane = Int(hash &>> 62)
            let bit: UInt64 = 1 &<< (hash &>> 56 & 63)
            defer { bits[lane] |= bit }
            return bits[lane] & bit != 0
        }
    }
}

extension JSONDocument.Node {
    /// Whether two strings of one document are the same once their escapes are resolved.
    fileprivate func hasSameText(as other: JSONDocument.Node) -> Bool {
        guard tapeNode.tag.isEscaped else { return storage.stringEquals(other.index, storage.rawText(index)) }
        var text = storage.string(index)
        return text.withUTF8 { storage.stringEquals(other.index, $0) }
    }
}
