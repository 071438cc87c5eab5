internal import BricolageCore
internal import BricolageSchema
internal import BricolageWriting

/// Finds the pointers of many values of one document, in any order.
///
///     container   children
///         0       [ 2, 9, 14, … ]      the indices of the values that it holds
///         9       [ 11, 12 ]
///
/// What a container holds is listed when a value inside it is first asked for; from then on it costs a binary search.
/// `JSONDocument.Node.pointer` needs no list, but as many steps as values stand before the one that is asked for.
struct PointerFinder {
    private var children: [Int: [Int]] = [:]

    /// The way from the root to a value of the document, which is the same in all calls.
    mutating func pointer(of node: JSONDocument.Node) -> JSONPointer {
        var tokens: [String] = []
        var container = JSONDocument.Node(storage: node.storage, index: 0)
        while container.index != node.index, let (position, child) = child(of: container, holding: node) {
            let isMember = container.kind == .object
            tokens.append(isMember ? key(of: child) : String(position))
            container = child
        }
        return JSONPointer(tokens: tokens)
    }

    /// The key stands before the value of a member.
    private func key(of value: JSONDocument.Node) -> String {
        JSONDocument.Node(storage: value.storage, index: value.index - 1).string ?? ""
    }

    /// Which value of a container is, or holds, another one.
    private mutating func child(
        of container: JSONDocument.Node, holding node: JSONDocument.Node
    ) -> (position: Int, child: JSONDocument.Node)? {
        let known = children[container.index] ?? list(container)
        let position = known.partitioningIndex { $0 > node.index } - 1
        return position < 0 ? nil : (position, JSONDocument.Node(storage: node.storage, index: known[position]))
    }

    private mutating func list(_ container: JSONDocument.Node) -> [Int] {
        let found = container.kind == .object ? container.members.map(\.value.index) : container.elements.map(\.index)
        children[container.index] = found
        return found
    }
}
