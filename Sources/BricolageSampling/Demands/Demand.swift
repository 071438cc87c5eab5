internal import BricolageCore
internal import BricolageSchema

/// All requirements for one value: schemas that must hold together, with their choices made.
///
///     {"allOf": [A, {"$ref": "#/B"}], "anyOf": [C, D]}      parts   itself, A, B and, as chance has it, D
struct Demand {
    /// The schemas whose keywords hold, each once.
    private(set) var parts: [JSONSchema] = []
    /// The kinds of values that all of them accept.
    var kinds = Set(SampleKind.allCases)
    /// The values that all of them list and that are of these kinds; nil where none lists any.
    private(set) var values: ListedValues?
    /// The schema that leaves no possible value.
    private(set) var obstacle: JSONSchema?
    /// Whether the parts require anything that only the validator can check.
    private(set) var needsCheck = false
    /// The conditions of `if`, on which further requirements depend.
    private(set) var conditions: [JSONSchema] = []
    private var known: Set<JSONSchema> = []
    private let mostParts: Int

    /// - Parameter mostParts: The limit on parts that are examined.
    init(mostParts: Int = .max) { self.mostParts = mostParts }

    /// Adds schemas and those that must hold with them, except for choices.
    ///
    /// - Returns: The choices that are still to be made.
    mutating func take(_ schemas: [JSONSchema], _ workshop: SampleWorkshop) -> [SampleChoice] {
        var choices: [SampleChoice] = []
        var pending = schemas.reversed() as [JSONSchema]
        while let next = pending.popLast() {
            let schema = workshop.essence(of: next)
            guard parts.count < mostParts, known.insert(schema).inserted else { continue }
            guard schema.node.kind == .object else {
                if schema.boolean == false { obstacle = obstacle ?? schema }
                continue
            }
            pending += workshop.targets(of: schema)
            if schema.hidesSiblingsOfReference { continue }
            parts.append(schema)
            narrow(by: schema, workshop)
            let extended = schema.activeSchemas(in: "extends") ?? schema.activeSchema(in: "extends").map { [$0] } ?? []
            pending += ((schema.activeSchemas(in: "allOf") ?? []) + extended).reversed()
            for keyword in ["anyOf", "oneOf"] {
                guard let branches = schema.activeSchemas(in: keyword), !branches.isEmpty else { continue }
                choices.append(.one(of: branches, in: schema))
            }
            if let condition = schema.activeSchema(in: "if") {
                conditions.append(condition)
                choices.append(
                    .condition(condition, then: schema.schema(in: "then"), else: schema.schema(in: "else")))
            }
        }
        return choices
    }

    private static let checkedKeywords = [
        "oneOf", "not", "if", "disallow", "unevaluatedProperties", "unevaluatedItems", "contains", "propertyNames",
        "dependentRequired", "dependentSchemas", "dependencies", "propertyDependencies",
    ]

    private mutating func narrow(by schema: JSONSchema, _ workshop: SampleWorkshop) {
        if let names = schema.activeTypeNames {
            kinds.formIntersection(SampleKind.named(names))
        } else if schema.active("type") != nil {
            // Some of the types are schemas.
            needsCheck = true
        }
        if let listed = workshop.listedValues(of: schema) { values = values?.common(with: listed) ?? listed }
        if let negated = schema.activeSchema(in: "not"), negated.node.kind == .object, negated.node.count == 1 {
            if let names = negated.activeTypeNames { kinds.subtract(SampleKind.named(names)) }
        }
        needsCheck = needsCheck || Self.checkedKeywords.contains { schema.active($0) != nil }
        if kinds.isEmpty { obstacle = obstacle ?? schema }
        values = values?.of(kinds)
    }
}

/// Something that a schema leaves open.
enum SampleChoice {
    case one(of: [JSONSchema], in: JSONSchema)
    case condition(JSONSchema, then: JSONSchema?, else: JSONSchema?)
}
