internal import BricolageCore
internal import BricolageSchema

/// What evaluates members of an object below a schema, `unevaluatedProperties` of which means all others.
struct Evaluations {
    /// The schemas of members, by their names.
    fileprivate var schemas: [ExactKey: [JSONSchema]] = [:]
    fileprivate var patterns: Set<String> = []

    /// Whether a member is evaluated by one schema and by no other.
    func areOnly(_ schema: JSONSchema, of key: ExactKey) -> Bool {
        guard schemas[key, default: []].allSatisfy({ $0 == schema }) else { return false }
        // A pattern that is no plain one may be of any member.
        return patterns.allSatisfy { KeyPattern($0).map { !$0.matches(key.text) } ?? false }
    }
}

extension TypeGraphBuilder {
    /// Whether `unevaluatedProperties: false` leaves no more members than the named ones and those of patterns.
    ///
    /// It does where everything that evaluates members of the same object was described as well: each name and each
    /// pattern that the schema leads to. What evaluates any member, or one that is no member of the type, such as those
    /// that a condition alone names, leaves the object open, and so does what cannot be followed.
    ///
    /// - Parameter keys: The members that the type names.
    mutating func closesUnevaluated(_ parts: [SchemaPart], keys: Set<ExactKey>) -> Bool {
        guard !configuration.keepsUnknownCases else { return false }
        let patterns = Set(patternSchemas(of: parts).map(\.pattern))
        for part in parts where !part.isLoose {
            guard part.schema.refusesUnevaluated, let evaluations = evaluations(below: part.schema) else { continue }
            if evaluations.schemas.keys.allSatisfy(keys.contains), evaluations.patterns.isSubset(of: patterns) {
                if configuration.style == .fast {
                    diagnostics.check([KeywordConstraint.Use(schema: part.schema, keyword: "unevaluatedProperties")])
                }
                return true
            }
        }
        return false
    }

    /// Whether a schema says by itself that there are no members beside those that it leads to, and the type is to say so.
    func closes(_ part: SchemaPart) -> Bool {
        !configuration.keepsUnknownCases && !part.isLoose && part.schema.refusesUnevaluated
    }

    /// What evaluates members below a schema; nil where something evaluates any member, or cannot be followed.
    mutating func evaluations(below schema: JSONSchema) -> Evaluations? {
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
            for keyword in SchemaPart.combining { pending += schema.schemas(in: keyword) ?? [] }
            pending += schema.conditionalSchemas
            if let condition = schema.schema(in: "if") { pending.append(condition) }
        }
        return evaluations
    }
}

extension JSONSchema {
    /// Whether members are refused that nothing evaluates.
    var refusesUnevaluated: Bool { activeSchema(in: "unevaluatedProperties")?.refusesEverything == true }
}
