internal import BricolageCore

extension Explainer {
    mutating func explainChoice(
        _ step: Instruction, in record: EvaluationRecord, _ region: EvaluationMarks.Region
    ) {
        var branches: [EvaluationRecord] = []
        var isMet = false
        for position in step.first..<step.first + step.second {
            branches.append(branch(program.operands[position], record.index, region))
            isMet = isMet || branches[branches.count - 1].isValid
            if isMet, !region.isKept, !keepsAll { return }
        }
        note(branches, isMet: isMet, by: step.keyword, in: record)
    }

    mutating func explainExactlyOne(
        _ step: Instruction, in record: EvaluationRecord, _ region: EvaluationMarks.Region
    ) {
        let branches = (step.first..<step.first + step.second).map {
            branch(program.operands[$0], record.index, region)
        }
        let matches = branches.filter(\.isValid)
        if matches.count < 2 { return note(branches, isMet: matches.count == 1, by: step.keyword, in: record) }
        let names = matches.map { schemaWords.title(of: $0.block, in: program) }
        record.complain(
            Complaint(
                keyword: step.keyword, index: record.index, expected: "exactly one of the schemas to hold",
                found: "\(matches.count) that do: \(Words.list(names, joinedBy: "and"))"))
    }

    mutating func explainNegation(_ step: Instruction, in record: EvaluationRecord) {
        if keepsAll {
            let negated = self.record(step.first, record.index)
            note([negated], isMet: true, by: step.keyword, in: record)
        }
        if evaluator.accepts(step.first, record.index) { record.complain(words(for: step, record.index)) }
    }

    mutating func explainCondition(
        _ step: Instruction, in record: EvaluationRecord, _ region: EvaluationMarks.Region
    ) {
        let condition = branch(program.operands[step.first], record.index, region)
        note([condition], isMet: true, by: step.keyword, in: record)
        let block = program.operands[step.first + (condition.isValid ? 1 : 2)]
        if block != Instruction.none { demand(block, record.index, by: step.keyword, in: record, region) }
    }

    /// Takes down what became of schemas of which not each must hold.
    func note(_ branches: [EvaluationRecord], isMet: Bool, by keyword: UInt32, in record: EvaluationRecord) {
        if !isMet { record.isValid = false }
        if !isMet || keepsAll { record.findings.append(.choice(keyword: keyword, branches, isMet: isMet)) }
    }
}
