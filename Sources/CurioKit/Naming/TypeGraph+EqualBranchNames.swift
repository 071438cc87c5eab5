extension TypeGraph {
    /// Gives distinct names to branches of a union that have the same name, and to the types that are declared for
    /// them.
    ///
    ///     agent:  request | result          agentRequest | agentResult | clientRequest
    ///     client: request                   the branches of an inner union are merged, and show where they were
    ///
    ///     mode url:  session | …            urlSession   the text of a member that they differ in
    ///     [Session]                         sessionElements   a value, or a list of them
    ///
    ///     role.v1_1.json#/definitions/role  roleV1_1          definitions of the same name in several files
    ///
    /// Branches of the same type have been merged before.
    mutating func tellBranchesApart() {
        let reachable = reachable
        let present = Set(reachable)
        for index in reachable {
            guard case .union(var union) = declarations[index].shape else { continue }
            for (position, name) in longerNames(union).enumerated() {
                guard let name else { continue }
                let before = union.branches[position].name
                union.branches[position].name = name
                guard let inner = union.branches[position].type.declaration, declarations[inner].name == before,
                    case .named = union.branches[position].type, nearestOwner(of: inner, among: present) == index
                else { continue }
                declarations[inner].name = name
            }
            declarations[index].shape = .union(union)
        }
    }

    /// Longer names for the branches that have the same name as another one; nil for all others.
    private func longerNames(_ union: UnionShape) -> [String?] {
        var counts: [String: Int] = [:]
        for branch in union.branches { if let name = branch.name { counts[Identifier.member(name), default: 0] += 1 } }
        let longer = union.branches.map { branch -> [String] in
            guard let name = branch.name, counts[Identifier.member(name), default: 0] > 1 else { return [] }
            if case .array = branch.type { return [name + " elements"] }
            let texts = object(branch.type)?.ordered.filter { $0.isRequired && $0.tags.count == 1 }.flatMap(\.tags)
            let definition = branch.type.declaration.map { declarations[$0] }
            let places = definition?.owner == nil ? definition?.qualifiers ?? [] : []
            return ((texts ?? []) + branch.surroundings).map { $0 + " " + name }
                + places.compactMap { Identifier.types(name, in: $0).first }
        }
        for names in longer { for name in Set(names.map(Identifier.member)) { counts[name, default: 0] += 1 } }
        return zip(union.branches, longer).map { branch, longer in
            if case .array = branch.type { return longer.first }
            return longer.first { counts[Identifier.member($0)] == 1 }
        }
    }
}
