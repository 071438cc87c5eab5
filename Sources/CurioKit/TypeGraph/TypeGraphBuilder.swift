internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

/// Makes the type graph of a schema.
///
/// A type is described by a set of schemas that all hold at once: a property's schema and what it refers to, the parts
/// of an `allOf`, a union's common part and one of its branches. A type is never narrower than its schemas: any
/// constraint that cannot be expressed is left out, so that every valid document fits into the types.
///
/// References are put on a list and built later. The stack therefore grows with the nesting of the text alone, which is
/// bounded by `maximumDepth` and by `StackRoom`; later recursions over the graph need less stack for each level.
struct TypeGraphBuilder {
    /// Where a type is found, which is what it may be named after.
    struct Context {
        var name: String
        var owner: Int?
        /// The name to use instead where another type has that one.
        var otherName: String?
        /// Whether the name only says which kind of value it is, so that any other would be better.
        var isVague = false
        /// The names around a definition.
        var qualifiers: [String] = []
        /// The full key of a definition.
        var packagedKey: String?
    }

    let configuration: Generator.Configuration
    var registry: SchemaRegistry
    var graph = TypeGraph()
    var diagnostics = DiagnosticCollector()

    private var known: [[SchemaPart]: TypeExpression] = [:]
    private var definitions: [JSONSchema: Int] = [:]
    private var targets: [JSONSchema: JSONSchema?] = [:]
    private var names: [JSONSchema: String?] = [:]
    /// A cache of expansions, since each reference to a schema needs one.
    var expansions: [[SchemaPart]: Expansion] = [:]
    /// How many schemas were followed to make these expansions.
    ///
    /// It is limited, because each link of a chain lists what holds beside all links below it: time and memory grow with
    /// the square of the chain's length.
    var combiningSteps = 0
    /// The branches of each `oneOf` that decides what is evaluated, by the schemas that they are made of.
    var branchesByPart: [JSONSchema: [JSONSchema: [JSONSchema]]] = [:]
    /// A cache of whether branches of choices name kinds.
    var namingKinds: [JSONSchema: Bool] = [:]
    var knownPatterns = KnownPatterns()
    private var pending: [(slot: Int, schema: JSONSchema)] = []
    private var pointers: [ObjectIdentifier: PointerFinder] = [:]
    private var depth = 0
    /// How many branches have been followed for the constraints of a value, and the choices that were not.
    var followedBranches = 0
    var unfollowed: Set<[JSONSchema]> = []
    /// The schemas at which the evaluation of a value may begin.
    private var entrances: [JSONSchema] = []
    private var dynamicTargets: DynamicTargets?
    /// The schema from which all others are found.
    private var home: JSONSchema?
    /// The addresses that several of the documents declare.
    var sharedAddresses: Set<URIReference> = []
    /// The first of these addresses that a reference needs.
    private(set) var ambiguousAddress: URIReference?

    static let maximumDepth = 400
    static let maximumDeclarations = 20_000
    /// Eighty times as many as any schema of SchemaStore needs.
    static let maximumCombiningSteps = 500_000

    init(configuration: Generator.Configuration, registry: SchemaRegistry) {
        self.configuration = configuration
        self.registry = registry
    }

    /// Builds the graph of a schema and of everything it refers to.
    mutating func build(root: JSONSchema, name: String) throws(GenerationError) {
        graph.rootName = name
        graph.isRootNamed = configuration.name != nil
        (entrances, home) = ([root], root)
        try addDefinitions(of: root)
        let slot = makeSlot(Context(name: name))
        definitions[root] = slot
        graph.schemas[slot] = root
        pending.append((slot, root))
        graph.root = .named(slot)
        try buildPending()
        graph.rootConstraints = constraints(of: [SchemaPart(schema: root)])
        graph.rootDocumentation = documentation(of: [SchemaPart(schema: root)])
    }

    /// Builds the graph of the components of an API, and of everything they refer to.
    ///
    /// - Parameter name: The name after which the files are named.
    mutating func build(_ description: OpenAPIDescription, name: String) throws(GenerationError) {
        graph.rootName = name
        graph.isCollection = true
        home = description.root
        try declare(description.schemas.map(\.schema))
        try buildPending()
    }

    /// Builds the graph of the bodies in an API description or a part of one, and of everything they refer to.
    ///
    /// - Parameter name: The name after which the files are named.
    /// - Returns: False if the schema is neither.
    mutating func buildBodies(of root: JSONSchema, name: String) throws(GenerationError) -> Bool {
        guard try declareBodies(of: root, areDemanded: true) else { return false }
        graph.rootName = name
        graph.isCollection = true
        try buildPending()
        return true
    }

    /// Builds the graph of several schemas, each of which becomes a type, and of everything they refer to.
    ///
    /// - Parameter name: The name after which the files are named.
    mutating func build(_ roots: [JSONSchema], name: String) throws(GenerationError) {
        graph.rootName = name
        graph.isCollection = true
        (entrances, home) = (roots, roots.first)
        for root in roots {
            if try declareBodies(of: root, areDemanded: false) {
                continue
            } else if let description = OpenAPIDescription(root) {
                try declare(description.schemas.map(\.schema))
            } else if try !addDefinitions(of: root) {
                try declare([root])
                if let slot = definitions[root] { graph.roots.insert(slot) }
            }
        }
        try buildPending()
    }

    private mutating func buildPending() throws(GenerationError) {
        while let next = pending.popLast() {
            let declaration = graph.declarations[next.slot]
            let context = Context(
                name: declaration.name, qualifiers: declaration.qualifiers, packagedKey: declaration.packagedKey)
            let parts = [SchemaPart(schema: next.schema)]
            let type = try build(parts, context)
            if namesKinds(parts) { noteFormat(of: parts, as: type) }
            graph.declarations[next.slot].shape = .alias(type)
            keepConstraints(of: parts, of: type, slot: next.slot)
        }
    }

    /// Makes a type of every definition of a schema, if it describes no values itself or unused definitions are
    /// included.
    ///
    /// - Returns: Whether the schema has definitions and describes no values itself.
    @discardableResult
    private mutating func addDefinitions(of root: JSONSchema) throws(GenerationError) -> Bool {
        let describesNothing = simplified([SchemaPart(schema: root)]).isEmpty || root.isBareObject
        guard describesNothing || configuration.shaping.includesUnusedDefinitions else { return false }
        let definitions = ["$defs", "definitions"].flatMap(root.namedSchemas(in:)).filter {
            $0.schema.node.kind == .object
        }
        guard !definitions.isEmpty else { return false }
        try declare(definitions.map(\.schema))
        guard describesNothing else { return false }
        let types = definitions.count == 1 ? "its definition" : "each of its \(definitions.count) definitions"
        let message = "the schema describes no value itself; \(types) is a type"
        diagnostics.add(.note, .definitions, message, at: root.node, in: root)
        return true
    }

    /// Makes a type of each of several schemas, under its own name.
    private mutating func declare(_ schemas: [JSONSchema]) throws(GenerationError) {
        try demandRoom(for: schemas.count)
        entrances += schemas
        dynamicTargets = nil
        for schema in schemas {
            guard let slot = reference(to: schema).declaration else { continue }
            graph.declarations[slot].documentation = documentation(of: [SchemaPart(schema: schema)])
            graph.components.append(slot)
        }
    }

    /// Makes a type of each body of a description or a part of one, or of the schema that it refers to.
    ///
    /// It is a function of its own because the bodies would take room below everything that recurses.
    ///
    /// - Returns: False if the schema is neither.
    @inline(never)
    private mutating func declareBodies(of root: JSONSchema, areDemanded: Bool) throws(GenerationError) -> Bool {
        guard let found = DescriptionBodies(of: root, in: &registry) else { return false }
        guard !areDemanded || !found.bodies.isEmpty || !found.dangling.isEmpty else {
            throw found.description.schemas.isEmpty ? .noComponents : .noInput
        }
        home = home ?? found.description.root
        // The diagnostic for a reference that leads nowhere is the same as in a schema.
        for object in found.dangling { _ = target(of: object) }
        for value in found.malformed {
            let message = "expected an object of an API description, found \(value.node.kind.withArticle)"
            diagnostics.add(.warning, .mistake, message, at: value.node, in: value)
        }
        let bodyNames = BodyNames(found.bodies, besides: found.description.schemas.map(\.name))
        var schemas: [JSONSchema] = []
        for body in found.bodies {
            let schema = body.schema
            guard schema.node.canBeSchema else {
                diagnostics.add(.error, .lostType, "a schema is an object, true or false", at: schema.node, in: schema)
                continue
            }
            if SchemaPart(schema: schema).isReference {
                if let target = target(of: schema) { schemas.append(target) }
            } else {
                names[schema] = bodyNames.name(of: body) { name(of: $0) }
                schemas.append(schema)
            }
        }
        try declare(schemas)
        return true
    }

    /// The type that all of the schemas describe together.
    mutating func build(_ parts: [SchemaPart], _ context: Context) throws(GenerationError) -> TypeExpression {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth else { throw .limit("nested schemas", Self.maximumDepth) }
        guard combiningSteps <= Self.maximumCombiningSteps else {
            throw .limit("steps to combine schemas", Self.maximumCombiningSteps)
        }
        guard StackRoom.isLeft else { throw .tooDeep }
        // A schema that only adds null to another type is that type, or null.
        if parts.contains(where: { $0.isNullable && !$0.hasLocalStructure && !$0.isReference }) {
            return try build(parts.map(\.withoutNull), context).orNull
        }
        let parts = withoutRepetitions(simplified(parts))
        if parts.isEmpty { return .any }
        if parts.count == 1, parts[0].isReference, !closes(parts[0]) {
            return target(of: parts[0].schema).map { reference(to: $0, from: context) } ?? .any
        }
        if let type = known[parts] { return type }
        let slot = makeSlot(context, for: parts)
        try demandRoom()
        known[parts] = .named(slot)
        graph.declarations[slot].documentation = documentation(of: parts)
        let (shape, acceptsNull) = try shape(of: expanded(parts), slot: slot)
        graph.declarations[slot].shape = shape
        graph.declarations[slot].acceptsNull = acceptsNull
        var type = TypeExpression.named(slot)
        if case .alias(let other) = shape {
            type = other
            keepConstraints(of: parts, of: type, slot: slot)
        }
        if acceptsNull { type = type.orNull }
        known[parts] = type
        return type
    }

    /// Throws an error if there would be too many types.
    private func demandRoom(for count: Int = 0) throws(GenerationError) {
        guard graph.declarations.count + count <= Self.maximumDeclarations else {
            throw .limit(GenerationError.types, Self.maximumDeclarations)
        }
    }

    /// The name of a declaration, or of the one around it if the name only says which kind of value it is.
    func tellingName(of slot: Int) -> String {
        var declaration = graph.declarations[slot]
        while declaration.isVague, let owner = declaration.owner { declaration = graph.declarations[owner] }
        return declaration.name
    }

    mutating func makeSlot(_ context: Context) -> Int {
        graph.declarations.append(
            TypeDeclaration(
                name: context.name, otherName: context.otherName, isVague: context.isVague, owner: context.owner,
                qualifiers: context.qualifiers, packagedKey: context.packagedKey))
        return graph.declarations.count - 1
    }

    /// Makes a slot for a type that schemas describe together.
    private mutating func makeSlot(_ context: Context, for parts: [SchemaPart]) -> Int {
        let slot = makeSlot(context)
        graph.schemas[slot] = parts.first?.schema
        return slot
    }

    /// The type of a schema that is referred to; built once, however often it is used.
    ///
    /// - Parameter context: The use of the schema, after which it is named if it has no other name.
    private mutating func reference(to schema: JSONSchema, from context: Context? = nil) -> TypeExpression {
        if context != nil { reportUntoldTypes(below: schema) }
        if let slot = definitions[schema] { return .named(slot) }
        let pointer = pointer(of: schema)
        let qualifiers = SchemaNames.qualifiers(of: schema, at: pointer, from: home)
        let user = context.flatMap { $0.isVague ? $0.owner.map(tellingName) : $0.name }
        let name = name(of: schema) ?? user ?? "Definition"
        let key = SchemaNames.packagedKey(of: schema, at: pointer)
        let slot = makeSlot(Context(name: name, qualifiers: qualifiers, packagedKey: key))
        graph.schemas[slot] = schema
        definitions[schema] = slot
        pending.append((slot, schema))
        return .named(slot)
    }

    /// The name of a schema that is referred to.
    mutating func name(of schema: JSONSchema) -> String? {
        if let name = names[schema] { return name }
        let name = SchemaNames.name(of: schema, at: pointer(of: schema))
        names[schema] = .some(name)
        return name
    }

    private mutating func pointer(of schema: JSONSchema) -> JSONPointer {
        pointers[ObjectIdentifier(schema.node.storage), default: PointerFinder()].pointer(of: schema.node)
    }

    /// The schema that a reference leads to; nil, with a diagnostic, where it leads nowhere.
    mutating func target(of schema: JSONSchema) -> JSONSchema? {
        if let target = targets[schema] { return target }
        var found: JSONSchema?
        if let (keyword, text) = schema.references.first {
            if !sharedAddresses.isEmpty { noteAmbiguity(of: URIReference(text), in: schema) }
            do throws(ReferenceError) {
                found = try registry.resolve(text, from: schema)
                if let named = found, DynamicTargets.anchor(of: keyword, text, leadingTo: named) != nil {
                    found = dynamicTarget(of: schema, naming: named)
                    if found == nil { reportSeveralTargets(of: schema, keyword, text) }
                }
            } catch {
                let place = schema[keyword] ?? schema.node
                // A schema at an absolute address may be available to others; one that is missing here is missing for
                // everybody.
                let isElsewhere = if case .unreachable = error { URIReference(text).isAbsolute } else { false }
                let isUnusable = if case .unusable = error { true } else { false }
                let isError = !isElsewhere && !isUnusable
                let nearest = NearestSpelling.question(registry.reference(meantBy: text, in: schema))
                diagnostics.add(
                    isError ? .error : .warning, .lostType,
                    "\(keyword) \"\(text)\": \(error)\(nearest)\(isError ? "" : "; any value is accepted here")",
                    keyword: keyword, at: place, in: schema)
            }
        }
        targets[schema] = .some(found)
        return found
    }

    private mutating func dynamicTarget(of schema: JSONSchema, naming named: JSONSchema) -> JSONSchema? {
        let targets = dynamicTargets ?? DynamicTargets(from: entrances, in: &registry)
        dynamicTargets = targets
        return targets.target(of: schema, naming: named)
    }

    /// Notes a reference that could lead to several documents: by their shared address, or by the name of an anchor.
    ///
    /// A pointer without an address leads to a place in its own document.
    private mutating func noteAmbiguity(of reference: URIReference, in schema: JSONSchema) {
        let address = schema.base.resolving(reference).withoutFragment
        guard sharedAddresses.contains(address), ambiguousAddress == nil else { return }
        let isLocal = reference.withoutFragment.description.isEmpty
        let isPlace = reference.fragment.map { $0.isEmpty || $0.utf8.first == URIReference.slash } ?? true
        if !isLocal || !isPlace { ambiguousAddress = address }
    }
}

extension JSONSchema {
    /// Whether the schema only says that values are objects, as files of definitions do.
    fileprivate var isBareObject: Bool {
        node.kind == .object && self["type"]?.string == "object"
            && !node.members.contains {
                guard $0.key != "type", let keyword = SchemaKeyword($0.key) else { return false }
                return [.structure, .constraint, .condition].contains(keyword.purpose)
                    || JSONSchema.referenceKeywords.contains($0.key)
            }
    }
}
