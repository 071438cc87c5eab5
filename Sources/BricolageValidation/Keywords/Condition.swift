internal import BricolageSchema

extension KeywordRule {
    /// `if`, `then` and `else` (Core 10.2.2.1 to 10.2.2.3).
    static let condition = KeywordRule("if", in: .applicator, of: .draft7 ... .v1) { block in
        guard let node = block.value("if") else { return }
        let branches = ["then", "else"].map { block.value($0).map(block.block) ?? Instruction.none }
        let list = block.compiler.list([block.block(node)] + branches)
        block.add(.condition, for: .all, at: node, list.first)
    }
}

extension Evaluator {
    /// Whether a value that obeys the first of three blocks, from operand `first` on, obeys the second, or else the
    /// third.
    @inline(never)
    mutating func acceptsConditionally(_ step: Instruction, _ index: Int, _ region: EvaluationMarks.Region) -> Bool {
        let isMet = acceptsBranch(views.operands[step.first], index, region)
        let block = views.operands[step.first &+ (isMet ? 1 : 2)]
        return block == Instruction.none || accepts(block, index, region)
    }
}
