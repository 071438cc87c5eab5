public import BricolageCore
internal import BricolageWriting

extension IssueFormat {
    /// JSON with all details of each issue, as `DecodingIssues` encodes itself.
    ///
    ///     {
    ///       "issues": [
    ///         {
    ///           "kind": "wrong-kind",
    ///           "severity": "error",
    ///           "message": "expected a number, found the string \"4.50\"",
    ///           "pointer": "/dishes/0/price",
    ///           "location": {"offset": 72, "line": 3, "column": 45},
    ///           ...
    ///
    /// The article *Reporting errors* lists the members.
    public static let json = IssueFormat("json") { $0.json.serialized(.pretty) }
}

extension IssueReport {
    /// The report as JSON.
    var json: JSON {
        [
            "issues": .array(JSON.Array(issues.map { .object($0.json) })),
            "omittedCount": JSON(omittedCount),
            "unexplored": .array(JSON.Array(unexplored.map { .string($0.description) })),
            "isComplete": .bool(isComplete),
        ]
    }
}

extension IssueDescription {
    /// The issue as JSON; what is not known is left out.
    var json: JSON.Object {
        var members: JSON.Object = [:]
        members["kind"] = rule.map { .string($0) }
        members["severity"] = severity.map { .string($0.rawValue) }
        members["message"] = .string(message + remark)
        members["path"] = path.map { .string($0) }
        members["pointer"] = pointer.map { .string($0.description) }
        members["location"] = location?.json
        for (key, value) in details { members[key] = value }
        members["excerpt"] = excerpt?.json
        if !notes.isEmpty { members["notes"] = .array(JSON.Array(notes.map { .string($0) })) }
        return members
    }
}

extension SourceLocation {
    var json: JSON { ["offset": JSON(offset), "line": JSON(line), "column": JSON(column)] }
}

extension SourceExcerpt {
    fileprivate var json: JSON { ["line": .string(line), "caret": JSON(caret)] }
}
