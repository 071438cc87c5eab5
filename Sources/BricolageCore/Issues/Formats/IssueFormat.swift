/// A form in which issues are printed: for people, for logs, for services that read them.
///
///     failure.formatted(.short)        // 2 issues, the first at 3:14 (/calories): expected an integer, found ...
///     failure.formatted(.full)         // what a compiler would print
///     failure.formatted(.redacted)     // for logs that must not hold what users have sent
///
/// `BricolageReporting`, which `Bricolage` brings along, has those for services: `json`, `sarif` and `github`. Each form
/// is in a file of its own, `IssueFormat+Name.swift`.
public struct IssueFormat: Sendable {
    /// The word by which the form is asked for, such as `sarif`.
    public let name: String
    /// Whether the form shows what values the document holds.
    public let showsValues: Bool
    private let print: @Sendable (IssueReport) -> String

    /// Creates a form.
    ///
    /// - Parameters:
    ///   - name: The word by which the form is asked for.
    ///   - showsValues: Whether it is given reports that show values.
    ///   - print: Makes the text of a report, without a newline at the end.
    public init(_ name: String, showsValues: Bool = true, _ print: @escaping @Sendable (IssueReport) -> String) {
        self.name = name
        self.showsValues = showsValues
        self.print = print
    }

    /// A report in this form, without a newline at the end.
    public func text(of report: IssueReport) -> String { print(report) }
}
