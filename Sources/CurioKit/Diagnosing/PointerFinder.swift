internal import BricolageCore
internal import BricolageSchema
internal import BricolageWriting

/// Finds the pointers of many values of one document, in any order.
///
///     container   children
///         0       [ 2, 9, 14, … ]      the indices of the values that it holds
///         9       [ 11, 12 ]
///
/// The values of a container are listed when one inside it is first asked for; from then on finding one costs a binary
/// search. `JSONDocument.Node.pointer` needs no list, but as many steps as there are values before the one that is
/// asked for.
struct PointerFinder {
    private var children: [Int: [Int]] = [:]

    /// The pointer to a value of the document, which must be the same document in all calls.
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

    /// The key of a member, which is the node before its value.
    private func key(of value: JSONDocument.Node) -> String {
        JSONDocument.Node(storage: value.storage, index: value.index - 1).string ?? ""
    }

    /// The value of a container that is, or contains, a given one.
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
