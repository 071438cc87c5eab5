internal import ArgumentParser
internal import BricolageCore
internal import BricolageSchema
internal import BricolageValidation

/// How schemas are read and found, in every command that works with some.
struct SchemaOptions: ParsableArguments {
    @Option(help: "The version of JSON Schema for schemas that do not name one with $schema.")
    var draft = Validate.Draft.draft2020

    /// A schema file, with what finds the schemas that it refers to.
    func load(_ argument: String?) throws(CommandFailure) -> (root: JSONSchema, registry: SchemaRegistry) {
        let input = try Input(argument, purpose: "schema")
        let identifier = input.path.flatMap { try? System.resolved($0) }.map { FileSchemaLoader.identifier(of: $0) }
        var registry = SchemaRegistry(loader: FileSchemaLoader(besides: input.path), dialect: draft.dialect)
        let bytes = try input.bytes(limit: FileSchemaLoader.largestSchema)
        do throws(JSONSyntaxError) {
            let document = try JSONDocument(parsing: bytes)
            let root = registry.add(SchemaSource(path: input.name, identifier: identifier, document: document))
            return (root, registry)
        } catch {
            throw CommandFailure(.badInput, error.description(path: input.name))
        }
    }
}

/// What counts beside the schema, in every command that asks a validator.
struct AssertionOptions: ParsableArguments {
    @Flag(help: "Refuse strings that are not of the format that the schema names, whatever the version says of it.")
    var assertFormats = false

    var validationOptions: ValidationOptions {
        var options = ValidationOptions()
        if assertFormats { options.assertsFormats = true }
        return options
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
