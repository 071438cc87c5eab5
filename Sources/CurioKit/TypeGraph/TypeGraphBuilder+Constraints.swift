internal import BricolageCore
internal import BricolageFields
internal import BricolageSchema

/// The constraints that schemas put on a value in addition to its type, as far as reading checks them.
///
///     {"type": "array", "minItems": 1, "items": {"type": "string", "maxLength": 9}}
///     count(from: 1), elements(length(to: 9))
///
/// The constraints never demand more than the schemas: what they cannot express is left out. The code for a value is
/// bounded by the levels that are followed, and by the branches of choices on all levels together.
extension TypeGraphBuilder {
    /// The most levels of elements within elements on which constraints are followed.
    private static let constraintLevels = 4
    /// The most branches of choices that are followed for one value.
    static let constraintBranches = 64

    /// The constraints of a value that several schemas describe; the keywords that they check are no longer reported.
    mutating func constraints(of parts: [SchemaPart]) -> [JSONConstraint] { checked(demands(of: parts)) }

    /// The same constraints, if it is not certain yet that anything checks them.
    mutating func demands(of parts: [SchemaPart]) -> [KeywordConstraint] {
        followedBranches = 0
        return demands(of: parts, level: 0)
    }

    /// Keeps the constraints of an array or a map, which becomes a type if it contains itself.
    mutating func keepConstraints(of parts: [SchemaPart], of type: TypeExpression, slot: Int) {
        switch type.withoutNull {
        case .array, .map: graph.declarations[slot].constraints = demands(of: parts).map(\.constraint)
        default: break
        }
    }

    /// Remembers which keywords are checked.
    mutating func checked(_ demands: [KeywordConstraint]) -> [JSONConstraint] {
        for demand in demands { diagnostics.check(demand.keywords) }
        return demands.map(\.constraint).withoutRepetitions
    }

    /// The constraints of a value at a level inside another one.
    mutating func demands(of parts: [SchemaPart], level: Int) -> [KeywordConstraint] {
        guard configuration.checksConstraints, configuration.style == .fast, level < Self.constraintLevels,
            StackRoom.isLeft
        else { return [] }
        let expansion = expanded(parts)
        var result: [KeywordConstraint] = []
        for schema in expansion.demanding {
            result += SchemaConstraints(schema).all
            result += contents(of: schema, level: level)
        }
        for alternation in expansion.alternations { result += demands(of: alternation, level: level) }
        return result.withoutRepetitions
    }

    /// The constraints on elements, and on the keys and values of maps.
    private mutating func contents(of schema: JSONSchema, level: Int) -> [KeywordConstraint] {
        var result: [KeywordConstraint] = []
        if (schema.tupleItems ?? []).isEmpty, let items = schema.restItems {
            result += demands(of: [SchemaPart(schema: items)], level: level + 1).map { $0.mapping { .elements($0) } }
        }
        return result + keys(of: schema, level: level + 1)
            + values(of: schema, level: level + 1).map { $0.mapping { .values($0) } }
    }

    private mutating func keys(of schema: JSONSchema, level: Int) -> [KeywordConstraint] {
        guard let names = schema.activeSchema(in: "propertyNames") else { return [] }
        return demands(of: [SchemaPart(schema: names)], level: level).map {
            $0.mapping { .keys($0) }.checking("propertyNames", of: schema)
        }
    }

    /// The constraints on all values of a map, whatever their keys: those that each of its schemas demands.
    private mutating func values(of schema: JSONSchema, level: Int) -> [KeywordConstraint] {
        guard schema["properties"] == nil else { return [] }
        var always: [KeywordConstraint] = []
        var lists: [[KeywordConstraint]] = []
        var leavesOthers = true
        for (pattern, part) in patternSchemas(of: [SchemaPart(schema: schema)]) {
            let isOfAll = KeyPattern(pattern) == .everything
            if isOfAll { leavesOthers = false }
            if part.schema.refusesEverything { continue }
            let own = demands(of: [part], level: level)
            if isOfAll { always += own } else { lists.append(own) }
        }
        let others = schema.schema(in: "additionalProperties")
        if leavesOthers, others?.refusesEverything != true {
            lists.append(demands(of: others.map { [SchemaPart(schema: $0)] } ?? [], level: level))
        }
        return always + KeywordConstraint.same(lists)
    }

    /// The constraints of an object with named members, apart from those of its members.
    mutating func constraints(ofObject expansion: Expansion, _ object: ObjectShape) -> [JSONConstraint] {
        guard configuration.checksConstraints, configuration.style == .fast else { return [] }
        followedBranches = 0
        let described = Set(object.properties.filter(\.isRequired).map { ExactKey($0.key) })
        var result: [KeywordConstraint] = []
        for schema in expansion.demanding {
            let own = SchemaConstraints(schema)
            result += own.counts.filter { $0.constraint.kinds == .object }
            let missing = own.required.filter { !described.contains(ExactKey($0)) }
            if !missing.isEmpty { result.append(KeywordConstraint(constraint: .requires(missing))) }
            result += own.requirements
            result += keys(of: schema, level: 1)
        }
        for alternation in expansion.alternations { result += requirements(of: alternation) }
        return checked(result)
    }
}
