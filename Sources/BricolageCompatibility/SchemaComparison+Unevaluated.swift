internal import BricolageCore
internal import BricolageSchema
internal import BricolageValidation

extension SchemaComparison {
    /// Asks whether members that the new schema leaves unevaluated are valid, as the old `unevaluatedProperties` says
    /// unless the old schema evaluates members that the new one does not.
    ///
    /// - Returns: Whether the question was decided.
    mutating func compareUnevaluated(_ known: KnownValue, with new: JSONSchema, at place: JSONPointer) -> Bool {
        guard let rest = new.activeSchema(in: "unevaluatedProperties") else { return false }
        let evaluated = evaluatedNames(by: new, known, at: place)
        if evaluated.isEverything { return true }
        var refused: (part: JSONSchema, names: [String])?
        for part in known.parts {
            guard let old = part.activeSchema(in: "unevaluatedProperties"),
                let missing = evaluatedNames(byOld: part, known).flatMap(evaluated.missing)
            else { continue }
            guard missing.isEmpty else {
                refused = refused ?? (part, missing)
                continue
            }
            compare([old], with: rest, at: place.appending("*"))
            return true
        }
        guard let refused, rest.boolean == false else { return false }
        for name in refused.names {
            add(
                "\"\(name)\" is no longer accepted", known, "unevaluatedProperties", new, "unevaluatedProperties",
                place.appending(name), isCertain: false)
        }
        return true
    }

    /// All members that an old schema may evaluate; nil if they cannot be determined.
    private mutating func evaluatedNames(byOld part: JSONSchema, _ known: KnownValue) -> EvaluatedNames? {
        var evaluated = EvaluatedNames()
        var seen: Set<JSONSchema> = []
        var pending = [part]
        while let schema = pending.popLast() {
            guard seen.insert(schema).inserted, schema.node.kind == .object else { continue }
            guard oldRules(of: schema).areThoseOfDialect(for: schema),
                Self.unknownEvaluators.allSatisfy({ schema[$0] == nil }), options.customKeywords.isEmpty
            else { return nil }
            evaluated.add(schema)
            if schema != part, schema.active("unevaluatedProperties") != nil { evaluated.isEverything = true }
            if let text = schema["$ref"]?.string {
                guard let target = try? oldRegistry.resolve(text, from: schema) else { return nil }
                pending.append(target)
            }
            pending += (schema.activeSchemas(in: "allOf") ?? []) + (schema.activeSchemas(in: "anyOf") ?? [])
            if let branch = known.decided[KnownValue.Choice(schema: schema, keyword: "oneOf")] {
                pending.append(branch)
            } else {
                pending += schema.activeSchemas(in: "oneOf") ?? []
            }
            pending += ["if", "then", "else"].compactMap { schema.activeSchema(in: $0) }
            pending += schema.activeNamedSchemas(in: "dependentSchemas").map(\.schema)
        }
        return evaluated
    }

    /// Keywords whose schemas evaluate members that the schema alone does not determine.
    private static let unknownEvaluators = [
        "$dynamicRef", "$recursiveRef", "dependencies", "propertyDependencies", "extends",
    ]

    /// The members that a new schema certainly evaluates, provided that everything else that it says follows.
    private mutating func evaluatedNames(
        by new: JSONSchema, _ known: KnownValue, at place: JSONPointer
    ) -> EvaluatedNames {
        var evaluated = EvaluatedNames()
        var seen: Set<JSONSchema> = []
        var pending = [new]
        while let schema = pending.popLast() {
            guard seen.insert(schema).inserted, schema.node.kind == .object,
                newRules(of: schema).areThoseOfDialect(for: schema)
            else { continue }
            evaluated.add(schema)
            if schema != new, schema.active("unevaluatedProperties") != nil { evaluated.isEverything = true }
            if let target = schema["$ref"]?.string.flatMap({ target(of: schema, $0) }) { pending.append(target) }
            pending += schema.activeSchemas(in: "allOf") ?? []
            for keyword in ["anyOf", "oneOf"] {
                guard let branches = schema.activeSchemas(in: keyword) else { continue }
                if let branch = standIn(keyword, branches, known, schema, at: place) { pending.append(branch) }
            }
        }
        return evaluated
    }
}
