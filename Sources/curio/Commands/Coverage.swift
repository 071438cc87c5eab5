internal import ArgumentParser
internal import BricolageCore
internal import BricolagePointers
internal import BricolageSchema
internal import BricolageValidation
internal import BricolageWriting
internal import CurioKit

/// `curio coverage`: reads a schema and documents, and reports how much of the documents has a type.
struct Coverage: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show how much of some documents the types of a schema declare.",
        discussion: """
            Counts strings, numbers, booleans and nulls. Typed values have a Swift type; open ones are not described by \
            the schema; untyped ones are described but kept as JSON. The percentage is typed / (typed + untyped). \
            Nothing is generated or compiled: the documents are read as the types would read them.

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

    @Flag(help: "Print the locations of untyped, open, refused and lost values.")
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
        try StandardInput.refuseTwice(files)
    }

    func run() throws {
        let input = try schemaOptions.input(schema)
        let places = try schemaOptions.places(for: [schema] + files)
        var registry = schemaOptions.registry(besides: input.path, places)
        let root = try input.root(in: &registry)
        try root.demandSchema()
        input.tellDuplicateKeys()
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
        var compiled: CompiledSchema?
        do throws(SchemaIssues) {
            compiled = try CompiledSchema(root, registry: registry)
        } catch {
            try demandTypes(input, places)
            tell(error)
        }
        var counts = CoverageCounts()
        var status = try documentOptions.readAll(of: files, purpose: "document") {
            placed, name throws(CommandFailure) in
            let fit = fitting.fit(placed.document)
            let described = compiled?.describedValues(of: placed.document)
            counts.add(fit, of: placed.document, described: described)
            if list { try Console.print(lines: lines(on: fit, of: name, placed, described: described)) }
        }
        try Console.print(lines: [counts.description])
        if status == .done, counts.refused + counts.changed > 0 {
            status = .no
            if !list { Console.tell("note: --list shows what is refused or lost, and where") }
        }
        if status != .done { throw CommandFailure(status, nil) }
    }

    /// Refuses a schema for which no types would be generated.
    ///
    /// A referenced file that cannot be reached is no reason to refuse it: its schemas accept any value.
    private func demandTypes(_ input: SchemaInput, _ places: SchemaPlaces) throws(CommandFailure) {
        let job = GenerationJob(
            inputs: [input], configuration: .init(), file: nil, draft: schemaOptions.draft.dialect,
            loader: SchemaFinder(besides: input.paths, places), acceptsBrokenSchemas: false)
        var report = GenerationReport(.quiet, isStrict: false)
        _ = try job.run(&report)
    }

    /// Reports why it is unknown which values the schema leaves open.
    private func tell(_ issues: SchemaIssues) {
        guard var issue = issues.issues.first?.issueDescription else { return }
        issue.severity = .note
        issue.remark += "; what the schema leaves open is counted as untyped"
        var places = OriginalPlaces()
        Console.tell(places.placed(issue).description)
    }

    private func lines(
        on fit: TypeFit, of name: String, _ placed: PlacedDocument, described: Set<Int>?
    ) -> [String] {
        var lines: [String] = []
        if let refusal = fit.refusal {
            let (node, place) = (refusal.node, refusal.node.pointer)
            lines.append(
                "\(name):\(placed.placed(node.location)): refused: expected \(refusal.expected), "
                    + "found \(Self.words(for: node))\(place.isRoot ? "" : " at \(place)")")
        }
        let listed = fit.lost + fit.untyped
        let places = PlaceSweep.places(of: listed.lazy.map(\.index), in: placed.document.root.storage)
        func pointer(to node: JSONDocument.Node) -> JSONPointer { places[node.index]?.pointer ?? node.pointer }
        lines += fit.lost.map { "\(name): lost: \(pointer(to: $0))" }
        lines += fit.untyped.map { node in
            let isOpen = CoverageCounts.leaves(of: node, described: described).untyped == 0
            return "\(name): \(isOpen ? "open" : "untyped"): \(pointer(to: node))"
        }
        return lines
    }

    /// A value in few words.
    private static func words(for node: JSONDocument.Node) -> String {
        let text = node.kind == .array || node.kind == .object ? "" : node.description
        return text.isEmpty || text.count > longestWords ? node.kind.withArticle : text
    }

    private static let longestWords = 60
}
