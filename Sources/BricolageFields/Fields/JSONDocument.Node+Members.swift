internal import BricolageCore

extension JSONDocument.Node {
    /// The members of an object, with their keys as nodes.
    var membersInText: [(key: JSONDocument.Node, value: JSONDocument.Node)] {
        var members = members
        var result: [(key: JSONDocument.Node, value: JSONDocument.Node)] = []
        while let member = members.nextNodes() { result.append(member) }
        return result
    }
}
