internal import ArgumentParser
internal import BricolageCore

/// The format of documents in files, in every command that reads several documents.
struct DocumentOptions: ParsableArguments {
    @Flag(help: "Read JSON Lines: each line is a document of its own, of at most 64 MB.")
    var lines = false

    @Flag(help: "Read YAML, whatever the names of the files are; a file may have 64 MB.")
    var yaml = false

    @Flag(help: "Read JSON with comments and trailing commas, whatever the names of the files are.")
    var comments = false

    func validate() throws {
        let flags = [("--lines", lines), ("--yaml", yaml), ("--comments", comments)].filter(\.1).map(\.0)
        if flags.count > 1 { throw ValidationError("\(flags[0]) and \(flags[1]) cannot be combined.") }
    }

    /// A note that a file, such as empty JSON Lines, contains nothing that could be read.
    static let absence = IssueDescription(rule: "no-document", severity: .note, message: "contains no document")

    /// A reader of the documents in a file; nil is standard input.
    func reader(
        of input: consuming Input, _ file: String?, duplicateKeys: JSONParsingOptions.DuplicateKeys = .lastWins
    ) -> DocumentReader {
        DocumentReader(input, as: layout(of: file), duplicateKeys: duplicateKeys, namingOptions: true)
    }

    private func layout(of file: String?) -> DocumentReader.Layout {
        if lines { return .lines }
        if yaml { return .yaml }
        if comments { return .commented }
        return DocumentReader.Layout(ofFile: file ?? "")
    }

    /// Reads the documents of files one after the other; the first that cannot be read ends the run.
    ///
    /// - Parameters:
    ///   - files: The files that were named; if there are none, standard input is read.
    ///   - purpose: What the files are, for the message that there is none.
    ///   - take: Receives each document, and the name of its file in messages.
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

    /// Reads the documents of files one after the other; reports those that cannot be read, and continues.
    ///
    /// - Parameters: The same as those of `readEach`, and how duplicate keys are handled.
    /// - Returns: The worst status of a document that could not be read; `done` if all could.
    func readAll(
        of files: [String], purpose: String, duplicateKeys: JSONParsingOptions.DuplicateKeys = .lastWins,
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
                try readItems(of: file, purpose: purpose, duplicateKeys) { item, name throws(CommandFailure) in
                    try passingOverUnreadable { () throws(CommandFailure) in try take(item.orFailure(in: name), name) }
                }
            }
        }
        return status
    }

    /// Reads a file that contains exactly one document, without duplicate keys, of which all values but one would be
    /// lost.
    ///
    /// - Parameter file: The file that was named; nil and `-` are standard input.
    func readOne(_ file: String?) throws(CommandFailure) -> PlacedDocument {
        var only: PlacedDocument?
        try readItems(of: file, purpose: "document", .reject) { item, name throws(CommandFailure) in
            guard only == nil else { throw CommandFailure(.badInput, path: name, "contains more than one document") }
            only = try item.orFailure(in: name)
        }
        let name = StandardInput.name(of: file)
        guard let only else { throw CommandFailure(.badInput, path: name, "contains no document") }
        return only
    }

    /// Reads the documents of a file one after the other, and continues after any that cannot be read.
    ///
    /// If only the last one of duplicate keys counts, there is a warning about them on standard error. There is a note
    /// if the file contains no document, unless the caller demands one.
    private func readItems(
        of file: String?, purpose: String, _ duplicateKeys: JSONParsingOptions.DuplicateKeys = .lastWins,
        _ take: (_ item: DocumentReader.Item, _ name: String) throws(CommandFailure) -> Void
    ) throws(CommandFailure) {
        let input = try Input(file, purpose: purpose)
        let name = input.name
        var reader = reader(of: input, file, duplicateKeys: duplicateKeys)
        var (duplicates, isEmpty) = (DuplicateKeyWarnings(), true)
        while let item = try reader.next() {
            isEmpty = false
            if duplicateKeys == .lastWins, case .document(let placed) = item {
                Console.tell(duplicates.warnings(about: placed.document, placed: placed.placed), in: name)
            }
            try take(item, name)
        }
        if let rest = duplicates.rest { Console.tell([rest], in: name) }
        if isEmpty, duplicateKeys != .reject { Console.tell([Self.absence], in: name) }
    }
}
