internal import BricolageSchema

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
        guard let described = withOnlyBranches(parts), kinds(of: described) != nil, !isTyped(described) else {
            return type
        }
        return otherKinds(beside: type)
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

    /// What describes a value that no choice is left for; nil where there is one, or where one names kinds in each branch.
    private mutating func withOnlyBranches(_ parts: [SchemaPart]) -> [SchemaPart]? {
        let expansion = expanded(parts)
        if expansion.alternations.isEmpty { return expansion.parts }
        guard expansion.alternations.allSatisfy({ $0.branches.count == 1 }) else {
            let namesKinds = expansion.alternations.contains { alternation in
                alternation.branches.allSatisfy { isTyped(expanded([SchemaPart(schema: $0)]).parts) }
            }
            return namesKinds || choice(in: expansion).choice != nil ? nil : expansion.parts
        }
        let branches = expanded(expansion.alternations.flatMap(\.branches).map { SchemaPart(schema: $0) })
        return branches.alternations.isEmpty ? expansion.parts + branches.parts : nil
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
