internal import BricolageCore

extension JSONOutput {
    /// Writes a container and everything in it.
    mutating func walk(_ value: UnsafePointer<JSON>) {
        if sortsKeys { return walkSorted(value) }
        if canWalkCompactly(value) { return walkCompactly(value) }
        var open = OpenContainers()
        begin(value, &open)
        while !open.isEmpty {
            if let child = open.top.pointee.isObject ? writeMembers(of: open.top) : writeElements(of: open.top) {
                begin(child, &open)
            } else {
                open.top.pointee.isObject ? endObject() : endArray()
                open.removeLast()
            }
        }
    }

    @inline(__always)
    private mutating func begin(_ value: UnsafePointer<JSON>, _ open: inout OpenContainers) {
        guard let container = OpenContainer(value) else { return }
        if container.isObject { beginObject(tracksMembers: false) } else { beginArray() }
        open.append(container)
    }

    /// Writes the remaining elements of an array, up to the next array or object among them, which is returned.
    private mutating func writeElements(of open: UnsafeMutablePointer<OpenContainer>) -> UnsafePointer<JSON>? {
        var element = open.pointee.next.assumingMemoryBound(to: JSON.self)
        let end = open.pointee.end.assumingMemoryBound(to: JSON.self)
        while element < end {
            if !element.lend(to: { writeScalar($0) }) {
                open.pointee.next = UnsafeRawPointer(element + 1)
                return element
            }
            element += 1
        }
        return nil
    }

    /// Writes the remaining members of an object, up to the next one whose value is an array or object, which is
    /// returned.
    private mutating func writeMembers(of open: UnsafeMutablePointer<OpenContainer>) -> UnsafePointer<JSON>? {
        var member = open.pointee.next.assumingMemoryBound(to: ObjectStorage.Member.self)
        let end = open.pointee.end.assumingMemoryBound(to: ObjectStorage.Member.self)
        while member < end {
            let value = member.value
            member.key.lend { key($0) }
            if !value.lend(to: { writeScalar($0) }) {
                open.pointee.next = UnsafeRawPointer(member + 1)
                return value
            }
            member += 1
        }
        return nil
    }
}
