internal import ArgumentParser
internal import BricolageCore
internal import BricolageSchema
internal import BricolageValidation

/// `curio metaschema`: schemas in, everything that their own schema has against them out.
struct Metaschema: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check schemas against the schema that their $schema names.",
        discussion: """
            The metaschemas of drafts 3 to 2020-12 are built in; those of dialects of one's own are looked for like \
            every other schema.

            Status 0: all schemas are valid; 1: at least one is not; 65: a file cannot be read, or its metaschema is not \
            known.
            """
    )

    @Argument(
        help: ArgumentHelp("The schemas; standard input when none is named, or for `-`.", valueName: "schema"),
        completion: .file(extensions: ["json"]))
    var files: [String] = []

    @OptionGroup var schemaOptions: SchemaOptions
    @OptionGroup var assertions: AssertionOptions
    @OptionGroup var reportOptions: ReportOptions

    func run() throws {
        var run = CheckingRun(
            files, ReportPrinter(reportOptions, command: "curio metaschema", subject: "metaschema"), things: .schemas)
        var metaschemas: [String: CompiledSchema] = [:]
        let places = try schemaOptions.places()
        try run.checkEach { file, run throws(CommandFailure) in
            let input = try Input(file, purpose: "schema")
            run.begin(input.name)
            var registry = schemaOptions.registry(besides: input.path, places)
            guard let source = try run.schema(of: input) else { return }
            let root = registry.add(source)
            let address = root.metaschema ?? root.dialect.metaschemaAddress
            if metaschemas[address] == nil {
                metaschemas[address] = try metaschema(at: address, of: root, &registry)
            }
            guard let report = metaschemas[address]?.report(on: source.document, upTo: run.room) else { return }
            run.noteDocument(isValid: report.isValid)
            try run.add(report.report)
        }
    }

    private func metaschema(
        at address: String, of schema: JSONSchema, _ registry: inout SchemaRegistry
    ) throws(CommandFailure) -> CompiledSchema {
        let metaschema: JSONSchema
        do throws(ReferenceError) {
            metaschema = try registry.resolve(address, from: schema)
        } catch {
            throw CommandFailure(.badInput, path: schema.source.path ?? "", "its metaschema is not known: \(error)")
        }
        return try CompiledSchema(metaschema, registry, assertions.validationOptions)
    }
}
