internal import BricolageCore

extension Program {
    /// The value of the keyword that an instruction was made from.
    func node(of step: Instruction) -> JSONDocument.Node { node(places[Int(step.keyword)]) }

    /// The name of the keyword that an instruction was made from.
    func name(of step: Instruction) -> String { name(of: places[Int(step.keyword)]) }

    /// The instructions of a block for a value.
    func instructions(of block: UInt32, for value: JSONDocument.Node) -> [Instruction] {
        let steps = steps[block << 3 | value.tapeNode.tag.bits & TapeBits.kind]
        return (steps.start..<steps.start + steps.count).map { instructions[$0] }
    }

    /// The instructions of a block for values of any kind; some of them several times.
    func allInstructions(of block: UInt32) -> [Instruction] {
        (0..<UInt32(8)).flatMap { tag in
            let steps = steps[block << 3 | tag]
            return (steps.start..<steps.start + steps.count).map { instructions[$0] }
        }
    }

    /// Whether a value is that of `const`.
    func isConstant(_ node: JSONDocument.Node) -> Bool {
        node.index > 0 && node.storage.string(node.index - 1) == "const"
    }

    /// The keys of a table, in the order of the schema.
    func keys(of table: KeyTable) -> [String] {
        (0..<table.count).map { key($0, of: table) }
    }

    /// The key of a table at a position.
    func key(_ position: UInt32, of table: KeyTable) -> String { key(table.firstEntry + position) }

    /// All keys that the schemas name.
    var allKeys: Set<String> { Set((0..<keyCount).map(key)) }

    private func key(_ number: UInt32) -> String {
        let entry = keys.entries[number]
        return String(
            decoding: UnsafeBufferPointer(start: keys.bytes.base + Int(entry.start), count: Int(entry.length)),
            as: UTF8.self)
    }

    /// The names or patterns in the `properties` or `patternProperties` of the schema of a block.
    func keys(in keyword: String, of block: UInt32) -> [String] {
        let schema = node(origins[Int(block)])
        return schema.kind == .object ? schema[keyword]?.members.map(\.key) ?? [] : []
    }

    /// A name for the schema of a block: its title, or its place.
    func title(of block: UInt32) -> String {
        writtenTitle(of: block) ?? "\(node(origins[Int(block)]).pointer)"
    }

    /// The title in the schema of a block.
    func writtenTitle(of block: UInt32) -> String? {
        let schema = node(origins[Int(block)])
        return schema.kind == .object ? schema["title"]?.string : nil
    }

    /// The place of `type` in the schema of a block; nil without `type`, as in a boolean schema.
    func keyword(ofKinds block: UInt32) -> UInt32? {
        let place = typePlaces[Int(block)]
        return place == Instruction.none ? nil : place
    }
}
