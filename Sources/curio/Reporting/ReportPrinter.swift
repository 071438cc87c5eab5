internal import BricolageCore
internal import BricolageReporting

/// Prints the issues of one file after the other in the requested form.
///
/// Text and GitHub commands are printed immediately. Each of the other forms is one document, so its issues are stored
/// until the end, up to a limit; issues beyond it are only counted.
struct ReportPrinter {
    /// How many issues of all files together are stored for forms that are printed at the end.
    static let largestReport = 100_000

    private let form: ReportForm
    /// The maximum number of issues for each file.
    private let limit: Int
    private let suite: JUnitReport.Suite
    private var report = IssueReport([], tool: "curio")
    private var cases: [JUnitReport.Case] = []
    private var current = JUnitReport.Case(name: "")
    private var hasBegun = false
    /// How many issues of the current file are printed, and how many of its cases that have ended are not.
    private var (currentCount, omittedCount) = (0, 0)
    private var file = ""
    /// Whether the current file only contains cases, and is a case itself only if it has issues of its own.
    private var holdsCases = false

    /// - Parameters:
    ///   - command: The command that looks for issues, for forms that name it.
    ///   - subject: What the files are checked against, such as the schema.
    init(_ options: ReportOptions, command: String, subject: String) {
        form = options.format
        limit = options.maxErrors
        suite = JUnitReport.Suite(command: command, name: subject)
    }

    /// Begins a file, which counts as a case.
    ///
    /// - Parameter holdsCases: Whether it contains cases, so that it counts as one only if it has issues of its own.
    mutating func begin(_ name: String, holdsCases: Bool = false) {
        beginCase(name)
        self.holdsCases = holdsCases
        file = name
        currentCount = 0
    }

    /// Begins a case in the current file.
    mutating func beginCase(_ name: String) {
        hasBegun = true
        holdsCases = false
        current = JUnitReport.Case(name: name)
    }

    /// How many more issues of this file are printed.
    var room: Int { max(0, limit - currentCount) }

    /// Marks the current case as refused, whatever issues it has.
    mutating func refuse() { current.isRefused = true }

    /// Adds issues of the current case.
    ///
    /// - Parameter omitted: How many more were found.
    mutating func add(
        _ issues: [IssueDescription], omitted: Int = 0, isUnreadable: Bool = false
    ) throws(CommandFailure) {
        if isUnreadable { current.isUnreadable = true }
        for issue in issues { try add(issue) }
        current.omittedCount += omitted
    }

    private mutating func add(_ issue: IssueDescription) throws(CommandFailure) {
        guard currentCount < limit else {
            current.omittedCount += 1
            return
        }
        currentCount += 1
        try keep(issue)
    }

    /// Adds warnings about the current file, which do not count towards the limit, so that they displace no issue; in the
    /// text form, standard error receives them.
    mutating func warn(_ issues: [IssueDescription]) throws(CommandFailure) {
        if form == .text { return Console.tell(issues, in: file) }
        for issue in issues { try keep(issue) }
    }

    /// Prints an issue, or stores it until the end.
    private mutating func keep(_ issue: IssueDescription) throws(CommandFailure) {
        var issue = issue
        if issue.path == nil { issue.path = current.name }
        switch form {
        case .text: try Console.printFindings(issue.description)
        case .github: try Console.printFindings(IssueFormat.github.text(of: IssueReport([issue])))
        case .json, .sarif, .junit:
            guard report.issues.count < Self.largestReport else {
                current.omittedCount += 1
                return
            }
            report.issues.append(issue)
            if form == .junit { current.issues.append(issue) }
        }
    }

    /// Adds the failure of something that cannot be read; in the text form, its message is printed elsewhere.
    ///
    /// - Parameter name: Its name, if no case has begun; nil for what all files are checked against.
    mutating func add(unreadable name: String?, _ failure: CommandFailure) throws(CommandFailure) {
        guard form != .text else { return }
        if !hasBegun { begin(name ?? suite.name) }
        let words = failure.message ?? "it cannot be read"
        let issues = failure.issues.isEmpty ? [IssueDescription(severity: .error, message: words)] : failure.issues
        let told = issues.map { issue in
            var issue = issue
            issue.rule = issue.rule ?? "unreadable"
            return issue
        }
        try add(told, isUnreadable: true)
    }

    /// Ends the current case.
    mutating func endCase() {
        guard hasBegun else { return }
        hasBegun = false
        report.omittedCount += current.omittedCount
        omittedCount += current.omittedCount
        if form == .junit, !holdsCases || current.isWorthTelling { cases.append(current) }
    }

    /// Ends the current file.
    mutating func end() throws(CommandFailure) {
        endCase()
        guard omittedCount > 0 else { return }
        let more = omittedCount == 1 ? "1 more issue" : "\(omittedCount) more issues"
        omittedCount = 0
        switch form {
        case .text:
            let note = IssueDescription(path: file, severity: .note, message: more + " (--max-errors)")
            try Console.printFindings(note.description)
        case .github:
            let notice = IssueDescription(severity: .note, message: "\(more) in \(file)")
            try Console.printFindings(IssueFormat.github.text(of: IssueReport([notice])))
        case .json, .sarif, .junit: break
        }
    }

    /// Prints the stored issues.
    func finish() throws(CommandFailure) {
        switch form {
        case .text, .github: break
        case .json: try Console.print(Array((IssueFormat.json.text(of: report) + "\n").utf8))
        case .sarif: try Console.print(Array((IssueFormat.sarif.text(of: report) + "\n").utf8))
        case .junit: try Console.print(Array((JUnitReport(suite: suite, cases: cases).text + "\n").utf8))
        }
    }
}
