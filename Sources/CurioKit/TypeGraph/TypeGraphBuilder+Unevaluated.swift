internal import BricolageCore
internal import BricolageSchema

extension TypeGraphBuilder {
    /// Whether `unevaluatedProperties: false` leaves no more members than the named ones and those of patterns.
    ///
    /// It does where everything that evaluates members of the same object was described as well: each name and each
    /// pattern that the schema leads to. What evaluates any member, or one that is no member of the type, such as those
    /// that a condition alone names, leaves the object open, and so does what cannot be followed.
    ///
    /// - Parameter keys: The members that the type names.
    mutating func closesUnevaluated(_ parts: [SchemaPart], keys: Set<String>) -> Bool {
        guard !configuration.keepsUnknownCases else { return false }
        let patterns = Set(patternSchemas(of: parts).map(\.pattern))
        for part in parts where !part.isLoose {
            guard part.schema.schema(in: "unevaluatedProperties")?.boolean == false else { continue }
            if evaluates(only: keys, patterns, below: part.schema) { return true }
        }
        return false
    }

    private mutating func evaluates(only keys: Set<String>, _ patterns: Set<String>, below schema: JSONSchema) -> Bool {
        var seen: Set<JSONSchema> = []
        var pending = [schema]
        while let schema = pending.popLast() {
            guard seen.insert(schema).inserted, schema.node.kind == .object else { continue }
            for keyword in ["additionalProperties", "unevaluatedProperties"] {
                if let rest = schema.schema(in: keyword), rest.boolean != false { return false }
            }
            guard schema.namedSchemas(in: "properties").allSatisfy({ keys.contains($0.name) }),
                schema.namedSchemas(in: "patternProperties").allSatisfy({ patterns.contains($0.name) })
            else { return false }
            if schema.referenceCount > 0 {
                // A dynamic reference may lead elsewhere in another place.
                guard schema.referenceCount == 1, schema["$ref"] != nil, let target = target(of: schema) else {
                    return false
                }
                pending.append(target)
            }
            for keyword in SchemaPart.combining { pending += schema.schemas(in: keyword) ?? [] }
            pending += schema.conditionalSchemas
            if let condition = schema.schema(in: "if") { pending.append(condition) }
        }
        return true
    }
}
