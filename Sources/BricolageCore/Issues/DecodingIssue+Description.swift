extension DecodingIssue: CustomStringConvertible {
    /// The complaint in one line, without its place.
    public var message: String { statement + suggestion + source }

    private var statement: String {
        switch kind {
        case .missing(let key): "missing \"\(key)\": expected \(expected)"
        case .unexpectedKey(let key): "unexpected \"\(key)\": expected \(expected)"
        case .depthLimit(let limit?): "nested deeper than the limit of \(limit) levels (maximumDepth)"
        case .depthLimit(nil): "nested deeper than the stack of this thread has room for"
        case .custom: expected
        default: "expected \(expected), found \(found)"
        }
    }

    private var suggestion: String {
        guard let nearest else { return "" }
        return switch kind {
        case .missing: "; is \"\(nearest)\" a misspelling of it?"
        case .depthLimit, .custom: ""
        default: "; did you mean \"\(nearest)\"?"
        }
    }

    private var source: String {
        guard case .declared(let type) = basis else { return "" }
        return ", by the declaration of \(type)"
    }

    /// The complaint with its place, the source line and a caret.
    public var description: String { description(path: nil) }

    /// The complaint as a compiler would print it for a file.
    public func description(path: String?) -> String {
        let place = pointer.isRoot ? "" : " at \(pointer)"
        let head = IssueDescription(
            path: path, location: location, severity: .error, message: statement + place + suggestion + source,
            excerpt: excerpt)
        return ([head.description] + notes.map { "    note: " + $0 }).joined(separator: "\n")
    }
}
