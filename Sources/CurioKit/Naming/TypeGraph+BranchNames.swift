extension TypeGraph {
    /// Names the branches of unions, and the types that are declared for a branch and have no name of their own.
    ///
    ///     {"type": {"const": "circle"}, …}          a tag's value          case circle(Circle)
    ///     {"title": "Round", …}                     title or definition    case round(Round)
    ///     {"radius": …}, {"width": …}               the member that the others do not have, or need not have
    ///     {"start", "end"}, {"start", "length"}     the members that it must have, and not all others must
    ///     {"version": {"const": 2}, …}              the number or boolean that a member is in it alone    case version2
    ///
    /// A tag's value that several branches share says nothing of those that have another name. What is left is named after
    /// its kind.
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
        var seen: Set<Int> = [index]
        while let candidate = owner, seen.insert(candidate).inserted {
            if present.contains(candidate) { return candidate }
            owner = declarations[candidate].owner
        }
        return nil
    }

    private func branchNames(_ union: UnionShape, in settled: SettledGraph) -> [String?] {
        let tags = tags(union, in: settled)
        let members = BranchMembers(
            union.branches.indices.reduce(into: [:]) { $0[$1] = object(union.branches[$1].type) })
        return union.branches.indices.map { position in
            tags[position] ?? members.ownText(of: position) ?? union.branches[position].name
                ?? members.ownText(of: position, isOptional: true) ?? members.ownKey(of: position)
                ?? members.ownRequirement(of: position) ?? members.ownRequirements(of: position)
                ?? members.ownConstant(of: position)
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
                // What other texts lead to as well is not called after this one.
                var objects: [Int: ObjectShape] = [:]
                for branch in arm.choice.branches {
                    let object = object(union.branches[branch].type)
                    if object?.property(key)?.tags.count == 1 { objects[branch] = object }
                }
                // Where others take any text they are called after their definitions.
                if others != nil, objects.count > 1 { continue }
                // One text for several branches tells nothing: they have names, or their own members tell them apart.
                let members = BranchMembers(objects)
                for branch in objects.keys where objects.count == 1 || union.branches[branch].name == nil {
                    let own = members.ownTag(of: branch) ?? members.ownKey(of: branch)
                    tags[branch] = arm.values[0] + (own.map { " " + $0 } ?? "")
                }
            }
        }
        return tags
    }
}
