/// A printed form of issues: for people, for logs, or for services.
///
///     failure.formatted(.short)        // 2 issues, the first at 3:14 (/calories): expected an integer, found ...
///     failure.formatted(.full)         // what a compiler would print
///     failure.formatted(.redacted)     // for logs that must not hold what users have sent
///
/// `BricolageReporting`, which `Bricolage` includes, has the forms for services: `json`, `sarif` and `github`.
public struct IssueFormat: Sendable {
    /// The name of the form, such as `sarif`.
    public let name: String
    /// Whether the form shows values of the document.
    public let showsValues: Bool
    private let print: @Sendable (IssueReport) -> String

    /// Creates a form.
    ///
    /// - Parameters:
    ///   - name: The name of the form.
    ///   - showsValues: Whether the form receives reports that show values.
    ///   - print: Returns the text of a report, without a final newline.
    public init(_ name: String, showsValues: Bool = true, _ print: @escaping @Sendable (IssueReport) -> String) {
        self.name = name
        self.showsValues = showsValues
        self.print = print
    }

    /// A report in this form, without a final newline.
    public func text(of report: IssueReport) -> String { print(report) }
}
