internal import BricolageCore

extension TypeGraph {
    /// Names the branches of unions, and the types that are declared for a branch and have no name of their own.
    ///
    ///     {"type": {"const": "circle"}, …}          a tag's value          case circle(Circle)
    ///     {"title": "Round", …}                     title or definition    case round(Round)
    ///     {"radius": …}, {"width": …}               the member that the others do not have, or need not have
    ///     {"start", "end"}, {"start", "length"}     the members that it must have, and not all others must
    ///
    /// What is left is named after its kind.
    mutating func nameBranches() {
        let reachable = reachable
        let present = Set(reachable)
        // Names change nothing of what it knows.
        let settled = SettledGraph(self)
        for index in reachable {
            guard case .union(var union) = declarations[index].shape else { continue }
            for (position, name) in branchNames(union, in: settled).enumerated() {
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

    /// The declaration that another one is found inside of, without those that are part of it by now.
    func nearestOwner(of index: Int, among present: Set<Int>) -> Int? {
        var owner = declarations[index].owner
        var seen: Set<Int> = []
        while let candidate = owner, !present.contains(candidate), seen.insert(candidate).inserted {
            owner = declarations[candidate].owner
        }
        return owner
    }

    private func branchNames(_ union: UnionShape, in settled: SettledGraph) -> [String?] {
        let tags = tags(union, in: settled)
        let objects = union.branches.map { object($0.type) }
        return union.branches.indices.map { position in
            tags[position] ?? ownText(position, objects) ?? union.branches[position].name
                ?? ownText(position, objects, isOptional: true) ?? ownKey(position, objects)
                ?? ownRequirement(position, objects) ?? ownRequirements(position, objects)
        }
    }

    /// The one value of the tag by which each branch is found, where there is such a tag.
    private func tags(_ union: UnionShape, in settled: SettledGraph) -> [Int: String] {
        var tags: [Int: String] = [:]
        for entry in UnionPlan(union, in: settled).entries {
            guard case .tag(let key, let arms, let others) = entry.choice else { continue }
            for arm in arms where arm.values.count == 1 {
                if case .one(let branch) = arm.choice {
                    // A branch that is found without the member has a name of its own, if any.
                    if others?.branches.contains(branch) != true { tags[branch] = arm.values[0] }
                    continue
                }
                // One text for several branches: their own members tell these apart. What other texts lead to as well
                // is not called after this one.
                let branches = arm.choice.branches
                let objects = union.branches.indices.map { position -> ObjectShape? in
                    guard branches.contains(position) else { return nil }
                    let object = object(union.branches[position].type)
                    return object?.property(key)?.tags.count == 1 ? object : nil
                }
                // Where others take any text they are called after their definitions.
                if others != nil, objects.count(where: { $0 != nil }) > 1 { continue }
                for branch in objects.indices where objects[branch] != nil {
                    let own = ownTag(branch, objects) ?? ownKey(branch, objects)
                    tags[branch] = arm.values[0] + (own.map { " " + $0 } ?? "")
                }
            }
        }
        return tags
    }

    /// The first text that a member of an object must have and that of no other branch can have.
    private func ownTag(_ position: Int, _ objects: [ObjectShape?]) -> String? {
        guard let own = objects[position], objects.count(where: { $0 != nil }) > 1 else { return nil }
        let others = objects.indices.filter { $0 != position }.compactMap { objects[$0] }
        for property in own.ordered where property.tags.count == 1 {
            let isOwn = others.allSatisfy { other in
                guard let tags = other.property(property.key)?.tags else { return false }
                return !tags.isEmpty && !tags.contains(property.tags[0])
            }
            if isOwn { return property.tags[0] }
        }
        return nil
    }

    /// The text by which a branch is told from the others: of a member that must be there its one text, of another one
    /// its few.
    private func ownText(_ position: Int, _ objects: [ObjectShape?], isOptional: Bool = false) -> String? {
        guard let own = objects[position] else { return nil }
        let others = objects.indices.filter { $0 != position }.compactMap { objects[$0] }
        let counts = isOptional ? 1...SchemaNames.mostTexts : 1...1
        let property = own.ordered.first { property in
            guard property.isRequired || isOptional, counts.contains(property.tags.count) else { return false }
            let texts = others.compactMap { $0.property(property.key)?.tags }
            return texts.contains { counts.contains($0.count) }
                && texts.allSatisfy { Set($0).isDisjoint(with: property.tags) }
        }
        return property.flatMap { SchemaNames.choice(of: $0.tags) }
    }

    /// The first member that an object must have, else may have, and no other branch has.
    private func ownKey(_ position: Int, _ objects: [ObjectShape?]) -> String? {
        guard let own = objects[position], objects.count(where: { $0 != nil }) > 1 else { return nil }
        let others = objects.indices.filter { $0 != position }.compactMap { objects[$0] }
        let isOwn = { (property: ObjectShape.Property) in others.allSatisfy { $0.property(property.key) == nil } }
        return own.ordered.first(where: isOwn)?.key
    }

    /// The first member that an object must have and no other branch must.
    private func ownRequirement(_ position: Int, _ objects: [ObjectShape?]) -> String? {
        guard let own = objects[position], objects.count(where: { $0 != nil }) > 1 else { return nil }
        let others = objects.indices.filter { $0 != position }.compactMap { objects[$0] }
        return own.ordered.first { property in
            property.isRequired && others.allSatisfy { !$0.required.contains(ExactKey(property.key)) }
        }?.key
    }

    /// The few members that an object must have and not all other branches must, where no other one must have the same.
    private func ownRequirements(_ position: Int, _ objects: [ObjectShape?]) -> String? {
        guard let own = objects[position], objects.count(where: { $0 != nil }) > 1 else { return nil }
        let others = objects.indices.filter { $0 != position }.compactMap { objects[$0] }
        let demanded = own.properties.map(\.key).filter { key in
            own.required.contains(ExactKey(key)) && !others.allSatisfy { $0.required.contains(ExactKey(key)) }
        }
        guard !demanded.isEmpty, others.allSatisfy({ $0.required != own.required }) else { return nil }
        return SchemaNames.combination(of: demanded)
    }
}
