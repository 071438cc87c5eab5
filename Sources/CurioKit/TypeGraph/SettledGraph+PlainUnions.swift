internal import BricolageCore

/// What plain Swift code must know about unions of types that drop the members that they do not name.
///
///     Cat {name, meow?}    Dog {name, bark?}
///     both closed    objects with other members than name and meow are refused as cats
///     both open      an object with bark is read as a cat, without it
extension SettledGraph {
    /// The branches of a union that must not be read from objects with members that they do not name: they exclude
    /// other members, and such an object may belong to a later branch.
    func closedRivals(in union: UnionShape) -> [Int: ObjectShape] {
        let branches = inOrderOfDemand(union).filter {
            !kinds(of: union.branches[$0].type).isDisjoint(with: .object)
        }
        var closed: [Int: ObjectShape] = [:]
        for (position, branch) in branches.enumerated() {
            guard let own = graph.object(union.branches[branch].type), own.rest == .rejected else { continue }
            let mayBeAnother = branches[(position + 1)...].enumerated().contains { distance, later in
                guard distance < Self.mostCompared, let other = graph.object(union.branches[later].type) else {
                    return true
                }
                return mayHaveOthers(other, than: own) && !areToldApart(own, other)
            }
            if mayBeAnother { closed[branch] = own }
        }
        return closed
    }

    /// For the branches of a union that may contain itself, a member without which their objects cannot be read, and
    /// which not all of them have.
    ///
    ///     {left: E, plus: E}    {left: E, minus: E}    whatever is in left would be read again for each branch
    func demandedMembers(of union: UnionShape, _ index: Int) -> [Int: String] {
        guard mayContain(union, index) else { return [:] }
        let objects = union.branches.map { graph.object($0.type) }
        let demanded = objects.map { object in
            object?.ordered.filter { $0.isRequired && !$0.type.isNullable }.map { ExactKey($0.key) } ?? []
        }
        var counts: [ExactKey: Int] = [:]
        for key in demanded.joined() { counts[key, default: 0] += 1 }
        let most = objects.count { $0 != nil }
        var members: [Int: String] = [:]
        for (branch, keys) in demanded.enumerated() {
            let best = keys.min { counts[$0, default: most] < counts[$1, default: most] }
            if let best, counts[best, default: most] < most { members[branch] = best.text }
        }
        return members
    }

    /// Whether a value of a union may be inside another one; true as well if that would take long to find out.
    private func mayContain(_ union: UnionShape, _ index: Int) -> Bool {
        var pending = union.branches.compactMap(\.type.declaration)
        var seen = Set(pending)
        while let next = pending.popLast(), seen.count < Self.mostFollowed {
            if next == index { return true }
            let inner = graph.declarations[next].shape.expressions.compactMap(\.declaration)
            pending += inner.filter { seen.insert($0).inserted }
        }
        return seen.count >= Self.mostFollowed
    }

    /// The most declarations that are followed in search of a union.
    private static let mostFollowed = 1000

    /// How plain Swift code finds the branch of a union: by a tag of objects, or by trying all in order.
    func plainChoice(of union: UnionShape) -> UnionPlan.Choice {
        let order = inOrderOfDemand(union)
        let trial = { (branches: [Int]) in UnionPlan.Choice(trying: branches.map { UnionPlan.Trial(branches: [$0]) }) }
        guard let entry = UnionPlan(union, in: self).entries.first(where: { $0.kind == .object }),
            case .tag(let key, let arms, let others) = entry.choice
        else { return trial(order) }
        // Values of other kinds have no tag, and neither have branches for them.
        let untagged = order.filter { branch in
            others?.branches.contains(branch) == true
                || !kinds(of: union.branches[branch].type).isSubset(of: .object)
        }
        return .tag(key, arms, others: untagged.isEmpty ? nil : trial(untagged))
    }

    /// Whether an object in a value of one branch of a union may be read as that of an earlier branch, which accepts it
    /// and drops some of its members.
    func mayDropMembers(_ union: UnionShape) -> Bool {
        plainChoice(of: union).tried.contains { branches in
            let types = branches.prefix(Self.mostCompared).map { union.branches[$0].type }
            return types.indices.contains { position in
                types[..<position].contains { mayDropMembers(of: types[position], as: $0, isWhole: true) }
            }
        }
    }

    /// Whether a value of one type may lose members if it is read as another.
    ///
    /// - Parameter isWhole: Whether the types are those of the whole value. Only then does the code refuse objects with
    ///   members that a closed type does not name.
    private func mayDropMembers(of later: TypeExpression, as earlier: TypeExpression, isWhole: Bool) -> Bool {
        switch (earlier, later) {
        case (.nullable(let earlier), _): return mayDropMembers(of: later, as: earlier, isWhole: isWhole)
        case (_, .nullable(let later)): return mayDropMembers(of: later, as: earlier, isWhole: isWhole)
        case (.array(let earlier), .array(let later)), (.map(let earlier), .map(let later)):
            return mayDropMembers(of: later, as: earlier, isWhole: false)
        default: break
        }
        guard let earlier = graph.object(earlier) else { return false }
        let isRefused = earlier.rest == .rejected && isWhole
        guard let later = graph.object(later) else {
            return earlier.rest == .rejected && !isWhole && !kinds(of: later).isDisjoint(with: .object)
        }
        let hasMore = later.properties.contains { earlier.property($0.key) == nil }
        return !isRefused && earlier.required.isSubset(of: later.required)
            && (hasMore || (earlier.rest == .rejected && later.rest != .rejected)) && !areToldApart(earlier, later)
    }

    /// The most branches that are compared with each other.
    private static let mostCompared = 100

    private func mayHaveOthers(_ object: ObjectShape, than other: ObjectShape) -> Bool {
        object.rest != .rejected || object.properties.contains { other.property($0.key) == nil }
    }

    /// Whether a member that both require never has the same value in both.
    private func areToldApart(_ first: ObjectShape, _ second: ObjectShape) -> Bool {
        first.properties.contains { property in
            guard property.isRequired, let other = second.property(property.key), other.isRequired else { return false }
            let areTexts = !property.tags.isEmpty && !other.tags.isEmpty
            if areTexts, Set(property.tags).isDisjoint(with: other.tags) { return true }
            return kinds(of: property.type).isDisjoint(with: kinds(of: other.type))
        }
    }
}
