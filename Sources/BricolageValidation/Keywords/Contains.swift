internal import BricolageCore
internal import BricolageSchema

extension KeywordRule {
    /// `contains`, `minContains` and `maxContains` (Core 10.3.1.3, Validation 6.4.4, 6.4.5).
    static let contains = KeywordRule(
        "contains", in: .applicator, reading: ["minContains": .validation, "maxContains": .validation],
        of: .draft6 ... .v1
    ) { block in
        guard let node = block.value("contains") else { return }
        var (least, most) = (UInt32(1), Instruction.none)
        // The places of the two counts, for messages.
        var (leastPlace, mostPlace) = (node.index, node.index)
        if block.dialect.base >= .draft2019 {
            if let (count, node) = block.count("minContains") { (least, leastPlace) = (count, node.index) }
            if let (count, node) = block.count("maxContains") { (most, mostPlace) = (count, node.index) }
        }
        let evaluates: UInt32 = block.dialect.base >= .draft2020 ? 1 : 0
        let list = block.compiler.list([
            block.block(node), least, most, evaluates, UInt32(leastPlace), UInt32(mostPlace),
        ])
        block.add(.contains, for: .array, at: node, list.first)
    }
}

extension Evaluator {
    /// Whether the number of elements that obey a block is within limits.
    ///
    /// The operands are the block, the least and the greatest number, whether these elements count as evaluated, and
    /// the places of the two numbers.
    @inline(never)
    mutating func containsItems(_ step: Instruction, _ array: Int, _ region: EvaluationMarks.Region) -> Bool {
        let block = views.operands[step.first]
        let least = views.operands[step.first &+ 1]
        let most = views.operands[step.first &+ 2]
        let marksItems = region.isKept && views.operands[step.first &+ 3] == 1
        let end = next(array)
        var index = array &+ 1
        var position = 0
        var found: UInt32 = 0
        while index < end {
            if accepts(block, index) {
                found &+= 1
                if found > most { return false }
                if marksItems { workspace.marks.mark(position, in: region) }
                if found >= least, most == Instruction.none, !marksItems { return true }
            }
            index = next(index)
            position &+= 1
        }
        return found >= least
    }
}
