extension DecodingIssue {
    /// The message in one line, without the location.
    public var message: String { statement + remark }

    /// What is wrong.
    var statement: String {
        switch kind {
        case .missing(let key): "missing \"\(key)\": expected \(expected)"
        case .unexpectedKey(let key): "unexpected \"\(key)\": expected \(expected)"
        case .depthLimit(let limit?): "nested deeper than the limit of \(limit) levels (maximumDepth)"
        case .depthLimit(nil): "nested deeper than the stack of this thread allows"
        case .custom: expected
        default: "expected \(expected), found \(found)"
        }
    }

    /// The text after the place: how the issue is known, and what was probably meant.
    var remark: String { source + suggestion + (advice.map { "; " + $0 } ?? "") }

    private var suggestion: String {
        guard let nearest else { return "" }
        return switch kind {
        case .missing: "; is \"\(nearest)\" a misspelling of it?"
        case .depthLimit, .custom: ""
        default: NearestSpelling.question(nearest)
        }
    }

    private var source: String {
        guard case .declared(let type) = basis else { return "" }
        return ", by the declaration of \(type)"
    }
}

extension DecodingIssue: CustomStringConvertible, CustomDebugStringConvertible {
    /// The message with its location, the source line and a caret.
    public var description: String { issueDescription.description }

    /// The message with its location, in one line.
    public var debugDescription: String { IssueFormat.short.text(of: IssueReport([issueDescription])) }

    /// The message as a compiler would print it for a file.
    public func description(path: String?) -> String {
        var issue = self
        issue.path = path
        return issue.description
    }
}
