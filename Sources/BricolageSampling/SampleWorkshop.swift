internal import BricolageCore
internal import BricolageSchema
internal import BricolageValidation
internal import BricolageWriting
internal import ECMARegex

/// What is determined once for all documents of one schema.
///
///     schema       ──▶ targets of its references, member schemas, contested names, height, limits as a branch,
///                      ways not to obey it
///     pattern      ──▶ sampler          several at once: joint sampler
///     keywords     ──▶ compiled check
///     whole schema ──▶ compiled with the options of the caller, who will check documents by them
final class SampleWorkshop {
    private let compiled: CompiledSchema
    private let validation: ValidationOptions
    private(set) var registry: SchemaRegistry
    private var targets: [JSONSchema: [String: JSONSchema]] = [:]
    private var samplers: [ExactKey: ECMARegex.Sampler?] = [:]
    private var jointSamplers: [[ExactKey]: ECMARegex.JointSampler?] = [:]
    private var checks: [ExactKey: CompiledSchema?] = [:]
    private var partChecks: PartChecks
    private var heights = SchemaHeights()
    private var members: [JSONSchema: MemberSchemas] = [:]
    private var listedValues: [JSONSchema: ListedValues?] = [:]
    private var silentKeywords: [SchemaRules: Set<String>] = [:]
    private var contestedNames: [JSONSchema: Set<ExactKey>] = [:]
    private var conditionNames: [JSONSchema: [ExactKey]] = [:]
    private var acceptedKinds: [JSONSchema: Set<SampleKind>] = [:]
    private var branchLimits: [JSONSchema: BranchLimits] = [:]
    private var opposites: [JSONSchema: [SchemaOpposite]] = [:]
    private var essences: [JSONSchema: JSONSchema] = [:]
    /// The failures so far in making the current document.
    var failures = SampleFailures()
    let root: JSONSchema
    /// The schema compiled as its dialect alone defines it; nil if that makes no difference.
    private lazy var plain: CompiledSchema? = {
        guard validation.assertsFormats == true, root.dialect >= .draft2019 else { return nil }
        var options = validation
        options.assertsFormats = nil
        return try? CompiledSchema(root, registry: registry, options: options)
    }()

    /// The limit on joint samplers, which can take a megabyte each.
    private static let mostJointSamplers = 128

    init(_ sampler: SchemaSampler) {
        compiled = sampler.compiled
        validation = sampler.options.validation
        registry = sampler.registry
        root = sampler.schema
        partChecks = PartChecks(options: sampler.options.validation)
    }

    // MARK: Verdicts

    /// Whether the whole schema accepts a document; if not, records why.
    func accepts(_ value: JSON) -> Bool {
        guard let document = try? JSONDocument(value) else { return false }
        if compiled.isValid(document) { return true }
        let report = compiled.report(on: document, upTo: 1)
        if let issue = report.issues.first {
            let place = root.source.document[pointer: issue.schemaPointer].map(root.subschema) ?? root
            note(place, "no value was found that obeys it: \(issue.message)")
        } else if let interruption = report.interruption {
            note(root, "\(interruption)")
        }
        return false
    }

    /// Whether the whole schema also accepts a document as its dialect alone defines it, if formats are asserted beyond
    /// that.
    func isAcceptedWithoutFormats(_ value: JSON) -> Bool { plain?.isValid(value) ?? true }

    /// Whether a schema inside the whole one accepts a value; true if that is unknown.
    func accepts(_ value: JSON, by schema: JSONSchema) -> Bool {
        if schema == root { return compiled.isValid(value) }
        return partChecks.accepts(value, by: schema, in: self)
    }

    /// Whether a schema of a few keywords accepts a value.
    func accepts(_ value: JSON, byKeywords keywords: JSON) -> Bool {
        let text = ExactKey(keywords.serialized())
        if checks[text] == nil {
            checks[text] = .some((try? JSONDocument(keywords)).flatMap { try? CompiledSchema($0, options: validation) })
        }
        return (checks[text] ?? nil)?.isValid(value) ?? true
    }

    /// What a schema says of the members of an object.
    func members(of schema: JSONSchema) -> MemberSchemas {
        if let known = members[schema] { return known }
        let found = MemberSchemas(of: schema, silent: silentKeywords(of: schema))
        members[schema] = found
        return found
    }

    /// The values that a schema lists; nil where it lists none.
    func listedValues(of schema: JSONSchema) -> ListedValues? {
        if let known = listedValues[schema] { return known }
        let found = ListedValues(of: schema)
        listedValues[schema] = .some(found)
        return found
    }

    /// The keywords that mean nothing in a schema because a custom metaschema leaves them out.
    private func silentKeywords(of schema: JSONSchema) -> Set<String> {
        let rules = SchemaRules(of: schema, in: &registry)
        if let known = silentKeywords[rules] { return known }
        let found = rules.silentKeywords
        silentKeywords[rules] = found
        return found
    }

    /// The names of members that choices of a schema depend on.
    func contestedNames(of schema: JSONSchema) -> Set<ExactKey> {
        if let known = contestedNames[schema] { return known }
        let found = ContestedNames(of: schema, targets: targets, members: members).names
        contestedNames[schema] = found
        return found
    }

    /// The names of members that a condition is about, in the order of its text.
    func conditionNames(of condition: JSONSchema) -> [ExactKey] {
        if let known = conditionNames[condition] { return known }
        let members = members(of: condition)
        let others = contestedNames(of: condition).sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
        let found = (members.names + members.required).map(ExactKey.init) + others
        conditionNames[condition] = found
        return found
    }

    /// The kinds of which a schema accepts all values, as far as this shows without a validator.
    func kinds(acceptedBy schema: JSONSchema) -> Set<SampleKind> {
        if let known = acceptedKinds[schema] { return known }
        let found = Set(SampleKind.allCases.filter { Demand($0).verdict(on: schema, self, isObject: false) == true })
        acceptedKinds[schema] = found
        return found
    }

    /// The ways for a value not to obey a schema.
    func opposites(of schema: JSONSchema) -> [SchemaOpposite] {
        if let known = opposites[schema] { return known }
        let found = SchemaOpposite.all(of: schema, targets: targets)
        opposites[schema] = found
        return found
    }

    /// The kinds and values that a branch of a choice allows.
    func limits(of branch: JSONSchema) -> BranchLimits {
        let branch = essence(of: branch)
        if let known = branchLimits[branch] { return known }
        let found = BranchLimits(of: branch, self)
        branchLimits[branch] = found
        return found
    }

    // MARK: Obstacles

    /// Records that nothing was found for a schema.
    func note(_ schema: JSONSchema, _ reason: String) { failures.note(schema, reason) }

    func failure(attempts: Int, reachedMaximumValues: Bool = false) -> SamplingFailure {
        let (schema, reason) = failures.obstacle ?? (root, "nothing was found")
        return SamplingFailure(
            attempts: attempts, reachedMaximumValues: reachedMaximumValues, schemaAddress: schema.source.identifier,
            schemaPointer: schema.node.pointer, schemaLocation: schema.node.location, reason: reason)
    }

    // MARK: What schemas lead to

    /// The schemas that a schema refers to.
    func targets(of schema: JSONSchema) -> [JSONSchema] {
        schema.references.compactMap { keyword, text in
            keyword == "$ref" || schema.active(keyword) != nil ? target(of: schema, text) : nil
        }
    }

    private func target(of schema: JSONSchema, _ text: String) -> JSONSchema? {
        if let known = targets[schema]?[text] { return known }
        guard let target = try? registry.resolve(text, from: schema) else { return nil }
        targets[schema, default: [:]][text] = target
        return target
    }

    /// The schema at the end of a chain of mere references; any other schema is its own.
    func essence(of schema: JSONSchema) -> JSONSchema {
        var chain: [JSONSchema] = []
        var end = schema
        while end.isReferenceAlone {
            if let known = essences[end] {
                end = known
                break
            }
            guard let text = end["$ref"]?.string, let next = target(of: end, text) else { break }
            // Until the end is known, each link counts as its own end, so that no cycle is followed twice.
            essences[end] = end
            chain.append(end)
            end = next
        }
        for link in chain { essences[link] = end }
        return end
    }

    /// The sampler for texts of a pattern; nil if the pattern is invalid.
    func sampler(_ pattern: String) -> ECMARegex.Sampler? {
        let key = ExactKey(pattern)
        if let known = samplers[key] { return known }
        let sampler = try? ECMARegex.Sampler(pattern, isLenient: true)
        samplers[key] = .some(sampler)
        return sampler
    }

    /// Whether a pattern occurs in a text; true if the pattern is invalid.
    func occurs(_ pattern: String, in text: String) -> Bool {
        guard let sampler = sampler(pattern) else { return true }
        return (try? sampler.pattern.occurs(in: text)) ?? true
    }

    /// The sampler for texts in which several patterns occur at once; nil if it finds none, or if there are too many
    /// samplers.
    func jointSampler(_ patterns: [String]) -> ECMARegex.JointSampler? {
        let key = patterns.map(ExactKey.init)
        if let known = jointSamplers[key] { return known }
        guard jointSamplers.count < Self.mostJointSamplers else { return nil }
        let sampler = ECMARegex.JointSampler(patterns)
        jointSamplers[key] = .some(sampler.hasTexts ? sampler : nil)
        return sampler.hasTexts ? sampler : nil
    }

    /// How many levels a value of some kinds has at least.
    func height(of schema: JSONSchema, as kinds: Set<SampleKind> = SampleKind.all) -> Int {
        heights.height(of: schema, as: kinds) { part, kinds in
            let silent = silentKeywords(of: part)
            let own = silent.contains("type") ? SampleKind.all : limits(of: part).kinds
            return HeightOutline(
                part, target: part["$ref"]?.string.flatMap { target(of: part, $0) }, silent: silent,
                kinds: kinds.intersection(own))
        }
    }

    /// Whether every value of the whole schema would be infinitely deep; if so, records that.
    var isEndless: Bool {
        guard height(of: root) == SchemaHeights.endless else { return false }
        failures = SampleFailures()
        note(root, "every value would be infinitely deep")
        return true
    }
}

extension JSONSchema {
    /// Whether the schema is a mere reference.
    fileprivate var isReferenceAlone: Bool {
        hidesSiblingsOfReference || node.kind == .object && node.count == 1 && node["$ref"] != nil
    }
}
