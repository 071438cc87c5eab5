extension IssueFormat {
    /// One line: the number of issues, and the first with its location.
    ///
    ///     4 issues, the first at menu.json:3:45 (/dishes/0/price): expected a number, found the string "4.50"
    public static let short = IssueFormat("short") { report in
        guard let first = report.issues.first else { return report.summary }
        let count = report.issues.count + report.omittedCount
        let head = (count == 1 ? "1 issue" : "\(count) issues, the first") + place(of: first)
        return VisibleText.line("\(head): \(first.message)\(first.remark)")
    }

    private static func place(of issue: IssueDescription) -> String {
        let place = [issue.path, issue.location?.description].compactMap(\.self).joined(separator: ":")
        guard let pointer = issue.pointer, !pointer.isRoot else { return place.isEmpty ? "" : " at " + place }
        return place.isEmpty ? " at \(pointer)" : " at \(place) (\(pointer))"
    }
}
