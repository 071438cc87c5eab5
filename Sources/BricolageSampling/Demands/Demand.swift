internal import BricolageCore
internal import BricolageSchema

/// All requirements for one value: schemas that must hold together, with their choices made.
///
///     {"allOf": [A, {"$ref": "#/B"}], "anyOf": [C, D]}      parts   itself, A, B and, as chance has it, D
struct Demand {
    /// The schemas whose keywords hold, each once.
    private(set) var parts: [JSONSchema] = []
    /// The kinds of values that all of them accept.
    var kinds = SampleKind.all
    /// The values that all of them list and that are of these kinds; nil where none lists any.
    private(set) var values: ListedValues?
    /// The schema that leaves no possible value.
    private(set) var obstacle: JSONSchema?
    /// Whether the parts require anything that only the validator can check.
    private(set) var needsCheck = false
    /// The conditions on which further requirements depend.
    private(set) var conditions: [SampleCondition] = []
    private var decidedConditions = 0
    /// The schemas of the members of an object.
    private(set) var members = MemberIndex()
    /// Which members an object has, as far as this is known.
    var presence = MemberPresence()
    /// Whether nothing was tried yet for the value; if something was, chance decides what was decided by the extent.
    let isFirstTry: Bool
    private var known: Set<JSONSchema> = []
    private let mostParts: Int

    /// - Parameter mostParts: The limit on parts that are examined.
    init(mostParts: Int = .max, isFirstTry: Bool = true) {
        self.mostParts = mostParts
        self.isFirstTry = isFirstTry
    }

    /// Any value of one kind.
    init(_ kind: SampleKind) {
        self.init()
        kinds = [kind]
    }

    /// Adds schemas and those that must hold with them or because of members that must be there, except for choices and
    /// conditions.
    ///
    /// - Returns: The choices that are still to be made.
    mutating func take(_ schemas: [JSONSchema], _ workshop: SampleWorkshop) -> [SampleChoice] {
        var choices: [SampleChoice] = []
        var pending = schemas.reversed() as [JSONSchema]
        while let next = pending.popLast() ?? bringAlong(&pending) {
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
            // A limited demand is part of a verdict, and verdicts decide what is refused.
            if mostParts == .max, let negated = schema.activeSchema(in: "not") {
                pending += presence.refuse(negated, workshop)
            }
            let extended = schema.activeSchemas(in: "extends") ?? schema.activeSchema(in: "extends").map { [$0] } ?? []
            pending += ((schema.activeSchemas(in: "allOf") ?? []) + extended).reversed()
            for keyword in ["anyOf", "oneOf"] {
                guard let branches = schema.activeSchemas(in: keyword), !branches.isEmpty else { continue }
                choices.append(SampleChoice(branches: branches, schema: schema, isExclusive: keyword == "oneOf"))
            }
            if let condition = schema.activeSchema(in: "if") {
                conditions.append(
                    SampleCondition(
                        condition: condition, then: schema.schema(in: "then"),
                        alternative: schema.schema(in: "else")))
            }
        }
        settleRefused(workshop)
        return choices
    }

    /// The next condition that is still to be decided; nil if none is.
    mutating func nextCondition() -> SampleCondition? {
        guard decidedConditions < conditions.count else { return nil }
        decidedConditions += 1
        return conditions[decidedConditions - 1]
    }

    /// The next schema that a member brings along that must be there; the others are added to a list.
    private mutating func bringAlong(_ pending: inout [JSONSchema]) -> JSONSchema? {
        pending = presence.chosen.follow().reversed()
        return pending.popLast()
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
        let described = workshop.members(of: schema)
        members.take(described)
        presence.take(described)
        if let listed = workshop.listedValues(of: schema) { values = values?.common(with: listed) ?? listed }
        if let negated = schema.activeSchema(in: "not") {
            kinds.subtract(workshop.kinds(acceptedBy: negated))
        }
        needsCheck = needsCheck || Self.checkedKeywords.contains { schema.active($0) != nil }
        if kinds.isEmpty { obstacle = obstacle ?? schema }
        values = values?.of(kinds)
    }
}
