internal import BricolageCore

extension JSONDocument.Node {
    /// The members of an object that count: of equal keys only the last.
    ///
    /// The others were not validated, and nothing is known of their values.
    var countingMembers: [(key: String, value: JSONDocument.Node)] {
        guard kind == .object else { return [] }
        let shadowed = MemberIndex(object: self).shadowed
        var members = members
        var counting: [(key: String, value: JSONDocument.Node)] = []
        counting.reserveCapacity(count)
        while let (key, value) = members.nextNodes() {
            if shadowed.isEmpty || !shadowed.contains(key.index) { counting.append((key.string ?? "", value)) }
        }
        return counting
    }
}
