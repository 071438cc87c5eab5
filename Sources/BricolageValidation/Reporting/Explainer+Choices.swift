extension Explainer {
    mutating func explainChoice(
        _ step: Instruction, in record: EvaluationRecord, _ region: EvaluationMarks.Region
    ) {
        let likely = likelyBranches(of: step, record, region)
        if likely.values.contains(where: \.isValid) { return }
        var branches: [EvaluationRecord] = []
        var isMet = false
        for position in step.first..<step.first + step.second {
            let block = program.operands[position]
            branches.append(likely[block] ?? branch(block, record.index, region))
            isMet = isMet || branches[branches.count - 1].isValid
            if isMet, !region.isKept, !keepsAll { return }
        }
        note(branches, isMet: isMet, by: step.keyword, in: record)
    }

    mutating func explainExactlyOne(
        _ step: Instruction, in record: EvaluationRecord, _ region: EvaluationMarks.Region
    ) {
        let likely = likelyBranches(of: step, record, region)
        if likely.values.count(where: \.isValid) == 1 { return }
        let branches = (step.first..<step.first + step.second).map { position in
            let block = program.operands[position]
            return likely[block] ?? branch(block, record.index, region)
        }
        let matches = branches.filter(\.isValid)
        if matches.count < 2 { return note(branches, isMet: matches.count == 1, by: step.keyword, in: record) }
        record.complain(complaint(about: matches.map(\.block), of: step, at: record.index))
    }

    /// The complaint about several schemas that match although only one may: it names the members of which an object
    /// must have only one, or else the schemas.
    private mutating func complaint(about matches: [UInt32], of step: Instruction, at index: Int) -> Complaint {
        if matches.count <= Words.longestList,
            let members = knowledge.requirements(tellingApart: matches)
        {
            let names = members.map(Words.value(text:))
            return Complaint(
                keyword: step.keyword, index: index, expected: "only one of \(Words.list(names))",
                found: names.count == 2 ? "both" : "all \(names.count)")
        }
        let names = matches.map { schemaWords.title(of: $0, in: program) }
        return Complaint(
            keyword: step.keyword, index: index, expected: "exactly one of the schemas to match",
            found: "\(matches.count) that do: \(Words.list(names, joinedBy: "and"))")
    }

    /// The results of the branches that constants leave; none if there is no index, or if everything is recorded.
    ///
    /// All other branches refuse the value. Their reasons matter only if these branches refuse it too.
    private mutating func likelyBranches(
        of step: Instruction, _ record: EvaluationRecord, _ region: EvaluationMarks.Region
    ) -> [UInt32: EvaluationRecord] {
        let place = BranchIndex.Place(first: step.first, tag: evaluator.tag(record.index))
        guard !keepsAll, let index = program.indexNumbers[place] else { return [:] }
        var likely: [UInt32: EvaluationRecord] = [:]
        for position in evaluator.branches(in: index, for: record.index) {
            let block = program.operands[position]
            likely[block] = branch(block, record.index, region)
        }
        return likely
    }

    mutating func explainCondition(
        _ step: Instruction, in record: EvaluationRecord, _ region: EvaluationMarks.Region
    ) {
        let condition = branch(program.operands[step.first], record.index, region)
        note([condition], isMet: true, by: step.keyword, in: record)
        let block = program.operands[step.first + (condition.isValid ? 1 : 2)]
        if block != Instruction.none { demand(block, record.index, by: step.keyword, in: record, region) }
    }

    /// Records the results of schemas that need not all hold.
    func note(_ branches: [EvaluationRecord], isMet: Bool, by keyword: UInt32, in record: EvaluationRecord) {
        if !isMet { record.isValid = false }
        if !isMet || keepsAll { record.findings.append(.choice(keyword: keyword, branches, isMet: isMet)) }
    }
}
