internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

extension TypeGraphBuilder {
    /// What several schemas say together, with references and parts followed.
    struct Expansion {
        /// Schemas whose own keywords hold.
        var parts: [SchemaPart] = []
        /// Choices that hold in addition.
        var alternations: [Alternation] = []
        /// The schemas with an `if` among those that hold for every value.
        var conditions: [JSONSchema] = []
        /// The parts that were expanded.
        var sources: [SchemaPart] = []
        /// The schemas of which only the reference determines the type, although they demand more beside it.
        var besideReferences: [JSONSchema] = []

        /// The schemas whose keywords demand something of every value.
        var demanding: [JSONSchema] { parts.filter { !$0.isLoose }.map(\.schema) + besideReferences }
    }

    /// An `anyOf` or `oneOf`.
    struct Alternation: Hashable {
        var schema: JSONSchema
        var keyword: String
        var branches: [JSONSchema]
    }

    /// Removes what says nothing: empty schemas, repetitions, and schemas that are only an `allOf`, of which the parts
    /// stay.
    mutating func simplified(_ parts: [SchemaPart]) -> [SchemaPart] {
        var kept: [SchemaPart] = []
        var hints: [SchemaPart] = []
        var seen: Set<SchemaPart> = []
        var referred: Set<SchemaPart> = []
        var pending = Array(parts.reversed())
        while let part = pending.popLast() {
            guard seen.insert(part).inserted, part.schema.node.kind == .object else { continue }
            diagnostics.visit(part.schema)
            if part.isConjunction, !closes(part) {
                pending += (part.schema.schemas(in: "allOf") ?? []).reversed().map(part.part)
            } else if part.isReference {
                guard let target = target(of: part.schema), referred.insert(part.part(target)).inserted else {
                    continue
                }
                kept.append(part)
            } else if part.hasLocalStructure
                || (!part.isPlain && (part.hasCombinations || part.schema.referenceCount > 0))
            {
                kept.append(part)
            } else if !ValueKinds.hinted(by: part.schema).isEmpty {
                hints.append(part)
            }
        }
        return kept.isEmpty ? hints : kept
    }

    /// Follows references, parts, conditions and choices, each of them once.
    ///
    /// - Parameter settled: Schemas whose conditions are not followed.
    mutating func expanded(_ parts: [SchemaPart], ignoring settled: Set<JSONSchema> = []) -> Expansion {
        guard settled.isEmpty else { return expand(parts, ignoring: settled) }
        // A schema that only points to another one says what that one says, so that a chain of them is followed once.
        var links: [[SchemaPart]] = []
        var last = parts
        var known = expansions[last]
        while known == nil, let next = next(behind: last) {
            links.append(last)
            // References that lead back to themselves say nothing.
            expansions[last] = Expansion(sources: last)
            last = next
            known = expansions[last]
        }
        var expansion = known ?? expand(last, ignoring: settled)
        if known == nil { expansions[last] = expansion }
        for link in links.reversed() {
            expansion.sources = link
            expansions[link] = expansion
        }
        return expansion
    }

    /// The schema that a single one points to, by a reference or as all that its `allOf` says; nil if the parts say
    /// more.
    private mutating func next(behind parts: [SchemaPart]) -> [SchemaPart]? {
        guard parts.count == 1, let part = parts.first, !closes(part) else { return nil }
        if part.isReference, !demandsBesideReference(part) {
            diagnostics.visit(part.schema)
            return target(of: part.schema).map { [part.companion($0)] }
        }
        guard part.isConjunction, let schemas = part.schema.schemas(in: "allOf"),
            ValueKinds.hinted(by: part.schema).isEmpty
        else { return nil }
        let speaking = schemas.filter { $0.referenceCount > 0 || restrictsValues($0) }
        guard speaking.count == 1 else { return nil }
        diagnostics.visit(part.schema)
        return speaking.map(part.companion)
    }

    /// Whether a schema whose reference determines the type demands more of every value.
    private func demandsBesideReference(_ part: SchemaPart) -> Bool {
        !part.isLoose && !part.schema.hidesSiblingsOfReference && restrictsValues(part.schema)
    }

    /// Whether a schema has keywords that are neither references nor annotations.
    private func restrictsValues(_ schema: JSONSchema) -> Bool {
        schema.node.members.contains { key, _ in
            SchemaKeyword(key).map { ![.annotation, .identity].contains($0.purpose) } ?? false
        }
    }

    private mutating func expand(_ parts: [SchemaPart], ignoring settled: Set<JSONSchema>) -> Expansion {
        var expansion = Expansion(sources: parts)
        var seen: Set<SchemaPart> = []
        var pending = Array(parts.reversed())
        while let part = pending.popLast() {
            combiningSteps += 1
            guard seen.insert(part).inserted, part.schema.node.kind == .object else { continue }
            if part.isPlain {
                expansion.parts.append(part)
                continue
            }
            diagnostics.visit(part.schema)
            var next: [SchemaPart] = []
            if part.schema.referenceCount > 0, let target = target(of: part.schema) {
                next.append(part.companion(target))
            }
            if part.isReference, !closes(part) {
                if demandsBesideReference(part) { expansion.besideReferences.append(part.schema) }
            } else {
                if part.hasLocalStructure || closes(part) || !ValueKinds.hinted(by: part.schema).isEmpty,
                    seen.insert(part.plain).inserted
                {
                    expansion.parts.append(part.plain)
                }
                next += (part.schema.schemas(in: "allOf") ?? []).map(part.companion)
                if let decided = DecidedCondition(of: part.schema) {
                    reportDecision(decided, of: part.schema)
                    next += decided.schemas.map(part.companion)
                } else {
                    if !part.isLoose, part.schema.active("if") != nil { expansion.conditions.append(part.schema) }
                    if !settled.contains(part.schema) { next += part.partsBehindIf }
                }
                next += part.schema.dependentSchemas.map { SchemaPart(schema: $0, isLoose: true) }
                let constants = ConstantChoice(part.schema)?.keyword
                for keyword in ["oneOf", "anyOf"] where keyword != constants {
                    guard let branches = part.schema.schemas(in: keyword), !branches.isEmpty else { continue }
                    if part.isLoose {
                        next += branches.map(part.part)
                    } else {
                        expansion.alternations.append(
                            Alternation(schema: part.schema, keyword: keyword, branches: branches))
                    }
                }
            }
            pending += next.reversed()
        }
        // Schemas that hold for every value come first, so that they describe types and name members first.
        if expansion.parts.contains(where: \.isLoose) {
            expansion.parts = expansion.parts.filter { !$0.isLoose } + expansion.parts.filter(\.isLoose)
        }
        return expansion
    }

    /// The kinds that a set of schemas allows; nil if it says nothing about kinds.
    ///
    /// Loose schemas only count if no other one says anything.
    func kinds(of parts: [SchemaPart]) -> ValueKinds? {
        if let kinds = sharedKinds(of: parts.filter { !$0.isLoose }) { return kinds }
        let possible = parts.filter(\.isLoose).compactMap { sharedKinds(of: [$0]) }
        return possible.isEmpty ? nil : possible.reduce(into: []) { $0.formUnion($1) }
    }

    private func sharedKinds(of parts: [SchemaPart]) -> ValueKinds? {
        var kinds = ValueKinds.all
        var isTyped = false
        var hints: ValueKinds = []
        for part in parts {
            if let named = part.schema.namedKinds {
                kinds.formIntersection(named)
                isTyped = true
            } else if let values = part.schema.allowedValues {
                kinds.formIntersection(values.reduce(into: []) { $0.formUnion(ValueKinds(of: $1)) })
                isTyped = true
            } else {
                hints.formUnion(.hinted(by: part.schema))
            }
        }
        if isTyped { return kinds }
        return hints == .number || hints.isSingle ? hints : nil
    }

    /// Whether some schema names kinds or values; otherwise the kinds are only those that keywords imply, or those of
    /// some values.
    func isTyped(_ parts: [SchemaPart]) -> Bool {
        parts.contains { part in
            let schema = part.schema
            if part.isLoose { return false }
            return schema.namedKinds != nil || schema.allowedValues != nil && !schema.namesConstantInVain
        }
    }

    /// The documentation of the first schema that has one, with the notes of all schemas that hold for every value.
    func documentation(of parts: [SchemaPart]) -> Documentation {
        var documentation = Documentation()
        for part in parts {
            let own = Documentation(of: part.schema)
            if documentation.isEmpty { (documentation.title, documentation.text) = (own.title, own.text) }
            if !part.isLoose { documentation.notes.formUnion(own.notes) }
        }
        return documentation
    }

    /// The first schema with a `default`.
    func defaultSource(of parts: [SchemaPart]) -> JSONSchema? {
        guard configuration.defaults != .unused else { return nil }
        return parts.first { !$0.isLoose && $0.schema["default"] != nil }?.schema
    }
}

extension ValueKinds {
    /// Whether it is one kind.
    var isSingle: Bool { rawValue.nonzeroBitCount == 1 }
}
