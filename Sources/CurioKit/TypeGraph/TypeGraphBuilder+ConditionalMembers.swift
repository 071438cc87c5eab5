internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

/// Members that only schemas under conditions describe, and what is known about their values nevertheless.
///
///     if … then {x: A}                                            x   A, or anything
///     if … then {x: A} else {x: B}                                x   A or B
///     if … then {x: A} else {x: false}                            x   A
///     if … then {x: A}, "unevaluatedProperties": false            x   A
///     if {required: [x]} then {x: A}                              x   A
struct ConditionalMembers {
    /// A schema of a member.
    struct Description {
        var part: SchemaPart
        /// The branch that it is in, if the condition is in a schema that holds for all objects.
        var branch: ConditionBranch?
    }

    fileprivate var excluded: [ConditionBranch: ExcludedMembers] = [:]
    fileprivate var others = ExcludedMembers()
    /// What evaluates members, below each schema that refuses unevaluated ones.
    fileprivate var evaluations: [Evaluations] = []
}

extension TypeGraphBuilder {
    /// What is known about the members of an object that depend on conditions.
    ///
    /// - Parameter parts: The schemas that describe the object.
    mutating func conditionalMembers(of parts: [SchemaPart]) -> ConditionalMembers {
        var members = ConditionalMembers()
        guard parts.contains(where: \.isLoose) else { return members }
        for part in parts where !part.isLoose {
            let rest = part.schema.schema(in: "additionalProperties")
            if rest?.refusesEverything == true { members.others.add(part.schema) }
            guard part.schema.refusesUnevaluated else { continue }
            if let evaluations = evaluations(below: part.schema) { members.evaluations.append(evaluations) }
        }
        for branch in parts.compactMap(\.branch) where members.excluded[branch.opposite] == nil {
            members.excluded[branch.opposite] = exclusions(of: branch.opposite)
        }
        return members
    }

    private mutating func exclusions(of branch: ConditionBranch) -> ExcludedMembers {
        var excluded = ExcludedMembers()
        var seen: Set<JSONSchema> = []
        var pending = [branch.behind].compactMap { $0 }
        while let schema = pending.popLast() {
            guard seen.insert(schema).inserted else { continue }
            if schema.referenceCount > 0, let target = target(of: schema) { pending.append(target) }
            if SchemaPart(schema: schema).isReference { continue }
            excluded.add(schema)
            pending += schema.schemas(in: "allOf") ?? []
        }
        return excluded
    }

    /// Sets of schemas for a member, of which one holds for each value that the member has in a valid object; nil if
    /// some conditions leave the value open.
    mutating func alternatives(
        of key: ExactKey, _ descriptions: [ConditionalMembers.Description], _ members: ConditionalMembers
    ) -> [[SchemaPart]]? {
        guard descriptions.contains(where: { $0.part.isLoose }) else { return nil }
        let telling = descriptions.filter { !simplified([$0.part]).isEmpty }
        guard let first = telling.first, telling.allSatisfy(\.part.isLoose) else { return nil }
        let schemas = Set(telling.map(\.part.schema))
        let isOnlyThere = members.evaluations.contains { evaluations in
            evaluations.areOnly(first.part.schema, of: key)
        }
        if schemas.count == 1, isOnlyThere || members.others.contains(key) { return [[first.part.firm]] }
        let behind = Dictionary(grouping: telling.filter { $0.branch != nil }, by: \.branch)
        for branch in telling.compactMap(\.branch).withoutRepetitions {
            let own = behind[branch, default: []].map(\.part.firm)
            if branch.holds(where: key) || members.excluded[branch.opposite]?.contains(key) == true { return [own] }
            let others = behind[branch.opposite, default: []].map(\.part.firm)
            if others.isEmpty || ![own, others].allSatisfy({ isTyped(expanded($0).parts) }) { continue }
            let isSame = own.count == 1 && others.count == 1 && own[0].schema.isWritten(like: others[0].schema)
            return isSame ? [own] : [own, others]
        }
        return nil
    }

    /// The type of a member for which one of several sets of schemas holds.
    mutating func value(ofOneOf sets: [[SchemaPart]], _ context: Context) throws(GenerationError) -> TypeExpression {
        if sets.count == 1 { return try value(of: sets[0], context) }
        let slot = makeSlot(context)
        var branches: [UnionShape.Branch] = []
        for set in sets {
            let name = name(ofBranch: set)
            let kind = SchemaNames.kind(kinds(of: expanded(set).parts))
            let inner = Context(name: name ?? kind, owner: slot, isVague: name == nil)
            let type = try build(set, inner)
            branches.append(UnionShape.Branch(name: name, type: type, constraints: constraints(of: set)))
        }
        let isClosed = !configuration.keepsUnknownCases
        graph.declarations[slot].shape = .union(UnionShape(branches: branches, isClosed: isClosed))
        return .named(slot)
    }

    private mutating func name(ofBranch set: [SchemaPart]) -> String? {
        for part in set { if let name = name(ofBranch: part.schema) { return name } }
        return nil
    }
}
