internal import BricolageCore
internal import BricolageSchema

extension Generator {
    /// The types that a schema asks for, before they have names.
    struct Draft {
        var graph: TypeGraph
        var diagnostics: DiagnosticCollector
        /// The selectors of the configuration that have found something.
        var usedSelectors: Set<String> = []
    }

    /// Makes the type graph of a schema and everything it refers to.
    func draft(
        _ schema: SchemaSource, at place: JSONPointer, registry: SchemaRegistry
    ) throws(GenerationError) -> Draft {
        var registry = registry
        var root = registry.add(schema)
        guard root.node.kind == .object || root.node.kind == .bool else { throw .notASchema(schema.path) }
        if !place.tokens.isEmpty {
            do throws(ReferenceError) {
                root = try registry.resolve(place.fragment, from: root)
            } catch {
                throw .noSuchPlace(place)
            }
            guard root.node.kind == .object || root.node.kind == .bool else { throw .notASchema(schema.path) }
        }
        let own = place.tokens.isEmpty ? schema.path.flatMap(SchemaNames.fileName) : SchemaNames.name(of: root)
        let wish = configuration.name ?? SchemaNames.usableTitle(of: root) ?? own ?? "Root"
        var builder = TypeGraphBuilder(configuration: configuration, registry: registry)
        try builder.build(root: root, name: wish)
        var usedSelectors: Set<String> = []
        customizeTypes(&builder.graph, of: schema, &usedSelectors)
        var (graph, emptyCycles) = try TypeGraphNormalizer.normalized(builder.graph, style: configuration.style)
        customizeMembers(&graph, of: schema, &usedSelectors)
        graph.nameBranches()
        if configuration.shaping.sharesEqualTypes { graph.shareEqualTypes() }
        for cycle in emptyCycles {
            let name = builder.graph.declarations[cycle].name
            let message = "\"\(name)\" refers to nothing but itself; any value is accepted here"
            builder.diagnostics.add(.warning, .lostType, message, at: root.node, in: root)
        }
        if configuration.style == .codable {
            let message = "types in codable style drop members that the schema does not name, and read null as absent"
            builder.diagnostics.add(.note, .style, message, at: root.node, in: root)
        }
        return Draft(graph: graph, diagnostics: builder.diagnostics, usedSelectors: usedSelectors)
    }
}
