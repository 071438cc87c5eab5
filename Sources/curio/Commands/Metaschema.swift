internal import ArgumentParser
internal import BricolageCore
internal import BricolageLint
internal import BricolageSchema
internal import BricolageValidation

/// `curio metaschema`: reads schemas, and reports everything in them that their metaschema refuses.
struct Metaschema: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check schemas against the schema that their $schema names.",
        discussion: """
            The metaschemas of drafts 3 to 2020-12 are built in; those of custom dialects are looked up like other \
            schemas. A schema inside a file with its own $schema is checked by that.

            Status 0: all schemas are valid; 1: at least one is not; 65: a file cannot be read, or its metaschema is \
            unknown.
            """
    )

    @Argument(
        help: ArgumentHelp("The schemas; standard input when none is named, or for `-`.", valueName: "schema"),
        completion: .file(extensions: ["json"]))
    var files: [String] = []

    @OptionGroup var schemaOptions: SchemaOptions
    @OptionGroup var assertions: AssertionOptions
    @OptionGroup var reportOptions: ReportOptions

    func validate() throws {
        try StandardInput.refuseTwice(files)
    }

    func run() throws {
        try schemaOptions.demandOneForBase(files.count)
        var run = CheckingRun(
            files, ReportPrinter(reportOptions, command: "curio metaschema", subject: "metaschema"), things: .schemas)
        var compiled: [Place: CompiledSchema] = [:]
        let places = try run.prepare { () throws(CommandFailure) in try schemaOptions.places(for: files) }
        try run.checkEach { file, run throws(CommandFailure) in
            let input = try SchemaInput.wholeFile(file)
            run.begin(input.name)
            var registry = schemaOptions.registry(besides: input.path, places)
            guard let source = try run.schema(of: input, base: schemaOptions.base) else { return }
            let root = registry.add(source)
            var told = IssueReport([])
            for scope in root.metaschemaScopes {
                let metaschema = try metaschema(of: scope.root, &registry)
                let place = Place(metaschema)
                if compiled[place] == nil {
                    compiled[place] = try CompiledSchema(metaschema, registry, assertions.validationOptions)
                }
                let room = max(0, run.room - told.issues.count)
                guard let report = compiled[place]?.report(on: scope, upTo: room).report else { continue }
                told.issues += report.issues
                told.omittedCount += report.omittedCount
            }
            told.issues.sort { ($0.location?.offset ?? 0) < ($1.location?.offset ?? 0) }
            run.noteDocument(isValid: told.issues.isEmpty && told.omittedCount == 0)
            for position in told.issues.indices { told.issues[position].path = input.name }
            try run.add(ofSchemas: told)
            try run.warn(source.duplicateKeyWarnings)
        }
    }

    /// The identity of a metaschema: its file and its place there.
    ///
    /// The address in `$schema` is no identity, because it may be relative to the schema.
    private struct Place: Hashable {
        let file: String
        let index: Int

        init(_ metaschema: JSONSchema) {
            (file, index) = (metaschema.source.identifier, metaschema.node.index)
        }
    }

    private func metaschema(
        of schema: JSONSchema, _ registry: inout SchemaRegistry
    ) throws(CommandFailure) -> JSONSchema {
        do throws(ReferenceError) {
            return try registry.resolve(schema.metaschemaAddress, from: schema)
        } catch {
            throw CommandFailure(.badInput, path: schema.source.path ?? "", "its metaschema is not known: \(error)")
        }
    }
}
