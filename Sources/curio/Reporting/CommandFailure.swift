internal import BricolageCore

/// Why a run ends early: the exit status, and the message for the user.
struct CommandFailure: Error, Equatable {
    let status: ExitStatus

    /// The issues of files, each with a path; empty if the failure concerns something else.
    let issues: [IssueDescription]

    private let words: String?

    /// The lines for standard error, without the final newline; `nil` to print nothing.
    var message: String? {
        issues.isEmpty ? words : issues.map(\.description).joined(separator: "\n")
    }

    private init(_ status: ExitStatus, _ words: String?, _ issues: [IssueDescription]) {
        (self.status, self.words, self.issues) = (status, words, issues)
    }

    /// Creates a failure whose message is one line, whatever it quotes.
    init(_ status: ExitStatus, _ message: String?) { self.init(status, message?.visibleLine, []) }

    /// Creates a failure with several lines, in which invisible characters are escaped already.
    init(_ status: ExitStatus, lines: [String]) { self.init(status, lines.joined(separator: "\n"), []) }

    /// Creates a failure that concerns a file, in the form that editors understand.
    init(_ status: ExitStatus, path: String, _ message: String) {
        self.init(status, nil, [IssueDescription(path: path, severity: .error, message: message)])
    }

    /// Creates a failure from a report on a file.
    init(_ status: ExitStatus, _ report: IssueReport, in path: String) {
        let issues = report.issues.map { issue in
            var issue = issue
            issue.path = path
            return issue
        }
        self.init(status, nil, issues)
    }

    /// Joins failures that concern files; nil if there are none.
    init?(joining failures: [CommandFailure]) {
        guard let first = failures.first else { return nil }
        self.init(first.status, nil, failures.flatMap(\.issues))
    }

    /// Creates a failure from a report on schemas, which has their paths; locations become those in the original files.
    init(_ status: ExitStatus, ofSchemas report: IssueReport) {
        var places = OriginalPlaces()
        self.init(status, nil, report.issues.map { places.placed($0) })
    }
}
