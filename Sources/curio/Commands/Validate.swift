internal import ArgumentParser
internal import BricolageCore
internal import BricolageValidation

/// `curio validate`: reads a schema and documents, and reports everything that makes the documents invalid.
struct Validate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check documents against a JSON Schema.",
        discussion: """
            Every issue goes to standard output as path:line:column: error, with the line and a caret, or in the form \
            that --format names. Documents are JSON; files whose names end in .jsonc, .yaml, .yml, .jsonl or .ndjson \
            are read in that format. Of duplicate keys the last one counts, with a warning on standard error.

            References of the schema to other files are followed beside and below its own folder, in the folders of \
            --registry, --root and --map, and over the network only from the hosts of --allow-network.

            Status 0: all documents are valid; 1: at least one is not; 65: the schema or a document cannot be read, or \
            there is no verdict on one; 66: there is no such file. All files are checked, even if some have errors.
            """
    )

    @Option(name: .shortAndLong, help: "The schema.", completion: .file(extensions: ["json"]))
    var schema: String

    @Argument(
        help: ArgumentHelp("The documents; standard input when none is named, or for `-`.", valueName: "file"),
        completion: .file())
    var files: [String] = []

    @Flag(
        help: "Print nothing from the documents: no values, no lines, no names that the schema does not contain.")
    var mask = false

    @OptionGroup var documentOptions: DocumentOptions
    @OptionGroup var schemaOptions: SchemaOptions
    @OptionGroup var assertions: AssertionOptions
    @OptionGroup var reportOptions: ReportOptions

    func validate() throws {
        try StandardInput.refuse("both the schema and a document", schema, StandardInput.orFiles(files))
        try StandardInput.refuseTwice(files)
    }

    func run() throws {
        var run = CheckingRun(
            files, ReportPrinter(reportOptions, command: "curio validate", subject: schema), things: .documents)
        let compiled = try run.prepare { () throws(CommandFailure) in
            let (root, registry) = try schemaOptions.loadSchema(schema, schemaOptions.places(for: [schema] + files))
            return try CompiledSchema(root, registry, assertions.validationOptions)
        }
        try run.checkEach { file, run throws(CommandFailure) in
            let input = try Input(file, purpose: "document")
            run.begin(input.name)
            var reader = documentOptions.reader(of: input, file)
            var (duplicates, isEmpty) = (DuplicateKeyWarnings(isMasked: mask), true)
            while let item = try reader.next() {
                isEmpty = false
                switch item {
                case .document(let placed):
                    let report = compiled.report(on: placed.document, upTo: run.room)
                    if let missing = MissingVerdict(report) {
                        try run.addUndecided(mask ? missing.redactedReport : missing.report, placed: placed.placed)
                    } else {
                        run.noteDocument(isValid: report.isValid)
                        try run.add(mask ? report.redactedReport : report.report, placed: placed.placed)
                    }
                    try run.warn(duplicates.warnings(about: placed.document, placed: placed.placed))
                case .unreadable(let error): try run.addUnreadable(mask ? error.redactedReport : error.report)
                }
            }
            try run.warn([duplicates.rest, isEmpty ? DocumentOptions.absence : nil].compactMap(\.self))
        }
    }
}
