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
        return IssueDescription(
            rule: rule, location: location, pointer: pointer.redacted(to: names), severity: .error, message: statement,
            details: details(showingValues: false))
    }

    private var rule: String { keyword ?? "false" }

    /// The details that the other parts of the description do not have.
    private func details(showingValues: Bool) -> JSON.Object {
        var details = JSON.Object(ofSchema: schemaAddress, at: schemaPointer, schemaLocation)
        details["expected"] = .string(expected)
        details["foundKind"] = .string(foundKind.rawValue)
        guard showingValues else { return details }
        details["found"] = .string(found)
        details["nearest"] = nearest.map { .string($0) }
        return details
    }
}

extension JSON.Object {
    /// The details of an issue that say where the schema is.
    init(ofSchema address: String, at pointer: JSONPointer, _ location: SourceLocation) {
        self.init()
        self["schema"] = address.isEmpty ? nil : .string(address)
        self["schemaPointer"] = .string(pointer.description)
        self["schemaLocation"] = [
            "offset": JSON(location.offset), "line": JSON(location.line), "column": JSON(location.column),
        ]
    }
}

extension JSONPointer {
    /// The pointer with `*` for every token that is not among some names.
    func redacted(to names: Set<String>) -> JSONPointer {
        JSONPointer(tokens: tokens.map { names.contains($0) ? $0 : "*" })
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
