package import BricolageCore

extension JSONDocument.Node {
    /// The members that count: of several with one key the last one.
    package var countingMembers: some Sequence<(key: String, value: JSONDocument.Node)> {
        let shadowed = repeatsKey ? MemberIndex(object: self).shadowed : []
        return members.lazy.filter { !shadowed.contains($0.value.index - 1) }
    }
}
