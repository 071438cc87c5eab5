extension DecodingIssue: CustomStringConvertible {
    /// The complaint in one line, without its place.
    public var message: String {
        switch kind {
        case .missing(let key): "missing \"\(key)\": expected \(expected)" + (misspelling ?? "")
        case .unexpectedKey(let key): "unexpected \"\(key)\": expected \(expected)" + (suggestion ?? "")
        case .depthLimit(let limit): "nested deeper than the limit of \(limit) levels (maximumDepth)"
        case .custom: expected
        default: "expected \(expected), found \(found)" + (suggestion ?? "")
        }
    }

    private var suggestion: String? { nearest.map { "; did you mean \"\($0)\"?" } }

    private var misspelling: String? { nearest.map { "; is \"\($0)\" a misspelling of it?" } }

    /// The complaint with its place, the source line and a caret.
    public var description: String { description(path: nil) }

    /// The complaint as a compiler would print it for a file.
    public func description(path: String?) -> String {
        let place = pointer.isRoot ? "" : " at \(pointer)"
        let head = IssueDescription(
            path: path, location: location, severity: .error, message: message + place, excerpt: excerpt)
        return ([head.description] + notes.map { "    note: " + $0 }).joined(separator: "\n")
    }
}
