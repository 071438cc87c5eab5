internal import ArgumentParser
internal import BricolageCore
internal import BricolageSchema
internal import CurioKit

/// `curio generate`: a schema in, Swift out.
struct Generate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write Swift types for a JSON Schema.",
        discussion: """
            The Swift text goes to standard output unless --output says otherwise. What the schema says and Swift does \
            not express is told on standard error, as path:line:column: warning.

            References to other files are followed beside and below the schema's own folder, never over the network.
            """
    )

    @Argument(
        help: ArgumentHelp("The schema to read; standard input when it is left out or `-`.", valueName: "schema"),
        completion: .file(extensions: ["json"]))
    var schema: String?

    @Option(help: "The name of the outermost type; otherwise it comes from the schema's title or file name.")
    var name: String?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The file to write, or a folder: one that exists, or whose name ends in a slash; what is missing is made.",
            valueName: "file-or-folder"),
        completion: .file())
    var output: String?

    @Option(help: "fast: types that import Bricolage and keep what they do not know; codable: plain Swift.")
    var style = Generator.Style.fast

    @Option(help: "Who may use the types.")
    var access = Generator.Access.public

    @Flag(help: "Read numbers with a fraction as JSON.Number, which keeps every digit, instead of Double.")
    var exactNumbers = false

    func validate() throws {
        if name?.isEmpty == true { throw ValidationError("--name must not be empty.") }
    }

    func run() throws {
        let input = try Input.read(schema, limit: FileSchemaLoader.largestSchema, purpose: "schema")
        let generation = try generation(of: input)
        // The product first: a warning about something that was then not written would mislead.
        try write(generation.files)
        tell(generation.diagnostics)
    }

    private func generation(of input: Input) throws -> Generation {
        let document: JSONDocument
        do throws(JSONSyntaxError) {
            document = try JSONDocument(parsing: input.bytes)
        } catch {
            throw CommandFailure(.badInput, error.description(path: input.name))
        }
        let identifier = input.path.flatMap { System.resolved($0) }.map { FileSchemaLoader.identifier(of: $0) }
        let source = SchemaSource(path: input.name, identifier: identifier, document: document)
        do throws(GenerationError) {
            let configuration = Generator.Configuration(
                name: name, style: style, access: access, keepsAllDigits: exactNumbers)
            return try Generator(configuration: configuration)
                .generate(source, loader: FileSchemaLoader(besides: input.path))
        } catch {
            throw CommandFailure(.badInput, path: input.name, "\(error)")
        }
    }

    private func tell(_ diagnostics: [Diagnostic]) {
        guard !diagnostics.isEmpty else { return }
        Console.tell(diagnostics.map(\.description).joined(separator: "\n"))
    }

    private func write(_ files: [GeneratedFile]) throws(CommandFailure) {
        guard let output else {
            return try Console.print(Array(files.map(\.contents).joined(separator: "\n").utf8))
        }
        if output.hasSuffix("/") || System.kind(of: output) == .directory {
            let directory = OutputDirectory(path: output)
            try directory.make()
            for file in files { try directory.file(named: file.name).write(Array(file.contents.utf8)) }
        } else if files.count == 1, let file = files.first {
            try OutputFile(path: output).write(Array(file.contents.utf8))
        } else {
            throw CommandFailure(
                .usage,
                "error: the schema makes \(files.count) files; --output must name a folder (end it with a slash)")
        }
    }
}
