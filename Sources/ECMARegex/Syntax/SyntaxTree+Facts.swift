extension SyntaxTree {
    /// Properties of a node that follow from those of its children.
    struct Facts {
        /// Whether it can match the empty text.
        var isNullable: Bool
        /// Whether it can match only at the beginning of a text.
        var isAnchored: Bool
    }

    /// The facts of all nodes; linear.
    func facts() -> [Facts] {
        var facts: [Facts] = []
        for node in nodes {
            switch node {
            case .characters: facts.append(Facts(isNullable: false, isAnchored: false))
            case .assertion(let assertion):
                facts.append(Facts(isNullable: true, isAnchored: assertion == .textStart))
            case .look, .backReference: facts.append(Facts(isNullable: true, isAnchored: false))
            case .group(let child, _): facts.append(facts[child])
            case .repetition(let child, let repetition, _):
                var known = facts[child]
                known.isNullable = known.isNullable || repetition.minimum == 0
                known.isAnchored = known.isAnchored && repetition.minimum > 0
                facts.append(known)
            case .sequence(let range):
                let parts = children[range].map { facts[$0] }
                // A match that begins later in the text has none of its parts at the beginning.
                facts.append(
                    Facts(
                        isNullable: parts.allSatisfy(\.isNullable), isAnchored: parts.contains(where: \.isAnchored)))
            case .alternatives(let range):
                let parts = children[range].map { facts[$0] }
                facts.append(
                    Facts(
                        isNullable: parts.contains(where: \.isNullable), isAnchored: parts.allSatisfy(\.isAnchored)))
            }
        }
        return facts
    }
}
