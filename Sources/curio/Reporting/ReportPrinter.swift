internal import BricolageCore
internal import BricolageReporting

/// Takes what is found, file by file, and prints it in the form that was asked for.
///
/// Text and commands of GitHub are printed as they come. The other forms are one document each, so that what is found
/// is kept up to a limit, and what is beyond it is counted.
struct ReportPrinter {
    /// How many issues the forms that are printed in the end keep of all files together.
    static let largestReport = 100_000

    private let form: ReportForm
    /// The most issues of each file.
    private let limit: Int
    private let suite: JUnitReport.Suite
    private var report = IssueReport([], tool: "curio")
    private var cases: [JUnitReport.Case] = []
    private var current = JUnitReport.Case(name: "")
    private var currentCount = 0
    private var hasBegun = false
    /// Whether what has begun only holds the cases, and is one itself where something is said of it.
    private var holdsCases = false

    /// - Parameters:
    ///   - command: What has looked for issues, for forms that name it.
    ///   - subject: What it has looked with, such as the schema.
    init(_ options: ReportOptions, command: String, subject: String) {
        form = options.format
        limit = options.maxErrors
        suite = JUnitReport.Suite(command: command, name: subject)
    }

    /// Begins a file, or another thing that is counted as one.
    ///
    /// - Parameter holdsCases: Whether it holds such things, so that it counts only where something is said of it itself.
    mutating func begin(_ name: String, holdsCases: Bool = false) {
        hasBegun = true
        self.holdsCases = holdsCases
        current = JUnitReport.Case(name: name)
        currentCount = 0
    }

    /// How many issues of this file are still to be told.
    var room: Int { max(0, limit - currentCount) }

    /// Takes note that what has begun is refused, whatever is told of it.
    mutating func refuse() { current.isRefused = true }

    /// Takes issues of the file that has begun.
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

    /// Takes note of what cannot be read, which a person is told elsewhere.
    ///
    /// - Parameter name: What it is called, where nothing has begun; nil for what everything is checked with.
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

    /// Ends what has begun.
    mutating func end() throws(CommandFailure) {
        guard hasBegun else { return }
        hasBegun = false
        report.omittedCount += current.omittedCount
        if form == .junit, !holdsCases || current.isWorthTelling { cases.append(current) }
        guard current.omittedCount > 0 else { return }
        let more = current.omittedCount == 1 ? "1 more issue" : "\(current.omittedCount) more issues"
        switch form {
        case .text:
            let note = IssueDescription(path: current.name, severity: .note, message: more + " (--max-errors)")
            try Console.printFindings(note.description)
        case .github:
            let notice = IssueDescription(severity: .note, message: "\(more) in \(current.name)")
            try Console.printFindings(IssueFormat.github.text(of: IssueReport([notice])))
        case .json, .sarif, .junit: break
        }
    }

    /// Prints what was kept.
    func finish() throws(CommandFailure) {
        switch form {
        case .text, .github: break
        case .json: try Console.print(Array((IssueFormat.json.text(of: report) + "\n").utf8))
        case .sarif: try Console.print(Array((IssueFormat.sarif.text(of: report) + "\n").utf8))
        case .junit: try Console.print(Array((JUnitReport(suite: suite, cases: cases).text + "\n").utf8))
        }
    }
}
