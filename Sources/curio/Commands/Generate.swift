internal import ArgumentParser
internal import CurioKit

/// `curio generate`: reads schemas, and writes Swift types.
struct Generate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write Swift types for a JSON Schema.",
        discussion: """
            The Swift text goes to standard output unless --output names a file or folder. Warnings on standard error, \
            as path:line:column: warning, say what the types lose and where the schema contradicts itself; other rules \
            that they do not express are counted by cause.

            Several schemas share their types; each becomes a type that is called as it would be alone, or after its title \
            or folder where several files have the same name.

            Of an OpenAPI description, each schema in components/schemas becomes a type. If there is none, or for \
            openapi.yaml#/paths, each JSON body of a request or a response becomes a type that is called after the \
            operation.

            Without a schema, curio.json, curio.yaml or curio.yml of the current folder says what to do, if there is \
            one; see curio configuration.

            In a folder, the first line of each file names the schemas it was generated from. A file that was generated \
            from the same ones under another name is removed, with a note. A folder that is a symbolic link is \
            followed. Files that would not change are not touched.

            References to other files are followed beside and below the schema's own folder and in the folders of \
            --registry, --root and --map, and over the network only to the hosts of --allow-network. A schema that \
            would have to be fetched from elsewhere accepts any value, with a warning.

            Status 0: done; 1: --check has found files that are not up to date; 65: the file is not a schema, its \
            metaschema refuses it, a reference in it leads nowhere, or --strict finds that something would be lost.
            """
    )

    @Argument(
        help: ArgumentHelp(
            "The schemas to read, or those inside files: file.json#/$defs/Name; standard input when they are left out.",
            valueName: "schema"),
        completion: .file(extensions: ["json"]))
    var schemas: [String] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            """
            The file to write, or a folder: one that exists, or whose name ends in a slash, which is made where it is \
            missing; standard output when it is left out or `-`.
            """,
            valueName: "file-or-folder"),
        completion: .file())
    var output: String?

    @Option(
        name: .long,
        help: ArgumentHelp("A configuration; flags override it.", valueName: "file"),
        completion: .file(extensions: ["json", "yaml", "yml"]))
    var config: String?

    @OptionGroup var generatorOptions: GeneratorOptions
    @OptionGroup var schemaOptions: SchemaOptions

    @Flag(help: "Write nothing; list files that are not up to date, with status 1.")
    var check = false

    @Flag(help: "Write nothing; list the files that would be new, changed or removed.")
    var dryRun = false

    @Flag(help: "Keep running, and write again whenever a schema or a configuration that was read changes.")
    var watch = false

    @Flag(help: "Treat warnings and lost types as errors.")
    var strict = false

    @Flag(help: "Generate types even if the metaschema refuses the schema or references lead nowhere.")
    var unchecked = false

    @Flag(help: "Print only errors.")
    var quiet = false

    @Flag(help: "Print everything that the types do not express, with locations.")
    var verbose = false

    func validate() throws {
        try StandardInput.refuseTwice(schemas)
        let modes = [check, dryRun, watch].count { $0 }
        if modes > 1 { throw ValidationError("--check, --dry-run and --watch cannot be combined.") }
        if quiet, verbose { throw ValidationError("--quiet and --verbose contradict each other.") }
    }

    func run() throws {
        guard watch else { return try runOnce(Watcher()) }
        while true {
            let watcher = Watcher()
            do throws(CommandFailure) {
                try runOnce(watcher)
            } catch {
                guard error.status == .badInput || error.status == .noInput else { throw error }
                tell([error.message, "nothing written; waiting for changes"].compactMap(\.self))
            }
            watcher.wait()
        }
    }

    private func runOnce(_ watcher: Watcher) throws(CommandFailure) {
        var progress = Progress(count: 3)
        defer { progress.clear() }
        let file = try configurationFile(watcher)
        let place = place(output ?? file?.path("output"))
        if check || dryRun, case .standardOutput = place {
            throw CommandFailure(
                .usage, "error: --check and --dry-run need --output: there is nothing to compare with")
        }
        let named = schemas.isEmpty ? file?.paths("schema").map(\.path) ?? [] : schemas
        let arguments = StandardInput.orFiles(named.map(SchemaInput.file))
        if watch, arguments.contains(where: StandardInput.isMeant) {
            throw CommandFailure(.usage, "error: --watch needs files to watch")
        }
        progress.advance(to: "reading " + StandardInput.name(of: arguments[0]))
        for case let path? in arguments where !StandardInput.isMeant(by: path) { watcher.note(path) }
        // The schema finder notes the files that it reads from places that exist.
        for path in schemaOptions.namedPlaces(besides: file) where System.kind(of: path) == nil { watcher.note(path) }
        let inputs = try schemaOptions.inputs(schemas, besides: file)
        let paths = SchemaInput.files(of: inputs).compactMap(\.path)
        var configuration = generatorOptions.configuration(over: file)
        if case .folder = place {} else { configuration.files = configuration.files ?? 1 }
        let places = try schemaOptions.places(for: arguments, besides: file)
        let job = GenerationJob(
            inputs: inputs, configuration: configuration, file: file,
            draft: (schemaOptions.namedDraft ?? file?.draft ?? .draft2020).dialect,
            loader: SchemaFinder(besides: paths, places, lookingAt: watcher.note),
            acceptsBrokenSchemas: unchecked)
        var report = GenerationReport(quiet ? .quiet : verbose ? .verbose : .usual, isStrict: strict)
        progress.advance(to: "making types")
        let (generation, files) = try job.run(&report)
        progress.advance(to: "writing")
        let others = [file?.path, schemaOptions.network.lock, file?.path("lock")].compactMap(\.self)
        let product = try Product(generation.files, madeOf: paths, for: place, keeping: files + others)
        progress.clear()
        try deliver(product, report)
    }

    /// Writes the product, or reports what would change.
    private func deliver(_ product: Product, _ report: GenerationReport) throws(CommandFailure) {
        if check || dryRun {
            let changes = try product.changes()
            tell(report.lines)
            let stale = changes.filter { $0.kind != .unchanged }
            let told = dryRun ? changes : stale
            if !told.isEmpty {
                let lines = told.map { "\($0.path): \(dryRun ? $0.kind.rawValue : $0.kind.staleness)" }
                try Console.print(lines: lines)
            }
            if check, !stale.isEmpty { throw CommandFailure(.no, nil) }
            return
        }
        // The product is written first: a warning about types that were then not written would mislead.
        let notes = try product.write()
        tell((quiet ? [] : notes) + report.lines)
        if watch { Console.tell("written; waiting for changes") }
    }

    private func configurationFile(_ watcher: Watcher) throws(CommandFailure) -> ConfigurationFile? {
        if let config {
            watcher.note(config)
            return try ConfigurationFile(config)
        }
        guard schemas.isEmpty else { return nil }
        for name in ConfigurationFile.usualNames { watcher.note(name) }
        return try ConfigurationFile.usual()
    }

    private func tell(_ notes: [String]) {
        guard !notes.isEmpty else { return }
        Console.tell(notes.joined(separator: "\n"))
    }

    private func place(_ output: String?) -> Product.Place {
        guard let output, output != "-" else { return .standardOutput }
        let isFolder = output.hasSuffix("/") || System.kind(of: output) == .directory
        return isFolder ? .folder(OutputDirectory(path: output)) : .file(output)
    }
}

extension Product.Change.Kind {
    /// What is wrong with a file for which this change would be made.
    fileprivate var staleness: String {
        switch self {
        case .new: "missing"
        case .changed: "stale"
        case .removed: "no longer generated"
        case .unchanged: "unchanged"
        }
    }
}
