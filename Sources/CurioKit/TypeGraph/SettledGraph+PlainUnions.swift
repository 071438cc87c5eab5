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

    /// Whether an object of one branch of a union may be read as an earlier branch, which accepts it and drops some of
    /// its members.
    func mayDropMembers(_ union: UnionShape) -> Bool {
        let objects = inOrderOfDemand(union).prefix(Self.mostCompared).compactMap {
            graph.object(union.branches[$0].type)
        }
        return objects.indices.contains { position in
            let later = objects[position]
            return objects[..<position].contains { earlier in
                earlier.rest != .rejected && earlier.required.isSubset(of: later.required)
                    && later.properties.contains { earlier.property($0.key) == nil } && !areToldApart(earlier, later)
            }
        }
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
