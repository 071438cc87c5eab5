extension JSONSyntaxError: ReportableError {
    /// The error, with its line of the text.
    public var report: IssueReport {
        IssueReport([
            IssueDescription(
                rule: reason.name, path: path, location: location, severity: .error, message: message, excerpt: excerpt)
        ])
    }

    /// The error, without any content of the text.
    public var redactedReport: IssueReport {
        let message =
            switch reason {
            case .unexpected(_, let expected): "expected \(expected), found something else"
            case .duplicateKey: "duplicate key in this object (duplicateKeys is reject)"
            default: message
            }
        return IssueReport([
            IssueDescription(
                rule: reason.name, path: path, location: location, severity: .error, message: message)
        ])
    }
}

extension JSONSyntaxError.Reason {
    /// A word for the reason that is stable across versions, for logs and reports: `invalid-escape`.
    public var name: String {
        switch self {
        case .unexpectedEnd: "unexpected-end"
        case .unexpected: "unexpected"
        case .invalidNumber: "invalid-number"
        case .invalidEscape: "invalid-escape"
        case .loneSurrogate: "lone-surrogate"
        case .controlCharacter: "control-character"
        case .invalidUTF8: "invalid-utf8"
        case .depthLimit: "depth-limit"
        case .sizeLimit: "size-limit"
        case .duplicateKey: "duplicate-key"
        }
    }
}

extension JSONSyntaxError: CustomStringConvertible, CustomDebugStringConvertible {
    /// The message with `line:column`, the source line and a caret.
    public var description: String { formatted(.full) }

    /// The message with its location, in one line, for logs.
    public var debugDescription: String { "JSONSyntaxError(\(report.line))" }

    /// The message as a compiler would print it for a file.
    public func description(path: String?) -> String {
        var error = self
        error.path = path
        return error.description
    }
}
