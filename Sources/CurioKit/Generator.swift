internal import BricolageCore
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
    /// - Parameter loader: Finds the files that the schema refers to; none are found by default.
    public func generate(
        _ schema: SchemaSource, loader: any SchemaLoader = NoSchemaLoader()
    ) throws(GenerationError) -> Generation {
        var registry = SchemaRegistry(loader: loader)
        let root = registry.add(schema)
        guard root.node.kind == .object || root.node.kind == .bool else { throw .notASchema(schema.path) }

        let wish = configuration.name ?? root.title ?? schema.path.flatMap(SchemaNames.fileName) ?? "Root"
        var builder = TypeGraphBuilder(configuration: configuration, registry: registry)
        try builder.build(root: root, name: wish)
        var (graph, emptyCycles) = try TypeGraphNormalizer.normalized(builder.graph, style: configuration.style)
        graph.shareEqualTypes()
        for cycle in emptyCycles {
            let name = builder.graph.declarations[cycle].name
            let message = "\"\(name)\" refers to nothing but itself; any value is accepted here"
            builder.diagnostics.add(.warning, message, at: root.node, in: root)
        }
        if configuration.style == .codable {
            let message = "types in codable style drop members that the schema does not name, and read null as absent"
            builder.diagnostics.add(.note, message, at: root.node, in: root)
        }
        let names = TypeNames(graph, style: configuration.style)
        let layout = TypeLayout(graph)
        var emitter = Emitter(configuration: configuration, graph: graph, names: names, layout: layout)
        return Generation(
            files: emitter.files(), rootTypeName: emitter.rootTypeName, diagnostics: builder.diagnostics.finished())
    }
}
