internal import BricolageCore

extension BranchChoice {
    /// How many tags of an object are looked at.
    private static let mostTags = 16

    /// The branches whose tags hold: the tag that most of them list decides first.
    func withTags(_ branches: [EvaluationRecord]) -> [EvaluationRecord] {
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
    func commonTag(of branches: [EvaluationRecord]) -> (tag: Int, keywords: [UInt32])? {
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
    func tagsRefused(by record: EvaluationRecord) -> Set<Int> {
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
}
