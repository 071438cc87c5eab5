public import BricolageCore

extension JSONElementError: ReportableError {
    /// The issues, with values and lines of the text.
    public var report: IssueReport { told(\.report) { String(describing: $0) } }

    /// The issues, without any content of values.
    public var redactedReport: IssueReport { told(\.redactedReport) { "\(type(of: $0)) was thrown" } }

    /// The report of the cause, each of whose issues names the value of the stream.
    private func told(
        _ report: KeyPath<any ReportableError, IssueReport>, orElse words: (any Error) -> String
    ) -> IssueReport {
        guard let cause = cause as? any ReportableError else {
            return IssueReport([
                IssueDescription(rule: "custom", severity: .error, message: "\(element): \(words(cause))")
            ])
        }
        var report = cause[keyPath: report]
        for position in report.issues.indices {
            report.issues[position].details["element"] = JSON(index)
            report.issues[position].message = "\(element): \(report.issues[position].message)"
        }
        return report
    }

    private var element: String { "element \(index)" }
}
