internal import ArgumentParser
internal import BricolageCore
internal import BricolageSchema
internal import BricolageWriting

/// `curio bundle`: reads a schema, and writes one that needs no other file.
struct Bundle: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Put a schema and everything that it refers to into one file.",
        discussion: """
            The other files become definitions that keep their addresses, so that the result means the same under any \
            name and in any folder. For a schema inside a file, as in schema.json#/definitions/name, the result is a \
            reference to it with the file among the definitions; for one inside an API description, with only what it \
            refers to. In a whole description, what its schemas, paths, parameters and responses refer to becomes \
            components. Published metaschemas are not included.

            Status 0: done; 65: the schema cannot be read, or a reference in it leads nowhere; 66: there is no such file.
            """
    )

    @Argument(
        help: ArgumentHelp("The schema to read; standard input when it is left out or `-`.", valueName: "schema"),
        completion: .file(extensions: ["json"]))
    var schema: String?

    @OptionGroup var outputOption: OutputOption
    @OptionGroup var schemaOptions: SchemaOptions

    func run() throws {
        let (input, places) = (try schemaOptions.input(schema), try schemaOptions.places(for: [schema]))
        let reached = ReachedSchemas(SchemaFinder(besides: input.paths, places))
        var registry = SchemaRegistry(loader: reached, dialect: schemaOptions.draft.dialect)
        let root = try input.root(in: &registry)
        try root.demandSchemaOrDescription()
        input.tellDuplicateKeys()
        let bundle: JSON
        do throws(DanglingReferences) {
            bundle = try registry.bundle(root)
        } catch {
            throw CommandFailure(.badInput, ofSchemas: error.report)
        }
        // The bundle is equivalent to the schema and may replace its file, but not a file that contains more.
        let own = input.place.isRoot ? [] : input.paths
        let others = reached.sources.filter { $0.identifier != input.source.identifier }.compactMap(\.path)
        try outputOption.demandOther(than: own + others + [schemaOptions.network.lock].compactMap(\.self))
        let text = bundle.serializedBytes(.pretty) + [UInt8(ascii: "\n")]
        try outputOption.write(json: text)
    }
}
