extension DecodingIssues: ReportableError {
    /// The issues, with values and lines of the text.
    public var report: IssueReport { report(issues, unexplored: unexplored) }

    /// The issues, without any content of values.
    public var redactedReport: IssueReport {
        // The pointer to a value that was not checked has keys that may be data.
        report(issues.map(\.redacted), unexplored: unexplored.isEmpty ? [] : [.root])
    }

    private func report(_ issues: [DecodingIssue], unexplored: [JSONPointer]) -> IssueReport {
        IssueReport(issues.map(\.issueDescription), unexplored: unexplored, omittedCount: omittedCount)
    }
}
