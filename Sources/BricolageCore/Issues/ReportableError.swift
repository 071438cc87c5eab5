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
    /// The issues, with values and lines of the text.
    var report: IssueReport { get }

    /// The issues, without any content of values: no words of the text, and no keys that are data.
    var redactedReport: IssueReport { get }
}

extension ReportableError {
    /// The text of the error in a form.
    public func formatted(_ format: IssueFormat) -> String {
        format.text(of: format.showsValues ? report : redactedReport)
    }
}
