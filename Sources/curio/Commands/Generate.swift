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

            In a folder, the first line of a file tells which schema it was made of. A file that was made of the same \
            schema under another name is removed, and a note says so. A folder that is a symbolic link is followed.

            References to other files are followed beside and below the schema's own folder and in the folders of \
            --registry, --root and --map, and over the network only from the hosts of --allow-network.
            """
    )

    @Argument(
        help: ArgumentHelp(
            "The schema to read, or one inside a file: file.json#/$defs/Name; standard input when it is left out or `-`.",
            valueName: "schema"),
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

    @Flag(
        name: .customLong("validate"),
        help: """
            Put the schema into the outermost type, which then reads valid documents only with init(valid:) and tells \
            everything that is wrong with others. Needs the module BricolageValidation.
            """)
    var checksValues = false

    @Flag(help: "Refuse texts that no enumeration lists and objects whose tag no union lists, instead of keeping them.")
    var closed = false

    @Flag(help: "Refuse values of kinds that the schema implies nothing about, instead of keeping them as Meant<T>.")
    var statedKinds = false

    @Option(
        help: """
            How types compare their values: members, one by one; json, as the text that they are written as, which \
            large schemas compile faster with. Members for up to a hundred types, otherwise json.
            """)
    var comparison: Generator.Comparison?

    @Option(
        help: ArgumentHelp(
            "Formats whose strings become types that hold both text and value: \(Self.formatNames), or all.",
            discussion: "A text that is not of its format is then refused.", valueName: "list"),
        transform: StringFormat.list)
    var formats: Set<StringFormat> = []

    @Option(
        help: """
            What becomes of default values: unused; initializers, which take them where no argument is given; reading, \
            where members with a default are always there.
            """)
    var defaults = Generator.Defaults.initializers

    @Option(
        help: ArgumentHelp(
            "How many files to write into a folder; otherwise one, or several where there are many types.",
            discussion: "A type stays in its file as long as this number stays.", valueName: "number"))
    var files: Int?

    @Option(
        help: ArgumentHelp(
            "What types conform to beside reading and writing: equatable, hashable, sendable, or none; all by default.",
            discussion: "With fewer of them, large schemas compile faster.",
            valueName: "list"),
        transform: Generator.Conformance.list)
    var conformances = Set(Generator.Conformance.allCases)

    @OptionGroup var schemaOptions: SchemaOptions

    private static let formatNames = StringFormat.table.map(\.name).joined(separator: ", ")

    func validate() throws {
        if name?.isEmpty == true { throw ValidationError("--name must not be empty.") }
        if let files, !(1...999).contains(files) { throw ValidationError("--files must be from 1 to 999.") }
    }

    func run() throws {
        let input = try schemaOptions.input(schema)
        let generation = try generation(of: input)
        // The product first: a warning about something that was then not written would mislead.
        let notes = try write(generation.files, madeOf: input.path)
        tell(notes + generation.diagnostics.map(\.description))
    }

    private func generation(of input: SchemaInput) throws(CommandFailure) -> Generation {
        let configuration = Generator.Configuration(
            name: name, style: style, access: access, conformances: conformances, keepsAllDigits: exactNumbers,
            keepsOtherKinds: !statedKinds, keepsUnknownCases: !closed, checksValues: checksValues,
            comparison: comparison, formats: formats, defaults: defaults, files: files ?? (writesFolder ? nil : 1))
        let loader = try schemaOptions.loader(besides: input.path)
        do throws(GenerationError) {
            return try Generator(configuration: configuration)
                .generate(
                    input.source, at: input.place, loader: loader, dialect: schemaOptions.draft.dialect)
        } catch {
            throw CommandFailure(.badInput, path: input.source.path ?? "", "\(error)")
        }
    }

    private func tell(_ notes: [String]) {
        guard !notes.isEmpty else { return }
        Console.tell(notes.joined(separator: "\n"))
    }

    private var writesFolder: Bool {
        guard let output else { return false }
        return output.hasSuffix("/") || System.kind(of: output) == .directory
    }

    /// Writes the files where they belong, and returns what there is to tell about the place.
    private func write(_ files: [GeneratedFile], madeOf schema: String?) throws(CommandFailure) -> [String] {
        guard let output else {
            try Console.print(Array(files.map(\.contents).joined(separator: "\n").utf8))
            return []
        }
        if writesFolder {
            return try write(files, madeOf: schema, into: OutputDirectory(path: output))
        }
        guard files.count == 1, let file = files.first else {
            throw CommandFailure(
                .usage,
                "error: the schema makes \(files.count) files; --output must name a folder (end it with a slash)")
        }
        try OutputFile(path: output).write(Array(file.contents.utf8))
        return []
    }

    private func write(
        _ files: [GeneratedFile], madeOf schema: String?, into directory: OutputDirectory
    ) throws(CommandFailure) -> [String] {
        try directory.make()
        let origin = directory.reference(to: schema)
        for file in files { try directory.file(named: file.name).write(Array(file.contents(origin: origin).utf8)) }
        let notes = directory.removeStaleFiles(besides: files.map(\.name), origin: origin)
        return (directory.linkNote.map { [$0] } ?? []) + notes
    }
}
