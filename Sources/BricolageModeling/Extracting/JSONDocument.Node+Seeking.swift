public import BricolageCore

/// How far a path leads.
enum PathOutcome {
    /// To a value.
    case found(JSONDocument.Node)
    /// To an object without the member that the token at a position names, or to an array that is too short.
    case absent(position: Int, in: JSONDocument.Node)
    /// To a value that cannot contain what the token names: a scalar, or an array if the token is no index.
    case blocked(token: String, by: JSONDocument.Node)
}

extension JSONDocument.Node {
    /// Follows a pointer as far as it leads.
    func seek(_ pointer: JSONPointer) -> PathOutcome {
        var node = self
        for (position, token) in pointer.tokens.enumerated() {
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

    /// The value at a pointer.
    ///
    ///     let people = try document.value(at: "response.people").elements
    ///
    /// - Throws: `DecodingIssues` with one issue at the last value that the pointer reaches; it describes that value
    ///   and suggests the nearest key.
    public func value(at pointer: JSONPointer) throws(DecodingIssues) -> JSONDocument.Node {
        switch seek(pointer) {
        case .found(let node): return node
        case .absent(let position, let node): throw node.missing(pointer.tokens[position...])
        case .blocked(let token, let node): throw node.blocking(token)
        }
    }

    /// The value at a pointer; nil if a member or element on the path is absent or null.
    ///
    /// - Throws: `DecodingIssues` if another value is in the way, such as a string instead of an object.
    public func valueIfPresent(at pointer: JSONPointer) throws(DecodingIssues) -> JSONDocument.Node? {
        switch seek(pointer) {
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

    /// The issue of a value in the way; it is the same for all paths that the value blocks, so that it is reported
    /// once.
    private func blocking(_ token: String) -> DecodingIssues {
        let isIndex = JSONPointer.arrayIndex(token) != nil
        return issues(for: wrongKind(isIndex ? "an array" : "an object"))
    }
}

extension JSONDocument {
    /// The value at a pointer.
    ///
    /// - Throws: `DecodingIssues` with one issue at the last value that the pointer reaches; it describes that value
    ///   and suggests the nearest key.
    public func value(at pointer: JSONPointer) throws(DecodingIssues) -> Node { try root.value(at: pointer) }

    /// The value at a pointer; nil if a member or element on the path is absent or null.
    ///
    /// - Throws: `DecodingIssues` if another value is in the way, such as a string instead of an object.
    public func valueIfPresent(at pointer: JSONPointer) throws(DecodingIssues) -> Node? {
        try root.valueIfPresent(at: pointer)
    }
}
