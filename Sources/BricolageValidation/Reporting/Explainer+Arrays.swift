extension Explainer {
    mutating func explainItems(_ step: Instruction, in record: EvaluationRecord, _ region: EvaluationMarks.Region) {
        for (position, index) in evaluator.elements(of: record.index).enumerated() where position >= Int(step.second) {
            demandClosed(step, index, in: record) {
                let expected = step.second == 0 ? "no elements" : "at most \(Words.count(step.second, "element"))"
                return Complaint(
                    keyword: step.keyword, index: index, expected: expected, found: $0,
                    statement: "unexpected element \(position): expected \(expected)")
            }
        }
        if region.isKept { evaluator.workspace.marks.mark(upTo: evaluator.count(record.index), in: region) }
    }

    mutating func explainPrefix(_ step: Instruction, in record: EvaluationRecord, _ region: EvaluationMarks.Region) {
        let elements = evaluator.elements(of: record.index).prefix(Int(step.second))
        for (position, index) in elements.enumerated() {
            demand(program.operands[step.first + UInt32(position)], index, by: step.keyword, in: record)
        }
        if region.isKept { evaluator.workspace.marks.mark(upTo: elements.count, in: region) }
    }

    mutating func explainContains(
        _ step: Instruction, in record: EvaluationRecord, _ region: EvaluationMarks.Region
    ) {
        if keepsAll {
            let elements = evaluator.elements(of: record.index).map { self.record(program.operands[step.first], $0) }
            note(elements, isMet: true, by: step.keyword, in: record)
        }
        guard !evaluator.perform(step, record.index, region) else { return }
        var complaint = words(for: step, record.index)
        var count: UInt32 = 0
        for index in evaluator.elements(of: record.index)
        where evaluator.accepts(program.operands[step.first], index) {
            count += 1
        }
        complaint.found = count == 0 ? "none" : "\(count)"
        record.complain(complaint)
    }

    mutating func explainUnevaluatedItems(
        _ step: Instruction, in record: EvaluationRecord, _ region: EvaluationMarks.Region
    ) {
        for (position, index) in evaluator.elements(of: record.index).enumerated()
        where !evaluator.workspace.marks.isMarked(position, in: region) {
            demandClosed(step, index, in: record) {
                Complaint(
                    keyword: step.keyword, index: index, expected: "no further elements", found: $0,
                    statement: "unexpected element \(position), which no schema describes")
            }
            evaluator.workspace.marks.mark(position, in: region)
        }
    }

    /// Applies a schema that closes a container.
    ///
    /// The schema is usually `false`; then `words` makes the complaint about a value that is not allowed.
    mutating func demandClosed(
        _ step: Instruction, _ index: Int, in record: EvaluationRecord, _ words: (_ found: String) -> Complaint
    ) {
        if program.blocks[step.first].kinds.isEmpty {
            record.complain(words(Words.found(evaluator.node(index))))
        } else {
            demand(step.first, index, by: step.keyword, in: record)
        }
    }
}
