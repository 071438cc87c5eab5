internal import BricolageCore

/// Why a text cannot be read, and what to do about it.
struct AdvisedError: ReportableError {
    let report: IssueReport
    let redactedReport: IssueReport

    /// - Parameter advice: A clause that follows each message.
    init(_ error: any ReportableError, _ advice: String) {
        func advised(_ report: IssueReport) -> IssueReport {
            var report = report
            for index in report.issues.indices { report.issues[index].message += "; " + advice }
            return report
        }
        (report, redactedReport) = (advised(error.report), advised(error.redactedReport))
    }
}
