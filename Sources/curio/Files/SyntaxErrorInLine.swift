internal import BricolageCore

/// A syntax error in JSON Lines.
///
/// JSON Lines is what the message suggests for several values in a text; here it says what is wrong with them.
struct SyntaxErrorInLine: ReportableError {
    let report: IssueReport
    let redactedReport: IssueReport

    /// The end of the message about several values in a text.
    static let suggestion = "several values, one on each line, are JSON Lines"

    init(_ error: JSONSyntaxError) {
        var report = error.report
        for index in report.issues.indices {
            report.issues[index].message = report.issues[index].message.replacing(
                Self.suggestion, with: "each value needs a line of its own")
        }
        self.report = report
        redactedReport = error.redactedReport
    }
}
