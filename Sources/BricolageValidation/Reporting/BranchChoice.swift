internal import BricolageCore

/// Determines which branch of a choice was probably meant when none of them holds.
///
///     branches ─▶ of this kind ─▶ whose tags hold ─▶ that know a member ─▶ no tag lets in the value, or the closest
///
/// A tag is a member whose values the branches list, in `const`, `enum` or a pattern. Answers about a record are
/// cached, since several others may lead to it.
final class BranchChoice {
    private let program: Program
    private let storage: DocumentStorage
    private let knowledge: MemberKnowledge
    private let lists: ListedValues
    private var otherKinds: [ObjectIdentifier: Bool] = [:]
    private var refusedTags: [ObjectIdentifier: Set<Int>] = [:]
    private var otherValues: [ObjectIdentifier: Bool] = [:]
    private var weights: [ObjectIdentifier: Int] = [:]
    /// How many more words are compared with others: that is slow, and a document may have any number of branches.
    private var comparisons = 1_000

    /// How many tags of an object, and how many of its members, are looked at.
    private static let (mostTags, mostMembers) = (16, 256)

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

    private func node(_ index: Int) -> JSONDocument.Node { JSONDocument.Node(storage: storage, index: index) }

    private func name(of complaint: Complaint) -> String {
        complaint.keyword.map { program.name(of: program.places[Int($0)]) } ?? ""
    }

    // MARK: Kinds

    /// The kinds that the branches let in, if all of them fail because of the kind.
    func kinds(of branches: [EvaluationRecord]) -> String? {
        guard branches.allSatisfy(isOfOtherKind) else { return nil }
        let kinds = branches.reduce(into: KindSet()) { $0.formUnion(letIn(by: $1)) }
        return kinds.isEmpty ? nil : Words.kinds(kinds)
    }

    /// Whether a complaint says nothing new about a value of a wrong kind: it lists values of other kinds only.
    func isImpliedByKind(_ complaint: Complaint) -> Bool {
        listedKinds(complaint).map { !$0.contains(.of(node(complaint.index).kind)) } ?? false
    }

    /// The kinds that branches let in for which a scalar has the wrong kind: such as a number, where it is a text.
    func otherKinds(of branches: [EvaluationRecord]) -> KindSet {
        guard !storage.tape[branches[0].index].tag.isContainer else { return [] }
        return branches.filter(isOfOtherKind).reduce(into: []) { $0.formUnion(letIn(by: $1)) }
    }

    private func ofThisKind(_ branches: [EvaluationRecord]) -> [EvaluationRecord] {
        branches.filter { !isOfOtherKind($0) }
    }

    private func letIn(by record: EvaluationRecord) -> KindSet {
        let kinds = program.blocks[record.block].kinds
        if kinds != .all { return kinds }
        for finding in record.findings {
            switch finding {
            case .complaint(let complaint):
                if let listed = listedKinds(complaint), complaint.index == record.index { return listed }
            case .demand(_, let other): if other.index == record.index { return letIn(by: other) }
            case .choice: break
            }
        }
        return []
    }

    /// The kinds of the values that an enumeration lists; nil for complaints of other rules.
    private func listedKinds(_ complaint: Complaint) -> KindSet? {
        guard let keyword = complaint.keyword, ["const", "enum"].contains(name(of: complaint)) else { return nil }
        let node = program.node(program.places[Int(keyword)])
        if !program.isConstant(node), node.kind != .array { return nil }
        return (program.isConstant(node) ? [node] : Array(node.elements)).reduce(into: []) { $0.insert(.of($1.kind)) }
    }

    /// Whether a value does not have the kind that a branch expects.
    private func isOfOtherKind(_ record: EvaluationRecord) -> Bool {
        answer(record, \.otherKinds, else: false) {
            record.findings.contains { finding in
                switch finding {
                case .complaint(let complaint):
                    complaint.index == record.index
                        && (complaint.keyword == program.keyword(ofKinds: record.block) || isImpliedByKind(complaint))
                case .demand(_, let other): other.index == record.index && isOfOtherKind(other)
                case .choice(_, let branches, let isMet): !isMet && branches.allSatisfy(isOfOtherKind)
                }
            }
        }
    }

    // MARK: Tags

    /// The branches whose tags hold: the tag that most of them list decides first.
    private func withTags(_ branches: [EvaluationRecord]) -> [EvaluationRecord] {
        var left = branches
        while left.count > 1 {
            var best: (count: Int, accepting: [EvaluationRecord])?
            for tag in tags(refusedBySome: left) {
                let key = storage.string(tag - 1)
                let accepting = left.filter {
                    !tagsRefused(by: $0).contains(tag) && knowledge.isListed(key, by: $0.block)
                }
                let count = accepting.count + left.count { tagsRefused(by: $0).contains(tag) }
                if !accepting.isEmpty, count > best?.count ?? 0 { best = (count, accepting) }
            }
            guard let best else { break }
            left = best.accepting
        }
        return left
    }

    /// A tag whose value all branches refuse, or several of them that list a similar one, and the keywords that do.
    ///
    /// If all branches list values themselves, the value is its own tag.
    private func commonTag(of branches: [EvaluationRecord]) -> (tag: Int, keywords: [UInt32])? {
        if branches.count > 1, branches.allSatisfy(refusesValue) {
            return (branches[0].index, keywords(refusing: branches[0].index, in: branches))
        }
        for tag in tags(refusedBySome: branches) {
            let refusing = branches.filter { tagsRefused(by: $0).contains(tag) }
            guard refusing.count > 1 else { continue }
            let keywords = self.keywords(refusing: tag, in: refusing)
            // If all branches list the same values, the member does not tell them apart.
            guard let first = keywords.first, keywords.contains(where: { lists[$0].number != lists[first].number })
            else { continue }
            if refusing.count == branches.count || isNear(lists.spelling(of: node(tag), among: keywords)) {
                return (tag, keywords)
            }
        }
        return nil
    }

    /// The complaint about a tag whose value no branch lets in.
    func complaint(aboutTag tag: Int, refusedBy keywords: [UInt32], of choice: UInt32) -> Complaint {
        let values = keywords.flatMap { lists[$0].values }.unique
        return Complaint(
            keyword: choice, index: tag, expected: values.count == 1 ? values[0] : "one of \(Words.list(values))",
            found: Words.found(node(tag)), nearest: lists.spelling(of: node(tag), among: keywords), canBeWidened: true)
    }

    /// The values of members that some branch refuses, in the order of the document.
    private func tags(refusedBySome branches: [EvaluationRecord]) -> [Int] {
        branches.reduce(into: Set()) { $0.formUnion(tagsRefused(by: $1)) }.sorted().prefix(Self.mostTags).map(\.self)
    }

    /// The values of members that a branch refuses because it lists others.
    private func tagsRefused(by record: EvaluationRecord) -> Set<Int> {
        answer(record, \.refusedTags, else: []) {
            guard storage.tape[record.index].tag == .object else { return [] }
            return record.findings.reduce(into: Set()) { tags, finding in
                switch finding {
                case .complaint: break
                case .demand(_, let other):
                    if other.index == record.index {
                        tags.formUnion(tagsRefused(by: other))
                    } else if other.index > record.index, refusesValue(other) {
                        tags.insert(other.index)
                    }
                case .choice(_, let branches, let isMet):
                    guard !isMet, let first = branches.first else { break }
                    tags.formUnion(
                        branches.dropFirst().reduce(tagsRefused(by: first)) {
                            $0.isEmpty ? $0 : $0.intersection(tagsRefused(by: $1))
                        })
                }
            }
        }
    }

    private func refusesValue(_ record: EvaluationRecord) -> Bool {
        answer(record, \.otherValues, else: false) {
            record.findings.contains { finding in
                switch finding {
                case .complaint(let complaint):
                    complaint.index == record.index && !listing(complaint, in: record).isEmpty
                case .demand(_, let other): other.index == record.index && refusesValue(other)
                case .choice(_, let branches, let isMet): !isMet && branches.allSatisfy(refusesValue)
                }
            }
        }
    }

    /// The places of the keywords that list other values than one that a schema refuses.
    ///
    /// If the value has another kind, only the kind is refused.
    private func listing(_ complaint: Complaint, in record: EvaluationRecord) -> [UInt32] {
        guard let keyword = complaint.keyword else { return [] }
        if ["const", "enum", "pattern"].contains(name(of: complaint)) { return [keyword] }
        return keyword == program.keyword(ofKinds: record.block) ? knowledge.lists(in: record.block) : []
    }

    /// The places of the keywords by which branches refuse the value of a tag.
    private func keywords(refusing tag: Int, in branches: [EvaluationRecord]) -> [UInt32] {
        var (keywords, known, seen): ([UInt32], Set<UInt32>, Set<ObjectIdentifier>) = ([], [], [])
        var pending = Array(branches.reversed())
        while let record = pending.popLast() {
            guard seen.insert(ObjectIdentifier(record)).inserted else { continue }
            var further: [EvaluationRecord] = []
            for finding in record.findings {
                switch finding {
                case .complaint(let complaint):
                    guard record.index == tag, complaint.index == tag else { break }
                    keywords += listing(complaint, in: record).filter { known.insert($0).inserted }
                case .demand(_, let other): if [record.index, tag].contains(other.index) { further.append(other) }
                case .choice(_, let branches, let isMet): if !isMet { further += branches }
                }
            }
            pending += further.reversed()
        }
        return keywords
    }

    // MARK: Members

    /// The branches that name a member of an object, or else those that name a misspelt one; those that name no members
    /// at all are left in.
    private func knowingMembers(_ branches: [EvaluationRecord]) -> [EvaluationRecord] {
        let object = node(branches[0].index)
        guard object.kind == .object else { return branches }
        let keys = object.members.lazy.map(\.key).prefix(Self.mostMembers)
        let knowing = branches.filter { branch in
            !knowledge.areNamed(by: branch.block) || keys.contains { knowledge.isNamed($0, by: branch.block) }
        }
        if !knowing.isEmpty { return knowing }
        let guessing = branches.filter(isNearToMember)
        return guessing.isEmpty ? branches : guessing
    }

    private func isNearToMember(_ record: EvaluationRecord) -> Bool {
        record.findings.contains { finding in
            guard case .complaint(let complaint) = finding, complaint.index != record.index else { return false }
            return isNear(complaint.nearest)
        }
    }

    // MARK: Weights

    /// The weight of all complaints of a branch: one about the value itself weighs more than one further inside, and
    /// a misspelt word less than one that is not known at all.
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
        case .complaint(let complaint):
            (complaint.index == index ? Self.heaviest : Self.heaviest / 2) / (isNear(complaint.nearest) ? 4 : 1)
        case .demand(_, let other):
            // However much is wrong inside a member, it weighs no more than the member itself.
            other.index == index ? weight(other) : max(1, min(weight(other) / 2, Self.heaviest))
        case .choice(_, let branches, _): branches.map(weight).min() ?? 1
        }
    }

    private static let heaviest = 64

    private func isNear(_ question: SpellingQuestion?) -> Bool {
        guard let question, comparisons > 0 else { return false }
        comparisons -= 1
        return question.answer != nil
    }
}

extension KindSet {
    /// All values of a kind.
    fileprivate static func of(_ kind: JSON.Kind) -> KindSet {
        switch kind {
        case .null: .null
        case .bool: .boolean
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }
}
