internal import ArgumentParser
internal import BricolageCore

/// How documents stand in files, in every command that reads several.
struct DocumentOptions: ParsableArguments {
    @Flag(help: "Read JSON Lines: each line is a document of its own.")
    var lines = false

    @Flag(help: "Read YAML, whatever the names of the files are.")
    var yaml = false

    func validate() throws {
        if lines, yaml { throw ValidationError("--lines and --yaml cannot both be what the files are.") }
    }

    /// How documents stand in a file; nil is standard input.
    func layout(of file: String?) -> DocumentReader.Layout {
        if lines { return .lines }
        if yaml { return .yaml }
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
        for file in StandardInput.orFiles(files) { try read(file, purpose: purpose, take) }
    }

    /// Reads one document of a file after the other; ends the run at one that cannot be read.
    func read(
        _ file: String?, purpose: String,
        _ take: (_ document: PlacedDocument, _ name: String) throws(CommandFailure) -> Void
    ) throws(CommandFailure) {
        try readItems(of: file, purpose: purpose) { item, name throws(CommandFailure) in
            try take(item.orFailure(in: name), name)
        }
    }

    /// Reads one document of a file after the other, those behind one that cannot be read too.
    func readItems(
        of file: String?, purpose: String,
        _ take: (_ item: DocumentReader.Item, _ name: String) throws(CommandFailure) -> Void
    ) throws(CommandFailure) {
        let input = try Input(file, purpose: purpose)
        let name = input.name
        var reader = DocumentReader(input, as: layout(of: file))
        while let item = try reader.next() { try take(item, name) }
    }
}
