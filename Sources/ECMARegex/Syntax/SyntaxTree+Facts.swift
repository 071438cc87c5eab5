extension SyntaxTree {
    /// What is known of a node from the nodes that it is made of.
    struct Facts {
        /// Whether it can match the empty text.
        var isNullable: Bool
        /// Whether it can match at the beginning of a text only.
        var isAnchored: Bool
        /// Whether it matches nothing but the empty text.
        var isPlace: Bool
    }

    /// The facts of all nodes; linear.
    func facts() -> [Facts] {
        var facts: [Facts] = []
        for node in nodes {
            switch node {
            case .characters: facts.append(Facts(isNullable: false, isAnchored: false, isPlace: false))
            case .assertion(let assertion):
                facts.append(Facts(isNullable: true, isAnchored: assertion == .textStart, isPlace: true))
            case .look: facts.append(Facts(isNullable: true, isAnchored: false, isPlace: true))
            case .backReference: facts.append(Facts(isNullable: true, isAnchored: false, isPlace: false))
            case .group(let child, _): facts.append(facts[child])
            case .repetition(let child, let repetition, _):
                var known = facts[child]
                known.isNullable = known.isNullable || repetition.minimum == 0
                known.isAnchored = known.isAnchored && repetition.minimum > 0
                facts.append(known)
            case .sequence(let range):
                let parts = children[range].map { facts[$0] }
                let decisive = parts.first { $0.isAnchored || !$0.isPlace }
                facts.append(
                    Facts(
                        isNullable: parts.allSatisfy(\.isNullable), isAnchored: decisive?.isAnchored ?? false,
                        isPlace: parts.allSatisfy(\.isPlace)))
            case .alternatives(let range):
                let parts = children[range].map { facts[$0] }
                facts.append(
                    Facts(
                        isNullable: parts.contains(where: \.isNullable), isAnchored: parts.allSatisfy(\.isAnchored),
                        isPlace: parts.allSatisfy(\.isPlace)))
            }
        }
        return facts
    }
}
