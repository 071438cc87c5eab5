internal import BricolageCore
internal import BricolageFields
internal import BricolageSchema

extension TypeGraphBuilder {
    /// The schemas of `patternProperties`, each with its pattern.
    func patternSchemas(of parts: [SchemaPart]) -> [(pattern: String, part: SchemaPart)] {
        parts.flatMap { part in
            part.schema.namedSchemas(in: "patternProperties").map { ($0.name, part.part($0.schema)) }
        }
    }

    /// What there may be beside the named members: maps of those that a pattern tells, and the rest.
    ///
    /// Where all of them share one type, that is the type of the rest, and no pattern is looked at.
    ///
    /// - Parameter keys: The members that are named.
    mutating func rest(
        of parts: [SchemaPart], beside keys: Set<ExactKey>, slot: Int
    ) throws(GenerationError) -> (patterns: [ObjectShape.Pattern], rest: Rest, demands: [KeywordConstraint]) {
        var additional = additionalSchemas(of: parts)
        var groups: [(pattern: KeyPattern?, text: String, parts: [SchemaPart])] = []
        for (text, part) in patternSchemas(of: parts) {
            let pattern = KeyPattern(text, beside: keys)
            switch pattern {
            case .everything:
                additional.parts.append(part)
                additional.isBounded = true
            case .keys: break
            default:
                if let position = groups.firstIndex(where: { $0.text == text }) {
                    groups[position].parts.append(part)
                } else {
                    groups.append((pattern, text, [part]))
                }
            }
        }
        let context = Context(name: SchemaNames.value(tellingName(of: slot)), owner: slot)
        var types: [TypeExpression] = []
        for group in groups { types.append(try value(of: group.parts, patternContext(group.parts, context))) }
        var own: TypeExpression?
        if !additional.parts.isEmpty { own = try value(of: additional.parts, context) }
        if let only = only(types, own, isBounded: additional.isBounded) {
            var lists = groups.map { demands(of: $0.parts) }
            if own != nil { lists.append(demands(of: additional.parts)) }
            return ([], only, KeywordConstraint.same(lists))
        }
        var patterns: [ObjectShape.Pattern] = []
        if configuration.style == .fast {
            for (group, type) in zip(groups, types) where type != .any {
                guard let pattern = group.pattern else { continue }
                let name = patternName(group.parts, pattern)
                patterns.append(
                    ObjectShape.Pattern(
                        name: name, pattern: pattern, type: type, constraints: constraints(of: group.parts)))
            }
        }
        if patterns.count < types.count {
            guard additional.isClosed, own == nil, patterns.count == types.count - 1,
                let last = groups.firstIndex(where: { $0.pattern == nil }), types[last] != .any
            else {
                for (group, type) in zip(groups, types) where group.pattern == nil && type != .any {
                    reportLostMembers(group.parts, matching: group.text)
                }
                return (patterns, .untyped, [])
            }
            // What none of the other patterns tells must match the one that is not plain.
            return (patterns, .typed(types[last]), demands(of: groups[last].parts))
        }
        if let own { return (patterns, own == .any ? .untyped : .typed(own), demands(of: additional.parts)) }
        let isClosed = additional.isClosed || closesUnevaluated(parts, keys: keys)
        return (patterns, isClosed ? .rejected : .untyped, [])
    }

    private func additionalSchemas(
        of parts: [SchemaPart]
    ) -> (parts: [SchemaPart], isBounded: Bool, isClosed: Bool) {
        var result: (parts: [SchemaPart], isBounded: Bool, isClosed: Bool) = ([], false, false)
        for part in parts {
            guard let schema = part.schema.schema(in: "additionalProperties") else { continue }
            // What only some objects must not have, others may.
            if schema.boolean == false, !part.isLoose { result.isClosed = true }
            if schema.boolean == nil { result.parts.append(part.part(schema)) }
            if schema.boolean != true, !part.isLoose { result.isBounded = true }
        }
        return result
    }

    /// The one type of all other members, where they have one; nil where patterns must tell them apart.
    private func only(_ types: [TypeExpression], _ own: TypeExpression?, isBounded: Bool) -> Rest? {
        guard let first = types.first else { return nil }
        guard isBounded || own != nil, first != .any, types.allSatisfy({ $0 == first }), own ?? first == first else {
            return nil
        }
        return .typed(first)
    }

    private mutating func patternContext(_ parts: [SchemaPart], _ context: Context) -> Context {
        guard let title = parts.first.flatMap({ SchemaNames.usableTitle(of: $0.schema) }) else { return context }
        return Context(name: title, owner: context.owner)
    }

    /// What a map of members is called: after its values, else after the pattern.
    private mutating func patternName(_ parts: [SchemaPart], _ pattern: KeyPattern) -> String {
        for part in parts {
            if let name = SchemaNames.usableTitle(of: part.schema) ?? referredName(of: part.schema) {
                return Nouns.plural(name)
            }
        }
        switch pattern {
        case .prefix(let text, _), .suffix(let text, _), .containing(let text): return text + " members"
        case .everything, .keys, .holding, .sequences, .anywhere, .characters: return "members"
        }
    }
}
