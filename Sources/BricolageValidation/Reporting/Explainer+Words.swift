internal import BricolageCore

extension Explainer {
    /// What a rule about a single value has against it.
    mutating func words(for step: Instruction, _ index: Int) -> Complaint {
        let node = evaluator.node(index)
        let value = Words.value(program.node(of: step))
        var complaint = Complaint(
            keyword: step.keyword, index: index, expected: expectation(of: step, value), found: Words.found(node))
        switch step.operation {
        case .length: complaint.found = Words.count(UInt32(clamping: evaluator.length(index)), "character")
        case .itemCount: complaint.found = Words.count(UInt32(clamping: node.count), "element")
        case .memberCount: complaint.found = Words.count(UInt32(clamping: evaluator.keys(of: index).count), "member")
        case .uniqueItems:
            if let (first, second) = evaluator.firstRepeated(index) {
                complaint.index = second
                complaint.found = "\(Words.found(evaluator.node(second))) again"
                complaint.original = first
            }
        case .values:
            complaint.nearest = node.string.map { [program] word in
                SpellingQuestion(word: word) { program.keys(of: program.enumerations[step.first].strings) }
            }
        case .custom:
            complaint.statement = program.customChecks[Int(step.first)].complaint(about: node)
            complaint.redactedStatement = "not what \"\(program.name(of: step))\" asks for"
        default: break
        }
        return complaint
    }

    private func expectation(of step: Instruction, _ value: String) -> String {
        switch step.operation {
        case .values: enumeration(program.node(of: step))
        case .minimum: "at least \(value)"
        case .maximum: "at most \(value)"
        case .exclusiveMinimum: "more than \(bound(step))"
        case .exclusiveMaximum: "less than \(bound(step))"
        case .multiple: "a multiple of \(value)"
        case .length: range(step, "character")
        case .itemCount: range(step, "element")
        case .memberCount: range(step, "member")
        case .uniqueItems: "elements that differ"
        case .pattern: "a string that matches \(value)"
        case .format: "a string of the format \(program.formats[Int(step.first)].name)"
        case .content: "a string of the content that the schema names"
        case .contains: containment(step)
        case .not: "a value that the schema in \"\(program.name(of: step))\" does not allow"
        default: "what \"\(program.name(of: step))\" asks for"
        }
    }

    private func bound(_ step: Instruction) -> String { program.numbers[Int(step.first)].description }

    private func enumeration(_ node: JSONDocument.Node) -> String {
        if program.isConstant(node) { return Words.value(node) }
        let values = node.elements.map(Words.value)
        return values.count == 1 ? values[0] : "one of " + Words.list(values)
    }

    private func containment(_ step: Instruction) -> String {
        let least = program.operands[step.first + 1]
        let most = program.operands[step.first + 2]
        let limits =
            if most == Instruction.none {
                "at least \(least)"
            } else if least == 0 {
                "at most \(most)"
            } else {
                least == most ? "exactly \(least)" : "\(least) to \(most)"
            }
        return "\(limits) of the elements to be as \"contains\" says"
    }

    private func range(_ step: Instruction, _ thing: String) -> String {
        let isLeast = step.second == Instruction.none
        let count = isLeast ? step.first : step.second
        // Counts that are larger than any value has are told as they are written.
        let written = count == Instruction.none - 1 ? program.node(of: step).number.map { "\($0) \(thing)s" } : nil
        return (isLeast ? "at least " : "at most ") + (written ?? Words.count(count, thing))
    }

    /// The complaint about a value of a kind that the schema does not let in.
    func kindComplaint(_ block: UInt32, _ header: Block, _ index: Int) -> Complaint {
        let found = Words.found(evaluator.node(index))
        guard !header.kinds.isEmpty else {
            return Complaint(
                keyword: program.keyword(ofKinds: block), index: index, expected: "no value", found: found)
        }
        return Complaint(
            keyword: program.keyword(ofKinds: block), index: index, expected: Words.kinds(header.kinds), found: found)
    }
}
