extension TypeGraph {
    /// The names in types that the configuration gives instead of generated ones.
    var foreignNames: Set<String> {
        var names: Set<String> = []
        for index in reachable {
            for spelling in declarations[index].shape.expressions.compactMap(\.foreignSpelling) {
                names.formUnion(spelling.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
            }
        }
        return names
    }

    /// Whether one of the branches is a list of another one.
    func isOneOrSeveral(_ union: UnionShape) -> Bool {
        union.branches.contains { branch in
            guard case .array(.named(let element)) = branch.type else { return false }
            return union.branches.contains { $0.type == .named(element) }
        }
    }
}

extension TypeExpression {
    /// The type that the configuration names, on its own or as a part of this one.
    fileprivate var foreignSpelling: String? {
        switch self {
        case .foreign(let spelling, _): spelling
        case .array(let part), .map(let part), .nullable(let part), .meant(let part), .presumed(let part):
            part.foreignSpelling
        default: nil
        }
    }
}
