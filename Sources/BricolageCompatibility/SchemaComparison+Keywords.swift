internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema
internal import BricolageValidation
internal import BricolageWriting

extension SchemaComparison {
    /// Asks of each keyword of a new schema whether it follows.
    mutating func compareKeywords(_ known: KnownValue, with new: JSONSchema, at place: JSONPointer) {
        guard new.node.kind == .object else {
            return add("no value is accepted any more", known, nil, new, nil, place, isCertain: true)
        }
        guard newRules(of: new).areThoseOfDialect(for: new) else {
            return add(
                "what its keywords mean depends on its metaschema", known, nil, new, nil, place, isCertain: false)
        }
        if let text = new["$ref"]?.string {
            if let target = target(of: new, text) {
                compare(KnownValue.Premise(schemas: known.parts, decided: known.decided), with: target, at: place)
            }
            if new.dialect.ignoresReferenceSiblings { return }
        }
        compareKinds(known, with: new, at: place)
        if !known.kinds.isDisjoint(with: ["integer", "fraction"]) { compareNumbers(known, with: new, at: place) }
        if known.kinds.contains("string") { compareStrings(known, with: new, at: place) }
        if known.kinds.contains("array") { compareArrays(known, with: new, at: place) }
        if known.kinds.contains("object") { compareObjects(known, with: new, at: place) }
        compareCombinations(known, with: new, at: place)
    }

    private mutating func compareKinds(_ known: KnownValue, with new: JSONSchema, at place: JSONPointer) {
        if let names = new.activeTypeNames {
            var lost = known.kinds.subtracting(KnownValue.kinds(named: names))
            if lost.isSuperset(of: ["integer", "fraction"]) {
                lost.subtract(["integer", "fraction"])
                lost.insert("number")
            }
            if lost.remove("fraction") != nil { lost.insert("number with a fraction") }
            if !lost.isEmpty {
                let list = lost.sorted().joined(separator: ", ")
                add("no longer accepted: \(list)", known, "type", new, "type", place, isCertain: true)
            }
        }
        if new.active("type") != nil, new.activeTypeNames == nil {
            add("type cannot be compared", known, "type", new, "type", place, isCertain: false)
        }
        if new.dialect <= .draft4, let names = new.activeTypeNames, names.contains("integer"),
            !KnownValue.kinds(named: names).contains("fraction"), known.kinds.contains("integer"),
            !known.hasIntegersByText
        {
            add("1.0 is no integer in this version of JSON Schema", known, "type", new, "type", place, isCertain: false)
        }
        // What the old schema lists was asked about one by one.
        if new.active("const") != nil {
            add("only one value is left", known, "type", new, "const", place, isCertain: true)
        }
        if new.active("enum") != nil, !isEveryValueListed(known, new) {
            add("only listed values are left", known, "type", new, "enum", place, isCertain: true)
        }
    }

    private func isEveryValueListed(_ known: KnownValue, _ new: JSONSchema) -> Bool {
        let listed = Set(new.active("enum")?.elements.map(\.json) ?? [])
        let all: [String: Set<JSON>] = ["null": [.null], "boolean": [true, false]]
        return known.kinds.allSatisfy { kind in all[kind]?.isSubset(of: listed) ?? false }
    }

    /// A limit of the new schema that must be no tighter than the old one.
    mutating func compareLimit(
        _ keyword: String, isLeast: Bool, _ words: String, _ known: KnownValue, with new: JSONSchema,
        at place: JSONPointer
    ) {
        guard let limit = new.active(keyword)?.number else { return }
        if let old = known.tightest(keyword, isLeast: isLeast), isLeast ? old >= limit : old <= limit { return }
        // No length and no count is below zero.
        if isLeast, limit <= 0 { return }
        add("\(words) \(limit)", known, keyword, new, keyword, place, isCertain: true)
    }

    private mutating func compareStrings(_ known: KnownValue, with new: JSONSchema, at place: JSONPointer) {
        compareLimit("minLength", isLeast: true, "the fewest characters are now", known, with: new, at: place)
        compareLimit("maxLength", isLeast: false, "the most characters are now", known, with: new, at: place)
        for keyword in ["pattern", "format", "contentEncoding", "contentMediaType"] {
            guard let value = new.active(keyword), isAsserted(keyword, by: newRules(of: new)) else { continue }
            if known.parts.contains(where: { isSameText(keyword, $0, new, value) }) { continue }
            add("\(keyword) is now \(value.description)", known, keyword, new, keyword, place, isCertain: false)
        }
    }

    private func isAsserted(_ keyword: String, by rules: SchemaRules) -> Bool {
        switch keyword {
        case "format": options.assertsFormats ?? rules.assertsFormats
        case "contentEncoding", "contentMediaType": options.assertsContent && rules.hasContent
        default: true
        }
    }

    /// Whether a keyword of a part asks for the same: it says the same, is asserted, and means the same.
    private mutating func isSameText(
        _ keyword: String, _ part: JSONSchema, _ new: JSONSchema, _ value: JSONDocument.Node
    ) -> Bool {
        guard part.active(keyword)?.json == value.json else { return false }
        let rules = oldRules(of: part)
        guard keyword == "format", let name = value.string else { return isAsserted(keyword, by: rules) }
        return newRules(of: new).format(name, followsBy: rules, options)
    }

    private mutating func compareCombinations(_ known: KnownValue, with new: JSONSchema, at place: JSONPointer) {
        let premise = KnownValue.Premise(schemas: known.parts, decided: known.decided)
        for part in new.activeSchemas(in: "allOf") ?? [] { compare(premise, with: part, at: place) }
        if let branches = new.activeSchemas(in: "anyOf"), !branches.contains(where: { follows(known, $0, at: place) }) {
            add("no schema of anyOf follows", known, "anyOf", new, "anyOf", place, isCertain: false)
        }
        if !isSameList("oneOf", known, new), let branches = new.activeSchemas(in: "oneOf") {
            let following = branches.filter { follows(known, $0, at: place) }
            let others = branches.filter { branch in !following.contains(branch) && !excludes(known, branch) }
            if following.count != 1 || !others.isEmpty {
                add("not exactly one schema of oneOf follows", known, "oneOf", new, "oneOf", place, isCertain: false)
            }
        }
        // Who adds keywords of their own knows what follows from them.
        let custom = options.customKeywords.keys.filter { new[$0] != nil }.sorted()
        for keyword in Self.opaque.filter({ new.active($0) != nil }) + custom {
            if keyword == "if", new["then"] == nil, new["else"] == nil { continue }
            if isSameSchema(keyword, known, new) { continue }
            add("\(keyword) cannot be compared", known, keyword, new, keyword, place, isCertain: false)
        }
    }

    /// Keywords that follow only from themselves.
    private static let opaque = [
        "not", "if", "contains", "unevaluatedProperties", "unevaluatedItems", "dependentSchemas", "dependencies",
        "propertyDependencies", "extends", "disallow", "$dynamicRef", "$recursiveRef",
    ]

    private mutating func isSameSchema(_ keyword: String, _ known: KnownValue, _ new: JSONSchema) -> Bool {
        // What such a keyword means depends on its neighbours.
        let neighbours =
            switch keyword {
            case "if": ["if", "then", "else"]
            case "contains": ["contains", "minContains", "maxContains"]
            default: [keyword]
            }
        // What was evaluated, and where a dynamic reference leads, depends on everything else.
        if keyword.hasPrefix("unevaluated") || keyword.hasPrefix("$") { return false }
        let rules = newRules(of: new)
        for part in known.parts where oldRules(of: part) == rules {
            let isSame = neighbours.allSatisfy { name in
                if part[name] == nil || new[name] == nil { return part[name] == nil && new[name] == nil }
                return self.isSame(name, part, new)
            }
            if isSame { return true }
        }
        return false
    }

    private mutating func isSameList(_ keyword: String, _ known: KnownValue, _ new: JSONSchema) -> Bool {
        known.parts.contains { $0.active(keyword)?.kind == .array && isSame(keyword, $0, new) }
    }

    /// Whether no value of which something is known can be valid by a new schema: its kind or its tag is another one.
    private mutating func excludes(_ known: KnownValue, _ new: JSONSchema) -> Bool {
        var schema = new
        for _ in 0..<8 {
            guard let text = schema["$ref"]?.string, let target = target(of: schema, text) else { break }
            schema = target
        }
        guard schema.node.kind == .object else { return schema.boolean == false }
        guard newRules(of: schema).areThoseOfDialect(for: schema) else { return false }
        if let names = schema.activeTypeNames, known.kinds.isDisjoint(with: KnownValue.kinds(named: names)) {
            return true
        }
        guard known.kinds == ["object"] else { return false }
        let required = Set(known.parts.flatMap(\.requiredNames).map(ExactKey.init))
        return schema.activeNamedSchemas(in: "properties").contains { name, property in
            guard required.contains(ExactKey(name)), let values = Self.values(of: property) else { return false }
            return known.parts.contains { part in
                guard let own = part.active("properties")?[name].flatMap({ Self.values(of: part.subschema($0)) }) else {
                    return false
                }
                return own.isDisjoint(with: values)
            }
        }
    }

    /// The values that a property lists; nil where it lists none, or may mean something else by a metaschema of its own.
    private static func values(of schema: JSONSchema) -> Set<JSON>? {
        guard schema["$schema"] == nil else { return nil }
        if let constant = schema.active("const") { return [constant.json] }
        return schema.active("enum").map { Set($0.elements.map(\.json)) }
    }
}
