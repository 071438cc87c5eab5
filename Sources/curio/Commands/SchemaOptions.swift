internal import ArgumentParser
internal import BricolageCore
internal import BricolageSchema
internal import BricolageValidation

/// Options that determine how schemas are found and read, in every command that uses schemas.
struct SchemaOptions: ParsableArguments {
    @Option(
        name: .customLong("draft"),
        help: """
            The version of JSON Schema for schemas that neither name one with $schema nor are referred to by one that \
            does. (default: 2020-12)
            """)
    var namedDraft: Draft?

    /// The version of JSON Schema for schemas that do not name one.
    var draft: Draft { namedDraft ?? .draft2020 }

    @Option(
        name: .customLong("registry"),
        help: ArgumentHelp(
            "A folder of schemas that may be referred to, by their $id or by the end of their path; may be repeated.",
            valueName: "folder"),
        completion: .directory)
    var registries: [String] = []

    @Option(
        help: ArgumentHelp(
            "A folder inside which schemas may refer to files, above their own too; may be repeated.",
            valueName: "folder"),
        completion: .directory)
    var root: [String] = []

    @Option(
        help: ArgumentHelp(
            "A file that stands for an address, or a folder for all that begin with one that ends in a slash.",
            valueName: "uri=path"))
    var map: [SchemaMapping] = []

    @Option(
        help: ArgumentHelp(
            "What relative references start from: an address, or for a schema from standard input the path of a file.",
            valueName: "uri-or-path"))
    var base: String?

    @OptionGroup var network: NetworkOptions

    /// The schema that an argument names.
    func input(_ argument: String?) throws(CommandFailure) -> SchemaInput { try SchemaInput(argument, base: base) }

    /// The schemas that were named, or else those of a configuration, or else standard input.
    func inputs(_ arguments: [String], besides file: ConfigurationFile?) throws(CommandFailure) -> [SchemaInput] {
        let inputs =
            arguments.isEmpty
            ? try file?.reading("schema") { path throws(CommandFailure) in try input(path) } ?? []
            : try arguments.map { argument throws(CommandFailure) in try input(argument) }
        try demandOneForBase(inputs.count)
        return inputs.isEmpty ? [try input(nil)] : inputs
    }

    /// Refuses a base for several schemas: files with the same address would be taken for one file.
    func demandOneForBase(_ count: Int) throws(CommandFailure) {
        guard base != nil, count > 1 else { return }
        throw CommandFailure(.usage, "error: --base is the address of one schema, and there are \(count)")
    }

    /// A schema for checking values, and the registry that finds the schemas that it refers to.
    ///
    /// Refuses an API description, which contains schemas but is none, and so would accept any value.
    ///
    /// - Parameters:
    ///   - places: Where to find those schemas. All loads of a run share it, because two lock objects for one file would
    ///     each lose the entries of the other.
    ///   - isTold: Whether the run has warned about duplicate keys in the file already.
    func loadSchema(
        _ argument: String?, _ places: SchemaPlaces, isTold: Bool = false
    ) throws(CommandFailure) -> (root: JSONSchema, registry: SchemaRegistry) {
        let input = try input(argument)
        var registry = registry(besides: input.path, places)
        let root = try input.root(in: &registry)
        try root.demandSchema()
        if !isTold { input.tellDuplicateKeys() }
        return (root, registry)
    }

    /// The places that were named on the command line and in a configuration.
    ///
    /// This reads all files of registry folders, so it is called once in a run.
    ///
    /// - Parameter inputs: The arguments that name what the run reads, which a lock file must not overwrite.
    func places(
        for inputs: [String?], besides file: ConfigurationFile? = nil
    ) throws(CommandFailure) -> SchemaPlaces {
        if let lock = network.lock ?? file?.path("lock") {
            let inputs = inputs.compactMap(\.self)
            let read = inputs + inputs.map(SchemaInput.file) + [file?.path].compactMap(\.self)
            try OutputFile(path: lock).demandOther(than: read)
        }
        for path in root { try Self.demandFolder(path) }
        for mapping in map { try mapping.demandEffect() }
        _ = try file?.reading("roots", Self.demandFolder)
        let mappings = mappings(besides: file)
        _ = try file?.reading("map") { path throws(CommandFailure) in
            for mapping in mappings where mapping.path == path { try mapping.demandEffect() }
        }
        var folders: [SchemaFolder] = []
        for path in registries { folders.append(try SchemaFolder(path)) }
        folders += try file?.reading("folders") { path throws(CommandFailure) in try SchemaFolder(path) } ?? []
        return SchemaPlaces(
            roots: root + (file?.paths("roots").map(\.path) ?? []),
            mappings: mappings.sorted { $0.address.utf8.count > $1.address.utf8.count },
            folders: folders, base: base.flatMap { URIReference($0).isAbsolute ? nil : $0 },
            network: try network.source(lock: file?.path("lock")))
    }

    /// The files and folders that were named, whether they exist or not.
    func namedPlaces(besides file: ConfigurationFile?) -> [String] {
        let folders = ["roots", "folders"].flatMap { file?.paths($0).map(\.path) ?? [] }
        return registries + root + folders + mappings(besides: file).map(\.path)
    }

    private func mappings(besides file: ConfigurationFile?) -> [SchemaMapping] { map + (file?.mappings ?? []) }

    private static func demandFolder(_ path: String) throws(CommandFailure) {
        guard System.kind(of: path) == .directory else {
            throw CommandFailure(.noInput, path: path, "is not a folder (--root)")
        }
    }

    /// A registry that finds schemas in files beside a schema, and in the places that were named.
    ///
    /// Its copies share the files that were read, so that each is read once, but not the schemas that they have found.
    func registry(besides path: String?, _ places: SchemaPlaces) -> SchemaRegistry {
        let finder = SchemaFinder(besides: path.map { [$0] } ?? [], places)
        return SchemaRegistry(loader: KnownSchemas(finder), dialect: draft.dialect)
    }
}

extension CompiledSchema {
    /// Compiles a schema.
    ///
    /// An error in it ends the run, with a remark if an older version of JSON Schema accepts it.
    init(_ schema: JSONSchema, _ registry: SchemaRegistry, _ options: ValidationOptions) throws(CommandFailure) {
        do throws(SchemaIssues) {
            try self.init(schema, registry: registry, options: options)
        } catch {
            var issues = error.issues.map(\.issueDescription)
            if let first = issues.indices.first, let remark = schema.remarkOnOlderDialect(in: registry) {
                issues[first].remark = remark
            }
            throw CommandFailure(.badInput, ofSchemas: IssueReport(issues))
        }
    }
}
