internal import BricolageSchema

extension TypeGraph {
    /// Names the branches of unions, and the types that are declared for a branch and have no name of their own.
    ///
    ///     {"type": {"const": "circle"}, …}          a tag's value          case circle(Circle)
    ///     {"title": "Round", …}                     title or definition    case round(Round)
    ///     {"radius": …}, {"width": …}               the member that the others do not have, or need not have
    ///     {"start", "end"}, {"start", "length"}     the members that it must have, and not all others must
    ///     {"version": {"const": 2}, …}              the number or boolean that a member has only here    case version2
    ///     [{"const": "add"}, …]                     the text that a position has only here    case add
    ///     {"usages": …}, {"usages": {}}             the member that only this branch describes
    ///     {"items": {"$ref": "#/$defs/color"}}      the definition of its elements    case colors([Color])
    ///
    /// A value of a tag that several branches share does not name those that have another name. The remaining branches
    /// are named after their kinds.
    mutating func nameBranches() {
        let reachable = reachable
        let present = Set(reachable)
        // Changing names does not affect its answers.
        let settled = SettledGraph(self)
        for index in reachable {
            guard case .union(var union) = declarations[index].shape else { continue }
            for (position, name) in branchNames(union, index, in: settled).enumerated() {
                guard let name else { continue }
                union.branches[position].name = name
                guard let inner = union.branches[position].type.declaration, declarations[inner].isVague,
                    nearestOwner(of: inner, among: present) == index
                else { continue }
                declarations[inner].name = name
                declarations[inner].isVague = false
            }
            declarations[index].shape = .union(union)
        }
    }

    /// The nearest declaration around another one that is present; absent ones have become part of others.
    func nearestOwner(of index: Int, among present: Set<Int>) -> Int? {
        var owner = declarations[index].owner
        var seen: Set<Int> = [index]
        while let candidate = owner, seen.insert(candidate).inserted {
            if present.contains(candidate) { return candidate }
            owner = declarations[candidate].owner
        }
        return nil
    }

    private func branchNames(_ union: UnionShape, _ index: Int, in settled: SettledGraph) -> [String?] {
        let tags = tags(union, in: settled)
        let members = BranchMembers(
            union.branches.indices.reduce(into: [:]) { $0[$1] = object(union.branches[$1].type) })
        let texts = union.branches.map { textsOfPositions($0.type) }
        let ownTexts = texts.map { own in own.first { text in texts.count { $0.contains(text) } == 1 } }
        return union.branches.indices.map { position in
            tags[position] ?? members.ownText(of: position) ?? union.branches[position].name
                ?? members.name(of: position) ?? ownTexts[position]
                ?? definedElements(of: union.branches[position].type, in: index)
        }
    }

    /// The definition of the elements of an array, in the plural; nil if it has none, or is the choice itself.
    private func definedElements(of type: TypeExpression, in choice: Int) -> String? {
        guard case .array(let element) = type, case .named(let definition) = element.withoutNull,
            definition != choice, declarations[definition].isDefinition
        else { return nil }
        let name = Identifier.type(declarations[definition].name)
        return Nouns.mayBeOne(name) ? Nouns.plural(name) : nil
    }

    /// The texts of the positions of a tuple that have only one.
    private func textsOfPositions(_ type: TypeExpression) -> [String] {
        guard case .named(let index) = type, case .tuple(let tuple) = shape(of: index) else { return [] }
        return tuple.elements.prefix(tuple.requiredCount).compactMap { element in
            guard case .named(let index) = element, case .enumeration(let enumeration) = shape(of: index),
                case .strings(let values) = enumeration.values, values.count == 1
            else { return nil }
            return values[0]
        }
    }

    /// The names of branches that a tag selects by one value.
    private func tags(_ union: UnionShape, in settled: SettledGraph) -> [Int: String] {
        var tags: [Int: String] = [:]
        for entry in UnionPlan(union, in: settled).entries {
            let key: String, arms: [UnionPlan.Arm], others: UnionPlan.Choice?
            switch entry.choice {
            case .tag(let member, let texts, let rest): (key, arms, others) = (member, texts, rest)
            case .suggestion(let member, let texts, let trials): (key, arms, others) = (member, texts, .trial(trials))
            case .one, .trial: continue
            }
            let isShouted = Identifier.areShouted(arms.flatMap(\.values))
            for arm in arms where arm.values.count == 1 {
                let value = isShouted ? arm.values[0].lowercased() : arm.values[0]
                // A branch that lists the text and accepts others is named after it if it has no other name.
                if others != nil, let branch = onlyLister(of: key, arm, union, in: settled),
                    union.branches[branch].name == nil
                {
                    tags[branch] = value
                    continue
                }
                if case .one(let branch) = arm.choice {
                    // A branch that is also selected without the value keeps its own name, if any.
                    if others?.branches.contains(branch) != true { tags[branch] = value }
                    continue
                }
                // A branch that other texts also select is not named after this one.
                var objects: [Int: ObjectShape] = [:]
                for branch in arm.choice.branches {
                    let object = object(union.branches[branch].type)
                    if object?.property(key)?.tags.count == 1 { objects[branch] = object }
                }
                // If other branches accept any text, several branches for one text are named after their definitions.
                if others != nil, objects.count > 1 { continue }
                // One text for several branches distinguishes nothing: they have names, or their own members
                // distinguish them.
                let members = BranchMembers(objects)
                for branch in objects.keys where objects.count == 1 || union.branches[branch].name == nil {
                    let own = members.ownTag(of: branch) ?? members.ownKey(of: branch)
                    tags[branch] = value + (own.map { " " + $0 } ?? "")
                }
            }
        }
        return tags
    }

    /// The only branch that lists the texts of an arm, and no more, but accepts others.
    private func onlyLister(
        of key: String, _ arm: UnionPlan.Arm, _ union: UnionShape, in settled: SettledGraph
    ) -> Int? {
        let listing = arm.choice.branches.filter { branch in
            let texts = UnionPlan.Candidate(branch, union.branches[branch].type, in: settled).texts(of: key)
            return texts.map { $0.keepsOthers && $0.values == arm.values } ?? false
        }
        return listing.count == 1 ? listing.first : nil
    }
}
