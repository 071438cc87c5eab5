internal import BricolageSchema

/// The names that a type could have beside the one that it is found with.
extension TypeNames {
    /// The name of a nested type without that of the type around it, with which it begins.
    func innerName(_ name: String, of index: Int, in graph: TypeGraph) -> String? {
        guard let scope = scopes[index], let outer = names[scope], !graph.declarations[index].isRenamed else {
            return nil
        }
        guard let rest = Identifier.rest(of: name, in: outer) else { return nil }
        let isInside = nested[index, default: []].contains { Identifier.type(graph.declarations[$0].name) == rest }
        return isInside ? nil : rest
    }

    /// The names of a declaration that include what contains it, from the shortest on; its title comes before those
    /// that repeat words.
    func qualified(_ index: Int, in graph: TypeGraph) -> [String] {
        var (result, stuttering): ([String], [String]) = ([], [])
        var name = graph.declarations[index].name
        for qualifier in qualifiers(of: index, in: graph) {
            let names = Identifier.types(name, in: qualifier)
            guard let best = names.first else {
                result += Identifier.types(name, inEndOf: qualifier)
                break
            }
            result.append(best)
            stuttering += names.dropFirst()
            name = best
        }
        let title = graph.schemas[index].flatMap { SchemaNames.usableTitle(of: $0) }.map(Identifier.type)
        return result + [title].compactMap(\.self) + stuttering
    }

    /// The names of a declaration that do not include what contains it.
    ///
    ///     CredentialSubjects    one credential subject, or several; evidence is not counted: EvidenceChoice
    ///     ResponseChoice        a response, or something else
    func otherNames(of index: Int, in graph: TypeGraph) -> [String] {
        guard scopes[index] != nil else { return [] }
        let declaration = graph.declarations[index]
        let whole = Identifier.type(declaration.name)
        let result = innerName(whole, of: index, in: graph) != nil ? [whole] : []
        guard case .union(let union) = declaration.shape, !declaration.isVague else { return result }
        let isCounted = Nouns.mayBeOne(declaration.name)
        let plural = isCounted && graph.isOneOrSeveral(union) ? [Nouns.plural(whole)] : []
        return plural + [declaration.otherName.map(Identifier.type)].compactMap(\.self) + result + [whole + "Choice"]
    }

    /// The names of a declaration that say nothing about where it is found, but are better than a number: they begin with
    /// the name of a type that uses it.
    mutating func userNames(of index: Int, in graph: TypeGraph) -> [String] {
        let users = users ?? graph.users(among: graph.reachable)
        self.users = users
        let name = graph.declarations[index].name
        let others = users[index, default: []].filter { $0 != index }
        let names = others.map { Identifier.type(graph.declarations[$0].name) }
        let plain = Identifier.type(name)
        return (ReservedNames.types.contains(plain) ? [plain + "Value"] : [])
            + names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            .compactMap { Identifier.types(name, in: $0).first }
    }

    /// What contains a declaration: the declarations around it, and the places around these in the schema.
    func qualifiers(of index: Int, in graph: TypeGraph) -> [String] {
        var result: [String] = []
        var current = index
        var seen: Set<Int> = [index]
        while let owner = graph.declarations[current].owner, seen.insert(owner).inserted, result.count < 8 {
            if !graph.declarations[owner].isVague { result.append(names[owner] ?? graph.declarations[owner].name) }
            current = owner
        }
        return result + graph.declarations[current].qualifiers
    }
}
