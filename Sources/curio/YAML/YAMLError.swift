internal import BricolageCore

/// Why a text is not YAML, or not YAML that is also JSON, and where.
struct YAMLError: Error {
    /// What sort of thing is wrong, in a word.
    let rule: String
    let message: String
    let location: SourceLocation?
    let excerpt: SourceExcerpt?
}

extension YAMLError: ReportableError {
    var report: IssueReport {
        IssueReport([
            IssueDescription(rule: rule, location: location, severity: .error, message: message, excerpt: excerpt)
        ])
    }

    var redactedReport: IssueReport {
        IssueReport([
            IssueDescription(
                rule: rule, location: location, severity: .error,
                message: "the text is not YAML that can be read as JSON")
        ])
    }
}
