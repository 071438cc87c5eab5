internal import BricolageCore
internal import BricolageSchema
internal import ECMARegex

/// Makes a program from a schema and everything that it refers to.
///
///     schema ──▶ block 0 ──▶ pending: its subschemas and what it refers to ──▶ blocks 1, 2, 3 …
///
/// Each place of a schema becomes one block, however often it is referred to. A list of places still to compile
/// replaces recursion, so that depth costs memory and never stack.
final class SchemaCompiler {
    var registry: SchemaRegistry
    let options: ValidationOptions
    var parts = ProgramParts()
    private(set) var issues: [SchemaIssue] = []

    /// The number of the block for each place of each source; none if there is no schema, or no block yet.
    private var numbers: [[UInt32]] = []
    private var pending: [(schema: JSONSchema, number: Int)] = []
    /// How many times each block was referred to.
    private var arrivals: [Int] = []
    private var sources: [ObjectIdentifier: UInt32] = [:]
    private var lastSource: (storage: DocumentStorage, number: UInt32)?
    private var resources: [URIReference: UInt32] = [:]
    private var lastResource: (environment: JSONSchema.Environment, number: UInt32)?
    private var resourceSchemas: [JSONSchema] = []
    private var dialects: [String: Dialect] = [:]
    private var lastDialect: (environment: JSONSchema.Environment, dialect: Dialect)?
    private var targets: [Reference: JSONSchema] = [:]
    private var patterns: [KeyName: UInt32] = [:]
    /// The numbers of formats by dialect: in another dialect the same name may mean another format, or nothing.
    private var formats: [SchemaDialect: [String: UInt32]] = [:]
    /// The custom keywords in the order of their names, so that reports do not differ from run to run.
    private let customKeywords: [(name: String, keyword: any CustomKeyword)]
    /// The anchors that dynamic references look for, each once.
    private var dynamicAnchors: [DynamicAnchor] = []
    /// The numbers of the anchors by their names; nil is the name of the recursive anchor.
    private var anchorNumbers: [ExactKey?: Int] = [:]

    /// A reference as it is written in a resource.
    private struct Reference: Hashable {
        var text: KeyName
        var resource: UInt32
        var source: UInt32
    }

    init(registry: SchemaRegistry, options: ValidationOptions) {
        self.registry = registry
        self.options = options
        customKeywords = options.customKeywords.map { ($0.key, $0.value) }.sorted { $0.name < $1.name }
    }

    /// Makes the program; throws everything that is wrong with the schemas.
    ///
    /// - Parameter others: Further schemas, which will be evaluated by the numbers of their blocks.
    func program(for root: JSONSchema, and others: [JSONSchema] = []) throws(SchemaIssues) -> Program {
        _ = block(for: root)
        for other in others { _ = block(for: other) }
        repeat {
            while let (schema, number) = pending.popLast() { compile(schema, into: number) }
        } while resolveDynamicAnchors()
        guard issues.isEmpty else { throw SchemaIssues(issuesInOrder()) }
        for number in parts.blocks.indices {
            if arrivals[number] > 1 { parts.blocks[number].traits.insert(.shared) }
            if !parts.dynamicReferences.isEmpty { parts.blocks[number].traits.insert(.scoped) }
        }
        RoutePlanner.plan(&parts)
        return Program(parts, keptVerdicts: options.keptVerdicts)
    }

    /// The issues of each file in the order of its text, which differs from the order of compilation.
    private func issuesInOrder() -> [SchemaIssue] {
        func place(_ issue: SchemaIssue) -> (source: UInt32, offset: Int) {
            (sources[ObjectIdentifier(issue.source.document.root.storage)] ?? 0, issue.location.offset)
        }
        return issues.sorted { place($0) < place($1) }
    }

    // MARK: Blocks

    /// The block of a schema, compiled now or later.
    func block(for schema: JSONSchema) -> UInt32 {
        let source = Int(source(of: schema))
        let known = numbers[source][schema.node.index]
        if known != Instruction.none {
            arrivals[Int(known)] += 1
            return known
        }
        let number = UInt32(parts.blocks.count)
        numbers[source][schema.node.index] = number
        pending.append((schema, Int(number)))
        arrivals.append(1)
        let origin = KeywordPlace(source: UInt32(source), index: UInt32(schema.node.index))
        parts.addBlock(Block(resource: resource(of: schema)), at: origin)
        return number
    }

    /// A block that lets in some kinds and has no schema of its own.
    func block(of kinds: KindSet, at node: JSONDocument.Node, in schema: JSONSchema) -> UInt32 {
        let number = UInt32(parts.blocks.count)
        arrivals.append(1)
        let isOlder = schema.dialect <= .draft4 && kinds.contains(.integer) && !kinds.contains(.number)
        let block = Block(kinds: kinds, traits: isOlder ? .integersByText : [], resource: resource(of: schema))
        let origin = origin(node, in: schema)
        parts.addBlock(block, at: origin)
        return number
    }

    private func origin(_ node: JSONDocument.Node, in schema: JSONSchema) -> KeywordPlace {
        KeywordPlace(source: source(of: schema), index: UInt32(node.index))
    }

    /// Adds a list of numbers, such as those of blocks.
    func list(_ numbers: [UInt32]) -> (first: UInt32, count: UInt32) {
        (parts.addOperands(numbers), UInt32(numbers.count))
    }

    private func compile(_ schema: JSONSchema, into number: Int) {
        if let isOpen = schema.boolean {
            parts.blocks[number].kinds = isOpen ? .all : []
            return
        }
        guard schema.node.kind == .object else {
            refuse(schema.node, in: schema, "a schema, which is an object or a boolean")
            return
        }
        var builder = BlockBuilder(schema, dialect(of: schema), self)
        if builder.isReferenceAlone {
            KeywordRule.reference.compile(&builder)
        } else {
            for (rule, keywords) in builder.dialect.rules where !keywords.isDisjoint(with: builder.keywords) {
                rule.compile(&builder)
            }
            for (name, keyword) in customKeywords {
                if let value = schema[name] { compile(keyword, value, into: &builder) }
            }
        }
        let annotations = builder.annotations
        if !annotations.isEmpty { parts.annotations[UInt32(number)] = annotations }
        parts.finishBlock(number, builder)
    }

    private func compile(
        _ keyword: any CustomKeyword, _ value: JSONDocument.Node, into builder: inout BlockBuilder
    ) {
        do {
            guard let check = try keyword.check(for: value, in: builder.schema) else { return }
            parts.customChecks.append(check)
            builder.add(.custom, for: .all, at: value, UInt32(parts.customChecks.count - 1))
        } catch {
            issues.append(SchemaIssue(node: value, schema: builder.schema, statement: "\(error)"))
        }
    }

    // MARK: Places

    func place(_ node: JSONDocument.Node, in schema: JSONSchema) -> UInt32 {
        let place = origin(node, in: schema)
        return parts.addPlace(place)
    }

    func refuse(_ node: JSONDocument.Node, in schema: JSONSchema, _ expected: String, remark: String = "") {
        let statement = "expected \(expected), found \(Words.found(node))"
        issues.append(SchemaIssue(node: node, schema: schema, statement: statement, remark: remark))
    }

    func fail(_ node: JSONDocument.Node, in schema: JSONSchema, _ message: String) {
        issues.append(SchemaIssue(node: node, schema: schema, statement: message))
    }

    private func source(of schema: JSONSchema) -> UInt32 {
        let storage = schema.node.storage
        if let lastSource, lastSource.storage === storage { return lastSource.number }
        let number = sources[ObjectIdentifier(storage)] ?? UInt32(parts.sources.count)
        if number == parts.sources.count {
            sources[ObjectIdentifier(storage)] = number
            parts.sources.append(SchemaPlaces(source: schema.source))
            numbers.append([UInt32](repeating: Instruction.none, count: storage.tapeCount))
        }
        lastSource = (storage, number)
        return number
    }

    private func resource(of schema: JSONSchema) -> UInt32 {
        if let lastResource, lastResource.environment === schema.environment { return lastResource.number }
        let address = schema.base.withoutFragment
        let number = resources[address] ?? addResource(address, schema)
        lastResource = (schema.environment, number)
        return number
    }

    private func addResource(_ address: URIReference, _ schema: JSONSchema) -> UInt32 {
        let number = UInt32(resources.count)
        resources[address] = number
        resourceSchemas.append(schema)
        let root = registry.resource(of: schema) ?? schema
        parts.resources.append(
            (address.description, KeywordPlace(source: source(of: root), index: UInt32(root.node.index))))
        return number
    }

    // MARK: References

    /// The schema that a reference leads to; nil, after a report, if there is none.
    func target(of reference: String, at node: JSONDocument.Node, in schema: JSONSchema) -> JSONSchema? {
        let key = Reference(
            text: KeyName(text: reference), resource: resource(of: schema), source: source(of: schema))
        if let known = targets[key] { return known }
        do {
            let target = try registry.resolve(reference, from: schema)
            targets[key] = target
            return target
        } catch {
            issues.append(
                SchemaIssue(
                    node: node, schema: schema, statement: "the reference \"\(reference)\" leads nowhere: \(error)",
                    remark: NearestSpelling.question(registry.reference(meantBy: reference, in: schema))))
            return nil
        }
    }

    /// Adds a reference that is resolved by the path of the evaluation.
    func dynamicReference(to block: UInt32, anchor: DynamicAnchor.Name) -> UInt32 {
        let number = UInt32(parts.dynamicReferences.count)
        let name = anchor.text.map(ExactKey.init)
        let known = anchorNumbers[name] ?? dynamicAnchors.count
        if known == dynamicAnchors.count {
            anchorNumbers[name] = known
            dynamicAnchors.append(DynamicAnchor(name: anchor))
            parts.dynamicAnchors.append([:])
        }
        parts.dynamicReferences.append(DynamicReference(block: block, anchor: known))
        return number
    }

    /// Compiles the schemas that dynamic references may lead to in the resources found so far; returns whether anything
    /// is left to compile.
    private func resolveDynamicAnchors() -> Bool {
        for position in dynamicAnchors.indices {
            let anchor = dynamicAnchors[position]
            // Each resource is searched once: further ones are added after those that are known.
            let asked = anchor.askedResources..<resourceSchemas.count
            dynamicAnchors[position].askedResources = asked.upperBound
            for number in asked {
                guard let target = registry.dynamicAnchor(anchor.name.text, in: resourceSchemas[number])
                else { continue }
                parts.dynamicAnchors[position][UInt32(number)] = block(for: target)
            }
        }
        let isComplete = dynamicAnchors.allSatisfy { $0.askedResources == resourceSchemas.count }
        return !pending.isEmpty || !isComplete
    }

    // MARK: Dialects

    private func dialect(of schema: JSONSchema) -> Dialect {
        if let lastDialect, lastDialect.environment === schema.environment { return lastDialect.dialect }
        let name = schema.metaschema ?? schema.dialect.rawValue
        let dialect = dialects[name] ?? makeDialect(of: schema)
        dialects[name] = dialect
        lastDialect = (schema.environment, dialect)
        return dialect
    }

    private func makeDialect(of schema: JSONSchema) -> Dialect {
        guard let own = OwnMetaschema(of: schema, in: &registry) else { return Dialect(schema.dialect) }
        guard let vocabularies = own.vocabularies else { return Dialect(own.base) }
        for (address, isRequired) in own.unknownVocabularies(besides: options.customVocabularies) {
            fail(isRequired, in: own.schema, "the vocabulary \"\(address)\" is required but unknown")
        }
        return Dialect(own.base, vocabularies: vocabularies.map(\.address))
    }

    // MARK: Tables

    /// The number of a compiled pattern; nil, after a report, if it is invalid.
    func pattern(_ text: String, at node: JSONDocument.Node, in schema: JSONSchema) -> UInt32? {
        if let known = patterns[KeyName(text: text)] { return known }
        do {
            parts.patterns.append(try ECMARegex(text, isLenient: true))
        } catch {
            fail(node, in: schema, "\"\(text)\" is not a regular expression: \(error)")
            return nil
        }
        let number = UInt32(parts.patterns.count - 1)
        patterns[KeyName(text: text)] = number
        return number
    }

    /// The number of a format; nil if it is unknown.
    func format(_ name: String, in dialect: Dialect) -> UInt32? {
        if let known = formats[dialect.base]?[name] { return known }
        guard let check = options.format(name, in: dialect) else { return nil }
        parts.formats.append(check)
        let number = UInt32(parts.formats.count - 1)
        formats[dialect.base, default: [:]][name] = number
        return number
    }
}

/// A name that dynamic references look for in the resources that an evaluation has passed through.
struct DynamicAnchor {
    enum Name {
        /// A `$dynamicAnchor`.
        case named(String)
        /// `$recursiveAnchor: true` at the root of the resource.
        case recursive

        /// The name; nil for the root.
        var text: String? {
            switch self {
            case .named(let text): text
            case .recursive: nil
            }
        }
    }

    var name: Name
    /// How many resources were searched for the name.
    var askedResources = 0
}
