public import BricolageCore
public import BricolageSchema

/// Turns a schema into Swift text.
///
///     schema ─load─▶ registry ─build─▶ TypeGraph ─name─▶ TypeNames ─lay out─▶ TypeLayout ─emit─▶ text
///
/// Each stage makes a new value of the one before, so that the same schema gives the same bytes.
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
        _ schema: SchemaSource, at place: JSONPointer = .root, loader: (any SchemaLoader)? = nil,
        dialect: SchemaDialect = .draft2020
    ) throws(GenerationError) -> Generation {
        try generate([Input(schema, at: place)], loader: loader, dialect: dialect)
    }

    /// The Swift text for schemas that share their types, and everything they refer to.
    ///
    /// Several schemas become a type each, and ``Configuration/name`` is what the files are called after: `Types`
    /// unless it says otherwise. A file that holds nothing but definitions becomes those.
    ///
    /// - Parameters:
    ///   - inputs: The schemas; at least one.
    ///   - loader: Finds the files that the schemas refer to; none are found by default.
    ///   - dialect: The rules for files without a `$schema` that is known.
    public func generate(
        _ inputs: [Input], loader: (any SchemaLoader)? = nil, dialect: SchemaDialect = .draft2020
    ) throws(GenerationError) -> Generation {
        let documents = inputs.map(\.source)
        var draft = try draft(inputs, registry: SchemaRegistry(loader: loader, dialect: dialect))
        var names = TypeNames(draft.graph, besides: configuration.writing.declaredNames)
        let customization = Customization(configuration, draft.graph, names, of: documents)
        names.memberNames = customization.memberNames
        let layout = TypeLayout(
            draft.graph, storage: configuration.storage, indirect: customization.indirectMembers)
        var emitter = Emitter(configuration: configuration, graph: draft.graph, names: names, layout: layout)
        emitter.customization = customization
        emitter.schemaText = draft.constant
        emitter.reportUnusedDefaults(to: &draft.diagnostics)
        return Generation(
            files: emitter.files(embedding: draft.embedded), rootTypeName: emitter.inNamespace(emitter.rootTypeName),
            diagnostics: draft.diagnostics.finished(),
            unusedSelectors: configuration.unusedSelectors(
                besides: draft.usedSelectors.union(customization.used), among: customization.knownNames))
    }
}
