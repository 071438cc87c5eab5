internal import BricolageCore
internal import BricolageSchema

extension TypeGraphBuilder {
    /// The most branches of a choice that are each combined with the keywords beside the choice.
    private static let multipliedBranches = 200
    /// The most properties that combining may repeat.
    private static let multipliedProperties = 400
    /// The most schemas that combining may look at again.
    private static let multipliedParts = 50_000

    /// The choice that becomes a union, and the branches of all others as loose schemas.
    ///
    /// A choice whose branches may hold together becomes no union. One that only says which members are required
    /// narrows the type: it is left out, with a diagnostic unless it is checked.
    mutating func choice(in expansion: Expansion) -> (choice: Alternation?, others: [SchemaPart]) {
        var chosen: Alternation?
        var others: [SchemaPart] = []
        for alternation in expansion.alternations {
            if mayHoldTogether(alternation, beside: expansion.parts + others) {
                others += parts(ofSeveral: alternation)
                continue
            }
            if chosen == nil, isExpressible(alternation, beside: expansion.parts) {
                chosen = alternation
                continue
            }
            let loose = expanded(alternation.branches.map { SchemaPart(schema: $0, isLoose: true) }).parts
            others += loose
            if !loose.contains(where: Self.describes) {
                diagnostics.narrow(KeywordConstraint.Use(schema: alternation.schema, keyword: alternation.keyword))
            }
        }
        return (chosen, others)
    }

    private mutating func isExpressible(_ alternation: Alternation, beside parts: [SchemaPart]) -> Bool {
        guard parts.count < 2 || alternation.branches.count * parts.count <= Self.multipliedParts else { return false }
        let base = parts.reduce(0) { $0 + ($1.schema["properties"]?.count ?? 0) }
        let isTyped = isTyped(parts)
        guard let kinds = kinds(of: parts) else { return true }
        if base == 0, !isTyped {
            // If keywords merely imply the kind, branches that only restrict its values make no types.
            return alternation.branches.contains { branch in
                let expansion = expanded([SchemaPart(schema: branch)])
                return !expansion.alternations.isEmpty || expansion.parts.contains(where: Self.describes)
                    || self.kinds(of: expansion.parts).map { $0 != kinds } ?? false
            }
        }
        // A kind that keywords merely imply gives way to branches that name others, such as null.
        var known: Set<JSONSchema> = []
        if !isTyped, alternation.branches.contains(where: { namesOthers(than: kinds, $0, &known) }) { return true }
        if !kinds.isSingle, kinds != .number { return true }
        // The kind is known already: the branches must describe members or elements themselves.
        var seen: Set<JSONSchema> = []
        guard let count = describingBranches(of: alternation, &seen), saysMore(alternation, than: parts) else {
            return false
        }
        return base == 0 || isAffordable(branches: count, properties: base)
    }

    /// Whether a number of branches may each repeat a number of properties.
    func isAffordable(branches: Int, properties: Int) -> Bool {
        branches <= Self.multipliedBranches && branches * properties <= Self.multipliedProperties
    }

    /// The number of branches of a choice, with the branches of choices inside it instead of those around them; nil if
    /// one of them describes nothing.
    private mutating func describingBranches(of alternation: Alternation, _ seen: inout Set<JSONSchema>) -> Int? {
        guard StackRoom.isLeft else { return nil }
        var count = 0
        for branch in alternation.branches {
            guard seen.insert(branch).inserted else { continue }
            let expansion = expanded([SchemaPart(schema: branch)])
            var inner = 0
            for nested in expansion.alternations { inner += describingBranches(of: nested, &seen) ?? 0 }
            guard inner > 0 || expansion.parts.contains(where: Self.describes) else { return nil }
            count += max(inner, 1)
        }
        return count
    }

    /// Whether a branch describes values, instead of only restricting members that are described already: which of them
    /// are required, for example, or must not be null.
    private mutating func saysMore(_ alternation: Alternation, than parts: [SchemaPart]) -> Bool {
        var described: [ExactKey: [JSONSchema]] = [:]
        for part in parts {
            for (name, schema) in part.schema.namedSchemas(in: "properties") {
                described[ExactKey(name), default: []].append(schema)
            }
        }
        return alternation.branches.contains { branch in
            let expansion = expanded([SchemaPart(schema: branch)])
            return !expansion.alternations.isEmpty
                || expansion.parts.contains { part in
                    let members = part.schema.namedSchemas(in: "properties")
                    return Self.describesOthers(part)
                        || members.contains { member in
                            guard let before = described[ExactKey(member.name)] else { return true }
                            return Self.isType(member.schema) && !before.contains { $0.isWritten(like: member.schema) }
                        }
                }
        }
    }

    static func describes(_ part: SchemaPart) -> Bool { part.schema["properties"] != nil || describesOthers(part) }

    /// Whether another schema for a described member makes another type of it, or a tag.
    private static func isType(_ schema: JSONSchema) -> Bool {
        if let values = schema.allowedValues { return values.contains { $0.string != nil } }
        let part = SchemaPart(schema: schema)
        return part.hasLocalStructure || part.hasCombinations || schema.referenceCount > 0
    }

    private static func describesOthers(_ part: SchemaPart) -> Bool {
        ["patternProperties", "items", "prefixItems", "enum", "const"].contains { part.schema[$0] != nil }
            || part.schema["additionalProperties"]?.kind == .object || ConstantChoice(part.schema) != nil
    }

    /// Whether a branch, or one of a choice inside it that names kinds in each branch, is about other kinds than these.
    private mutating func namesOthers(
        than kinds: ValueKinds, _ branch: JSONSchema, _ known: inout Set<JSONSchema>
    ) -> Bool {
        guard StackRoom.isLeft, known.insert(branch).inserted else { return false }
        let expansion = expanded([SchemaPart(schema: branch)])
        if let own = self.kinds(of: expansion.parts), own != kinds { return true }
        return expansion.alternations.contains { choice in
            choice.branches.allSatisfy { namesKinds($0) }
                && choice.branches.contains { namesOthers(than: kinds, $0, &known) }
        }
    }

    /// The type of a choice, with each branch combined with the schemas that hold for all of them.
    mutating func union(
        of choice: Alternation, beside parts: [SchemaPart], slot: Int
    ) throws(GenerationError) -> NullableShape {
        var branches: [UnionShape.Branch] = []
        var acceptsNull = parts.contains(where: \.isNullable)
        var openKinds: ValueKinds = []
        let discriminator = discriminator(of: choice)
        let refusesOtherKinds = refusesOtherKinds(choice)
        for branch in possibleBranches(of: choice, beside: parts) {
            if branch.refusesEverything { continue }
            let all = parts + [SchemaPart(schema: branch)]
            let expansion = expanded(all)
            let kinds = kinds(of: expansion.parts)
            if kinds == [] || allowedValues(of: expansion.parts) == [] { continue }
            if kinds == .null, expansion.alternations.isEmpty {
                acceptsNull = true
                continue
            }
            let name = name(ofBranch: branch)
            let context = Context(name: name ?? SchemaNames.kind(kinds), owner: slot, isVague: name == nil)
            let type = try build(all, context)
            if refusesOtherKinds || namesKinds(all) {
                noteFormat(of: all, as: type)
            } else {
                openKinds.formUnion(ValueKinds.all.subtracting(kinds ?? graph.kinds(of: type)))
                acceptsNull = true
            }
            var tag: UnionShape.Branch.Tag?
            if let discriminator, let target = self.target(ofReference: branch) {
                tag = discriminator.tag(of: target, named: self.name(of: target))
            }
            branches.append(UnionShape.Branch(name: name, type: type, constraints: constraints(of: all), tag: tag))
        }
        if branches.isEmpty, acceptsNull { return (.alias(.never), true) }
        if branches.allSatisfy({ $0.type == .any }) { return (.alias(.any), false) }
        if branches.count == 1 {
            nameAfterChoice(branches[0].type, slot: slot)
            return (.alias(branches[0].type), acceptsNull)
        }
        let isClosed = !configuration.keepsUnknownCases
        return (.union(UnionShape(branches: branches, openKinds: openKinds, isClosed: isClosed)), acceptsNull)
    }

    /// Gives the type of a choice's only branch the name of the choice, unless it has another name.
    private mutating func nameAfterChoice(_ type: TypeExpression, slot: Int) {
        guard case .named(let index) = type.withoutNull, graph.declarations[index].isVague,
            graph.declarations[index].owner == slot
        else { return }
        let choice = graph.declarations[slot]
        graph.declarations[index].name = choice.name
        graph.declarations[index].isVague = choice.isVague
        graph.declarations[index].owner = choice.owner
        graph.declarations[index].qualifiers = choice.qualifiers
        graph.declarations[index].otherName = choice.otherName
        if graph.declarations[index].documentation.isEmpty {
            graph.declarations[index].documentation = choice.documentation
        }
    }

    /// The name of a branch in the schema; nil if it has none.
    mutating func name(ofBranch branch: JSONSchema) -> String? {
        SchemaNames.usableTitle(ofBranch: branch) ?? SchemaNames.usableTitle(ofBranch: branch.meaning)
            ?? referredName(of: branch.meaning)
    }

    mutating func referredName(of schema: JSONSchema) -> String? {
        guard let target = target(ofReference: schema) else { return nil }
        // A root that the configuration names has this name wherever it is referred to.
        if graph.isRootNamed, let root = graph.root.declaration, graph.schemas[root] == target { return graph.rootName }
        return name(of: target)
    }

    /// The target of a schema that is nothing but a reference.
    private mutating func target(ofReference schema: JSONSchema) -> JSONSchema? {
        SchemaPart(schema: schema).isReference ? target(of: schema) : nil
    }

    private func discriminator(of choice: Alternation) -> Discriminator? {
        var registry = registry
        return Discriminator(choice.schema) { try? registry.resolve($0, from: choice.schema) }
    }
}
