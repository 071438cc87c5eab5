internal import BricolageCore

extension Explainer {
    mutating func explainChoice(
        _ step: Instruction, in record: EvaluationRecord, _ region: EvaluationMarks.Region
    ) {
        var failures: [EvaluationRecord] = []
        for position in step.first..<step.first + step.second {
            let branch = branch(program.operands[position], record.index, region)
            if !branch.isValid {
                failures.append(branch)
            } else if !region.isKept {
                return
            }
        }
        guard failures.count == Int(step.second) else { return }
        record.isValid = false
        record.findings.append(.noneOf(keyword: step.keyword, failures))
    }

    mutating func explainExactlyOne(
        _ step: Instruction, in record: EvaluationRecord, _ region: EvaluationMarks.Region
    ) {
        var failures: [EvaluationRecord] = []
        var matches: [UInt32] = []
        for position in step.first..<step.first + step.second {
            let branch = branch(program.operands[position], record.index, region)
            if branch.isValid { matches.append(branch.block) } else { failures.append(branch) }
        }
        switch matches.count {
        case 1: return
        case 0:
            record.isValid = false
            record.findings.append(.noneOf(keyword: step.keyword, failures))
        default:
            let names = matches.map { program.title(of: $0) }
            record.complain(
                Complaint(
                    keyword: step.keyword, index: record.index, expected: "exactly one of the schemas to hold",
                    found: "\(matches.count) that do: \(Words.list(names))"))
        }
    }
}
