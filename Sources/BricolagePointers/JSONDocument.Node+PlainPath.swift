package import BricolageCore

/// How far a path of plain keys leads.
package enum PlainPathOutcome {
    /// To the value at a place of the tape.
    case found(Int)
    /// To an object without the last member.
    case absent
    /// Elsewhere, or the path does not consist of plain keys.
    case unknown
}

extension JSONDocument.Node {
    /// Follows a path of keys separated by dots, as most paths are, through objects, without creating the keys.
    ///
    /// Linear in the members of the objects on the way.
    package func seekPlainly(_ path: String) -> PlainPathOutcome {
        var path = path
        return path.withUTF8 { seekPlainly($0) }
    }

    private func seekPlainly(_ path: UnsafeBufferPointer<UInt8>) -> PlainPathOutcome {
        var object = index
        var start = 0
        while start < path.count, path[start] != UInt8(ascii: "/") {
            var end = start
            while end < path.count, JSONPointer.isPlain(path[end]) { end += 1 }
            let isLast = end == path.count
            guard end > start, isLast || path[end] == UInt8(ascii: "."), storage.tape[object].tag == .object else {
                return .unknown
            }
            let key = UnsafeBufferPointer(rebasing: path[start..<end])
            guard let member = storage.lastMember(key, of: object) else { return isLast ? .absent : .unknown }
            if isLast { return .found(member) }
            object = member
            start = end + 1
        }
        return .unknown
    }
}
