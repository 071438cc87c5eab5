extension BranchChoice {
    /// The weight of all complaints of a branch: one about the value itself weighs more than one further inside, and
    /// a misspelt word less than one that is not known at all.
    func weight(_ record: EvaluationRecord) -> Int {
        answer(record, \.weights, else: 1) {
            record.findings.reduce(0) { sum, finding in
                let (added, overflow) = sum.addingReportingOverflow(weight(finding, at: record.index))
                return overflow ? .max : added
            }
        }
    }

    private func weight(_ finding: EvaluationRecord.Finding, at index: Int) -> Int {
        switch finding {
        case .complaint(let complaint):
            (complaint.index == index ? Self.heaviest : Self.heaviest / 2) / (isNear(complaint.nearest) ? 4 : 1)
        case .demand(_, let other):
            // However much is wrong inside a member, it weighs no more than the member itself.
            other.index == index ? weight(other) : max(1, min(weight(other) / 2, Self.heaviest))
        case .choice(_, let branches, _): branches.map(weight).min() ?? 1
        }
    }

    private static let heaviest = 64

    func isNear(_ question: SpellingQuestion?) -> Bool {
        guard let question, comparisons > 0 else { return false }
        comparisons -= 1
        return question.answer != nil
    }
}
