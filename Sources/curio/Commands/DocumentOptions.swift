internal import ArgumentParser

/// How documents stand in files, in every command that reads several.
struct DocumentOptions: ParsableArguments {
    @Flag(help: "Read JSON Lines: each line is a document of its own.")
    var lines = false

    @Flag(help: "Read YAML, whatever the names of the files are.")
    var yaml = false

    @Flag(help: "Read JSON with comments and trailing commas, whatever the names of the files are.")
    var comments = false

    func validate() throws {
        let flags = [("--lines", lines), ("--yaml", yaml), ("--comments", comments)].filter(\.1).map(\.0)
        if flags.count > 1 { throw ValidationError("\(flags[0]) and \(flags[1]) cannot be combined.") }
    }

    /// Reads the documents of a file; nil is standard input.
    func reader(of input: consuming Input, _ file: String?) -> DocumentReader {
        DocumentReader(input, as: layout(of: file), adviceOnComments: "--comments reads them")
    }

    private func layout(of file: String?) -> DocumentReader.Layout {
        if lines { return .lines }
        if yaml { return .yaml }
        if comments { return .commented }
        return DocumentReader.Layout(ofFile: file ?? "")
    }

    /// Reads one document of files after the other; ends the run at one that cannot be read.
    ///
    /// - Parameters:
    ///   - files: The files that were named; standard input where there are none.
    ///   - purpose: What the files are, for the message that there is none.
    ///   - take: Takes a document, and what its file is called in messages.
    func readEach(
        of files: [String], purpose: String,
        _ take: (_ document: PlacedDocument, _ name: String) throws(CommandFailure) -> Void
    ) throws(CommandFailure) {
        for file in StandardInput.orFiles(files) {
            try readItems(of: file, purpose: purpose) { item, name throws(CommandFailure) in
                try take(item.orFailure(in: name), name)
            }
        }
    }

    /// Reads one document of files after the other; what cannot be read is told, and those behind it are read as well.
    ///
    /// - Parameters: As above.
    /// - Returns: The status of the worst that could not be read, or that all could.
    func readAll(
        of files: [String], purpose: String,
        _ take: (_ document: PlacedDocument, _ name: String) throws(CommandFailure) -> Void
    ) throws(CommandFailure) -> ExitStatus {
        var status = ExitStatus.done
        func passingOverUnreadable(_ read: () throws(CommandFailure) -> Void) throws(CommandFailure) {
            do throws(CommandFailure) {
                try read()
            } catch {
                guard error.status == .noInput || error.status == .badInput else { throw error }
                if let message = error.message { Console.tell(message) }
                if error.status.rawValue > status.rawValue { status = error.status }
            }
        }
        for file in StandardInput.orFiles(files) {
            try passingOverUnreadable { () throws(CommandFailure) in
                try readItems(of: file, purpose: purpose) { item, name throws(CommandFailure) in
                    try passingOverUnreadable { () throws(CommandFailure) in try take(item.orFailure(in: name), name) }
                }
            }
        }
        return status
    }

    /// Reads one document of a file after the other, those behind one that cannot be read too.
    func readItems(
        of file: String?, purpose: String,
        _ take: (_ item: DocumentReader.Item, _ name: String) throws(CommandFailure) -> Void
    ) throws(CommandFailure) {
        let input = try Input(file, purpose: purpose)
        let name = input.name
        var reader = reader(of: input, file)
        while let item = try reader.next() { try take(item, name) }
    }
}
