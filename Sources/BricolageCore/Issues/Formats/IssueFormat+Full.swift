extension IssueFormat {
    /// Compiler style: a paragraph for each issue, with its line and a caret, and the number of issues.
    ///
    ///     menu.json:3:45: error: expected a number, found the string "4.50" at /dishes/0/price
    ///           "dishes": [{"name": "Soup", "price": "4.50"}],
    ///                                                ^
    ///
    /// Stops after 20 issues, because the first few usually explain the rest.
    public static let full = full(upTo: 20)

    /// Compiler style with a limit on the number of issues; `.max` shows all.
    public static func full(upTo limit: Int) -> IssueFormat { IssueFormat("full") { paragraphs(of: $0, limit) } }

    static func paragraphs(of report: IssueReport, _ limit: Int) -> String {
        let shown = report.issues.prefix(max(0, limit))
        let paragraphs = shown.map(\.description)
        // A single issue needs no summary.
        if report.issues.count == 1, shown.count == 1, report.isComplete { return paragraphs[0] }
        return (paragraphs + [report.summary(showing: shown.count)]).joined(separator: "\n")
    }
}
