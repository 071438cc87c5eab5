internal import ArgumentParser
internal import BricolageValidation

/// `curio explain`: reads a schema and documents, and prints the result of every rule for every value.
struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Explain the result of every rule of a schema for every value.",
        discussion: """
            Prints a tree: below each schema its rules, below each rule the schemas that it applied, with ✓ for what \
            holds and ✗ for what fails; one tree for each document of a YAML or JSON Lines file.

            Status 0: every document is valid; 1: one is not; 65: the schema or a document cannot be read, or there is \
            no verdict on one; the documents after it are explained all the same.
            """
    )

    @Argument(help: "The schema.", completion: .file(extensions: ["json"]))
    var schema: String

    @Argument(
        help: ArgumentHelp("The document; standard input when none is named, or for `-`.", valueName: "file"),
        completion: .file())
    var file: String?

    @Flag(help: "Omit the rules that hold, unless the document is valid.")
    var failures = false

    @OptionGroup var documentOptions: DocumentOptions
    @OptionGroup var schemaOptions: SchemaOptions
    @OptionGroup var assertions: AssertionOptions

    func validate() throws {
        try StandardInput.refuse("both the schema and the document", schema, [file])
    }

    func run() throws {
        let (root, registry) = try schemaOptions.loadSchema(schema, schemaOptions.places(for: [schema, file]))
        let compiled = try CompiledSchema(root, registry, assertions.validationOptions)
        var areValid = true
        let files = file.map { [$0] } ?? []
        let status = try documentOptions.readAll(of: files, purpose: "document") {
            placed, name throws(CommandFailure) in
            let explanation: Explanation
            do throws(ValidationInterruption) {
                explanation = try compiled.explanation(of: placed.document)
            } catch {
                // The report has the place too.
                guard let missing = MissingVerdict(compiled.report(on: placed.document)) else {
                    throw CommandFailure(.badInput, path: name, "no verdict: \(MissingVerdict.reason(error))")
                }
                throw missing.failure(in: name, placed)
            }
            let lines = explanation.lines(isComplete: !failures, placed: placed.placed)
            try Console.print(lines: lines)
            if !explanation.isValid { areValid = false }
        }
        if status != .done { throw CommandFailure(status, nil) }
        if !areValid { throw CommandFailure(.no, nil) }
    }
}
