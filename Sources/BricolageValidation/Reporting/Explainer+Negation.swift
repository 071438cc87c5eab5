internal import BricolageCore

extension Explainer {
    mutating func explainNegation(_ step: Instruction, in record: EvaluationRecord) {
        let isAccepted: Bool
        if keepsAll {
            // A negated schema that the verdict did not need may never end, which only its record allows for.
            let negated = self.record(step.first, record.index)
            note([negated], isMet: true, by: step.keyword, in: record)
            isAccepted = negated.isValid
        } else {
            isAccepted = evaluator.accepts(step.first, record.index)
        }
        if isAccepted { record.complain(negation(step, record.index)) }
    }

    /// The complaint about a value that a negated schema accepts.
    ///
    /// If one rule alone makes the schema accept the value, the complaint says what must not be so; a reference is
    /// followed, and of the branches of an `anyOf` one that accepts the value.
    private mutating func negation(_ step: Instruction, _ index: Int) -> Complaint {
        var complaint = words(for: step, index)
        var (block, seen): (UInt32, Set<UInt32>) = (step.first, [])
        while seen.insert(block).inserted {
            let place = program.steps[block << 3 | evaluator.tag(index)]
            let kinds = program.blocks[block].kinds
            if place.count == 0, kinds != .all { complaint.expected = "anything but " + Words.kinds(kinds) }
            guard place.count == 1 else { return complaint }
            let rule = program.instructions[place.start]
            switch rule.operation {
            case .reference: block = rule.first
            case .all where rule.second == 1: block = program.operands[rule.first]
            case .any:
                let branches = (rule.first..<rule.first + rule.second).map { program.operands[$0] }
                guard let branch = branches.first(where: { holds($0, index) }) else { return complaint }
                block = branch
            case .members: return exclusion(of: program.tables[rule.first], by: step.keyword, index) ?? complaint
            default:
                if let expected = program.negatedExpectation(of: rule) { complaint.expected = expected }
                return complaint
            }
        }
        return complaint
    }

    /// Whether a value obeys a branch of a negated choice that accepts it.
    ///
    /// Without a record of the branch where only the verdict counts; the verdict on the choice has needed the branches
    /// up to the first that accepts the value, so all of them end.
    private mutating func holds(_ branch: UInt32, _ index: Int) -> Bool {
        keepsAll ? record(branch, index).isValid : evaluator.accepts(branch, index)
    }

    /// The complaint that members are there which a negated schema requires; nil if it says more of them.
    private mutating func exclusion(of table: MemberTable, by keyword: UInt32, _ index: Int) -> Complaint? {
        let entries = schemaWords.requirements(of: table, in: program)
        let describes = (0..<table.keys.count).contains { [program] entry in
            program.members[table.firstMember + entry].block != Instruction.none
        }
        guard !entries.isEmpty, !describes, table.patternCount == 0, table.additional == Instruction.none else {
            return nil
        }
        let names = entries.map { [program] in program.key($0, of: table.keys) }
        let quoted = names.map(Words.value(text:))
        var complaint = Complaint(
            keyword: keyword, index: index, expected: "not all of \(Words.list(quoted, joinedBy: "and"))",
            found: "an object with all of them")
        switch names.count {
        case 1:
            for (_, key) in evaluator.keys(of: index) where evaluator.position(of: key, in: table.keys) == entries[0] {
                complaint.index = key
            }
            (complaint.expected, complaint.found) = ("no member \(quoted[0])", quoted[0])
            complaint.statement = "unexpected \(quoted[0])"
        case 2: complaint.statement = "\(quoted[0]) and \(quoted[1]) exclude each other"
        default: break
        }
        return complaint
    }
}
