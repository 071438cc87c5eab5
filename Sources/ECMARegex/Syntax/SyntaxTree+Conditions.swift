/// Patterns that are several conditions on the whole text.
///
///     ^(?!x-)(?=.*\d)[a-z\d]{8,}(?<!0)$    means    ^[a-z\d]{8,}$   and   ^.*\d   and neither   ^x-   nor   0$
///
/// A look-ahead at the beginning of a text, and a look-behind at its end, stand at a place that the rest of the pattern
/// does not change. So each is a pattern of its own.
extension SyntaxTree {
    /// A pattern, and whether it must or must not occur.
    struct Condition {
        var pattern: SyntaxTree
        var isNegated: Bool
    }

    /// How many conditions a pattern may be divided into; each takes a search of its own.
    private static let mostConditions = 8

    /// The conditions that a pattern without back-references is made of; none where it is only one.
    func conditions() -> [Condition] {
        guard references.isEmpty, case .sequence(let range) = nodes[root] else { return [] }
        var rest = children[range]
        var conditions: [Condition] = []
        if let first = rest.first, case .assertion(.textStart) = nodes[first] {
            rest = rest.dropFirst()
            while let next = rest.first, case .look(let content, let look) = nodes[next], !look.isBehind {
                guard conditions.count < Self.mostConditions else { return [] }
                conditions.append(Condition(pattern: sequence([first, content]), isNegated: look.isNegated))
                rest = rest.dropFirst()
            }
            rest = [first] + rest
        }
        if let last = rest.last, case .assertion(.textEnd) = nodes[last] {
            rest = rest.dropLast()
            while let next = rest.last, case .look(let content, let look) = nodes[next], look.isBehind {
                guard conditions.count < Self.mostConditions else { return [] }
                conditions.append(Condition(pattern: sequence([content, last]), isNegated: look.isNegated))
                rest = rest.dropLast()
            }
            rest += [last]
        }
        guard !conditions.isEmpty else { return [] }
        return [Condition(pattern: sequence(Array(rest)), isNegated: false)] + conditions
    }

    /// The pattern of several nodes, one after the other, without the nodes that are not part of them.
    private func sequence(_ parts: [Int]) -> SyntaxTree {
        var isPart = [Bool](repeating: false, count: nodes.count)
        for part in parts { isPart[part] = true }
        for (index, node) in nodes.enumerated().reversed() where isPart[index] {
            for child in children(of: node) { isPart[child] = true }
        }
        var tree = SyntaxTree()
        var places = [Int](repeating: 0, count: nodes.count)
        var setPlaces: [Int: Int] = [:]
        for (index, node) in nodes.enumerated() where isPart[index] {
            places[index] = tree.nodes.count
            let start = tree.children.count
            switch node {
            case .characters(let set):
                let place = setPlaces[set] ?? tree.sets.count
                if place == tree.sets.count { tree.sets.append(sets[set]) }
                setPlaces[set] = place
                tree.nodes.append(.characters(set: place))
            case .sequence(let range):
                tree.children += children[range].map { places[$0] }
                tree.nodes.append(.sequence(children: start..<tree.children.count))
            case .alternatives(let range):
                tree.children += children[range].map { places[$0] }
                tree.nodes.append(.alternatives(children: start..<tree.children.count))
            case .repetition(let child, let repetition, let groups):
                tree.nodes.append(.repetition(of: places[child], repetition, groups: groups))
            case .group(let child, let number): tree.nodes.append(.group(of: places[child], number: number))
            case .look(let child, let look): tree.nodes.append(.look(at: places[child], look))
            case .assertion, .backReference: tree.nodes.append(node)
            }
        }
        let start = tree.children.count
        tree.children += parts.map { places[$0] }
        tree.nodes.append(.sequence(children: start..<tree.children.count))
        return tree
    }
}
