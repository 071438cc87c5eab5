internal import ArgumentParser
internal import BricolageCore
internal import BricolageInference
internal import BricolageSchema
internal import BricolageWriting
internal import CurioKit

/// `curio infer`: reads documents, and writes a schema that accepts them, or Swift types for them.
struct Infer: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write a JSON Schema, or Swift types, for documents.",
        discussion: """
            The schema accepts every sample. It states what occurs often enough to hold for other documents too; with \
            --as-seen, everything that holds for the samples. Weaker evidence goes into a $comment.

            Samples are JSON; files whose names end in .jsonc, .yaml, .yml, .jsonl or .ndjson are read in that \
            format. Memory does not grow with the number of samples, nor with the length of JSON Lines.

            Status 0: the schema is written; 65: a sample cannot be read, and nothing is written; 66: there is no such \
            file.
            """
    )

    @Argument(
        help: ArgumentHelp("The documents; standard input when none is named, or for `-`.", valueName: "sample"),
        completion: .file())
    var samples: [String] = []

    @Flag(help: "State everything that holds for the samples, however few they are; implied by --swift.")
    var asSeen = false

    @Flag(help: "Write Swift types instead of the schema.")
    var swift = false

    @Option(help: "The title of the schema, and the name of the outermost type.")
    var name: String?

    @OptionGroup var outputOption: OutputOption
    @OptionGroup var documentOptions: DocumentOptions

    func validate() throws {
        try StandardInput.refuseTwice(samples)
        if name?.isEmpty == true { throw ValidationError("--name must not be empty.") }
    }

    func run() throws {
        try outputOption.demandOther(than: samples)
        let schema = try shape().schema(options)
        if swift { return try outputOption.write(types(of: schema)) }
        try outputOption.write(json: schema.serializedBytes(.pretty) + [UInt8(ascii: "\n")])
    }

    private var options: InferenceOptions {
        var options = asSeen || swift ? InferenceOptions.asSeen : .cautious
        options.title = name
        return options
    }

    /// The shape of all samples.
    private func shape() throws(CommandFailure) -> Shape {
        var shape = Shape()
        try documentOptions.readEach(of: samples, purpose: "sample") { placed, _ in shape.add(placed.document) }
        return shape
    }

    private func types(of schema: JSON) throws -> [UInt8] {
        let name = name ?? (samples.count == 1 ? samples.first.flatMap(Self.stem) : nil) ?? "Root"
        let document = try JSONDocument(parsing: schema.serializedBytes(.compact))
        do throws(GenerationError) {
            let generation = try Generator(configuration: Generator.Configuration(name: name))
                .generate(SchemaSource(document: document))
            return Array(generation.files.map(\.contents).joined(separator: "\n").utf8)
        } catch {
            let names = StandardInput.orFiles(samples).map(StandardInput.name)
            throw CommandFailure(error, of: names.joined(separator: ", "))
        }
    }

    /// The name of a file up to its first dot.
    private static func stem(_ path: String) -> String? {
        let name = path.utf8.split(separator: UInt8(ascii: "/")).last?.prefix { $0 != UInt8(ascii: ".") }
        return name.flatMap { $0.isEmpty || $0.elementsEqual("-".utf8) ? nil : String($0) }
    }
}
