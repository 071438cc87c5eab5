internal import BricolageSchema

extension TypeGraphBuilder {
    /// The branches of a choice that allow some object, or all branches if none does.
    ///
    ///     beside the choice    {"properties": {"href": {"type": "string"}}, "required": ["href"]}
    ///     branch, left out     {"additionalProperties": {"type": "object"}}
    mutating func possibleBranches(of choice: Alternation, beside parts: [SchemaPart]) -> [JSONSchema] {
        let possible = choice.branches.filter { branch in
            !demandsTheImpossible(expanded(parts + [SchemaPart(schema: branch)]).parts)
        }
        return possible.isEmpty ? choice.branches : possible
    }

    /// Whether schemas that hold together require a member that can have no value.
    private mutating func demandsTheImpossible(_ parts: [SchemaPart]) -> Bool {
        let firm = parts.filter { !$0.isLoose }
        guard firm.contains(where: { !$0.schema.requiredNames.isEmpty }), isTyped(firm), kinds(of: firm) == .object
        else { return false }
        let members = NamedMembers(of: firm, &knownPatterns)
        return members.all.contains { member in
            guard members.required.contains(member.key) else { return false }
            if isImpossible(member.schemas) { return true }
            return expanded(member.schemas).alternations.contains { choice in
                choice.branches.allSatisfy { isImpossible(member.schemas + [SchemaPart(schema: $0)]) }
            }
        }
    }

    /// Whether schemas demand kinds that no value has at once.
    private mutating func isImpossible(_ schemas: [SchemaPart]) -> Bool {
        let parts = expanded(schemas).parts
        return kinds(of: parts) == [] && !parts.contains(where: \.isNullable)
    }
}
