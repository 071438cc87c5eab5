public import BricolageCore
public import BricolageSchema

/// Generates Swift code from a schema.
///
///     schema ─load─▶ registry ─build─▶ TypeGraph ─name─▶ TypeNames ─lay out─▶ TypeLayout ─emit─▶ text
///
/// Each stage makes a new value from the previous one, so the same schema always gives the same bytes.
public struct Generator: Sendable {
    /// The options.
    public var configuration: Configuration

    /// Creates a generator with a configuration.
    public init(configuration: Configuration = Configuration()) {
        self.configuration = configuration
    }

    /// Generates the Swift code for a schema and everything that it refers to.
    ///
    /// - Parameters:
    ///   - place: The pointer to the root schema in the document, such as one of its definitions.
    ///   - loader: Finds referenced files; by default none.
    ///   - dialect: The dialect of files without a known `$schema`.
    public func generate(
        _ schema: SchemaSource, at place: JSONPointer = .root, loader: (any SchemaLoader)? = nil,
        dialect: SchemaDialect = .draft2020
    ) throws(GenerationError) -> Generation {
        try generate([Input(schema, at: place)], loader: loader, dialect: dialect)
    }

    /// Generates the Swift code for schemas that share their types, and everything that they refer to.
    ///
    /// Each schema becomes a type, and the files are named after ``Configuration/name``, by default `Types`. From a
    /// file that has only definitions, only the definitions become types.
    ///
    /// - Parameters:
    ///   - inputs: The schemas; at least one.
    ///   - loader: Finds referenced files; by default none.
    ///   - dialect: The dialect of files without a known `$schema`.
    public func generate(
        _ inputs: [Input], loader: (any SchemaLoader)? = nil, dialect: SchemaDialect = .draft2020
    ) throws(GenerationError) -> Generation {
        let documents = inputs.map(\.source)
        var draft = try draft(inputs, registry: SchemaRegistry(loader: loader, dialect: dialect))
        var names = TypeNames(draft.graph, besides: configuration.writing.declaredNames)
        names.reportOtherNames(than: draft.graph, to: &draft.diagnostics)
        let customization = Customization(configuration, draft.graph, names, of: documents)
        names.memberNames = customization.memberNames
        let layout = TypeLayout(
            draft.graph, storage: configuration.storage, style: configuration.style,
            indirect: customization.indirectMembers)
        var emitter = Emitter(configuration: configuration, graph: draft.graph, names: names, layout: layout)
        emitter.customization = customization
        emitter.schemaText = draft.constant
        emitter.reportUnmet(to: &draft.diagnostics)
        return Generation(
            files: emitter.files(embedding: draft.embedded), rootTypeName: emitter.inNamespace(emitter.rootTypeName),
            diagnostics: draft.diagnostics.finished(),
            unusedSelectors: configuration.unusedSelectors(
                besides: draft.usedSelectors.union(customization.used), among: customization.knownNames))
    }
}
