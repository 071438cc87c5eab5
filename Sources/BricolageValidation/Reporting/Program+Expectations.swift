internal import BricolageCore

extension Program {
    /// The value that a rule about a single value expects.
    func expectation(of step: Instruction) -> String {
        switch step.operation {
        case .values: enumeration(node(of: step))
        case .minimum: "at least \(value(of: step))"
        case .maximum: "at most \(value(of: step))"
        case .exclusiveMinimum: "more than \(bound(step))"
        case .exclusiveMaximum: "less than \(bound(step))"
        case .multiple: "a multiple of \(value(of: step))"
        case .length: range(step, "character")
        case .itemCount: range(step, "element")
        case .memberCount: range(step, "member")
        case .uniqueItems: "unique elements"
        case .pattern: "a string that matches \(value(of: step))"
        case .format: "a string of the format \(formats[Int(step.first)].name)"
        case .content: "a string of the content that the schema names"
        case .contains: containment(step)
        case .not: "a value that the schema in \"\(name(of: step))\" does not allow"
        default: "what \"\(name(of: step))\" requires"
        }
    }

    /// What is expected of a value that must not obey a rule; nil for rules without short words.
    func negatedExpectation(of step: Instruction) -> String? {
        switch step.operation {
        case .values:
            return "anything but " + list(node(of: step))
        case .minimum: return "less than \(value(of: step))"
        case .maximum: return "more than \(value(of: step))"
        case .exclusiveMinimum: return "at most \(bound(step))"
        case .exclusiveMaximum: return "at least \(bound(step))"
        case .pattern: return "a string that does not match \(value(of: step))"
        case .format: return "a string that is not of the format \(formats[Int(step.first)].name)"
        default: return nil
        }
    }

    /// What a schema expects where a value is missing: one of the values that it names, or the kinds that it lets in.
    ///
    /// References are followed, so that a definition says the same as a schema in place.
    func expectation(ofMissing block: UInt32) -> String {
        var (block, seen): (UInt32, Set<UInt32>) = (block, [])
        while block != Instruction.none, seen.insert(block).inserted {
            let rules = allInstructions(of: block)
            if let values = rules.first(where: { $0.operation == .values }) { return expectation(of: values) }
            guard blocks[block].kinds == .all else { return Words.kinds(blocks[block].kinds) }
            block = rules.first { $0.operation == .reference }?.first ?? Instruction.none
        }
        return "a value"
    }

    private func value(of step: Instruction) -> String { Words.value(node(of: step)) }

    private func bound(_ step: Instruction) -> String { numbers[Int(step.first)].description }

    private func enumeration(_ node: JSONDocument.Node) -> String {
        (isConstant(node) || node.count == 1 ? "" : "one of ") + list(node)
    }

    /// The value of a `const`, or the values of an `enum`.
    private func list(_ node: JSONDocument.Node) -> String {
        isConstant(node) ? Words.value(node) : Words.list(node.elements.map(Words.value))
    }

    private func containment(_ step: Instruction) -> String {
        let least = count(operands[step.first + 1], writtenAt: operands[step.first + 4], besides: step)
        let most = count(operands[step.first + 2], writtenAt: operands[step.first + 5], besides: step)
        let limits =
            if operands[step.first + 2] == Instruction.none {
                "at least \(least)"
            } else if operands[step.first + 1] == 0 {
                "at most \(most)"
            } else {
                least == most ? "exactly \(least)" : "\(least) to \(most)"
            }
        return "\(limits) of the elements to match \"contains\""
    }

    /// The text of a count in the schema; a count larger than any value can have is given as it is written.
    private func count(_ count: UInt32, writtenAt place: UInt32, besides step: Instruction) -> String {
        guard count == Instruction.none - 1 else { return "\(count)" }
        let number = JSONDocument.Node(storage: node(of: step).storage, index: Int(place)).number
        return number?.description ?? "\(count)"
    }

    private func range(_ step: Instruction, _ thing: String) -> String {
        let isLeast = step.second == Instruction.none
        let count = isLeast ? step.first : step.second
        // Counts larger than any value can have are given as they are written.
        let written = count == Instruction.none - 1 ? node(of: step).number.map { "\($0) \(thing)s" } : nil
        return (isLeast ? "at least " : "at most ") + (written ?? Words.count(count, thing))
    }
}
