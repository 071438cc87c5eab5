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
    private var unreadable = 0
    private var places = OriginalPlaces()
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

    /// Reads what everything is checked with; why that cannot be done is the whole report.
    mutating func prepare<Value>(
        _ read: () throws(CommandFailure) -> Value
    ) throws(CommandFailure) -> Value {
        do throws(CommandFailure) {
            return try read()
        } catch {
            try printer.add(unreadable: nil, error)
            try printer.end()
            try printer.finish()
            throw error
        }
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
                noteUnreadable(error.status)
                try printer.add(unreadable: StandardInput.name(of: file), error)
                try printer.end()
            }
        }
        progress.clear()
        try printer.finish()
        guard status != .done else {
            guard let praise else { return }
            // Nothing that could fail proves nothing.
            guard count > 0 else { throw CommandFailure(.badInput, "error: there are no \(things(0))") }
            return Console.tell("\(count) \(things(count)) \(praise(count))")
        }
        throw CommandFailure(status, summary)
    }

    /// How many of the things are wrong; nil where the report tells as much.
    private var summary: String? {
        guard count + unreadable > 1 else { return nil }
        var parts: [String] = []
        if refused > 0 { parts.append("\(refused) of \(count) \(things(count)) \(verdict(refused))") }
        if unreadable > 0 {
            parts.append("\(unreadable) \(CountedWords.inputs(unreadable)) cannot be read")
        }
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }

    /// Begins what the next issues are about.
    ///
    /// - Parameter holdsCases: Whether it only holds the things that are checked.
    mutating func begin(_ name: String, holdsCases: Bool = false) { printer.begin(name, holdsCases: holdsCases) }

    /// Ends it, where a file holds several things.
    mutating func end() throws(CommandFailure) { try printer.end() }

    /// How many issues are still to be told, at least one.
    var room: Int { max(1, printer.room) }

    /// Counts something that was checked.
    mutating func noteDocument(isValid: Bool) {
        count += 1
        guard !isValid else { return }
        refused += 1
        printer.refuse()
        note(.no)
    }

    private mutating func noteUnreadable(_ status: ExitStatus) {
        unreadable += 1
        note(status)
    }

    /// The worst status counts: that something was not even looked at matters more than that something is wrong.
    mutating func note(_ status: ExitStatus) {
        if status.rawValue > self.status.rawValue { self.status = status }
    }

    /// Prints issues.
    ///
    /// - Parameter place: Makes places in a document places in its file.
    mutating func add(
        _ report: IssueReport, placed place: (IssueDescription) -> IssueDescription
    ) throws(CommandFailure) {
        guard !report.issues.isEmpty || report.omittedCount > 0 else { return }
        progress.clear()
        let issues = report.issues.map { places.placedBySchema(place($0)) }
        try printer.add(issues, omitted: report.omittedCount)
    }

    /// Prints issues of schemas, which name their files.
    mutating func add(ofSchemas report: IssueReport) throws(CommandFailure) {
        guard !report.issues.isEmpty || report.omittedCount > 0 else { return }
        progress.clear()
        try printer.add(report.issues.map { places.placed($0) }, omitted: report.omittedCount)
    }

    /// The place of something in a schema file as it is written.
    mutating func placed(_ location: SourceLocation, in path: String?) -> SourceLocation {
        places.placed(location, in: path)
    }

    /// Prints why something cannot be read.
    mutating func addUnreadable(_ report: IssueReport) throws(CommandFailure) {
        progress.clear()
        noteUnreadable(.badInput)
        try printer.add(report.issues, isUnreadable: true)
    }

    /// The schema file that an input holds; nil once it was told why it cannot be read.
    ///
    /// - Parameter base: What relative references start from instead of the file.
    mutating func schema(of input: borrowing Input, base: String?) throws(CommandFailure) -> SchemaSource? {
        switch try SchemaInput.source(of: input, base: base) {
        case .success(let source): return source
        case .failure(let error):
            try addUnreadable(error.report)
            return nil
        }
    }
}
