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
        /// The text of the schema, where it is to be a constant.
        var constant: String?
    }

    /// A schema with all that it refers to, and the place in it that the outermost type is made of.
    struct EmbeddedText {
        var schema: JSON
        var place: JSONPointer
    }

    /// Makes the type graph of one schema or several and everything they refer to.
    func draft(_ inputs: [Input], registry: SchemaRegistry) throws(GenerationError) -> Draft {
        guard let first = inputs.first else { throw .noInput }
        var registry = registry
        // A document that is named twice is one.
        var documents: [String: SchemaSource] = [:]
        var owners: [URIReference: String] = [:]
        var roots: [JSONSchema] = []
        for var input in inputs {
            input.source = documents[input.source.identifier] ?? input.source
            documents[input.source.identifier] = input.source
            let (address, owner) = (input.address, input.source.identifier)
            guard owners.updateValue(owner, forKey: address) ?? owner == owner else {
                throw .sameAddress(address.description)
            }
            let root = try input.root(in: &registry)
            if !roots.contains(root) { roots.append(root) }
        }
        let (root, schema, place) = (roots[0], first.source, first.place)
        let own =
            place.isRoot ? schema.path.flatMap(SchemaNames.fileName) : SchemaNames.name(of: root, at: root.node.pointer)
        let title = roots.count > 1 ? "Types" : SchemaNames.usableTitle(of: root)
        let wish = configuration.name ?? title ?? own ?? "Root"
        var builder = TypeGraphBuilder(configuration: configuration, registry: registry)
        builder.diagnostics.checksConstraints = configuration.checksConstraints && configuration.style == .fast
        if roots.count > 1 {
            try builder.build(roots, name: wish)
        } else if let description = OpenAPIDescription(root) {
            guard !description.schemas.isEmpty else { throw .noComponents }
            try builder.build(description, name: wish)
        } else {
            try builder.build(root: root, name: wish)
        }
        var usedSelectors: Set<String> = []
        customizeTypes(&builder.graph, of: inputs.map(\.source), &usedSelectors)
        var (graph, emptyCycles) = try TypeGraphNormalizer.normalized(builder.graph, style: configuration.style)
        customizeMembers(&graph, of: inputs.map(\.source), &usedSelectors)
        graph.pruneConstraints()
        if configuration.name == nil, title == nil { graph.yieldFileName() }
        graph.nameAlikeDefinitions()
        graph.nameBranches()
        if configuration.shaping.sharesEqualTypes { graph.shareEqualTypes() }
        graph.tellBranchesApart()
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
        if configuration.writing.schemaConstant != nil {
            if roots.count == 1 {
                draft.constant = String(decoding: schema.document.source, as: UTF8.self)
            } else {
                let message = "several schemas are not one text that could be a constant"
                draft.diagnostics.add(.warning, .mistake, message, at: root.node, in: root)
            }
        }
        if configuration.checksValues { embed(registry.add(schema), at: place, in: &draft, registry: &registry) }
        return draft
    }

    private func embed(
        _ file: JSONSchema, at place: JSONPointer, in draft: inout Draft, registry: inout SchemaRegistry
    ) {
        guard !draft.graph.rootIsAlias else {
            let message =
                !draft.graph.isCollection
                ? "the schema becomes no type of its own that could check values by it"
                : "the types of several schemas do not check values by one of them"
            return draft.diagnostics.add(.warning, .mistake, message, at: file.node, in: file)
        }
        do throws(DanglingReferences) {
            var schema = try registry.bundle(file)
            if case .object(let members) = schema, members["$schema"] == nil {
                schema["$schema"] = .string(file.dialect.metaschemaAddress)
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
