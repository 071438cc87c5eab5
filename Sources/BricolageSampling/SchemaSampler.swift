public import BricolageCore
public import BricolageSchema
public import BricolageValidation

/// Makes documents that a schema accepts, for tests and mocks.
///
///     let sampler = try SchemaSampler(JSONDocument(parsing: #"{"type": "array", "items": {"format": "uuid"}}"#))
///     for document in sampler.samples(seed: 1).prefix(10) { print(document) }
///
/// The same seed gives the same documents on every run and platform. The validator checks every document before it is
/// returned. Some schemas have no documents, or none that can be found; then there is an error with a location.
///
///     schema ──▶ Demand      all schemas that must hold for one value, choices made at random
///                  ▼
///                value       made by its kind, its members and elements by demands of their own
///                  ▼
///                validator   accepts it, or another attempt begins
public struct SchemaSampler: Sendable {
    let schema: JSONSchema
    let registry: SchemaRegistry
    let compiled: CompiledSchema
    let options: SamplingOptions

    /// Creates a sampler for a schema, including everything that it refers to.
    ///
    /// - Throws: Everything that is wrong with the schema, with locations.
    public init(
        _ schema: JSONSchema, registry: SchemaRegistry, options: SamplingOptions = SamplingOptions()
    ) throws(SchemaIssues) {
        self.schema = schema
        self.registry = registry
        self.options = options
        compiled = try CompiledSchema(schema, registry: registry, options: options.validation)
    }

    /// Creates a sampler for a schema without external references.
    ///
    /// - Throws: Everything that is wrong with the schema, with locations.
    public init(_ document: JSONDocument, options: SamplingOptions = SamplingOptions()) throws(SchemaIssues) {
        var registry = SchemaRegistry()
        let schema = registry.add(SchemaSource(document: document))
        try self.init(schema, registry: registry, options: options)
    }

    /// One document.
    ///
    /// - Throws: `SamplingFailure` if no document was found.
    public func sample(seed: UInt64) throws(SamplingFailure) -> JSON {
        var series = series(seed: seed)
        return try series.sample()
    }

    /// An infinite sequence of documents, which ends only if none is found.
    public func samples(seed: UInt64 = 0) -> some Sequence<JSON> & Sendable { Samples(sampler: self, seed: seed) }

    /// The same documents from a series whose calls throw the reason if no document is found.
    package func series(seed: UInt64) -> SampleSeries { SampleSeries(self, seed) }
}

/// Documents that a schema accepts.
private struct Samples: Sequence, Sendable {
    let sampler: SchemaSampler
    let seed: UInt64

    func makeIterator() -> SampleSeries { sampler.series(seed: seed) }
}

/// Makes one document that a schema accepts after the other.
package struct SampleSeries: IteratorProtocol {
    private let sampler: SchemaSampler
    private let workshop: SampleWorkshop
    private var generator: SampleGenerator
    /// How many values were made for all documents so far, including those that were refused.
    package private(set) var valueCount = 0

    init(_ sampler: SchemaSampler, _ seed: UInt64) {
        self.sampler = sampler
        workshop = SampleWorkshop(sampler)
        generator = SampleGenerator(seed: seed)
    }

    /// How many more attempts are made once a document is valid only if formats are asserted, which most validators do
    /// not do by default since 2019-09.
    private static let attemptsAtBothReadings = 32

    /// The next document; nil where none was found.
    package mutating func next() -> JSON? { try? sample() }

    /// The next document.
    ///
    /// - Throws: `SamplingFailure` if no document was found.
    package mutating func sample() throws(SamplingFailure) -> JSON {
        if workshop.isEndless { throw workshop.failure(attempts: 0) }
        workshop.failures = SampleFailures()
        var valuesLeft = sampler.options.maximumValues
        var attempts = 0
        var accepted: (value: JSON, attempt: Int)?
        while attempts < sampler.options.attempts, valuesLeft > 0 {
            attempts += 1
            // In the second half, members may be added that seem unneeded: which schema of `oneOf` holds can depend on
            // a member that none of them requires.
            var writer = SampleWriter(
                workshop, SampleGenerator(seed: generator.next()), sampler.options, budget: valuesLeft,
                mayAdd: attempts > sampler.options.attempts / 2)
            let value = writer.value([sampler.schema], depth: 0)
            valuesLeft -= writer.valueCount
            valueCount += writer.valueCount
            if let value, workshop.accepts(value) {
                if workshop.isAcceptedWithoutFormats(value) { return value }
                accepted = accepted ?? (value, attempts)
            }
            if let (value, first) = accepted, attempts - first >= Self.attemptsAtBothReadings { return value }
            workshop.failures.endAttempt()
        }
        if let accepted { return accepted.value }
        throw workshop.failure(attempts: attempts, reachedMaximumValues: valuesLeft <= 0)
    }
}
