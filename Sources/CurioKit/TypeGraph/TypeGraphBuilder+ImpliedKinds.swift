internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

extension TypeGraphBuilder {
    /// The type of a member, an element or a value of a map.
    ///
    /// According to the specification, a schema without `type` says nothing about values of other kinds than the one
    /// its keywords apply to, and a condition nothing about values that do not meet it: these are valid too, including
    /// null.
    mutating func value(of parts: [SchemaPart], _ context: Context) throws(GenerationError) -> TypeExpression {
        let parts = simplified(parts)
        if parts.count == 1, parts[0].isLoose {
            // A value that meets the only condition meets its whole schema.
            // If `build` were called inside the next call, the builder would be copied before it builds.
            let meeting = try build([parts[0].firm], context)
            return anything(beside: meeting)
        }
        if listsOfTheirOwnKind(parts) {
            let meeting = try value(ofOneOf: parts.map { [$0.firm] }, context)
            return anything(beside: meeting)
        }
        let type = try build(parts, context)
        guard namesKinds(parts) else { return otherKinds(beside: type) }
        noteFormat(of: parts, as: type)
        return type
    }

    /// Whether loose schemas describe a different kind each, and one of them arrays by position: as a loose part of one
    /// type, it would not make a tuple.
    private mutating func listsOfTheirOwnKind(_ parts: [SchemaPart]) -> Bool {
        guard configuration.style == .fast, parts.count > 1, parts.allSatisfy(\.isLoose) else { return false }
        var kinds: ValueKinds = []
        var hasPositions = false
        for part in parts {
            let described = expanded([part]).parts
            guard let own = self.kinds(of: described), own.isDisjoint(with: kinds) else { return false }
            kinds.formUnion(own)
            hasPositions = hasPositions || described.contains { !($0.schema.tupleItems ?? []).isEmpty }
        }
        return hasPositions
    }

    /// Whether schemas that hold together name kinds or values, or each branch of a choice among them does.
    mutating func namesKinds(_ parts: [SchemaPart]) -> Bool {
        let expansion = expanded(parts)
        if isTyped(expansion.parts) { return true }
        return expansion.alternations.contains { alternation in
            alternation.branches.allSatisfy { namesKinds($0) } || refusesOtherKinds(alternation)
        }
    }

    /// Whether two branches of a `oneOf` both hold for each value of another kind, so that such values are refused.
    ///
    ///     "oneOf": [{"required": ["a"]}, {"required": ["b"]}]      5 and null meet both, and are refused
    mutating func refusesOtherKinds(_ choice: Alternation) -> Bool {
        guard choice.keyword == "oneOf" else { return false }
        var seen: ValueKinds = []
        for branch in choice.branches {
            guard let kind = onlyKind(spokenOfBy: branch) else { continue }
            if seen.isSuperset(of: kind) { return true }
            seen.formUnion(kind)
        }
        return false
    }

    /// The one kind that a schema restricts, if it allows all values of others; nil if it may not.
    private mutating func onlyKind(spokenOfBy branch: JSONSchema) -> ValueKinds? {
        let expansion = expanded([SchemaPart(schema: branch)])
        guard expansion.alternations.isEmpty, expansion.besideReferences.isEmpty, !expansion.parts.isEmpty else {
            return nil
        }
        var kinds: ValueKinds = []
        for part in expansion.parts {
            // What else holds may be unknown: references that are resolved while a document is read, or lead nowhere.
            guard part.schema.referenceCount == 0 else { return nil }
            for (name, _) in part.schema.node.members {
                guard let keyword = SchemaKeyword(name) else { continue }
                switch keyword.purpose {
                case .annotation, .identity: continue
                case .structure, .constraint:
                    guard let kind = keyword.kind else { return nil }
                    kinds.formUnion(ValueKinds(kind))
                case .condition: return nil
                }
            }
        }
        return kinds.isSingle ? kinds : nil
    }

    /// Whether a branch names kinds or values.
    mutating func namesKinds(_ branch: JSONSchema) -> Bool {
        if let known = namingKinds[branch] { return known }
        guard StackRoom.isLeft else { return false }
        // A schema that leads back to itself names no kinds on the way.
        namingKinds[branch] = false
        let names = branch.refusesEverything || namesKinds([SchemaPart(schema: branch)])
        namingKinds[branch] = names
        return names
    }

    /// A type, or any value that it does not read.
    private func anything(beside type: TypeExpression) -> TypeExpression {
        guard configuration.style == .fast else { return type }
        return configuration.keepsOtherKinds ? type.orAnything : type.orNull
    }

    /// A type, or any value of another kind.
    private func otherKinds(beside type: TypeExpression) -> TypeExpression {
        guard configuration.style == .fast else { return type }
        return configuration.keepsOtherKinds ? type.orOtherKinds : type.orNull
    }
}
