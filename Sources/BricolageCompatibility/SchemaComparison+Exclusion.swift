internal import BricolageCore
internal import BricolageSchema
internal import BricolageValidation
internal import ECMARegex

extension SchemaComparison {
    /// How many levels of members inside members, and of choices inside choices, are examined.
    private static let mostExclusions = 4

    /// Whether a new schema certainly refuses the value, because of its kind, its tag or another member.
    mutating func excludes(_ known: KnownValue, _ new: JSONSchema, levels: Int = mostExclusions) -> Bool {
        if known.isImpossible { return true }
        let kinds = known.kinds.intersection(newKinds.kinds(of: new, &newRegistry))
        if kinds.isEmpty { return true }
        if levels == 0 { return false }
        let demanded = demanded(by: new)
        for schema in demanded {
            if schema.boolean == false { return true }
            for list in schema.activeListedValues where !list.contains(where: { known.allows($0) }) { return true }
            for keyword in ["anyOf", "oneOf"] {
                guard let branches = schema.activeSchemas(in: keyword), !branches.isEmpty else { continue }
                if branches.allSatisfy({ excludes(known, $0, levels: levels - 1) }) { return true }
            }
        }
        return kinds == ["object"] && excludesMembers(known, demanded, levels)
    }

    /// Whether what is known and the new schema contradict each other in a member that one of them requires.
    private mutating func excludesMembers(_ known: KnownValue, _ demanded: [JSONSchema], _ levels: Int) -> Bool {
        var seen: Set<ExactKey> = []
        let names = Array(known.required.names) + demanded.flatMap(\.requiredNames).map(ExactKey.init)
        for name in names where seen.insert(name).inserted {
            let old = known.parts.flatMap { oldMembers(of: $0).schemas(of: name.text) }
            let new = demanded.flatMap { newMembers(of: $0).schemas(of: name.text) }
            if (old + new).contains(where: { $0.boolean == false }) { return true }
            if old.isEmpty || new.isEmpty { continue }
            let number = number(of: KnownValue.Premise(schemas: old))
            let member = self.known[number]
            if new.contains(where: { excludes(member, $0, levels: levels - 1) }) { return true }
        }
        return false
    }
}

extension KnownValue {
    /// Whether what is known permits a value, as far as this can be decided without a validator.
    fileprivate func allows(_ value: JSON) -> Bool {
        if let values { return values.contains(value) }
        guard kinds.contains(SchemaKinds.kind(of: value)) else { return false }
        guard let text = value.string else { return true }
        return parts.allSatisfy { part in
            guard let pattern = part.active("pattern")?.string else { return true }
            guard let regex = try? ECMARegex(pattern, isLenient: true) else { return true }
            return (try? regex.occurs(in: text)) ?? true
        }
    }
}
