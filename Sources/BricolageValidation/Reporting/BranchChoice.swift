internal import BricolageCore

/// Determines which branch of a choice was probably meant when none of them holds.
///
///     branches ─▶ of this kind ─▶ whose tags hold ─▶ that know a member ─▶ no tag lets in the value, or the closest
///
/// A tag is a member whose values the branches list, in `const`, `enum` or a pattern. Answers about a record are
/// cached, since several others may lead to it.
final class BranchChoice {
    let program: Program
    let storage: DocumentStorage
    let knowledge: MemberKnowledge
    let lists: ListedValues
    var otherKinds: [ObjectIdentifier: Bool] = [:]
    var refusedTags: [ObjectIdentifier: Set<Int>] = [:]
    var otherValues: [ObjectIdentifier: Bool] = [:]
    var weights: [ObjectIdentifier: Int] = [:]
    /// How many more words are compared with others: that is slow, and a document may have any number of branches.
    var comparisons = 1_000

    init(_ program: Program, _ storage: DocumentStorage) {
        self.program = program
        self.storage = storage
        knowledge = MemberKnowledge(program)
        lists = ListedValues(program)
    }

    /// What is wrong with a value that no branch lets in.
    enum Meaning {
        /// It breaks the rules of the branch that was meant.
        case branch(EvaluationRecord)
        /// No branch lets in the value of a tag; the places of the keywords that refuse it.
        case tag(Int, refusedBy: [UInt32])
        /// That is unclear; the branches that are left.
        case unclear([EvaluationRecord])
    }

    /// What is probably wrong with a value that none of the branches lets in.
    func meaning(of branches: [EvaluationRecord]) -> Meaning {
        var left = branches
        for narrow in [ofThisKind, withTags, knowingMembers] {
            if left.count > 1 { left = narrow(left) }
        }
        if left.count == 1 { return .branch(left[0]) }
        if let (tag, keywords) = commonTag(of: left) { return .tag(tag, refusedBy: keywords) }
        let tagged = left.filter { tagsRefused(by: $0).isEmpty }
        if tagged.count == 1 { return .branch(tagged[0]) }
        if !tagged.isEmpty { left = tagged }
        let ranked = left.map { ($0, weight($0)) }.sorted { $0.1 < $1.1 }
        guard ranked.count > 1, ranked[0].1 < ranked[1].1 / 2 else { return .unclear(left) }
        return .branch(ranked[0].0)
    }

    /// At most `count` of the branches, those with the least complaints, in the order of the schema.
    ///
    /// Branches for values of this kind are preferred to others, and among these the branches whose tags hold.
    func closest(_ count: Int, of branches: [EvaluationRecord]) -> [EvaluationRecord] {
        guard branches.count > count else { return branches }
        let ranked = branches.enumerated().map { position, branch in
            (isOfOtherKind(branch) ? 1 : 0, tagsRefused(by: branch).isEmpty ? 0 : 1, weight(branch), position)
        }
        return ranked.sorted(by: <).prefix(count).map(\.3).sorted().map { branches[$0] }
    }

    /// The answer to a question about a record, computed once; a default without stack for it.
    func answer<Answer>(
        _ record: EvaluationRecord, _ answers: ReferenceWritableKeyPath<BranchChoice, [ObjectIdentifier: Answer]>,
        else plain: Answer, _ work: () -> Answer
    ) -> Answer {
        guard StackRoom.isLeft else { return plain }
        if let known = self[keyPath: answers][ObjectIdentifier(record)] { return known }
        let answer = work()
        self[keyPath: answers][ObjectIdentifier(record)] = answer
        return answer
    }

    func node(_ index: Int) -> JSONDocument.Node { JSONDocument.Node(storage: storage, index: index) }

    func name(of complaint: Complaint) -> String {
        complaint.keyword.map { program.name(of: program.places[Int($0)]) } ?? ""
    }
}
