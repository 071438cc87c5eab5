internal import ArgumentParser
internal import BricolageValidation

/// `curio test`: reads examples that a schema must accept or refuse, and reports those with another result.
struct Test: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Run the tests of schemas.",
        discussion: """
            A file of tests has the form of the public test suite of JSON Schema: a list of groups, each with a schema \
            and documents that it must accept or refuse.

                [{"description": "names", "schema": {"$ref": "name.schema.json"},
                  "tests": [{"description": "an empty one", "data": "", "valid": false}]}]

            References are relative to the file of tests. Groups without a schema are for the one of --schema.

            Status 0: all tests pass; 1: at least one does not; 65: a file is not such a list, or there are no tests.
            """
    )

    @Argument(
        help: ArgumentHelp("The files of tests; standard input when none is named, or for `-`.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var files: [String] = []

    @Option(name: .shortAndLong, help: "The schema of groups that have none.", completion: .file(extensions: ["json"]))
    var schema: String?

    @OptionGroup var schemaOptions: SchemaOptions
    @OptionGroup var assertions: AssertionOptions
    @OptionGroup var reportOptions: ReportOptions

    func validate() throws {
        try StandardInput.refuseTwice(files)
        guard let schema else { return }
        try StandardInput.refuse("both the schema and a file of tests", schema, StandardInput.orFiles(files))
    }

    func run() throws {
        // The base applies to the schema that was named, or else to the only file of tests.
        let base = schema == nil ? schemaOptions.base : nil
        if schema == nil { try schemaOptions.demandOneForBase(files.count) }
        let options = assertions.validationOptions
        let printer = ReportPrinter(reportOptions, command: "curio test", subject: schema ?? "schemas")
        var run = CheckingRun(files, printer, things: .tests, verdict: .haveFailed, praise: .havePassed)
        let places = try run.prepare { () throws(CommandFailure) in try schemaOptions.places(for: [schema] + files) }
        let common = try run.prepare { () throws(CommandFailure) -> CompiledSchema? in
            guard let schema else { return nil }
            let (root, registry) = try schemaOptions.loadSchema(schema, places)
            return try CompiledSchema(root, registry, options)
        }
        try run.checkEach { file, run throws(CommandFailure) in
            let input = try Input(file, purpose: "file of tests")
            run.begin(input.name, holdsCases: true)
            guard let source = try run.schema(of: input, base: base) else { return }
            try run.warn(source.duplicateKeyWarnings)
            var files = SharedTestFiles(schemaOptions.registry(besides: input.path, places))
            var failures: [CommandFailure] = []
            for group in try SchemaTestGroup.groups(in: source) {
                do throws(CommandFailure) {
                    let group = try group.get()
                    try group.check(group.compiled(in: &files, options, else: common), &run)
                } catch {
                    // A group that cannot be read does not hide the results of the others.
                    guard error.status == .badInput else { throw error }
                    failures.append(error)
                }
            }
            if let failure = CommandFailure(joining: failures) { throw failure }
        }
    }
}
