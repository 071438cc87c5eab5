internal import BricolageCore
internal import BricolageValidation

/// Why there is no verdict on a document, for every command that asks for one.
struct MissingVerdict {
    let report: IssueReport
    let redactedReport: IssueReport

    /// Nil if there is a verdict.
    init?(_ verdict: ValidationReport) {
        guard let interruption = verdict.interruption else { return nil }
        func reworded(_ report: IssueReport) -> IssueReport {
            guard case .depthLimit = interruption else { return report }
            var report = report
            for index in report.issues.indices {
                report.issues[index].message = "no verdict: \(Self.reason(interruption))"
            }
            return report
        }
        (report, redactedReport) = (reworded(verdict.report), reworded(verdict.redactedReport))
    }

    /// The failure of a run.
    ///
    /// - Parameters:
    ///   - name: What the file is called.
    ///   - document: Converts locations in the document to locations in its file.
    func failure(in name: String, _ document: PlacedDocument) -> CommandFailure {
        CommandFailure(.badInput, IssueReport(report.issues.map(document.placed)), in: name)
    }

    /// The reason in a sentence, without the option of the library for a limit: no command has it.
    static func reason(_ interruption: ValidationInterruption) -> String {
        guard case .depthLimit(let limit?) = interruption else { return interruption.description }
        return "the values that refer to schemas inside each other are nested deeper than the limit of \(limit) levels"
    }
}
