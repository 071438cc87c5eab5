internal import BricolageCore

extension BranchChoice {
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

    func ofThisKind(_ branches: [EvaluationRecord]) -> [EvaluationRecord] {
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
    func isOfOtherKind(_ record: EvaluationRecord) -> Bool {
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
