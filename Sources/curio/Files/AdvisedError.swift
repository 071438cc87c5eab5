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

    /// An error about a duplicate key, without the option of the library that refuses it: no command has it.
    init(_ error: any ReportableError, duplicateKey key: String) {
        func reworded(_ report: IssueReport, _ key: String) -> IssueReport {
            var report = report
            let message = "duplicate key\(key) in this object, of which only one value would be kept"
            for index in report.issues.indices { report.issues[index].message = message }
            return report
        }
        (report, redactedReport) = (
            reworded(error.report, " \"\(key)\""), reworded(error.redactedReport, "")
        )
    }
}
