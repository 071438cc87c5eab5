internal import ArgumentParser
internal import BricolageCore
internal import BricolageSchema
internal import BricolageValidation

/// How schemas are read and found, in every command that works with some.
struct SchemaOptions: ParsableArguments {
    @Option(
        name: .customLong("draft"),
        help: "The version of JSON Schema for schemas that do not name one with $schema. (default: 2020-12)")
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

    /// A schema file, with what finds the schemas that it refers to.
    func load(_ argument: String?) throws(CommandFailure) -> (root: JSONSchema, registry: SchemaRegistry) {
        let input = try SchemaInput(argument)
        var registry = registry(besides: input.path, try folders())
        return (try input.root(in: &registry), registry)
    }

    /// The folders that were named, all of whose files are read for that: once in a run.
    ///
    /// - Parameter others: Folders that were named elsewhere.
    func folders(besides others: [String] = []) throws(CommandFailure) -> [SchemaFolder] {
        var folders: [SchemaFolder] = []
        for path in registries + others { folders.append(try SchemaFolder(path)) }
        return folders
    }

    /// A registry that finds files beside a schema, and what stands in folders.
    func registry(besides path: String?, _ folders: [SchemaFolder]) -> SchemaRegistry {
        SchemaRegistry(loader: SchemaFinder(besides: path, folders: folders), dialect: draft.dialect)
    }
}

extension CompiledSchema {
    /// Compiles a schema; what is wrong with it ends the run.
    init(_ schema: JSONSchema, _ registry: SchemaRegistry, _ options: ValidationOptions) throws(CommandFailure) {
        do throws(SchemaIssues) {
            try self.init(schema, registry: registry, options: options)
        } catch {
            throw CommandFailure(.badInput, error.description)
        }
    }
}
