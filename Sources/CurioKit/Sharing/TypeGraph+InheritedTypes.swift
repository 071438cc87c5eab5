internal import BricolageCore
internal import BricolageSchema

extension TypeGraph {
    /// Declares the types of inherited members in the type that the members come from.
    ///
    ///     Pet    size             Pet.Size     Pet becomes a type
    ///     Dog    allOf: Pet       PetSize      Pet does not, and Dog and Cat have its members
    ///     Cat    allOf: Pet       Dog.Size     only Dog has its members
    ///
    /// The first type that was built owns such a type otherwise, so that one more definition could rename it.
    mutating func declareInheritedTypes() {
        var finders: [ObjectIdentifier: PointerFinder] = [:]
        func pointer(of schema: JSONSchema) -> JSONPointer {
            finders[ObjectIdentifier(schema.node.storage), default: PointerFinder()].pointer(of: schema.node)
        }
        let reachable = reachable(from: [root] + definitions + components.map { .named($0) })
        let users = users(among: reachable)
        for index in reachable where declarations[index].owner != nil {
            guard let users = users[index], users.count > 1, let schema = schemas[index] else { continue }
            let chains = users.map { chain(of: $0) }.filter { !$0.contains(index) }
            let place = pointer(of: schema)
            let origins = chains.joined().compactMap { candidate -> (index: Int, depth: Int)? in
                guard let around = schemas[candidate], around.source.identifier == schema.source.identifier else {
                    return nil
                }
                let tokens = pointer(of: around).tokens
                let isAround = tokens.count < place.tokens.count && place.tokens.starts(with: tokens)
                return isAround ? (candidate, tokens.count) : nil
            }
            if let origin = origins.max(by: { ($0.depth, $1.index) < ($1.depth, $0.index) }) {
                declarations[index].owner = origin.index
            } else if let common = chains.first?.first(where: { one in chains.allSatisfy { $0.contains(one) } }) {
                declarations[index].owner = common
            } else {
                name(index, after: SchemaNames.qualifiers(of: schema, at: place, from: nil))
            }
        }
    }

    /// Moves a declaration to the top level, named after what its schema is in.
    private mutating func name(_ index: Int, after surroundings: [String]) {
        guard let origin = surroundings.first,
            let name = Identifier.types(declarations[index].name, in: origin).first
        else { return }
        declarations[index].name = name
        declarations[index].isVague = false
        declarations[index].owner = nil
        declarations[index].isMoved = true
        declarations[index].qualifiers = Array(surroundings.dropFirst())
    }

    /// A declaration, and those around it from the inside out.
    private func chain(of index: Int) -> [Int] {
        var chain = [index]
        while let owner = declarations[chain[chain.count - 1]].owner, !chain.contains(owner) { chain.append(owner) }
        return chain
    }
}
