extension IssueFormat {
    /// For logs that must not hold what users have sent: places, kinds and types, nothing of a value.
    ///
    ///     3:45: error: expected Double, found a string at /dishes/0/price [wrong-kind]
    ///
    /// No line of the text is shown, for it shows the neighbours too; no words of a type's own code, which may quote
    /// the value; no suggestion, which tells how near a value comes to a known one. Of the keys in a pointer only those
    /// are shown by which a type asks; `*` stands for those of dictionaries, which are data.
    public static let redacted = redacted(upTo: 20)

    /// The same for as many issues as are wanted; `.max` shows all.
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
