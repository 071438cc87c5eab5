internal import BricolageCore

/// The members that were requested.
final class RecordedObject {
    let path: [String]
    private(set) var members: [RecordedMember] = []
    /// What stands for members of any name, if they were requested.
    private(set) var anyMember: RecordedMember?
    /// The members for which the initialiser has asked if they are null, often before requesting them.
    var keysAskedForNull: Set<String> = []
    /// How many keys the type knows, if it has asked which of them are present.
    var listedKeyCount: Int?
    /// Whether members that were not requested are refused.
    var closes = false
    /// Whether the type has listed the keys, and their names may be any.
    var listsAnyKey = false

    init(path: [String]) { self.path = path }

    /// The members, with what stands for those of any name.
    var allMembers: [RecordedMember] { members + (anyMember.map { [$0] } ?? []) }

    /// What stands for members of any name, under a key, recorded as requested if it was not yet.
    func requestAnyMember(_ key: String) -> RecordedMember {
        if let anyMember { return anyMember }
        let member = RecordedMember(key: key, name: key, path: path + [key], standsForOthers: true)
        member.owner = self
        anyMember = member
        return member
    }

    /// The member with a key, recorded as requested if it was not yet.
    func member(_ key: String, name: String) -> RecordedMember {
        if let known = members.first(where: { ExactText.equal($0.key, key) }) { return known }
        let member = RecordedMember(key: key, name: name, path: path + [key])
        adopt(member)
        return member
    }

    /// Adds a member that another run has requested.
    func adopt(_ member: RecordedMember) {
        member.owner = self
        members.append(member)
    }
}
