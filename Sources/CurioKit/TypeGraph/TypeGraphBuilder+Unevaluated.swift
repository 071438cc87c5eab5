internal import BricolageCore
internal import BricolageSchema

/// What evaluates members of an object below a schema; its `unevaluatedProperties` applies to all others.
struct Evaluations {
    /// The schemas of members, by their names.
    fileprivate var schemas: [ExactKey: [JSONSchema]] = [:]
    fileprivate var patterns: Set<String> = []

    /// Whether a member is evaluated by one schema and by no other.
    func areOnly(_ schema: JSONSchema, of key: ExactKey) -> Bool {
        guard schemas[key, default: []].allSatisfy({ $0 == schema }) else { return false }
        // A pattern that is not plain may match any member.
        return patterns.allSatisfy { KeyPattern($0).map { !$0.matches(key.text) } ?? false }
    }
}

extension TypeGraphBuilder {
    /// Whether `unevaluatedProperties: false` leaves no more members than the named ones and those of patterns.
    ///
    /// It does if the type also describes everything that evaluates members of the same object: each name and each
    /// pattern that the schema leads to. A schema that evaluates any member, or one that the type does not name, such
    /// as one that only a condition names, leaves the object open, and so does a reference that cannot be followed.
    ///
    /// - Parameter keys: The members that the type names.
    mutating func closesUnevaluated(_ parts: [SchemaPart], keys: Set<ExactKey>) -> Bool {
        guard !configuration.keepsUnknownCases else { return false }
        let patterns = Set(patternSchemas(of: parts).map(\.pattern))
        let chosen = Set(parts.lazy.filter { !$0.isLoose }.map(\.schema))
        for part in parts where !part.isLoose && part.schema.refusesUnevaluated {
            let use = KeywordConstraint.Use(schema: part.schema, keyword: "unevaluatedProperties")
            guard let evaluations = evaluations(below: part.schema, where: chosen),
                evaluations.schemas.keys.allSatisfy(keys.contains), evaluations.patterns.isSubset(of: patterns)
            else {
                diagnostics.leaveUnchecked(use)
                continue
            }
            if configuration.style == .fast { diagnostics.check([use]) }
            return true
        }
        return false
    }

    /// Whether a schema itself excludes all members but those that it leads to, and the type must express this.
    func closes(_ part: SchemaPart) -> Bool {
        !configuration.keepsUnknownCases && !part.isLoose && part.schema.refusesUnevaluated
    }

    /// What evaluates members below a schema; nil where something evaluates any member, or cannot be followed.
    ///
    /// - Parameter chosen: Schemas that hold for the object. Where a branch of a `oneOf` is among them, the others do not
    ///   hold.
    mutating func evaluations(below schema: JSONSchema, where chosen: Set<JSONSchema> = []) -> Evaluations? {
        var evaluations = Evaluations()
        var seen: Set<JSONSchema> = []
        var pending = [schema]
        while let schema = pending.popLast() {
            guard seen.insert(schema).inserted, schema.node.kind == .object else { continue }
            for keyword in ["additionalProperties", "unevaluatedProperties"] {
                if let rest = schema.schema(in: keyword), !rest.refusesEverything { return nil }
            }
            for (name, member) in schema.namedSchemas(in: "properties") {
                evaluations.schemas[ExactKey(name), default: []].append(member)
            }
            evaluations.patterns.formUnion(schema.namedSchemas(in: "patternProperties").map(\.name))
            if schema.referenceCount > 0 {
                // A dynamic reference may lead elsewhere in another place.
                guard schema.referenceCount == 1, schema["$ref"] != nil, let target = target(of: schema) else {
                    return nil
                }
                pending.append(target)
            }
            for keyword in ["allOf", "anyOf"] { pending += schema.schemas(in: keyword) ?? [] }
            if let branches = schema.schemas(in: "oneOf") {
                let byPart = branchesByPart(branches, of: schema)
                let held = chosen.flatMap { byPart[$0] ?? [] }
                pending += held.isEmpty ? branches : held
            }
            pending += schema.conditionalSchemas
            if let condition = schema.schema(in: "if") { pending.append(condition) }
        }
        return evaluations
    }

    /// The branches of a choice by the schemas that they are made of.
    private mutating func branchesByPart(
        _ branches: [JSONSchema], of schema: JSONSchema
    ) -> [JSONSchema: [JSONSchema]] {
        if let known = branchesByPart[schema] { return known }
        var result: [JSONSchema: [JSONSchema]] = [:]
        for branch in branches {
            for part in expanded([SchemaPart(schema: branch)]).parts { result[part.schema, default: []].append(branch) }
        }
        branchesByPart[schema] = result
        return result
    }
}

extension JSONSchema {
    /// Whether members that nothing evaluates are refused.
    var refusesUnevaluated: Bool { activeSchema(in: "unevaluatedProperties")?.refusesEverything == true }
}
