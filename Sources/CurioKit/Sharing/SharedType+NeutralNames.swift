extension SharedType {
    /// The declaration that stays of equal choices, and a neutral name, if the name of a definition among them does not
    /// suit the others.
    ///
    /// Nobody who reads `hosts: [String: Command]` would take a host for a command. A neutral name only says what there
    /// is to choose. If a definition has such a name, all use it.
    static func neutral(
        _ members: [Int], besides best: Int, in graph: TypeGraph, avoiding taken: Set<String>
    ) -> (index: Int, name: String)? {
        let declaration = graph.declarations[best]
        guard declaration.owner == nil, !declaration.isRenamed, graph.root.declaration != best,
            !graph.roots.contains(best), let content = graph.contentName(of: best)
        else { return nil }
        let neutral = members.filter { index in
            graph.declarations[index].owner == nil && isNeutral(graph.declarations[index].name, content)
        }
        if let index = neutral.min(by: { precedes($0, $1, in: graph) }) {
            return (index, graph.declarations[index].name)
        }
        if taken.contains(content) { return nil }
        let strangers = members.filter { index in
            graph.declarations[index].owner != nil
                && Identifier.type(graph.declarations[index].name) != Identifier.type(declaration.name)
        }
        return strangers.min { precedes($0, $1, in: graph) }.map { ($0, content) }
    }

    /// Whether the name of a definition says no more than what there is to choose: `string_or_list`.
    private static func isNeutral(_ name: String, _ content: String) -> Bool {
        let words = Identifier.humps(of: Identifier.type(name))
        let known = neutralWords.union(Identifier.humps(of: content).map { $0.lowercased() })
        return words.count > 1 && words.allSatisfy { known.contains($0.lowercased()) }
    }

    /// The words of a neutral name, besides those of the name that the choice itself would get.
    private static let neutralWords: Set<String> = [
        "string", "strings", "text", "number", "numbers", "integer", "integers", "int", "bool", "boolean", "null",
        "nullable", "list", "lists", "array", "arrays", "object", "dict", "dictionary", "map", "or", "of", "and",
    ]
}
