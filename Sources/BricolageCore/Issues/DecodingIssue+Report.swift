extension DecodingIssue {
    /// The description that all forms print.
    public var issueDescription: IssueDescription {
        IssueDescription(
            rule: kind.name, path: path, location: location, pointer: pointer, severity: .error, message: statement,
            remark: remark, excerpt: excerpt, notes: notes, details: details)
    }

    /// The details that other parts of the description lack, by their names in the documented JSON form.
    private var details: JSON.Object {
        var details: JSON.Object = [:]
        switch kind {
        case .missing(let key), .unexpectedKey(let key): details["key"] = .string(key)
        case .depthLimit(let limit): details["limit"] = limit.map { JSON($0) }
        default: break
        }
        details["keyIsData"] = isKeyData ? true : nil
        details["pattern"] = pattern.map { .string($0.description) }
        details["expected"] = .string(expected)
        details["type"] = type.map { .string($0) }
        details["found"] = .string(found)
        details["foundKind"] = foundKind.map { .string($0.rawValue) }
        details["nearest"] = nearest.map { .string($0) }
        details["advice"] = advice.map { .string($0) }
        if case .declared(let type) = basis { details["declaredBy"] = .string(type) }
        if let thrown { details["underlying"] = thrown.json }
        return details
    }
}

extension JSONReadingError: ReportableError {
    /// The issue, with its value and line of the text.
    public var report: IssueReport { IssueReport([issue.issueDescription]) }

    /// The issue, without any content of the value.
    public var redactedReport: IssueReport { IssueReport([issue.redacted.issueDescription]) }
}
