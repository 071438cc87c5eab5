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
    /// Whether an object of at most `MemberIndex.threshold` members has a key twice.
    ///
    /// Compares each with each.
    static func hasDuplicates(_ object: JSONDocument.Node) -> Bool {
        var members = object.members
        while let member = members.nextNodes() {
            var others = members
            while let other = others.nextNodes() {
                if member.key.hasSameText(as: other.key) { return true }
            }
        }
        return false
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
