internal import BricolageCore
internal import BricolageFields
internal import BricolageSchema

/// What schemas demand of a value beside its type, as far as reading checks it.
///
///     {"type": "array", "minItems": 1, "items": {"type": "string", "maxLength": 9}}
///     count(from: 1), elements(length(to: 9))
///
/// Never more than the schemas demand: what cannot be told so is left out. What is written for a value is bounded: by
/// the levels that are followed, and by the branches of choices on all of them together.
extension TypeGraphBuilder {
    /// How far constraints of elements within elements are followed.
    private static let constraintLevels = 4
    /// How many branches of choices are followed for one value.
    static let constraintBranches = 64

    /// The constraints of a value that several schemas describe.
    mutating func constraints(of parts: [SchemaPart]) -> [JSONConstraint] {
        followedBranches = 0
        return constraints(of: parts, level: 0)
    }

    private mutating func constraints(of parts: [SchemaPart], level: Int) -> [JSONConstraint] {
        guard configuration.checksConstraints, configuration.style == .fast, level < Self.constraintLevels,
            StackRoom.isLeft
        else { return [] }
        let expansion = expanded(parts)
        var result: [JSONConstraint] = []
        for part in expansion.parts where !part.isLoose {
            result += SchemaConstraints(part.schema).all
            result += contents(of: part.schema, level: level)
        }
        for alternation in expansion.alternations { result += constraints(of: alternation, level: level) }
        return result.withoutRepetitions
    }

    /// What holds for elements, and for the values of maps.
    private mutating func contents(of schema: JSONSchema, level: Int) -> [JSONConstraint] {
        var result: [JSONConstraint] = []
        if (schema.tupleItems ?? []).isEmpty, let items = schema.restItems {
            result += constraints(of: [SchemaPart(schema: items)], level: level + 1).map { .elements($0) }
        }
        if let names = schema.schema(in: "propertyNames") {
            result += constraints(of: [SchemaPart(schema: names)], level: level + 1).map { .keys($0) }
        }
        if schema["properties"] == nil, schema["patternProperties"] == nil,
            let values = schema.schema(in: "additionalProperties")
        {
            result += constraints(of: [SchemaPart(schema: values)], level: level + 1).map { .values($0) }
        }
        return result
    }

    /// What holds for a value that meets one of several schemas: for each kind, what those demand that allow it.
    private mutating func constraints(of alternation: Alternation, level: Int) -> [JSONConstraint] {
        guard followedBranches + alternation.branches.count <= Self.constraintBranches else {
            reportUnfollowed(alternation)
            return []
        }
        followedBranches += alternation.branches.count
        var branches: [(kinds: ValueKinds, constraints: [JSONConstraint])] = []
        for branch in alternation.branches where branch.boolean != false {
            let parts = [SchemaPart(schema: branch)]
            let expansion = expanded(parts)
            let kinds = isTyped(expansion.parts) ? kinds(of: expansion.parts) : nil
            branches.append((kinds ?? .all, constraints(of: parts, level: level + 1)))
        }
        var result: [JSONConstraint] = []
        for kind in [ValueKinds.string, .number, .array, .object] {
            let allowing = branches.filter { !$0.kinds.isDisjoint(with: kind) }.map { branch in
                branch.constraints.filter { $0.kinds == kind }
            }
            result += JSONConstraint.either(allowing)
        }
        return result
    }

    /// The constraints of an object with named members, apart from those of its members.
    mutating func constraints(ofObject expansion: Expansion, _ object: ObjectShape) -> [JSONConstraint] {
        guard configuration.checksConstraints, configuration.style == .fast else { return [] }
        followedBranches = 0
        let described = Set(object.properties.filter(\.isRequired).map { ExactKey($0.key) })
        var result: [JSONConstraint] = []
        for part in expansion.parts where !part.isLoose {
            let own = SchemaConstraints(part.schema)
            result += own.counts.filter { $0.kinds == .object }
            let missing = part.schema.required.filter { !described.contains(ExactKey($0)) }
            if !missing.isEmpty { result.append(.requires(missing)) }
            result += own.requirements
            if let names = part.schema.schema(in: "propertyNames") {
                result += constraints(of: [SchemaPart(schema: names)], level: 1).map { .keys($0) }
            }
        }
        for alternation in expansion.alternations {
            let branches = alternation.branches.map(SchemaConstraints.init)
            let requirements = branches.map { branch in
                (branch.required.isEmpty ? [] : [.requires(branch.required)])
                    + branch.requirements
            }
            let isExact = alternation.keyword == "oneOf" && branches.allSatisfy(\.onlyRequires)
            if isExact, branches.count > 1 {
                result.append(.one(requirements.map(JSONConstraint.both)))
            } else {
                result += JSONConstraint.either(requirements)
            }
        }
        return result.withoutRepetitions
    }
}
