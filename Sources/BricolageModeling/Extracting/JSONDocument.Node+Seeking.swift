public import BricolageCore

/// How far a path leads.
enum PathOutcome {
    /// To a value.
    case found(JSONDocument.Node)
    /// To an object without the member that the token at a position names, or an array that is too short.
    case absent(position: Int, in: JSONDocument.Node)
    /// To a value that has no members or elements, or none under names like this one.
    case blocked(token: String, by: JSONDocument.Node)
}

/// How far a path leads that consists of plain keys.
enum PlainPathOutcome {
    /// To the value at a place of the tape.
    case found(Int)
    /// To an object without the last member.
    case absent
    /// Elsewhere, or it is no such path.
    case unknown
}

extension DocumentStorage {
    /// The last member of an object with a key.
    fileprivate func lastMember(_ key: UnsafeBufferPointer<UInt8>, of object: Int) -> Int? {
        var found: Int?
        var index = object + 1
        let end = Int(tape[object].next)
        while index < end {
            if stringEquals(index, key) { found = index + 1 }
            index = Int(tape[index + 1].next)
        }
        return found
    }
}

extension JSONDocument.Node {
    /// Follows a path as far as it leads.
    func seek(_ keyPath: JSONKeyPath) -> PathOutcome {
        var node = self
        for (position, token) in keyPath.tokens.enumerated() {
            let next: JSONDocument.Node?
            switch node.kind {
            case .object: next = node[token]
            case .array:
                guard let index = JSONPointer.arrayIndex(token) else { return .blocked(token: token, by: node) }
                next = node[index]
            default: return .blocked(token: token, by: node)
            }
            guard let next else { return .absent(position: position, in: node) }
            node = next
        }
        return .found(node)
    }

    /// Follows a text of keys with dots between them, as most paths are, through objects, without making keys of it.
    func seekPlainly(_ path: String) -> PlainPathOutcome {
        var path = path
        return path.withUTF8 { seekPlainly($0) }
    }

    private func seekPlainly(_ path: UnsafeBufferPointer<UInt8>) -> PlainPathOutcome {
        var object = index
        var start = 0
        while start < path.count, path[start] != UInt8(ascii: "/") {
            var end = start
            while end < path.count, JSONKeyPathScanner.isPlain(path[end]) { end += 1 }
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

    /// The value that a path leads to.
    ///
    ///     let people = try document.value(at: "response.people").elements
    ///
    /// - Throws: `DecodingIssues` with one issue, which stands where the path ends and names what was found there and
    ///   the nearest key.
    public func value(at keyPath: JSONKeyPath) throws(DecodingIssues) -> JSONDocument.Node {
        switch seek(keyPath) {
        case .found(let node): return node
        case .absent(let position, let node): throw node.missing(keyPath.tokens[position...])
        case .blocked(let token, let node): throw node.blocking(token)
        }
    }

    /// The value that a path leads to; nil where a member or element on the way is absent or null.
    ///
    /// - Throws: `DecodingIssues` where anything else stands in the way, such as a string where an object must be.
    public func valueIfPresent(at keyPath: JSONKeyPath) throws(DecodingIssues) -> JSONDocument.Node? {
        switch seek(keyPath) {
        case .found(let node): return node
        case .absent: return nil
        case .blocked(let token, let node):
            guard node.isNull else { throw node.blocking(token) }
            return nil
        }
    }

    private func missing(_ rest: ArraySlice<String>) -> DecodingIssues {
        var error = JSONReadingError(.missing(key: rest.first ?? ""), at: self, expected: "a value")
        error.rest = Swift.Array(rest)
        return issues(for: error)
    }

    /// Says the same for all paths that it blocks, so that it is said once.
    private func blocking(_ token: String) -> DecodingIssues {
        let isIndex = JSONPointer.arrayIndex(token) != nil
        return issues(for: wrongKind(isIndex ? "an array" : "an object"))
    }
}

extension JSONDocument {
    /// The value that a path leads to.
    ///
    /// - Throws: `DecodingIssues` with one issue, which stands where the path ends and names what was found there and
    ///   the nearest key.
    public func value(at keyPath: JSONKeyPath) throws(DecodingIssues) -> Node { try root.value(at: keyPath) }

    /// The value that a path leads to; nil where a member or element on the way is absent or null.
    ///
    /// - Throws: `DecodingIssues` where anything else stands in the way, such as a string where an object must be.
    public func valueIfPresent(at keyPath: JSONKeyPath) throws(DecodingIssues) -> Node? {
        try root.valueIfPresent(at: keyPath)
    }
}
