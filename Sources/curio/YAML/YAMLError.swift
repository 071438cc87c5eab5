internal import BricolageCore

/// The error of a text that is not YAML, or YAML that cannot be expressed as JSON, and its location.
struct YAMLError: Error {
    /// The name of this kind of error in reports.
    let rule: String
    let message: String
    let location: SourceLocation
    let excerpt: SourceExcerpt
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
