extension DecodingIssues: ReportableError {
    /// The issues, with values and lines of the text.
    public var report: IssueReport { report(issues, unexplored: unexplored) }

    /// The issues, without any content of values.
    public var redactedReport: IssueReport {
        // A pointer to what was not looked at has keys, of which it is not known whose they are.
        report(issues.map(\.redacted), unexplored: unexplored.isEmpty ? [] : [.root])
    }

    private func report(_ issues: [DecodingIssue], unexplored: [JSONPointer]) -> IssueReport {
        IssueReport(issues.map(\.issueDescription), unexplored: unexplored, omittedCount: omittedCount)
    }
}
