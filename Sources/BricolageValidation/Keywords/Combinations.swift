internal import BricolageCore
internal import BricolageSchema

extension KeywordRule {
    /// `allOf` (Core 10.2.1.1).
    static let allOf = KeywordRule("allOf", in: .applicator, of: .draft4 ... .v1) { block in
        guard let node = block.value("allOf") else { return }
        let list = block.compiler.list(block.blocks(node))
        block.add(.all, for: .all, at: node, list.first, list.count)
    }

    /// `extends`, the name that draft 3 has for it (draft 3, 5.26).
    static let extends = KeywordRule("extends", in: .applicator, of: .draft3 ... .draft3) { block in
        guard let node = block.value("extends") else { return }
        // The list may be empty, unlike that of allOf.
        let list = block.compiler.list(node.kind == .array ? node.elements.map(block.block) : [block.block(node)])
        block.add(.all, for: .all, at: node, list.first, list.count)
    }

    /// `anyOf` (Core 10.2.1.2).
    static let anyOf = KeywordRule("anyOf", in: .applicator, of: .draft4 ... .v1) { block in
        guard let node = block.value("anyOf") else { return }
        let list = block.compiler.list(block.blocks(node))
        block.add(.any, for: .all, at: node, list.first, list.count)
    }

    /// `oneOf` (Core 10.2.1.3).
    static let oneOf = KeywordRule("oneOf", in: .applicator, of: .draft4 ... .v1) { block in
        guard let node = block.value("oneOf") else { return }
        let list = block.compiler.list(block.blocks(node))
        block.add(.exactlyOne, for: .all, at: node, list.first, list.count)
    }

    /// `not` (Core 10.2.1.4).
    static let not = KeywordRule("not", in: .applicator, of: .draft4 ... .v1) { block in
        guard let node = block.value("not") else { return }
        block.add(.not, for: .all, at: node, block.block(node))
    }
}

extension Evaluator {
    /// Whether a value obeys all `second` blocks from operand `first` on.
    @inline(never)
    mutating func acceptsAll(_ step: Instruction, _ index: Int, _ region: EvaluationMarks.Region) -> Bool {
        for position in step.first..<step.first &+ step.second {
            guard accepts(views.operands[position], index, region) else { return false }
        }
        return true
    }

    /// Whether a value obeys at least one of `second` blocks from operand `first` on; all of them are tried if it must
    /// be known what they evaluate.
    @inline(never)
    mutating func acceptsAny(_ step: Instruction, _ index: Int, _ region: EvaluationMarks.Region) -> Bool {
        var isValid = false
        for position in step.first..<step.first &+ step.second {
            guard acceptsBranch(views.operands[position], index, region) else { continue }
            isValid = true
            if !region.isKept { return true }
        }
        return isValid
    }

    /// Whether a value does not obey the block `first`.
    @inline(never)
    mutating func refuses(_ step: Instruction, _ index: Int) -> Bool { !accepts(step.first, index) }

    /// Whether a value obeys one of `second` blocks from operand `first` on and no other.
    @inline(never)
    mutating func acceptsExactlyOne(_ step: Instruction, _ index: Int, _ region: EvaluationMarks.Region) -> Bool {
        var isValid = false
        for position in step.first..<step.first &+ step.second
        where acceptsBranch(views.operands[position], index, region) {
            if isValid { return false }
            isValid = true
        }
        return isValid
    }

    /// Whether a value obeys a block that it need not obey; only if it does, the marks of the block count.
    mutating func acceptsBranch(_ block: UInt32, _ index: Int, _ region: EvaluationMarks.Region) -> Bool {
        if !region.isKept { return accepts(block, index) }
        let own = workspace.marks.open(like: region)
        let isValid = accepts(block, index, own)
        workspace.marks.close(own, mergingInto: isValid ? region : .none)
        return isValid
    }
}
