internal import BricolageCore
internal import BricolageSchema

extension TypeGraphBuilder {
    /// The members besides the named ones: maps of those that match patterns, and the rest.
    ///
    /// If all of them share one type, it is the type of the rest, and patterns do not matter.
    ///
    /// - Parameter keys: The members that are named.
    mutating func rest(
        of parts: [SchemaPart], beside keys: Set<ExactKey>, slot: Int
    ) throws(GenerationError) -> (patterns: [ObjectShape.Pattern], rest: Rest, demands: [KeywordConstraint]) {
        let schemas = restSchemas(of: parts, beside: keys)
        let name = SchemaNames.value(tellingName(of: slot))
        let context = Context(name: name, owner: slot, otherName: SchemaNames.entry(of: name))
        var types: [TypeExpression] = []
        let isAlone = schemas.groups.count == 1 && schemas.others.isEmpty
        for group in schemas.groups {
            types.append(try value(of: group.parts, valueContext(group, isAlone: isAlone, context)))
        }
        var own: TypeExpression?
        if !schemas.others.isEmpty { own = try value(of: schemas.others, context) }
        return told(schemas, types, own, isMap: keys.isEmpty)
    }

    /// The maps and the rest, in a separate function, so that recursive functions need no room on the stack for it.
    ///
    /// - Parameters:
    ///   - types: The types of the groups.
    ///   - own: The type of all other members.
    ///   - isMap: Whether there are no named members, so that types in codable style keep the others.
    private mutating func told(
        _ schemas: RestSchemas, _ types: [TypeExpression], _ own: TypeExpression?, isMap: Bool
    ) -> (patterns: [ObjectShape.Pattern], rest: Rest, demands: [KeywordConstraint]) {
        if let only = only(types, own, isBounded: schemas.isBounded) {
            var lists = schemas.groups.map { demands(of: $0.parts) }
            if own != nil { lists.append(demands(of: schemas.others)) }
            if schemas.isClosed, own == nil { reportOpenKeys(schemas.groups) }
            return ([], only, KeywordConstraint.same(lists))
        }
        let (groups, isClosed) = (schemas.groups, schemas.isClosed)
        // Members that may be anything are distinguished from the rest only if the rest may not be anything.
        let restMayBeAnything = own.map { $0 == .any } ?? !isClosed
        var patterns: [ObjectShape.Pattern] = []
        var untold: [Int] = []
        for (position, type) in types.enumerated() where type != .any || !restMayBeAnything {
            let group = groups[position]
            guard configuration.style == .fast, let pattern = group.pattern else {
                untold.append(position)
                continue
            }
            let name = patternName(group.parts, pattern)
            patterns.append(
                ObjectShape.Pattern(
                    name: name, pattern: pattern, text: group.text, type: type,
                    constraints: constraints(of: group.parts)))
        }
        guard let last = untold.last else {
            if let own {
                // Members that no pattern distinguishes from the rest need not meet the constraints on the rest.
                let areToldApart = patterns.count == groups.count
                return (
                    patterns, own == .any ? .untyped : .typed(own), areToldApart ? demands(of: schemas.others) : []
                )
            }
            return (patterns, isClosed ? .rejected : .untyped, [])
        }
        if isClosed, own == nil, untold.count == 1, groups[last].pattern == nil, types[last] != .any {
            // Members that match none of the other patterns must match the one that is not plain.
            return (patterns, .typed(types[last]), demands(of: groups[last].parts))
        }
        // Types in codable style drop the members besides the named ones, which is reported elsewhere.
        guard configuration.style == .fast || isMap else { return (patterns, .untyped, []) }
        for position in untold where types[position] != .any {
            let group = groups[position]
            if group.pattern == nil || configuration.style == .codable {
                reportLostMembers(group.parts, matching: group.text)
            }
        }
        if own != nil, !restMayBeAnything { reportLostRest(schemas.others, beside: groups[last].text) }
        return (patterns, .untyped, [])
    }

    /// The one type of all other members, if they have one; nil if patterns must distinguish them.
    private func only(_ types: [TypeExpression], _ own: TypeExpression?, isBounded: Bool) -> Rest? {
        guard let first = types.first else { return nil }
        guard isBounded || own != nil, first != .any, types.allSatisfy({ $0 == first }), own ?? first == first else {
            return nil
        }
        return .typed(first)
    }

    /// The name of a map's values: their title, else a name after the pattern that distinguishes them from others.
    private func valueContext(_ group: RestSchemas.Group, isAlone: Bool, _ context: Context) -> Context {
        if let title = group.parts.first.flatMap({ SchemaNames.usableTitle(of: $0.schema) }) {
            return Context(name: title, owner: context.owner)
        }
        guard !isAlone, let text = group.pattern?.keyPart, text.contains(where: \.isLetter) else { return context }
        return Context(name: text + " member", owner: context.owner)
    }

    /// The name of a map of members: after its values, else after the pattern.
    private mutating func patternName(_ parts: [SchemaPart], _ pattern: KeyPattern) -> String {
        for part in parts {
            if let name = SchemaNames.usableTitle(of: part.schema) ?? referredName(of: part.schema) {
                return Nouns.plural(name)
            }
        }
        guard let text = pattern.keyPart else { return "members" }
        // Beside a word, the name would not show symbols.
        let isWord = text.contains { $0.isLetter || $0.isNumber }
        return (isWord ? text : Identifier.member(text)) + " members"
    }
}

extension KeyPattern {
    /// The text that all keys of the pattern have in common.
    fileprivate var keyPart: String? {
        switch self {
        case .prefix(let text, _), .suffix(let text, _), .containing(let text): text
        case .runs(let text, _): text.isEmpty ? nil : text
        case .characters(let first, _, _): first.single.map { String(Character($0)) }
        case .except(_, let included): included.keyPart
        case .everything, .keys, .holding, .sequences, .anywhere: nil
        }
    }
}
