internal import ArgumentParser
internal import BricolageCore
internal import BricolageSchema
internal import BricolageValidation

/// `curio validate`: a schema and documents in, everything that makes the documents invalid out.
struct Validate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check documents against a JSON Schema.",
        discussion: """
            Every issue goes to standard output as path:line:column: error, with the line and a caret. References of the \
            schema to other files are followed beside and below its own folder, never over the network.

            Status 0: all documents are valid; 1: at least one is not; 65: the schema or a document cannot be read.
            """
    )

    @Option(name: .shortAndLong, help: "The schema.", completion: .file(extensions: ["json"]))
    var schema: String

    @Argument(
        help: ArgumentHelp("The documents; standard input when none is named, or for `-`.", valueName: "file"),
        completion: .file())
    var files: [String] = []

    @Option(help: "The version of JSON Schema for a schema that does not name one with $schema.")
    var draft = Draft.draft2020

    @Flag(help: "Refuse strings that are not of the format that the schema names, whatever the version says of it.")
    var assertFormats = false

    @Option(help: "How many issues of each document are printed at most.")
    var maxErrors = 100

    /// The versions by the names that people use.
    enum Draft: String, ExpressibleByArgument, CaseIterable {
        case draft3 = "3"
        case draft4 = "4"
        case draft6 = "6"
        case draft7 = "7"
        case draft2019 = "2019-09"
        case draft2020 = "2020-12"
        case v1

        var dialect: SchemaDialect {
            switch self {
            case .draft3: .draft3
            case .draft4: .draft4
            case .draft6: .draft6
            case .draft7: .draft7
            case .draft2019: .draft2019
            case .draft2020: .draft2020
            case .v1: .v1
            }
        }
    }

    func validate() throws {
        if maxErrors < 1 { throw ValidationError("--max-errors must be at least 1.") }
        if schema == "-", files.isEmpty || files.contains("-") {
            throw ValidationError("standard input cannot be both the schema and a document.")
        }
    }

    func run() throws {
        let schema = try compiledSchema()
        var invalid = 0
        for file in files.isEmpty ? [nil] : files.map(Optional.some) {
            let input = try Input(file, purpose: "document")
            let report = schema.report(on: try document(input, limit: JSONParsingOptions.largestSize), upTo: maxErrors)
            guard !report.isValid else { continue }
            invalid += 1
            try tell(report, about: input.name)
        }
        guard invalid > 0 else { return }
        throw CommandFailure(.no, files.count > 1 ? "\(invalid) of \(files.count) documents are not valid" : nil)
    }

    private func compiledSchema() throws -> CompiledSchema {
        let input = try Input(schema, purpose: "schema")
        let identifier = input.path.flatMap { try? System.resolved($0) }.map { FileSchemaLoader.identifier(of: $0) }
        var registry = SchemaRegistry(loader: FileSchemaLoader(besides: input.path), dialect: draft.dialect)
        let root = registry.add(
            SchemaSource(
                path: input.name, identifier: identifier,
                document: try document(input, limit: FileSchemaLoader.largestSchema)))
        var options = ValidationOptions()
        if assertFormats { options.assertsFormats = true }
        do throws(SchemaIssues) {
            return try CompiledSchema(root, registry: registry, options: options)
        } catch {
            throw CommandFailure(.badInput, error.description)
        }
    }

    private func document(_ input: borrowing Input, limit: Int) throws(CommandFailure) -> JSONDocument {
        let bytes = try input.bytes(limit: limit)
        do throws(JSONSyntaxError) {
            return try JSONDocument(parsing: bytes)
        } catch {
            throw CommandFailure(.badInput, error.description(path: input.name))
        }
    }

    private func tell(_ report: ValidationReport, about name: String) throws(CommandFailure) {
        var lines = report.issues.map { $0.description(path: name) }
        if report.omittedCount > 0 { lines.append("\(name): \(report.omittedCount) more issues (--max-errors)") }
        if let interruption = report.interruption { lines.append("\(name): error: no verdict: \(interruption)") }
        try Console.print(Array((lines.joined(separator: "\n") + "\n").utf8))
    }
}
