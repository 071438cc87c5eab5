public import BricolageCore
internal import BricolagePointers

extension IssueFormat {
    /// A workflow command for each issue, which GitHub Actions shows beside its line of the file.
    ///
    ///     ::error file=menu.json,line=3,col=45,title=wrong-kind::expected a number, found ... at /dishes/0/price
    ///
    /// Print it to the standard output of a workflow. It includes all issues; GitHub itself shows the first ten of each
    /// severity.
    public static let github = IssueFormat("github") { report in
        var lines = report.issues.map(command)
        if !report.isComplete { lines.append("::notice::" + escaped(report.summary)) }
        return lines.joined(separator: "\n")
    }

    private static func command(for issue: IssueDescription) -> String {
        let level =
            switch issue.severity {
            case .note: "notice"
            case .warning: "warning"
            case .error, nil: "error"
            }
        var properties: [String] = []
        func add(_ name: String, _ value: String?) {
            if let value { properties.append("\(name)=\(escapedProperty(value))") }
        }
        // Without a file there is no line to show the issue at, so the location becomes part of the message.
        if issue.path != nil {
            add("file", issue.path)
            add("line", issue.location.map { "\($0.line)" })
            add("col", issue.location.map { "\($0.column)" })
        }
        add("title", issue.rule)
        let place = issue.path == nil ? issue.location.map { "\($0): " } ?? "" : ""
        let lines = [place + issue.sentence] + issue.notes.map { "note: " + $0 }
        let message = lines.map(\.visibleLine).joined(separator: "\n")
        return "::\(level)\(properties.isEmpty ? "" : " " + properties.joined(separator: ","))::\(escaped(message))"
    }

    /// Escapes the characters that GitHub's runner unescapes in a message.
    private static func escaped(_ text: String) -> String { replacing("%\r\n", in: text) }

    /// Escapes a text as the value of a property, which unescaped commas and colons would end.
    ///
    /// The runner unescapes line breaks, so that the name of a file stays its name; it would print other invisible
    /// characters as they are, so these become visible.
    private static func escapedProperty(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            let character = String(scalar)
            return replacing("%\r\n:,", in: scalar == "\r" || scalar == "\n" ? character : character.visibleLine)
        }.joined()
    }

    private static func replacing(_ special: String, in text: String) -> String {
        var replaced = ""
        for scalar in text.unicodeScalars {
            if special.unicodeScalars.contains(scalar), let byte = UInt8(exactly: scalar.value) {
                replaced += PercentEncoding.escape(byte)
            } else {
                replaced.unicodeScalars.append(scalar)
            }
        }
        return replaced
    }
}
