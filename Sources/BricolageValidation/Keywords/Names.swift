internal import BricolageSchema

extension KeywordRule {
    /// `propertyNames`: what each key must obey (Core 10.3.2.4).
    static let names = KeywordRule("propertyNames", in: .applicator, of: .draft6 ... .v1) { block in
        guard let node = block.value("propertyNames") else { return }
        block.add(.memberNames, for: .object, at: node, block.block(node))
    }
}

extension Evaluator {
    /// Whether all keys of an object obey the block `first`.
    @inline(never)
    mutating func acceptsNames(_ step: Instruction, _ object: Int) -> Bool {
        let end = next(object)
        var key = object &+ 1
        while key < end {
            guard accepts(step.first, key) else { return false }
            key = next(key &+ 1)
        }
        return true
    }
}
