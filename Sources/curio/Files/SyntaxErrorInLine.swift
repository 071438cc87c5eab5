internal import BricolageCore

/// A syntax error in JSON Lines.
///
/// JSON Lines is what the message suggests for several values in a text; here it says what is wrong with them. Of a line
/// that is too long, it says what may be longer, since no option of the command changes the limit.
struct SyntaxErrorInLine: ReportableError {
    let report: IssueReport
    let redactedReport: IssueReport

    /// The end of the message about several values in a text.
    static let suggestion = "several values, one on each line, are JSON Lines"

    init(_ error: JSONSyntaxError) {
        report = Self.reworded(error.report, error.reason)
        redactedReport = Self.reworded(error.redactedReport, error.reason)
    }

    private static func reworded(_ report: IssueReport, _ reason: JSONSyntaxError.Reason) -> IssueReport {
        var report = report
        for index in report.issues.indices {
            if case .sizeLimit(let limit) = reason {
                report.issues[index].message =
                    "a line of JSON Lines is larger than the limit of \(limit) bytes; a single JSON text may be larger"
            } else {
                report.issues[index].message = report.issues[index].message.replacing(
                    suggestion, with: "each value needs a line of its own")
            }
        }
        return report
    }
}
