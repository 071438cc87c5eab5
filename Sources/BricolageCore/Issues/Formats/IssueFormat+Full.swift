extension IssueFormat {
    /// What a compiler would print: a paragraph for each issue, with its line and a caret, and how many there are.
    ///
    ///     menu.json:3:45: error: expected a number, found the string "4.50" at /dishes/0/price
    ///           "dishes": [{"name": "Soup", "price": "4.50"}],
    ///                                                ^
    ///
    /// Stops after 20 issues: where everything is wrong, the first few tell why.
    public static let full = full(upTo: 20)

    /// What a compiler would print, for as many issues as are wanted; `.max` shows all.
    public static func full(upTo limit: Int) -> IssueFormat { IssueFormat("full") { paragraphs(of: $0, limit) } }

    static func paragraphs(of report: IssueReport, _ limit: Int) -> String {
        let shown = report.issues.prefix(max(0, limit))
        let paragraphs = shown.map(\.description)
        // A single issue says it all.
        if report.issues.count == 1, shown.count == 1, report.isComplete { return paragraphs[0] }
        return (paragraphs + [report.summary(showing: shown.count)]).joined(separator: "\n")
    }
}
