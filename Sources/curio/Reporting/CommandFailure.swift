internal import BricolageCore

/// Why a run ends early: what to answer, and what to tell the person, already worded.
struct CommandFailure: Error, Equatable {
    let status: ExitStatus

    /// What is wrong with files, each named by its path; empty where it is something else.
    let issues: [IssueDescription]

    private let words: String?

    /// The lines for standard error, without the final newline; `nil` when there is nobody to tell.
    var message: String? {
        issues.isEmpty ? words : issues.map(\.description).joined(separator: "\n")
    }

    private init(_ status: ExitStatus, _ words: String?, _ issues: [IssueDescription]) {
        (self.status, self.words, self.issues) = (status, words, issues)
    }

    /// A failure that is told in one line, whatever the message quotes.
    init(_ status: ExitStatus, _ message: String?) { self.init(status, message?.visibleLine, []) }

    /// A failure that is told in several lines, each of which shows all that is in it.
    init(_ status: ExitStatus, lines: [String]) { self.init(status, lines.joined(separator: "\n"), []) }

    /// A failure that concerns a file, in the form editors understand.
    init(_ status: ExitStatus, path: String, _ message: String) {
        self.init(status, nil, [IssueDescription(path: path, severity: .error, message: message)])
    }

    /// A failure for all that a report says of a file.
    init(_ status: ExitStatus, _ report: IssueReport, in path: String) {
        let issues = report.issues.map { issue in
            var issue = issue
            issue.path = path
            return issue
        }
        self.init(status, nil, issues)
    }

    /// A failure for all that a report says of schemas, which it names; places are those of the files.
    init(_ status: ExitStatus, ofSchemas report: IssueReport) {
        var places = OriginalPlaces()
        self.init(status, nil, report.issues.map { places.placed($0) })
    }
}
