internal import ArgumentParser
internal import BricolageCore
internal import BricolageSchema
internal import BricolageValidation
internal import CurioKit

/// `curio coverage`: a schema and documents in, how much of the documents has a type out.
struct Coverage: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Tell how much of some documents finds a declared place in the types of a schema.",
        discussion: """
            Counts the values that hold no others. Typed is what lands in members, elements and values of a type; open \
            is what the schema itself says nothing of; untyped is the rest, which is kept as JSON although the schema \
            describes it. The share is that of the typed in typed and untyped. Nothing is generated or compiled: the \
            documents are read as the types would read them.

            Status 0: every document fits; 1: the types refuse a document or do not keep all of it; 65: the schema or a \
            document cannot be read.
            """
    )

    @Option(name: .shortAndLong, help: "The schema.", completion: .file(extensions: ["json"]))
    var schema: String

    @Argument(
        help: ArgumentHelp("The documents; standard input when none is named, or for `-`.", valueName: "file"),
        completion: .file())
    var files: [String] = []

    @Flag(help: "Print where what is untyped, open, refused or lost stands.")
    var list = false

    @Flag(help: "Read as types that were generated with --closed.")
    var closed = false

    @Flag(help: "Read as types that were generated with --stated-kinds.")
    var statedKinds = false

    @Flag(help: "Read as types that were generated with --constraints.")
    var constraints = false

    @OptionGroup var documentOptions: DocumentOptions
    @OptionGroup var schemaOptions: SchemaOptions

    func validate() throws {
        try StandardInput.refuse("both the schema and a document", schema, StandardInput.orFiles(files))
    }

    func run() throws {
        let input = try schemaOptions.input(schema)
        let places = try schemaOptions.places()
        var registry = schemaOptions.registry(besides: input.path, places)
        let root = try input.root(in: &registry)
        try root.demandSchema()
        let fitting: TypeFitting
        do throws(GenerationError) {
            fitting = try TypeFitting(
                input.source, at: input.place, loader: SchemaFinder(besides: input.paths, places),
                dialect: schemaOptions.draft.dialect,
                configuration: .init(
                    keepsOtherKinds: !statedKinds, keepsUnknownCases: !closed, checksConstraints: constraints))
        } catch {
            throw CommandFailure(error, of: input.source.path ?? "")
        }
        let compiled = try? CompiledSchema(root, registry: registry)
        var counts = CoverageCounts()
        try documentOptions.readEach(of: files, purpose: "document") { document, name throws(CommandFailure) in
            let fit = fitting.fit(document)
            let described = compiled?.describedValues(of: document)
            counts.add(fit, of: document, described: described)
            if list { try Console.print(Array(lines(on: fit, of: name, described: described).utf8)) }
        }
        try Console.print(Array((counts.description + "\n").utf8))
        if counts.refused + counts.changed > 0 { throw CommandFailure(.no, nil) }
    }

    private func lines(on fit: TypeFit, of name: String, described: Set<Int>?) -> String {
        var lines: [String] = []
        if let refusal = fit.refusal {
            let place = refusal.node.pointer
            lines.append("\(name): refused: expected \(refusal.expected)\(place.isRoot ? "" : " at \(place)")")
        }
        lines += fit.lost.map { "\(name): lost: \($0.pointer)" }
        lines += fit.untyped.map { node in
            let isOpen = CoverageCounts.leaves(of: node, described: described).untyped == 0
            return "\(name): \(isOpen ? "open" : "untyped"): \(node.pointer)"
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
