internal import BricolageCore
internal import BricolageSchema

/// A run over files of which each is checked: what was found is printed, the worst status is answered, and a file that
/// cannot be read does not keep the others from being looked at.
struct CheckingRun {
    private let files: [String?]
    private var printer: ReportPrinter
    private var progress: Progress
    /// What the checked things are called.
    private let things: CountedWords
    /// What is said of those that are refused.
    private let verdict: CountedWords
    /// What is said where everything is in order; nil says nothing.
    private let praise: CountedWords?
    private var count = 0
    private var refused = 0
    private var status = ExitStatus.done

    /// A run over files, or over standard input where none is named.
    init(
        _ files: [String], _ printer: ReportPrinter, things: CountedWords, verdict: CountedWords = .areInvalid,
        praise: CountedWords? = nil
    ) {
        self.files = StandardInput.orFiles(files)
        self.printer = printer
        self.things = things
        self.verdict = verdict
        self.praise = praise
        progress = Progress(count: files.count)
    }

    /// Checks one file after the other and prints what was found; throws the status unless everything is in order.
    mutating func checkEach(
        _ check: (_ file: String?, _ run: inout CheckingRun) throws(CommandFailure) -> Void
    ) throws(CommandFailure) {
        for file in files {
            progress.advance(to: StandardInput.name(of: file))
            do throws(CommandFailure) {
                try check(file, &self)
                try printer.end()
            } catch {
                guard error.status == .noInput || error.status == .badInput else { throw error }
                progress.clear()
                if let message = error.message { Console.tell(message) }
                note(error.status)
                try printer.add(
                    unreadable: StandardInput.name(of: file), error.message ?? "it cannot be read")
                try printer.end()
            }
        }
        progress.clear()
        try printer.finish()
        guard status != .done else {
            if let praise { Console.tell("\(count) \(things(count)) \(praise(count))") }
            return
        }
        let summary = refused > 0 && count > 1 ? "\(refused) of \(count) \(things(count)) \(verdict(refused))" : nil
        throw CommandFailure(status, summary)
    }

    /// Begins what the next issues are about.
    mutating func begin(_ name: String) { printer.begin(name) }

    /// Ends it, where a file holds several things.
    mutating func end() throws(CommandFailure) { try printer.end() }

    /// How many issues are still to be told, at least one.
    var room: Int { max(1, printer.room) }

    /// Counts something that was checked.
    mutating func noteDocument(isValid: Bool) {
        count += 1
        guard !isValid else { return }
        refused += 1
        note(.no)
    }

    /// The worst status counts: that something was not even looked at matters more than that something is wrong.
    mutating func note(_ status: ExitStatus) {
        if status.rawValue > self.status.rawValue { self.status = status }
    }

    /// Prints issues.
    ///
    /// - Parameter place: Makes places in a document places in its file.
    mutating func add(
        _ report: IssueReport, placed place: (IssueDescription) -> IssueDescription = { $0 }
    ) throws(CommandFailure) {
        guard !report.issues.isEmpty || report.omittedCount > 0 else { return }
        progress.clear()
        try printer.add(report.issues.map(place), omitted: report.omittedCount)
    }

    /// Prints why something cannot be read.
    mutating func addUnreadable(_ report: IssueReport) throws(CommandFailure) {
        progress.clear()
        note(.badInput)
        try printer.add(report.issues, isUnreadable: true)
    }

    /// The schema file that an input holds; nil once it was told why it cannot be read.
    mutating func schema(of input: borrowing Input) throws(CommandFailure) -> SchemaSource? {
        switch try SchemaInput.source(of: input) {
        case .success(let source): return source
        case .failure(let error):
            try addUnreadable(error.report)
            return nil
        }
    }
}
