internal import BricolageCore

/// An evaluation that continues after errors and records all of them.
///
/// Checks the same rules as the evaluator, which performs those about a single value; only rules that lead from one
/// schema to others are followed here. Without dynamic references, it costs no more than schemas times values. Only the
/// evaluator counts levels, and its verdict comes first: a value with a verdict has reasons too, as far as the stack of
/// the thread allows.
///
/// Records of refusals take memory until the report is complete: one for each branch of a choice that no branch meets.
/// After `mostRefusals` of them, the evaluator alone decides, and each rule that is broken is one complaint.
struct Explainer: ~Copyable {
    var evaluator: Evaluator
    private var known: [Key: (record: EvaluationRecord, marks: [UInt64])] = [:]
    var schemaWords = SchemaWords()
    let knowledge: MemberKnowledge

    private struct Key: Hashable {
        var block: UInt32
        var index: Int
        var scope: UInt32
        var tracks: Bool
    }

    /// Whether valid results are recorded too, and all refusals.
    let keepsAll: Bool
    private var refusals = 0

    private static let mostRefusals = 1 << 16

    init(_ evaluator: consuming Evaluator, keepsAll: Bool = false) {
        knowledge = MemberKnowledge(evaluator.program)
        self.evaluator = evaluator
        self.evaluator.needWorkspace()
        self.keepsAll = keepsAll
    }

    var program: Program { evaluator.program }

    /// The record of a value under a schema.
    ///
    /// The members and elements that the schema has evaluated are marked even if something is wrong, so that
    /// `unevaluatedProperties` does not report them again; for a schema that need not hold, callers pass a separate
    /// region.
    mutating func record(
        _ block: UInt32, _ index: Int, _ region: EvaluationMarks.Region = .none
    ) -> EvaluationRecord {
        let header = program.blocks[block]
        guard header.traits.contains(.shared) else { return explain(block, header, index, region) }
        let key = Key(block: block, index: index, scope: evaluator.workspace.scope.number, tracks: region.isKept)
        if let (record, marks) = known[key] {
            if region.isKept { evaluator.workspace.marks.merge(marks, into: region) }
            return record
        }
        // The verdict did not need a branch that never ends.
        guard !evaluator.isFollowed(block, index), evaluator.follow(block, index) else {
            let record = EvaluationRecord(block: block, index: index)
            record.isEndless = true
            return record
        }
        defer { evaluator.unfollow() }
        let own = region.isKept ? evaluator.workspace.marks.open(like: region) : .none
        let record = explain(block, header, index, own)
        known[key] = (record, region.isKept ? evaluator.workspace.marks.contents(of: own) : [])
        if region.isKept { evaluator.workspace.marks.close(own, mergingInto: region) }
        return record
    }

    private mutating func explain(
        _ block: UInt32, _ header: Block, _ index: Int, _ region: EvaluationMarks.Region
    ) -> EvaluationRecord {
        let record = EvaluationRecord(block: block, index: index)
        let tag = evaluator.tag(index)
        guard evaluator.isOfKind(header, index) else {
            record.complain(kindComplaint(block, header, index))
            return record
        }
        let isNew = header.traits.contains(.scoped) && evaluator.workspace.scope.enter(header.resource)
        defer { if isNew { evaluator.workspace.scope.leave() } }
        guard evaluator.stays() else { return record }
        let tracks = header.traits.contains(.tracking) && evaluator.tape[index].tag.isContainer
        let own = tracks ? evaluator.workspace.marks.open(count: evaluator.count(index)) : region
        let steps = program.steps[block << 3 | tag]
        for position in steps.start..<steps.start + steps.count {
            explain(program.instructions[position], in: record, own)
        }
        if tracks { evaluator.workspace.marks.close(own, mergingInto: region) }
        if !record.isValid { refusals += 1 }
        return record
    }

    private mutating func explain(
        _ step: Instruction, in record: EvaluationRecord, _ region: EvaluationMarks.Region
    ) {
        guard keepsAll || refusals < Self.mostRefusals else {
            if !evaluator.perform(step, record.index, region) { record.complain(words(for: step, record.index)) }
            return
        }
        switch step.operation {
        case .all:
            for position in step.first..<step.first + step.second {
                demand(program.operands[position], record.index, by: step.keyword, in: record, region)
            }
        case .reference: demand(step.first, record.index, by: step.keyword, in: record, region)
        case .dynamicReference:
            let target = evaluator.target(of: step)
            if target == Instruction.none {
                evaluator.interrupt(.unresolvedReference)
            } else {
                demand(target, record.index, by: step.keyword, in: record, region)
            }
        case .any: explainChoice(step, in: record, region)
        case .exactlyOne: explainExactlyOne(step, in: record, region)
        case .not: explainNegation(step, in: record)
        case .condition: explainCondition(step, in: record, region)
        case .items: explainItems(step, in: record, region)
        case .prefixItems: explainPrefix(step, in: record, region)
        case .contains: explainContains(step, in: record, region)
        case .unevaluatedItems: explainUnevaluatedItems(step, in: record, region)
        case .members: explainMembers(step, in: record, region)
        case .memberNames: explainNames(step, in: record)
        case .unevaluatedMembers: explainUnevaluatedMembers(step, in: record, region)
        case .dependentMembers: explainDependencies(step, in: record, region)
        default:
            if !evaluator.perform(step, record.index, region) { record.complain(words(for: step, record.index)) }
        }
    }

    /// Applies a schema that must hold.
    mutating func demand(
        _ block: UInt32, _ index: Int, by keyword: UInt32, in record: EvaluationRecord,
        _ region: EvaluationMarks.Region = .none
    ) {
        let other = self.record(block, index, region)
        if !other.isValid { record.isValid = false }
        if !other.isValid || keepsAll { record.findings.append(.demand(keyword: keyword, other)) }
    }

    /// Applies a schema that need not hold; only if it does, its marks count.
    mutating func branch(_ block: UInt32, _ index: Int, _ region: EvaluationMarks.Region) -> EvaluationRecord {
        if !region.isKept { return record(block, index) }
        let own = evaluator.workspace.marks.open(like: region)
        let record = record(block, index, own)
        evaluator.workspace.marks.close(own, mergingInto: record.isValid ? region : .none)
        return record
    }
}
