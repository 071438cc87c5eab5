internal import BricolageCore
internal import BricolageSchema

extension KeywordRule {
    /// `minItems` and `maxItems` (Validation 6.4.1, 6.4.2).
    static let itemCount = KeywordRule("minItems", "maxItems", in: .validation) { block in
        if let (least, node) = block.count("minItems"), least > 0 {
            block.add(.itemCount, for: .array, at: node, least, Instruction.none)
        }
        if let (most, node) = block.count("maxItems") { block.add(.itemCount, for: .array, at: node, 0, most) }
    }

    /// `minProperties` and `maxProperties` (Validation 6.5.1, 6.5.2).
    static let memberCount = KeywordRule(
        "minProperties", "maxProperties", in: .validation, of: .draft4 ... .v1
    ) { block in
        if let (least, node) = block.count("minProperties"), least > 0 {
            block.add(.memberCount, for: .object, at: node, least, Instruction.none)
        }
        if let (most, node) = block.count("maxProperties") { block.add(.memberCount, for: .object, at: node, 0, most) }
    }
}

extension Evaluator {
    /// Whether an array has at least `first` and at most `second` elements.
    mutating func hasItemCount(_ step: Instruction, _ index: Int) -> Bool {
        count(index) >= Int(step.first) && count(index) <= Int(step.second)
    }

    /// Whether an object has at least `first` and at most `second` members, each key counted once.
    mutating func hasMemberCount(_ step: Instruction, _ index: Int) -> Bool {
        let count = count(index)
        if count < Int(step.first) { return false }
        // Equal keys cannot matter: at least one key remains, and fewer keys stay below the upper limit as well.
        if count <= Int(step.second), step.first <= 1 { return true }
        return hasDistinctMemberCount(step, index)
    }

    @inline(never)
    private mutating func hasDistinctMemberCount(_ step: Instruction, _ index: Int) -> Bool {
        let count = count(index) - MemberIndex(object: node(index)).shadowed.count
        return count >= Int(step.first) && count <= Int(step.second)
    }
}
