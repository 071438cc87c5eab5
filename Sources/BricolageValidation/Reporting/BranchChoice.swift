internal import BricolageCore

/// Determines which branch of a choice was probably meant when none of them holds.
///
/// Answers about a record are cached, since several others may lead to it.
final class BranchChoice {
    private let program: Program
    private let storage: DocumentStorage
    private var otherKinds: [ObjectIdentifier: Bool] = [:]
    private var otherTags: [ObjectIdentifier: Bool] = [:]
    private var otherValues: [ObjectIdentifier: Bool] = [:]
    private var weights: [ObjectIdentifier: Int] = [:]

    init(_ program: Program, _ storage: DocumentStorage) {
        self.program = program
        self.storage = storage
    }

    /// The branch that was probably meant; nil if that is unclear.
    ///
    /// In this order: the only branch for values of this kind; the only one whose tags (members with `const` or `enum`)
    /// all hold; the one that is clearly closest, with less than half of the weight of complaints of any other.
    func meant(of branches: [EvaluationRecord]) -> EvaluationRecord? {
        if branches.count == 1 { return branches[0] }
        let possible = branches.filter { !isOfOtherKind($0) }
        if possible.count == 1 { return possible[0] }
        let tagged = possible.filter { !hasOtherTag($0) }
        if tagged.count == 1 { return tagged[0] }
        let ranked = tagged.map { ($0, weight($0)) }.sorted { $0.1 < $1.1 }
        guard ranked.count > 1, ranked[0].1 < ranked[1].1 / 2 else { return nil }
        return ranked[0].0
    }

    /// At most `count` of the branches, those with the least complaints, in the order of the schema.
    ///
    /// Branches for values of this kind are preferred to others, and among these the branches whose tags hold.
    func closest(_ count: Int, of branches: [EvaluationRecord]) -> [EvaluationRecord] {
        guard branches.count > count else { return branches }
        let ranked = branches.enumerated().map { position, branch in
            (isOfOtherKind(branch) ? 1 : 0, hasOtherTag(branch) ? 1 : 0, weight(branch), position)
        }
        return ranked.sorted(by: <).prefix(count).map(\.3).sorted().map { branches[$0] }
    }

    /// The kinds that the branches let in, if all of them fail because of the kind.
    func kinds(of branches: [EvaluationRecord]) -> String? {
        guard branches.allSatisfy(isOfOtherKind) else { return nil }
        let kinds = branches.reduce(into: KindSet()) { $0.formUnion(letIn(by: $1)) }
        return kinds.isEmpty ? nil : Words.kinds(kinds)
    }

    private func letIn(by record: EvaluationRecord) -> KindSet {
        let kinds = program.blocks[record.block].kinds
        if kinds != .all { return kinds }
        for case .demand(_, let other) in record.findings where other.index == record.index { return letIn(by: other) }
        return []
    }

    /// The answer to a question about a record, computed once; a default without stack for it.
    private func answer<Answer>(
        _ record: EvaluationRecord, _ answers: ReferenceWritableKeyPath<BranchChoice, [ObjectIdentifier: Answer]>,
        else plain: Answer, _ work: () -> Answer
    ) -> Answer {
        guard StackRoom.isLeft else { return plain }
        if let known = self[keyPath: answers][ObjectIdentifier(record)] { return known }
        let answer = work()
        self[keyPath: answers][ObjectIdentifier(record)] = answer
        return answer
    }

    /// Whether a value does not have the kind that a branch expects.
    private func isOfOtherKind(_ record: EvaluationRecord) -> Bool {
        answer(record, \.otherKinds, else: false) {
            record.findings.contains { finding in
                switch finding {
                case .complaint(let complaint):
                    complaint.index == record.index && complaint.keyword == program.keyword(ofKinds: record.block)
                case .demand(_, let other): other.index == record.index && isOfOtherKind(other)
                case .choice(_, let branches, _): branches.allSatisfy(isOfOtherKind)
                }
            }
        }
    }

    /// Whether a tag, a member that distinguishes branches, has another value than the branch expects.
    private func hasOtherTag(_ record: EvaluationRecord) -> Bool {
        answer(record, \.otherTags, else: false) {
            record.findings.contains { finding in
                guard case .demand(_, let other) = finding else { return false }
                if other.index == record.index { return hasOtherTag(other) }
                return isMember(other.index, of: record.index) && refusesValue(other)
            }
        }
    }

    private func isMember(_ index: Int, of container: Int) -> Bool {
        storage.tape[container].tag == .object && index > container
    }

    private func refusesValue(_ record: EvaluationRecord) -> Bool {
        answer(record, \.otherValues, else: false) {
            record.findings.contains { finding in
                switch finding {
                case .complaint(let complaint):
                    complaint.index == record.index
                        && ["const", "enum"].contains(
                            complaint.keyword.map { program.name(of: program.places[Int($0)]) } ?? "")
                case .demand(_, let other): other.index == record.index && refusesValue(other)
                case .choice: false
                }
            }
        }
    }

    /// The weight of all complaints of a branch: one about the value itself weighs more than one further inside.
    private func weight(_ record: EvaluationRecord) -> Int {
        answer(record, \.weights, else: 1) {
            record.findings.reduce(0) { sum, finding in
                let (added, overflow) = sum.addingReportingOverflow(weight(finding, at: record.index))
                return overflow ? .max : added
            }
        }
    }

    private func weight(_ finding: EvaluationRecord.Finding, at index: Int) -> Int {
        switch finding {
        case .complaint(let complaint): complaint.index == index ? 4 : 2
        case .demand(_, let other): max(1, weight(other))
        case .choice(_, let branches, _): branches.map(weight).min() ?? 1
        }
    }
}
