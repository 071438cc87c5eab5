internal import BricolageCore

extension Explainer {
    mutating func explainMembers(
        _ step: Instruction, in record: EvaluationRecord, _ region: EvaluationMarks.Region
    ) {
        let table = program.tables[step.first]
        var missing = Set(0..<table.requiredCount)
        var unexpected: UnexpectedMembers?
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
                demandMember(table.additional, keyword: table.additionalKeyword, key, in: record, &unexpected)
                isNamed = true
            }
            if isNamed, region.isKept { evaluator.workspace.marks.mark(position, in: region) }
        }
        if !missing.isEmpty { complain(ofMissing: missing, table, in: record) }
    }

    private mutating func complain(ofMissing missing: Set<UInt32>, _ table: MemberTable, in record: EvaluationRecord) {
        let names = program.keys(of: table.keys)
        let known = Set(names.map(ExactKey.init))
        let others = evaluator.node(record.index).members.map(\.key).filter { !known.contains(ExactKey($0)) }
        for entry in 0..<table.keys.count {
            let rule = program.members[table.firstMember + entry]
            guard rule.required != Instruction.none, missing.contains(rule.required) else { continue }
            let kinds = rule.block == Instruction.none ? .all : program.blocks[rule.block].kinds
            let expected = kinds == .all ? "a value" : Words.kinds(kinds)
            let name = names[Int(entry)]
            record.complain(
                Complaint(
                    keyword: table.requiredKeyword, index: record.index, expected: expected, found: "none",
                    statement: "missing \"\(name)\": expected \(expected)",
                    nearest: SpellingQuestion(word: name) { others }))
        }
    }

    mutating func explainUnevaluatedMembers(
        _ step: Instruction, in record: EvaluationRecord, _ region: EvaluationMarks.Region
    ) {
        var unexpected: UnexpectedMembers?
        for (position, key) in evaluator.keys(of: record.index)
        where !evaluator.workspace.marks.isMarked(position, in: region) {
            demandMember(step.first, keyword: step.keyword, key, in: record, &unexpected)
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
        _ block: UInt32, keyword: UInt32, _ key: Int, in record: EvaluationRecord,
        _ unexpected: inout UnexpectedMembers?
    ) {
        guard program.blocks[block].kinds.isEmpty else { return demand(block, key + 1, by: keyword, in: record) }
        let all =
            unexpected
            ?? UnexpectedMembers(
                of: evaluator.node(record.index), known: program.propertyNames(of: record.block))
        unexpected = all
        record.complain(all.complaint(about: key, evaluator.storage.string(key), keyword: keyword))
    }
}

/// What is told of each member that an object must not have, worked out once for all of them.
private struct UnexpectedMembers {
    private let expected: String
    /// The known names that the object does not have.
    private let unwritten: [String]

    init(of object: JSONDocument.Node, known: [String]) {
        let written = Set(object.members.lazy.map { ExactKey($0.key) })
        expected = known.isEmpty ? "no members" : "one of \(Words.list(known))"
        unwritten = known.filter { !written.contains(ExactKey($0)) }
    }

    func complaint(about key: Int, _ name: String, keyword: UInt32) -> Complaint {
        Complaint(
            keyword: keyword, index: key, expected: expected, found: "\"\(name)\"",
            statement: "unexpected \"\(name)\"", redactedStatement: "unexpected member",
            nearest: SpellingQuestion(word: name) { [unwritten] in unwritten })
    }
}
