internal import BricolageCore

extension Explainer {
    mutating func explainMembers(
        _ step: Instruction, in record: EvaluationRecord, _ region: EvaluationMarks.Region
    ) {
        let table = program.tables[step.first]
        var missing = Set(0..<table.requiredCount)
        for (position, key) in evaluator.keys(of: record.index) {
            let rule = evaluator.rule(for: key, in: table)
            if rule.required != Instruction.none { missing.remove(rule.required) }
            var isNamed = rule.block != Instruction.none
            if isNamed { demand(rule.block, key + 1, by: step.keyword, in: record) }
            for number in table.firstPattern..<table.firstPattern + table.patternCount {
                let pattern = program.patternRules[number]
                guard evaluator.matches(pattern.pattern, key) else { continue }
                isNamed = true
                demand(pattern.block, key + 1, by: step.keyword, in: record)
            }
            if !isNamed, table.additional != Instruction.none {
                demandMember(table.additional, keyword: table.additionalKeyword, key, in: record)
                isNamed = true
            }
            if isNamed, region.isKept { evaluator.workspace.marks.mark(position, in: region) }
        }
        let names = program.keys(of: table.keys)
        for entry in 0..<table.keys.count {
            let rule = program.members[table.firstMember + entry]
            guard rule.required != Instruction.none, missing.contains(rule.required) else { continue }
            record.complain(missingComplaint(names[Int(entry)], rule.block, table, record.index))
        }
    }

    mutating func explainUnevaluatedMembers(
        _ step: Instruction, in record: EvaluationRecord, _ region: EvaluationMarks.Region
    ) {
        for (position, key) in evaluator.keys(of: record.index)
        where !evaluator.workspace.marks.isMarked(position, in: region) {
            demandMember(step.first, keyword: step.keyword, key, in: record)
            evaluator.workspace.marks.mark(position, in: region)
        }
    }

    mutating func explainNames(_ step: Instruction, in record: EvaluationRecord) {
        for (_, key) in evaluator.keys(of: record.index) { demand(step.first, key, by: step.keyword, in: record) }
    }

    mutating func explainDependencies(
        _ step: Instruction, in record: EvaluationRecord, _ region: EvaluationMarks.Region
    ) {
        let dependency = program.dependencies[Int(step.first)]
        let names = program.keys(of: dependency.keys)
        for (_, key) in evaluator.keys(of: record.index) {
            guard let position = evaluator.position(of: key, in: dependency.keys) else { continue }
            switch dependency.consequences[Int(position)] {
            case .keys(let table):
                var present: Set<UInt32> = []
                for (_, other) in evaluator.keys(of: record.index) {
                    if let found = evaluator.position(of: other, in: table) { present.insert(found) }
                }
                for (number, name) in program.keys(of: table).enumerated() where !present.contains(UInt32(number)) {
                    record.complain(
                        Complaint(
                            keyword: step.keyword, index: record.index, expected: "\"\(name)\"", found: "none",
                            statement: "missing \"\(name)\", which must be there because \"\(names[Int(position)])\" is"
                        ))
                }
            case .block(let block): demand(block, record.index, by: step.keyword, in: record, region)
            case .blocks(let table, let blocks):
                if evaluator.tag(key + 1) == TapeBits.string, let chosen = evaluator.position(of: key + 1, in: table) {
                    demand(blocks[Int(chosen)], record.index, by: step.keyword, in: record, region)
                }
            }
        }
    }

    /// Asks a member for a schema that may allow none: then the complaint is about its key.
    private mutating func demandMember(
        _ block: UInt32, keyword: UInt32, _ key: Int, in record: EvaluationRecord
    ) {
        guard program.blocks[block].kinds.isEmpty else { return demand(block, key + 1, by: keyword, in: record) }
        let name = evaluator.storage.string(key)
        let known = program.propertyNames(of: record.block)
        let written = Set(evaluator.node(record.index).members.map(\.key))
        record.complain(
            Complaint(
                keyword: keyword, index: key, expected: known.isEmpty ? "no members" : "one of \(Words.list(known))",
                found: "\"\(name)\"", statement: "unexpected \"\(name)\"", redactedStatement: "unexpected member",
                nearest: NearestSpelling.find(name, among: known.filter { !written.contains($0) })))
    }

    private func missingComplaint(_ name: String, _ block: UInt32, _ table: MemberTable, _ object: Int) -> Complaint {
        let kinds = block == Instruction.none ? .all : program.blocks[block].kinds
        let expected = kinds == .all ? "a value" : Words.kinds(kinds)
        let known = Set(program.keys(of: table.keys))
        let others = evaluator.node(object).members.map(\.key).filter { !known.contains($0) }
        return Complaint(
            keyword: table.requiredKeyword, index: object, expected: expected, found: "none",
            statement: "missing \"\(name)\": expected \(expected)", nearest: NearestSpelling.find(name, among: others))
    }
}
