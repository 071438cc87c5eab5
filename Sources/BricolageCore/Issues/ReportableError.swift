/// An error with locations in a text, which can be printed in any form.
///
///     do {
///         let menu = try JSON.decode(Menu.self, from: bytes)
///     } catch let failure as any ReportableError {
///         log(failure.formatted(.redacted))
///     }
///
/// `JSONSyntaxError`, `DecodingIssues`, `JSONElementError` and `JSONReadingError` are such errors.
public protocol ReportableError: Error {
    /// What is wrong, with the values and the lines of the text that show it.
    var report: IssueReport { get }

    /// What is wrong without anything of a value: no words of the text, and no keys that are data.
    var redactedReport: IssueReport { get }
}

extension ReportableError {
    /// The text of the error in a form.
    public func formatted(_ format: IssueFormat) -> String {
        format.text(of: format.showsValues ? report : redactedReport)
    }
}
