internal import BricolageCore

extension JSONOutput {
    /// An array, or an object that is being written in the order of its keys, and the position reached in it.
    private struct OpenContainer {
        let container: JSON
        var position = 0
        /// The positions of an object's members in the order of their keys; empty for arrays.
        let order: [Int]

        init(_ container: JSON) {
            self.container = container
            order = if case .object(let members) = container { TextOrder.positions(of: members.keys) } else { [] }
        }
    }

    /// Writes a container and everything in it, with the members of objects sorted by key.
    mutating func walkSorted(_ value: UnsafePointer<JSON>) {
        var open: [OpenContainer] = []
        beginSorted(value.pointee, &open)
        while let top = open.indices.last, error == nil {
            if let child = writeContents(of: &open[top]) {
                beginSorted(child, &open)
            } else if case .array = open.removeLast().container {
                endArray()
            } else {
                endObject()
            }
        }
    }

    private mutating func beginSorted(_ value: JSON, _ open: inout [OpenContainer]) {
        if case .array = value { beginArray() } else { beginObject(tracksMembers: false) }
        open.append(OpenContainer(value))
    }

    /// Writes the remaining contents of a container, up to the next array or object among them, which is returned.
    private mutating func writeContents(of open: inout OpenContainer) -> JSON? {
        switch open.container {
        case .array(let elements):
            while open.position < elements.count {
                let element = elements[open.position]
                open.position += 1
                if !writeScalar(element) { return element }
            }
        case .object(let members):
            while open.position < members.count {
                let member = members[open.order[open.position]]
                open.position += 1
                key(member.key)
                if !writeScalar(member.value) { return member.value }
            }
        default: break
        }
        return nil
    }
}
