internal import BricolageCore

extension BranchChoice {
    /// How many members of an object are looked at.
    private static let mostMembers = 256

    /// The branches that name a member of an object, or else those that name a misspelt one; those that name no members
    /// at all are left in.
    func knowingMembers(_ branches: [EvaluationRecord]) -> [EvaluationRecord] {
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
}
