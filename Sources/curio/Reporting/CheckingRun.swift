internal import BricolageCore
internal import BricolageSchema

/// A run that checks each of several files, prints the findings, and ends with the worst status.
///
/// It continues after a file that cannot be read.
struct CheckingRun {
    private let files: [String?]
    private var printer: ReportPrinter
    private var progress: Progress
    /// The words for the checked things.
    private let things: CountedWords
    /// The words for things that are refused.
    private let verdict: CountedWords
    /// The words if everything is in order; nil prints nothing.
    private let praise: CountedWords?
    private var count = 0
    private var refused = 0
    private var unreadable = 0
    private var undecided = 0
    private var places = OriginalPlaces()
    private var status = ExitStatus.done

    /// Creates a run over files, or over standard input if none is named.
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

    /// Reads what all files are checked against, such as a schema; if that fails, the error is the whole report.
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

    /// Checks one file after the other and prints the findings; throws the status unless everything is in order.
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
            // A run without anything to check proves nothing.
            guard count > 0 else { throw CommandFailure(.badInput, "error: there are no \(things(0))") }
            return Console.tell("\(count) \(things(count)) \(praise(count))")
        }
        throw CommandFailure(status, summary)
    }

    /// How many of the checked things are wrong; nil for a single thing, for which the report is enough.
    private var summary: String? {
        guard count + unreadable + undecided > 1 else { return nil }
        var parts: [String] = []
        if refused > 0 { parts.append("\(refused) of \(count) \(things(count)) \(verdict(refused))") }
        if unreadable > 0 {
            parts.append("\(unreadable) \(CountedWords.inputs(unreadable)) cannot be read")
        }
        if undecided > 0 { parts.append("there is no verdict on \(undecided) \(things(undecided))") }
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }

    /// Begins the file that the next issues are about.
    ///
    /// - Parameter holdsCases: Whether it only contains the things that are checked.
    mutating func begin(_ name: String, holdsCases: Bool = false) { printer.begin(name, holdsCases: holdsCases) }

    /// Begins a thing in a file that contains several.
    mutating func beginCase(_ name: String) { printer.beginCase(name) }

    /// Ends a thing in a file that contains several.
    mutating func endCase() { printer.endCase() }

    /// How many more issues of this file are printed, at least one.
    var room: Int { max(1, printer.room) }

    /// Whether another issue of this file is printed.
    var hasRoom: Bool { printer.room > 0 }

    /// Counts a thing that was checked.
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

    /// Keeps the worst status: a file that could not be checked is worse than a refused one.
    mutating func note(_ status: ExitStatus) {
        if status.rawValue > self.status.rawValue { self.status = status }
    }

    /// Prints issues of documents.
    ///
    /// - Parameter place: Converts locations in a document to locations in its file.
    mutating func add(
        _ report: IssueReport, placed place: (IssueDescription) -> IssueDescription
    ) throws(CommandFailure) {
        guard !report.issues.isEmpty || report.omittedCount > 0 else { return }
        progress.clear()
        try printer.add(placed(report, place), omitted: report.omittedCount)
    }

    private mutating func placed(
        _ report: IssueReport, _ place: (IssueDescription) -> IssueDescription
    ) -> [IssueDescription] {
        report.issues.map { places.placedBySchema(place($0)) }
    }

    /// Prints issues of schemas, which name their files.
    mutating func add(ofSchemas report: IssueReport) throws(CommandFailure) {
        guard !report.issues.isEmpty || report.omittedCount > 0 else { return }
        progress.clear()
        try printer.add(report.issues.map { places.placed($0) }, omitted: report.omittedCount)
    }

    /// The location in the original text of a schema file.
    mutating func placed(_ location: SourceLocation, in path: String?) -> SourceLocation {
        places.placed(location, in: path)
    }

    /// Prints warnings about the current file, which leave the status as it is.
    mutating func warn(_ issues: [IssueDescription]) throws(CommandFailure) {
        guard !issues.isEmpty else { return }
        progress.clear()
        try printer.warn(issues)
    }

    /// Prints the error of something that cannot be read.
    mutating func addUnreadable(_ report: IssueReport) throws(CommandFailure) {
        progress.clear()
        noteUnreadable(.badInput)
        try printer.add(report.issues, isUnreadable: true)
    }

    /// Prints why there is no verdict on a document, which may be neither valid nor invalid.
    ///
    /// - Parameter place: Converts locations in the document to locations in its file.
    mutating func addUndecided(
        _ report: IssueReport, placed place: (IssueDescription) -> IssueDescription
    ) throws(CommandFailure) {
        progress.clear()
        undecided += 1
        note(.badInput)
        try printer.add(placed(report, place), isUnreadable: true)
    }

    /// The schema file in an input; if it cannot be read, prints the error and returns nil.
    ///
    /// - Parameter base: The address that relative references start from instead of the file.
    mutating func schema(of input: borrowing Input, base: String?) throws(CommandFailure) -> SchemaSource? {
        switch try SchemaInput.source(of: input, base: base) {
        case .success(let source): return source
        case .failure(let error):
            try addUnreadable(error.report)
            return nil
        }
    }
}
