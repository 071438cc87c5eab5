internal import ArgumentParser
internal import BricolageCore
internal import BricolageValidation

/// `curio explain`: a schema and a document in, what every rule said of every value out.
struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Tell which rule of a schema said what of which value.",
        discussion: """
            A tree goes to standard output: below each schema its rules, below each rule the schemas that it asked, with \
            ✓ for what is obeyed and ✗ for what is not.

            Status 0: the document is valid; 1: it is not; 65: the schema or the document cannot be read.
            """
    )

    @Argument(help: "The schema.", completion: .file(extensions: ["json"]))
    var schema: String

    @Argument(
        help: ArgumentHelp("The document; standard input when none is named, or for `-`.", valueName: "file"),
        completion: .file())
    var file: String?

    @Flag(help: "Leave out what the document obeys, unless it is valid.")
    var failures = false

    @OptionGroup var schemaOptions: SchemaOptions
    @OptionGroup var assertions: AssertionOptions

    func validate() throws {
        try StandardInput.refuse("both the schema and the document", schema, [file])
    }

    func run() throws {
        let (root, registry) = try schemaOptions.loadSchema(schema)
        let compiled = try CompiledSchema(root, registry, assertions.validationOptions)
        let input = try Input(file, purpose: "document")
        let document = try input.document().orFailure(in: input.name)
        let explanation: Explanation
        do throws(ValidationInterruption) {
            explanation = try compiled.explanation(of: document)
        } catch {
            throw CommandFailure(.badInput, path: input.name, "no verdict: \(error)")
        }
        try Console.print(Array((explanation.description(isComplete: !failures) + "\n").utf8))
        if !explanation.isValid { throw CommandFailure(.no, nil) }
    }
}
