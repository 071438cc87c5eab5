extension SyntaxTree {
    /// The pattern that matches several nodes in sequence, without the nodes outside them.
    func part(_ parts: [Int]) -> SyntaxTree {
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
