internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

extension TypeGraphBuilder {
    /// The type of a member, an element or a value of a map.
    ///
    /// By the letter, a schema without `type` says nothing of values of other kinds than the one its keywords speak of,
    /// and a condition nothing of values that do not meet it: these are valid too, null among them.
    mutating func value(of parts: [SchemaPart], _ context: Context) throws(GenerationError) -> TypeExpression {
        let parts = simplified(parts)
        if parts.count == 1, parts[0].isLoose {
            // Whoever meets the one condition meets all of its schema.
            // Inside the call, the builder would be copied before it builds.
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

    /// Whether schemas that hold for some values only speak of different kinds each, and one of them of lists by
    /// position: as one of several it would describe no list that another one could not.
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

    /// Whether two branches of which only one may hold both hold for each value of another kind.
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

    /// The one kind that a schema speaks of, which lets in all values of others; nil where it may not.
    private mutating func onlyKind(spokenOfBy branch: JSONSchema) -> ValueKinds? {
        let expansion = expanded([SchemaPart(schema: branch)])
        guard expansion.alternations.isEmpty, expansion.besideReferences.isEmpty, !expansion.parts.isEmpty else {
            return nil
        }
        var kinds: ValueKinds = []
        for part in expansion.parts {
            // What else holds may not be known: names that are looked up while a document is read, or lead nowhere.
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

    private mutating func namesKinds(_ branch: JSONSchema) -> Bool {
        if let known = namingKinds[branch] { return known }
        guard StackRoom.isLeft else { return false }
        // What leads back to itself names none on the way.
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
