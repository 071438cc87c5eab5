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
            if let target = target(of: new, text) { compare(known, with: target, at: place) }
            if new.dialect.ignoresReferenceSiblings { return }
        }
        let outer = holder
        holder = known.parts.first ?? outer
        defer { holder = outer }
        compareKinds(known, with: new, at: place)
        if !known.kinds.isDisjoint(with: ["integer", "fraction"]) { compareNumbers(known, with: new, at: place) }
        if known.kinds.contains("string") { compareStrings(known, with: new, at: place) }
        if known.kinds.contains("array") { compareArrays(known, with: new, at: place) }
        if known.kinds.contains("object") { compareObjects(known, with: new, at: place) }
        compareCombinations(known, with: new, at: place)
    }

    private mutating func compareKinds(_ known: KnownValue, with new: JSONSchema, at place: JSONPointer) {
        if let names = new.activeTypeNames {
            var lost = known.kinds.subtracting(SchemaKinds.kinds(named: names))
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
        if new.tellsIntegersByText, known.kinds.contains("integer"), !known.hasIntegersByText {
            add(
                "1.0 is not an integer in this version of JSON Schema", known, "type", new, "type", place,
                isCertain: false)
        }
        // Values that the old schema lists have been checked one by one instead.
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

    /// Asks whether a limit of the new schema is no tighter than the old one.
    mutating func compareLimit(
        _ keyword: String, isLeast: Bool, _ words: String, _ known: KnownValue, with new: JSONSchema,
        at place: JSONPointer
    ) {
        guard let limit = new.active(keyword)?.number else { return }
        if let old = known.limit(keyword, isLeast: isLeast), isLeast ? old >= limit : old <= limit { return }
        // No length and no count is below zero.
        if isLeast, limit <= 0 { return }
        add("\(words) \(limit)", known, keyword, new, keyword, place, isCertain: true)
    }

    private mutating func compareStrings(_ known: KnownValue, with new: JSONSchema, at place: JSONPointer) {
        compareLimit("minLength", isLeast: true, "the minimum number of characters is now", known, with: new, at: place)
        compareLimit(
            "maxLength", isLeast: false, "the maximum number of characters is now", known, with: new, at: place)
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

    /// Whether a keyword of a part requires the same: its value is equal, it is asserted, and it has the same meaning.
    private mutating func isSameText(
        _ keyword: String, _ part: JSONSchema, _ new: JSONSchema, _ value: JSONDocument.Node
    ) -> Bool {
        guard part.active(keyword)?.json == value.json else { return false }
        let rules = oldRules(of: part)
        guard keyword == "format", let name = value.string else { return isAsserted(keyword, by: rules) }
        return newRules(of: new).format(name, followsBy: rules, options)
    }

    private mutating func compareCombinations(_ known: KnownValue, with new: JSONSchema, at place: JSONPointer) {
        for part in new.activeSchemas(in: "allOf") ?? [] { compare(known, with: part, at: place) }
        for keyword in ["anyOf", "oneOf"] { compareBranches(keyword, known, with: new, at: place) }
        // Only the author of a custom keyword knows what follows from it.
        let custom = options.customKeywords.keys.filter { new[$0] != nil }.sorted()
        let opaque = Self.opaque.filter { keyword in
            guard new.active(keyword) != nil else { return false }
            return SchemaKeyword(keyword)?.kind.map { known.kinds.contains($0.rawValue) } ?? true
        }
        for keyword in opaque + custom {
            if keyword == "if", new["then"] == nil, new["else"] == nil { continue }
            if isSameSchema(keyword, known, new) { continue }
            if keyword == "unevaluatedProperties", compareUnevaluated(known, with: new, at: place) { continue }
            if keyword == "contains", isContained(known, new, at: place) { continue }
            if keyword == "not", isExcluded(by: known, new) { continue }
            if keyword == "if", compareCases(known, with: new, at: place) { continue }
            add("\(keyword) cannot be compared", known, keyword, new, keyword, place, isCertain: false)
        }
    }

    /// Whether an old `contains` guarantees the number of matching elements that the new schema requires.
    private mutating func isContained(_ known: KnownValue, _ new: JSONSchema, at place: JSONPointer) -> Bool {
        guard let wanted = new.activeSchema(in: "contains"), new.active("maxContains") == nil else { return false }
        let least = new.active("minContains")?.number ?? 1
        return least <= 0
            || known.parts.contains { part in
                guard let old = part.activeSchema(in: "contains"), (part.active("minContains")?.number ?? 1) >= least
                else { return false }
                return attempt { $0.compare([old], with: wanted, at: place.appending("*")) }
            }
    }

    /// Whether the value is certainly not what a new schema forbids: because of its kind or a member, or because the
    /// old schema forbids all of that.
    private mutating func isExcluded(by known: KnownValue, _ new: JSONSchema) -> Bool {
        guard let forbidden = new.activeSchema(in: "not") else { return false }
        let old = known.parts.compactMap { $0.activeSchema(in: "not") }
        return excludes(known, forbidden) || old.contains { isImplied($0, by: forbidden) }
    }

    /// Compares each outcome of `if` by itself if an old schema has the same condition.
    ///
    /// - Returns: Whether the outcomes have been compared, or follow in any case.
    private mutating func compareCases(_ known: KnownValue, with new: JSONSchema, at place: JSONPointer) -> Bool {
        guard let part = known.parts.first(where: { $0.active("if") != nil && isSame("if", $0, new) }) else {
            // Outcomes that follow in any case need no common condition.
            return ["then", "else"].allSatisfy { name in
                new.activeSchema(in: name).map { follows(known, $0, at: place) } ?? true
            }
        }
        for name in ["then", "else"] {
            guard let schema = new.activeSchema(in: name) else { continue }
            var premise = known.premise
            premise.schemas += (name == "then" ? ["if", "then"] : ["else"]).compactMap { part.activeSchema(in: $0) }
            compare(premise, with: schema, at: place)
        }
        return true
    }

    /// Keywords that follow from the same keyword alone, apart from the exceptions in `compareCombinations`.
    private static let opaque = [
        "not", "if", "contains", "unevaluatedProperties", "unevaluatedItems", "propertyDependencies", "extends",
        "disallow", "$dynamicRef", "$recursiveRef",
    ]

    private mutating func isSameSchema(_ keyword: String, _ known: KnownValue, _ new: JSONSchema) -> Bool {
        // The meaning of some keywords depends on their neighbours.
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
}
