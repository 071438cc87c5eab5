extension DecodingIssue {
    /// The issue without any content of values: only locations, kinds, and the program's names of types and keys
    /// remain.
    public var redacted: DecodingIssue {
        var issue = DecodingIssue(
            kind: redactedKind, pointer: pattern ?? pointer.masked, location: location, expected: redactedExpectation,
            found: foundKind?.withArticle ?? "another value", basis: basis)
        issue.path = path
        issue.type = type
        issue.foundKind = foundKind
        return issue
    }

    private var redactedKind: Kind {
        switch kind {
        // The key is from the text; no type names it.
        case .unexpectedKey: .unexpectedKey("*")
        case .missing where isKeyData: .missing(key: "*")
        default: kind
        }
    }

    private var redactedExpectation: String {
        guard kind == .custom else { return type ?? "another value" }
        let error = thrown?.typeName ?? "an error"
        return "\(type.map { "the code of \($0)" } ?? "code") has thrown \(error)"
    }
}

extension JSONPointer {
    /// The pointer with `*` for each token: a token that looks like an index may be a key.
    fileprivate var masked: JSONPointer { JSONPointer(tokens: tokens.map { _ in "*" }) }
}

extension JSON.Kind {
    /// The kind as a message names it: `a string`.
    package var withArticle: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
