internal import BricolageCore
internal import BricolageFields
@_spi(Keywords) internal import BricolageSchema

/// The constraints that choices put on a value in addition to its type.
///
///     {"anyOf": [{"maxLength": 1}, {"minLength": 3}]}               length(to: 1) or length(from: 3)
///     {"oneOf": [{"required": ["a"]}, {"required": ["b"]}]}         one of requires(a), requires(b)
extension TypeGraphBuilder {
    /// The constraints on a value that meets one of several schemas: for each kind, those of the schemas that allow it.
    mutating func demands(of alternation: Alternation, level: Int) -> [KeywordConstraint] {
        guard followedBranches + alternation.branches.count <= Self.constraintBranches else {
            reportUnfollowed(alternation)
            return []
        }
        followedBranches += alternation.branches.count
        var branches: [(kinds: ValueKinds, demands: [KeywordConstraint])] = []
        for branch in alternation.branches where !branch.refusesEverything {
            let parts = [SchemaPart(schema: branch)]
            let expansion = expanded(parts)
            let kinds = isTyped(expansion.parts) ? kinds(of: expansion.parts) : nil
            branches.append((kinds ?? .all, demands(of: parts, level: level + 1)))
        }
        let spokenOf = branches.flatMap(\.demands).reduce(into: ValueKinds()) { $0.formUnion($1.constraint.kinds) }
        var result: [KeywordConstraint] = []
        for kind in [ValueKinds.string, .number, .array, .object] {
            let allowing = branches.filter { !$0.kinds.isDisjoint(with: kind) }.map { branch in
                branch.demands.filter { $0.constraint.kinds == kind }
            }
            let demands = KeywordConstraint.either(allowing)
            if kind == .object {
                // Most objects are types, which check their choices themselves.
                result += demands.map { KeywordConstraint(constraint: $0.constraint) }
            } else if spokenOf == kind, alternation.keyword == "anyOf", areWhole(alternation.branches, demands) {
                result += demands.map { $0.checking(alternation.keyword, of: alternation.schema) }
            } else {
                result += demands
            }
        }
        return result
    }

    /// Whether constraints check everything that schemas require.
    private func areWhole(_ schemas: [JSONSchema], _ demands: [KeywordConstraint]) -> Bool {
        let checked = demands.reduce(into: Set<KeywordConstraint.Use>()) { $0.formUnion($1.keywords) }
        return schemas.allSatisfy { schema in
            schema.node.members.allSatisfy { key, _ in
                SchemaKeyword(key)?.purpose == .annotation
                    || checked.contains(KeywordConstraint.Use(schema: schema, keyword: key))
            }
        }
    }

    /// The constraints on the members that one of several schemas requires.
    func requirements(of alternation: Alternation) -> [KeywordConstraint] {
        let branches = alternation.branches.map(SchemaConstraints.init)
        let requirements = branches.map { branch in
            (branch.required.isEmpty ? [] : [KeywordConstraint(constraint: .requires(branch.required))])
                + branch.requirements
        }
        // If branches say more than that, only a part of what they say is checked, so no keyword counts as checked.
        guard branches.allSatisfy(\.onlyRequires) else {
            return KeywordConstraint.either(requirements).map { KeywordConstraint(constraint: $0.constraint) }
        }
        let whole = requirements.map { $0.map { $0.checking(alternation.keyword, of: alternation.schema) } }
        guard alternation.keyword == "oneOf", branches.count > 1 else { return KeywordConstraint.either(whole) }
        let constraints = whole.map { JSONConstraint.both($0.map(\.constraint)) }
        let keywords = whole.joined().reduce(into: Set<KeywordConstraint.Use>()) { $0.formUnion($1.keywords) }
        return [KeywordConstraint(constraint: .one(constraints), keywords: keywords)]
    }
}
