internal import BricolageCore
internal import BricolageSchema

extension Generator {
    /// The types that a schema describes, before they have names.
    struct Draft {
        var graph: TypeGraph
        var diagnostics: DiagnosticCollector
        /// The selectors of the configuration that have found something.
        var usedSelectors: Set<SelectorUse> = []
        /// The schema to embed, if the types check values against it.
        var embedded: EmbeddedText?
        /// The text of the schema, if it becomes a constant.
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
        var owners: [URIReference: [SchemaSource]] = [:]
        let roots = try roots(of: inputs, in: &registry, owners: &owners)
        let whole = Self.whole(of: roots, registry)
        let (name, isOfFile) = name(of: whole, besides: roots.dropFirst(), in: first)
        let builder = try build(roots, name: name, registry: registry, shared: owners.filter { $0.value.count > 1 })
        var draft = Draft(graph: builder.graph, diagnostics: builder.diagnostics)
        try refine(&draft, of: whole, inputs.map(\.source), isOfFile: isOfFile)
        if configuration.style == .codable {
            let message =
                "types in codable style drop members that the schema does not name, read null as absent, and refuse "
                + "values of kinds that it does not describe"
            draft.diagnostics.add(.note, .style, message, at: roots[0].node, in: roots[0])
            for option in configuration.optionsWithoutEffect {
                let message = "\(option) has no effect on types in codable style"
                draft.diagnostics.add(.warning, .mistake, message, at: roots[0].node, in: roots[0])
            }
        }
        if !configuration.writing.imports.isEmpty, configuration.foreignWords.isEmpty {
            let message = "imports have no effect, because the configuration names no Swift type or protocol"
            draft.diagnostics.add(.warning, .mistake, message, at: roots[0].node, in: roots[0])
        }
        if configuration.writing.schemaConstant != nil {
            if roots.count == 1 {
                draft.constant = String(decoding: first.source.document.source, as: UTF8.self)
            } else {
                let message = "several schemas are not one text that could be a constant"
                draft.diagnostics.add(.warning, .mistake, message, at: roots[0].node, in: roots[0])
            }
        }
        if configuration.checksValues {
            embed(registry.add(first.source), at: first.place, in: &draft, registry: &registry)
        }
        return draft
    }

    /// The schema that types belong to: for a part of an API description, the description.
    ///
    /// It is a function of its own because the bodies would take room below everything that recurses.
    @inline(never)
    private static func whole(of roots: [JSONSchema], _ registry: SchemaRegistry) -> JSONSchema {
        var registry = registry
        let found = roots.count == 1 ? DescriptionBodies(of: roots[0], in: &registry) : nil
        return found?.description.root ?? roots[0]
    }

    /// The roots of the inputs, without duplicates: a document that is given twice counts once.
    ///
    /// - Parameter owners: Set to the documents that declare each address.
    private func roots(
        of inputs: [Input], in registry: inout SchemaRegistry, owners: inout [URIReference: [SchemaSource]]
    ) throws(GenerationError) -> [JSONSchema] {
        var documents: [String: SchemaSource] = [:]
        var roots: [JSONSchema] = []
        for var input in inputs {
            input.source = documents[input.source.identifier] ?? input.source
            documents[input.source.identifier] = input.source
            if !owners[input.address, default: []].contains(where: { $0.identifier == input.source.identifier }) {
                owners[input.address, default: []].append(input.source)
            }
            let root = try input.root(in: &registry)
            if !roots.contains(root) { roots.append(root) }
        }
        return roots
    }

    /// The name of the outermost type, and whether it comes from the file name or a default, not from the configuration
    /// or the schema.
    private func name(
        of root: JSONSchema, besides others: ArraySlice<JSONSchema>, in first: Input
    ) -> (name: String, isOfFile: Bool) {
        if let name = configuration.name { return (name, false) }
        if !others.isEmpty { return ("Types", false) }
        if let title = SchemaNames.usableTitle(of: root) { return (title, false) }
        let isFile = root.node.index == 0
        if !isFile, let body = DescriptionBodies.body(of: root) {
            return (BodyNames([body]).name(of: body) { SchemaNames.name(of: $0, at: $0.node.pointer) }, false)
        }
        let name =
            isFile
            ? first.source.path.flatMap(SchemaNames.fileName) : SchemaNames.name(of: root, at: root.node.pointer)
        return (name ?? "Root", isFile)
    }

    /// Makes the graph of what the schemas describe, with one declaration for each of them.
    ///
    /// - Parameter shared: The addresses that several documents declare, with these documents.
    private func build(
        _ roots: [JSONSchema], name: String, registry: SchemaRegistry, shared: [URIReference: [SchemaSource]]
    ) throws(GenerationError) -> TypeGraphBuilder {
        var builder = TypeGraphBuilder(configuration: configuration, registry: registry)
        builder.sharedAddresses = Set(shared.keys)
        if roots.count > 1 {
            try builder.build(roots, name: name)
        } else if try builder.buildBodies(of: roots[0], name: name) {
            return builder
        } else if let description = OpenAPIDescription(roots[0]) {
            try builder.build(description, name: name)
        } else {
            try builder.build(root: roots[0], name: name)
        }
        if let address = builder.ambiguousAddress {
            let documents = shared[address, default: []].map { $0.path ?? $0.identifier }
            throw .sameAddress(address.description, of: documents)
        }
        return builder
    }

    /// Makes the graph of types as they are declared: merged, customised, shared, and with distinct names.
    private func refine(
        _ draft: inout Draft, of root: JSONSchema, _ sources: [SchemaSource], isOfFile: Bool
    ) throws(GenerationError) {
        draft.graph.declareInheritedTypes()
        customizeTypes(&draft.graph, of: sources, &draft.usedSelectors)
        var (graph, emptyCycles) = try TypeGraphNormalizer.normalized(draft.graph, style: configuration.style)
        for cycle in emptyCycles {
            let name = draft.graph.declarations[cycle].name
            let message = "\"\(name)\" refers only to itself; any value is accepted here"
            draft.diagnostics.add(.warning, .lostType, message, at: root.node, in: root)
        }
        draft.diagnostics.checkFormats(besides: graph.mergedFormats)
        if configuration.style == .codable { warnOfDroppedMembers(&draft, graph) }
        customizeMembers(&graph, of: sources, &draft.usedSelectors)
        graph.pruneConstraints()
        if !graph.rootConstraints.isEmpty {
            let message =
                "constraints on the whole document are not checked: no type is generated that could check them"
            draft.diagnostics.add(.warning, .uncheckedRule, message, at: root.node, in: root)
        }
        let isOfSeveral = graph.isCollection && OpenAPIDescription(root) == nil
        graph.subject = configuration.name ?? (isOfSeveral ? nil : SchemaNames.subject(of: root))
        if isOfFile || graph.root == .any && !graph.isRootNamed { graph.yieldRootName() }
        graph.nameAlikeDefinitions()
        graph.nameBranches()
        if configuration.shaping.sharesEqualTypes { graph.shareEqualTypes() }
        graph.placeTypesWhereTheyAreUsed()
        graph.tellBranchesApart()
        graph.refusesNulls = configuration.checksConstraints && configuration.style == .fast
        draft.graph = graph
    }

    /// Warns of unions whose types in plain Swift may lose members of each other's objects.
    private func warnOfDroppedMembers(_ draft: inout Draft, _ graph: TypeGraph) {
        let settled = SettledGraph(graph)
        for index in graph.reachable {
            guard case .union(let union) = graph.declarations[index].shape, let schema = graph.schemas[index],
                settled.mayDropMembers(union)
            else { continue }
            let message =
                "an object that fits several of these types becomes the first of them, and in codable style loses the "
                + "members that only another one names"
            let keyword = SchemaPart.combining.first { schema[$0] != nil }
            let place = keyword.flatMap { schema[$0] } ?? schema.node
            draft.diagnostics.add(.warning, .style, message, keyword: keyword, at: place, in: schema)
        }
    }

    private func embed(
        _ file: JSONSchema, at place: JSONPointer, in draft: inout Draft, registry: inout SchemaRegistry
    ) {
        guard draft.graph.checkedDeclaration != nil else {
            let message =
                !draft.graph.isCollection
                ? "the schema does not become a separate type that could validate values"
                : "the types of several schemas do not check values by one of them"
            return draft.diagnostics.add(.warning, .mistake, message, at: file.node, in: file)
        }
        do throws(DanglingReferences) {
            var schema = try registry.bundleOfSchemas(file)
            // The version of an OpenAPI description determines the dialect of its schemas; `$schema` would disable
            // `nullable`.
            if case .object(let members) = schema, members["$schema"] == nil, OpenAPIDescription(file) == nil {
                schema["$schema"] = .string(file.dialect.metaschemaAddress)
            }
            draft.embedded = EmbeddedText(schema: schema, place: place)
        } catch {
            for issue in error.issues {
                draft.diagnostics.add(.warning, .mistake, issue.message, at: file.node, in: file)
            }
            draft.diagnostics.add(
                .warning, .mistake, "values are not validated: the schema has unresolved references", at: file.node,
                in: file)
        }
    }
}
