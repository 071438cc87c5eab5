public import BricolageCore

extension ValidationIssue {
    /// The description that all forms print, with the keyword as its rule.
    public var issueDescription: IssueDescription {
        IssueDescription(
            rule: rule, location: location, pointer: pointer, severity: .error, message: complaint,
            remark: suggestion, excerpt: excerpt, notes: notes, details: details(showingValues: true))
    }

    /// The issue without any content of the document except places and kinds.
    ///
    /// - Parameter names: The names in the schema; every other token of the pointer becomes `*`.
    func redactedDescription(_ names: Set<String>) -> IssueDescription {
        let statement = redactedStatement ?? statement ?? "expected \(expected), found \(foundKind.withArticle)"
        let pattern = JSONPointer(tokens: pointer.tokens.map { names.contains($0) ? $0 : "*" })
        return IssueDescription(
            rule: rule, location: location, pointer: pattern, severity: .error, message: statement,
            details: details(showingValues: false))
    }

    private var rule: String { keyword ?? "false" }

    /// The details that the other parts of the description do not have.
    private func details(showingValues: Bool) -> JSON.Object {
        var details: JSON.Object = [:]
        details["schema"] = schemaAddress.isEmpty ? nil : .string(schemaAddress)
        details["schemaPointer"] = .string(schemaPointer.description)
        details["schemaLocation"] = [
            "offset": JSON(schemaLocation.offset), "line": JSON(schemaLocation.line),
            "column": JSON(schemaLocation.column),
        ]
        details["expected"] = .string(expected)
        details["foundKind"] = .string(foundKind.rawValue)
        guard showingValues else { return details }
        details["found"] = .string(found)
        details["nearest"] = nearest.map { .string($0) }
        return details
    }
}

extension ValidationReport: ReportableError {
    /// The issues, with values and lines of the text.
    public var report: IssueReport { report(redactedTo: nil) { $0.issueDescription } }

    /// The issues, without any content of values, and without names of members that are not in the schema.
    public var redactedReport: IssueReport {
        let names = program?.allKeys ?? []
        return report(redactedTo: names) { $0.redactedDescription(names) }
    }

    private func report(
        redactedTo names: Set<String>?, _ description: (ValidationIssue) -> IssueDescription
    ) -> IssueReport {
        var told = issues.map(description)
        if let interruption {
            let rule = "no-verdict"
            let circle = interruption == .endlessReference ? circle : nil
            told.append(
                circle?.issue(rule: rule, redactedTo: names)
                    ?? IssueDescription(rule: rule, severity: .error, message: "no verdict: \(interruption)"))
        }
        return IssueReport(told, omittedCount: omittedCount)
    }
}
