internal import BricolageCore
internal import BricolageSchema

extension Generator {
    /// The types that a schema asks for, before they have names.
    struct Draft {
        var graph: TypeGraph
        var diagnostics: DiagnosticCollector
    }

    /// Makes the type graph of a schema and everything it refers to.
    func draft(_ schema: SchemaSource, loader: any SchemaLoader) throws(GenerationError) -> Draft {
        var registry = SchemaRegistry(loader: loader)
        let root = registry.add(schema)
        guard root.node.kind == .object || root.node.kind == .bool else { throw .notASchema(schema.path) }

        let wish =
            configuration.name ?? SchemaNames.usableTitle(of: root) ?? schema.path.flatMap(SchemaNames.fileName)
            ?? "Root"
        var builder = TypeGraphBuilder(configuration: configuration, registry: registry)
        try builder.build(root: root, name: wish)
        var (graph, emptyCycles) = try TypeGraphNormalizer.normalized(builder.graph, style: configuration.style)
        graph.nameBranches()
        graph.mergeEqualTypes()
        for cycle in emptyCycles {
            let name = builder.graph.declarations[cycle].name
            let message = "\"\(name)\" refers to nothing but itself; any value is accepted here"
            builder.diagnostics.add(.warning, message, at: root.node, in: root)
        }
        if configuration.style == .codable {
            let message = "types in codable style drop members that the schema does not name, and read null as absent"
            builder.diagnostics.add(.note, message, at: root.node, in: root)
        }
        return Draft(graph: graph, diagnostics: builder.diagnostics)
    }
}
