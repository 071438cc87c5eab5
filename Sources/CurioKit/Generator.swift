public import BricolageCore
public import BricolageSchema

/// Turns a schema into Swift text.
///
///     schema ─load─▶ registry ─build─▶ TypeGraph ─name─▶ TypeNames ─lay out─▶ TypeLayout ─emit─▶ text
///
/// Every arrow is a value that the next stage reads and none changes, so the same schema gives the same bytes.
public struct Generator: Sendable {
    /// What to write, and for whom.
    public var configuration: Configuration

    /// A generator with a configuration.
    public init(configuration: Configuration = Configuration()) {
        self.configuration = configuration
    }

    /// The Swift text for a schema and everything it refers to.
    ///
    /// - Parameters:
    ///   - place: The schema inside the document that is the root, such as one of its definitions.
    ///   - loader: Finds the files that the schema refers to; none are found by default.
    ///   - dialect: The rules for files without a `$schema` that is known.
    public func generate(
        _ schema: SchemaSource, at place: JSONPointer = .root, loader: any SchemaLoader = NoSchemaLoader(),
        dialect: SchemaDialect = .draft2020
    ) throws(GenerationError) -> Generation {
        var draft = try draft(schema, at: place, registry: SchemaRegistry(loader: loader, dialect: dialect))
        let names = TypeNames(draft.graph, style: configuration.style)
        let layout = TypeLayout(draft.graph)
        var emitter = Emitter(configuration: configuration, graph: draft.graph, names: names, layout: layout)
        return Generation(
            files: emitter.files(embedding: draft.embedded), rootTypeName: emitter.rootTypeName,
            diagnostics: draft.diagnostics.finished())
    }
}
