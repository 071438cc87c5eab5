public import BricolageCore

/// How far a path leads.
enum PathOutcome {
    /// To a value.
    case found(JSONDocument.Node)
    /// To an object without the member, or an array that is too short.
    case absent(token: String, in: JSONDocument.Node)
    /// To a value that has no members or elements, or none under names like this one.
    case blocked(token: String, by: JSONDocument.Node)
}

extension JSONDocument.Node {
    /// Follows a path as far as it leads.
    func seek(_ keyPath: JSONKeyPath) -> PathOutcome {
        var node = self
        for token in keyPath.tokens {
            let next: JSONDocument.Node?
            switch node.kind {
            case .object: next = node[token]
            case .array:
                guard let index = JSONPointer.arrayIndex(token) else { return .blocked(token: token, by: node) }
                next = node[index]
            default: return .blocked(token: token, by: node)
            }
            guard let next else { return .absent(token: token, in: node) }
            node = next
        }
        return .found(node)
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
        case .absent(let token, let node): throw DecodingIssues([node.missing(token, on: keyPath, from: self)])
        case .blocked(let token, let node): throw DecodingIssues([node.blocking(token)])
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
            guard node.isNull else { throw DecodingIssues([node.blocking(token)]) }
            return nil
        }
    }

    private func missing(_ token: String, on keyPath: JSONKeyPath, from start: JSONDocument.Node) -> DecodingIssue {
        let whole = start.keyPath.appending(keyPath)
        var issue = JSONReadingError(.missing(key: token), at: self, expected: "a value at \(whole)").issue
        let reached = self.keyPath.description
        issue.notes.append("the path leads as far as \(reached.isEmpty ? "the whole document" : reached), \(summary)")
        return issue
    }

    /// Says the same for all paths that it blocks, so that it is said once.
    private func blocking(_ token: String) -> DecodingIssue {
        let isIndex = JSONPointer.arrayIndex(token) != nil
        return wrongKind(isIndex ? "an array" : "an object").issue
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
