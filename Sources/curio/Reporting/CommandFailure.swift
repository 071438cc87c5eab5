internal import BricolageCore

/// Why a run ends early: what to answer, and what to tell the person, already worded.
struct CommandFailure: Error, Equatable {
    let status: ExitStatus

    /// The lines for standard error, without the final newline; `nil` when there is nobody to tell.
    let message: String?

    /// The file that it concerns and what is wrong with it, for those who tell it at another place.
    private(set) var reason: String?

    init(_ status: ExitStatus, _ message: String?) {
        self.status = status
        self.message = message
    }

    /// A failure that concerns a file, in the form editors understand.
    init(_ status: ExitStatus, path: String, _ message: String) {
        self.init(status, "\(path): error: \(message)")
        reason = "\(path): \(message)"
    }

    /// A failure for all that a report says of a file.
    init(_ status: ExitStatus, _ report: IssueReport, in path: String) {
        let lines = report.issues.map { issue in
            var issue = issue
            issue.path = path
            return issue.description
        }
        self.init(status, lines.joined(separator: "\n"))
    }
}
