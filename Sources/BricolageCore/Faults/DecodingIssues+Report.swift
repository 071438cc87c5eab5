extension DecodingIssues: ReportableError {
    /// What is wrong, with the values and the lines of the text that show it.
    public var report: IssueReport { report(issues, unexplored: unexplored) }

    /// What is wrong without anything of a value.
    public var redactedReport: IssueReport {
        // A pointer to what was not looked at has keys, of which it is not known whose they are.
        report(issues.map(\.redacted), unexplored: unexplored.isEmpty ? [] : [.root])
    }

    private func report(_ issues: [DecodingIssue], unexplored: [JSONPointer]) -> IssueReport {
        IssueReport(issues.map(\.issueDescription), unexplored: unexplored, omittedCount: omittedCount)
    }
}
