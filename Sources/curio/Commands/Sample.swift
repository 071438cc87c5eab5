internal import ArgumentParser
internal import BricolageCore
internal import BricolageSampling
internal import BricolageValidation
internal import BricolageWriting

/// `curio sample`: reads a schema, and writes documents that it accepts.
struct Sample: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Make documents that a schema accepts.",
        discussion: """
            Each document is one line on standard output and valid, its formats included, as curio validate \
            --assert-formats checks it. The same seed gives the same documents on every run.

            Status 0: all documents were found; 1: some were not found, and standard error says where; 65: the \
            schema cannot be read.
            """
    )

    @Argument(
        help: ArgumentHelp("The schema to read; standard input when it is left out or `-`.", valueName: "schema"),
        completion: .file(extensions: ["json"]))
    var schema: String?

    @Option(parsing: .unconditional, help: "How many documents.")
    var count = 1

    @Option(help: "The seed of the random choices.")
    var seed: UInt64 = 0

    @Option(help: "How many optional members and elements to include.")
    var extent = Extent.varied

    @Flag(help: "Print each document over several lines.")
    var pretty = false

    @OptionGroup var schemaOptions: SchemaOptions

    /// How many optional members and elements a sample has, in the words of the command line.
    enum Extent: String, ExpressibleByArgument, CaseIterable {
        case varied, least, most

        var extent: SamplingOptions.Extent {
            switch self {
            case .varied: .varied
            case .least: .least
            case .most: .most
            }
        }
    }

    func validate() throws {
        guard count >= 0 else { throw ValidationError("--count must not be negative.") }
    }

    func run() throws {
        let (root, registry) = try schemaOptions.loadSchema(schema, schemaOptions.places(for: [schema]))
        var options = SamplingOptions()
        options.extent = extent.extent
        let sampler: SchemaSampler
        do {
            sampler = try SchemaSampler(root, registry: registry, options: options)
        } catch {
            throw CommandFailure(.badInput, ofSchemas: error.report)
        }
        var samples = sampler.series(seed: seed)
        for _ in 0..<count {
            let document: JSON
            do throws(SamplingFailure) {
                document = try samples.sample()
            } catch {
                var failure = error
                var places = OriginalPlaces()
                failure.schemaLocation = places.placed(error.schemaLocation, ofSchema: error.schemaAddress)
                throw CommandFailure(.no, path: StandardInput.name(of: schema), failure.description)
            }
            try Console.print(json: document.serializedBytes(pretty ? .pretty : .compact) + [UInt8(ascii: "\n")])
        }
    }
}
