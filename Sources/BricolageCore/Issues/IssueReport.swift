/// All issues of one or several documents, ready to be printed in any form.
///
///     DecodingIssues, JSONSyntaxError, ... ──report──▶ IssueReport ──IssueFormat──▶ text
public struct IssueReport: Sendable, Hashable {
    /// The issues, in the order in which to print them.
    public var issues: [IssueDescription]
    /// The values that may contain more issues, because they could not be checked completely.
    public var unexplored: [JSONPointer]
    /// How many more issues were found.
    public var omittedCount: Int
    /// The tool that found them, for forms that name it.
    public var tool: String

    /// Creates a report.
    public init(
        _ issues: [IssueDescription], unexplored: [JSONPointer] = [], omittedCount: Int = 0, tool: String = "Bricolage"
    ) {
        self.issues = issues
        self.unexplored = unexplored
        self.omittedCount = omittedCount
        self.tool = tool
    }

    /// Whether the report is complete, as far as is known.
    public var isComplete: Bool { unexplored.isEmpty && omittedCount == 0 }

    /// The number of issues, and what could not be checked, in one line.
    public var summary: String { summary(showing: issues.count) }

    /// The summary of a form that shows the first issues only.
    func summary(showing shown: Int) -> String {
        var text = issues.count == 1 ? "1 issue" : "\(issues.count) issues"
        if shown < issues.count { text += shown == 1 ? ", the first one shown" : ", the first \(shown) shown" }
        if omittedCount > 0 { text += ", \(omittedCount) more beyond the limit" }
        guard let first = unexplored.first else { return text }
        if first.isRoot { return text + "; fixing \(issues.count == 1 ? "it" : "them") may reveal more" }
        text += "; there may be more in \(first)"
        switch unexplored.count {
        case 1: return text
        case 2: return text + " and another place"
        default: return text + " and \(unexplored.count - 1) other places"
        }
    }
}

extension IssueReport {
    /// The summary and the first 20 issues in one line.
    package var line: String {
        let shown = issues.prefix(20).map { issue in
            let place = [issue.path, issue.location?.description].compactMap(\.self).joined(separator: ":")
            return VisibleText.line(place.isEmpty ? issue.sentence : "\(place): \(issue.sentence)")
        }
        return "\(summary(showing: shown.count)): \(shown.joined(separator: " | "))"
    }
}

extension IssueReport: CustomStringConvertible {
    /// The report in its full form.
    public var description: String { IssueFormat.full.text(of: self) }
}
