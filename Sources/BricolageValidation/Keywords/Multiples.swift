internal import BricolageCore
internal import BricolageSchema

extension KeywordRule {
    /// `multipleOf`: a whole multiple of a number, exactly (Validation 6.2.1).
    static let multiples = KeywordRule("multipleOf", in: .validation, of: .draft4 ... .v1) { block in
        add("multipleOf", to: &block)
    }

    /// `divisibleBy`, the name that draft 3 has for it (draft 3, 5.24).
    static let divisors = KeywordRule("divisibleBy", in: .validation, of: .draft3 ... .draft3) { block in
        add("divisibleBy", to: &block)
    }

    private static func add(_ keyword: String, to block: inout BlockBuilder) {
        guard let node = block.value(keyword) else { return }
        guard let number = node.number, number > 0 else { return block.refuse(node, "a number above 0") }
        block.add(.multiple, for: .number, at: node, block.compiler.parts.addBound(number))
    }
}

extension Evaluator {
    /// Whether a number is a multiple of the bound `first`.
    mutating func isMultiple(_ index: Int, _ step: Instruction) -> Bool {
        let bound = views.bounds[step.first]
        if bound.isInteger, tape[index].tag == .number, tape[index].length <= 18 {
            return shortInteger(index).isMultiple(of: bound.integer)
        }
        return isExactMultiple(index, step)
    }

    @inline(never)
    private mutating func isExactMultiple(_ index: Int, _ step: Instruction) -> Bool {
        node(index).number?.isMultiple(of: program.numbers[Int(step.first)]) ?? true
    }
}
