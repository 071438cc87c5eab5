internal import BricolageCore
internal import BricolageSchema

extension KeywordRule {
    /// `items` as one schema or a list, and `additionalItems` (drafts 3 to 2019-09).
    static let itemsOfOldDrafts = KeywordRule(
        "items", "additionalItems", in: .applicator, of: .draft3 ... .draft2019
    ) { block in
        guard let items = block.value("items") else { return }
        guard items.kind == .array else { return block.add(.items, for: .array, at: items, block.block(items)) }
        addPrefix(items, to: &block)
        guard let rest = block.value("additionalItems") else { return }
        block.add(.items, for: .array, at: rest, block.block(rest), UInt32(items.count))
    }

    /// `prefixItems`, and `items` for all elements after those (Core 10.3.1.1, 10.3.1.2).
    static let items = KeywordRule("prefixItems", "items", in: .applicator, of: .draft2020 ... .v1) { block in
        var count = 0
        if let prefix = block.value("prefixItems") {
            if prefix.kind != .array || prefix.count == 0 { block.refuse(prefix, "a non-empty array of schemas") }
            addPrefix(prefix, to: &block)
            count = prefix.count
        }
        guard let rest = block.value("items") else { return }
        guard rest.kind != .array else { return block.refuse(rest, "one schema", of: "items") }
        block.add(.items, for: .array, at: rest, block.block(rest), UInt32(count))
    }

    private static func addPrefix(_ node: JSONDocument.Node, to block: inout BlockBuilder) {
        guard node.kind == .array else { return }
        let list = block.compiler.list(node.elements.map(block.block))
        block.add(.prefixItems, for: .array, at: node, list.first, list.count)
    }
}

extension Evaluator {
    /// Whether the elements from position `second` on obey the block `first`.
    @inline(never)
    mutating func acceptsItems(_ step: Instruction, _ array: Int, _ region: EvaluationMarks.Region) -> Bool {
        let end = next(array)
        var index = array &+ 1
        var skipped = step.second
        while skipped > 0, index < end {
            index = next(index)
            skipped &-= 1
        }
        while index < end {
            guard accepts(step.first, index) else { return false }
            index = next(index)
        }
        if region.isKept { workspace.marks.mark(upTo: count(array), in: region) }
        return true
    }

    /// Whether each of the first elements obeys its own of the `second` blocks from operand `first` on.
    @inline(never)
    mutating func acceptsPrefix(_ step: Instruction, _ array: Int, _ region: EvaluationMarks.Region) -> Bool {
        let end = next(array)
        var index = array &+ 1
        var position: UInt32 = 0
        while position < step.second, index < end {
            guard accepts(views.operands[step.first &+ position], index) else { return false }
            index = next(index)
            position &+= 1
        }
        if region.isKept { workspace.marks.mark(upTo: Int(position), in: region) }
        return true
    }
}
