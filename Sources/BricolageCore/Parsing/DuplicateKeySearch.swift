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
