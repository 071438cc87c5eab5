extension IssueFormat {
    /// For logs that must not contain user data: locations, kinds and types, but no values.
    ///
    ///     3:45: error: expected Double, found a string at /dishes/0/price [wrong-kind]
    ///
    /// It shows no lines of the text, which contain neighbouring values too; no messages of a type's own errors, which
    /// may quote the value; and no suggestions, which reveal how close a value is to a known one. It shows only those
    /// keys of a pointer that a type names, and `*` for those of dictionaries, which are data.
    public static let redacted = redacted(upTo: 20)

    /// The same with a limit on the number of issues; `.max` shows all.
    public static func redacted(upTo limit: Int) -> IssueFormat {
        IssueFormat("redacted", showsValues: false) { report in
            var report = report
            for position in report.issues.indices {
                guard let rule = report.issues[position].rule else { continue }
                report.issues[position].remark += " [\(rule)]"
            }
            return paragraphs(of: report, limit)
        }
    }
}
