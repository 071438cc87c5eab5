internal import BricolageCore
internal import BricolageSchema

extension Generator {
    /// The types that a schema asks for, before they have names.
    struct Draft {
        var graph: TypeGraph
        var diagnostics: DiagnosticCollector
        /// The selectors of the configuration that have found something.
        var usedSelectors: Set<String> = []
        /// The schema as a text of its own, where the types are to check values by it.
        var embedded: EmbeddedText?
    }

    /// A schema with all that it refers to, and the place in it that the outermost type is made of.
    struct EmbeddedText {
        var schema: JSON
        var place: JSONPointer
    }

    /// Makes the type graph of a schema and everything it refers to.
    func draft(
        _ schema: SchemaSource, at place: JSONPointer, registry: SchemaRegistry
    ) throws(GenerationError) -> Draft {
        var registry = registry
        let file = registry.add(schema)
        var root = file
        guard root.node.kind == .object || root.node.kind == .bool else { throw .notASchema(schema.path) }
        if !place.tokens.isEmpty {
            do throws(ReferenceError) {
                root = try registry.resolve(place.fragment, from: root)
            } catch {
                throw .noSuchPlace(place)
            }
            guard root.node.kind == .object || root.node.kind == .bool else { throw .notASchema(schema.path) }
        }
        let own =
            place.tokens.isEmpty
            ? schema.path.flatMap(SchemaNames.fileName) : SchemaNames.name(of: root, at: root.node.pointer)
        let wish = configuration.name ?? SchemaNames.usableTitle(of: root) ?? own ?? "Root"
        var builder = TypeGraphBuilder(configuration: configuration, registry: registry)
        builder.diagnostics.checksConstraints = configuration.checksConstraints && configuration.style == .fast
        if let description = OpenAPIDescription(root) {
            guard !description.schemas.isEmpty else { throw .noComponents }
            try builder.build(description, name: wish)
        } else {
            try builder.build(root: root, name: wish)
        }
        var usedSelectors: Set<String> = []
        customizeTypes(&builder.graph, of: schema, &usedSelectors)
        var (graph, emptyCycles) = try TypeGraphNormalizer.normalized(builder.graph, style: configuration.style)
        customizeMembers(&graph, of: schema, &usedSelectors)
        graph.pruneConstraints()
        graph.nameBranches()
        if configuration.shaping.sharesEqualTypes { graph.shareEqualTypes() }
        for cycle in emptyCycles {
            let name = builder.graph.declarations[cycle].name
            let message = "\"\(name)\" refers to nothing but itself; any value is accepted here"
            builder.diagnostics.add(.warning, .lostType, message, at: root.node, in: root)
        }
        graph.refusesNulls = configuration.checksConstraints && configuration.style == .fast
        if configuration.style == .codable {
            let message = "types in codable style drop members that the schema does not name, and read null as absent"
            builder.diagnostics.add(.note, .style, message, at: root.node, in: root)
        }
        var draft = Draft(graph: graph, diagnostics: builder.diagnostics, usedSelectors: usedSelectors)
        if configuration.checksValues { embed(file, at: place, in: &draft, registry: &registry) }
        return draft
    }

    private func embed(
        _ file: JSONSchema, at place: JSONPointer, in draft: inout Draft, registry: inout SchemaRegistry
    ) {
        guard !draft.graph.rootIsAlias else {
            let message = "the schema becomes no type of its own that could check values by it"
            return draft.diagnostics.add(.warning, .mistake, message, at: file.node, in: file)
        }
        do throws(DanglingReferences) {
            var schema = try registry.bundle(file)
            if case .object(let members) = schema, members["$schema"] == nil {
                schema["$schema"] = .string(file.dialect.identifier)
            }
            draft.embedded = EmbeddedText(schema: schema, place: place)
        } catch {
            for issue in error.issues {
                draft.diagnostics.add(.warning, .mistake, issue.message, at: file.node, in: file)
            }
            draft.diagnostics.add(
                .warning, .mistake, "values are not checked: the schema is not whole", at: file.node, in: file)
        }
    }
}
