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
                demand(pattern.block, key + 1, by: table.patternKeyword, in: record)
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
        let object = evaluator.node(record.index)
        let others = SpellingCandidates { [program] in
            let known = Set(program.keys(of: table.keys).map(ExactKey.init))
            return object.members.map(\.key).filter { !known.contains(ExactKey($0)) }
        }
        let entries = schemaWords.requirements(of: table, in: program)
        for entry in missing.map({ entries[Int($0)] }).sorted() {
            let rule = program.members[table.firstMember + entry]
            let expected = schemaWords.expectation(ofMissing: rule.block, in: program)
            let name = program.key(entry, of: table.keys)
            record.complain(
                Complaint(
                    keyword: table.requiredKeyword, index: record.index, expected: expected, found: "none",
                    statement: "missing \"\(name)\": expected \(expected)",
                    nearest: SpellingQuestion(word: name, candidates: others), missing: name))
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
        let keys = evaluator.keys(of: record.index)
        for (_, key) in keys {
            guard let position = evaluator.position(of: key, in: dependency.keys) else { continue }
            switch dependency.consequences[Int(position)] {
            case .keys(let table):
                var present: Set<UInt32> = []
                for (_, other) in keys {
                    if let found = evaluator.position(of: other, in: table) { present.insert(found) }
                }
                for number in 0..<table.count where !present.contains(number) {
                    let (name, cause) = (program.key(number, of: table), program.key(position, of: dependency.keys))
                    record.complain(
                        Complaint(
                            keyword: step.keyword, index: record.index, expected: "\"\(name)\"", found: "none",
                            statement: "missing \"\(name)\", which is required because \"\(cause)\" is"))
                }
            case .block(let block): demand(block, record.index, by: step.keyword, in: record, region)
            case .blocks(let table, let blocks):
                if evaluator.tag(key + 1) == TapeBits.string, let chosen = evaluator.position(of: key + 1, in: table) {
                    demand(blocks[Int(chosen)], record.index, by: step.keyword, in: record, region)
                }
            }
        }
    }

    /// Applies a schema to a member; if it allows no value at all, the complaint is about the key.
    private mutating func demandMember(
        _ block: UInt32, keyword: UInt32, _ key: Int, in record: EvaluationRecord,
        _ unexpected: inout UnexpectedMembers?
    ) {
        guard program.blocks[block].kinds.isEmpty else { return demand(block, key + 1, by: keyword, in: record) }
        let all =
            unexpected
            ?? UnexpectedMembers(
                of: evaluator.node(record.index), known: schemaWords.members(of: record.block, in: program))
        unexpected = all
        record.complain(all.complaint(about: key, evaluator.storage.string(key), keyword: keyword))
    }
}

/// The words for members that an object must not have, made once for all of them.
private struct UnexpectedMembers {
    private let known: SchemaWords.KnownMembers
    /// The known names that the object does not have.
    private let unwritten: SpellingCandidates

    init(of object: JSONDocument.Node, known: SchemaWords.KnownMembers) {
        self.known = known
        unwritten = SpellingCandidates {
            let written = Set(object.members.lazy.map { ExactKey($0.key) })
            return known.names.filter { !written.contains(ExactKey($0)) }
        }
    }

    func complaint(about key: Int, _ name: String, keyword: UInt32) -> Complaint {
        Complaint(
            keyword: keyword, index: key, expected: known.expected, found: "\"\(name)\"",
            statement: "unexpected \"\(name)\"" + (known.alternative.map { ": expected \($0)" } ?? ""),
            redactedStatement: "unexpected member",
            nearest: SpellingQuestion(word: name, candidates: unwritten))
    }
}
