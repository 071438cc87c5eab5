/// The division of a pattern into several conditions on the whole text.
///
///     ^(?!x-)(?=.*\d)[a-z\d]{8,}(?<!0)$    means    ^[a-z\d]{8,}$   and   ^.*\d   and neither   ^x-   nor   0$
///
/// A look-ahead at the beginning of the text, and a look-behind at its end, apply at a position that does not depend on
/// the rest of the pattern. So each is a pattern of its own.
extension SyntaxTree {
    /// A pattern, and whether it must or must not occur.
    struct Condition {
        var pattern: SyntaxTree
        var isNegated: Bool
    }

    /// How many look-arounds of a pattern may become conditions; each takes a search of its own.
    private static let mostConditions = 8

    /// The conditions that make up a pattern; empty if the pattern has back-references or cannot be divided.
    func conditions() -> [Condition] {
        guard references.isEmpty, case .sequence(let range) = nodes[root] else { return [] }
        var rest = children[range]
        var conditions: [Condition] = []
        if let first = rest.first, case .assertion(.textStart) = nodes[first] {
            rest = rest.dropFirst()
            while let next = rest.first, case .look(let content, let look) = nodes[next], !look.isBehind {
                guard conditions.count < Self.mostConditions else { return [] }
                conditions.append(Condition(pattern: part([first, content]), isNegated: look.isNegated))
                rest = rest.dropFirst()
            }
            rest = [first] + rest
        }
        if let last = rest.last, case .assertion(.textEnd) = nodes[last] {
            rest = rest.dropLast()
            while let next = rest.last, case .look(let content, let look) = nodes[next], look.isBehind {
                guard conditions.count < Self.mostConditions else { return [] }
                conditions.append(Condition(pattern: part([content, last]), isNegated: look.isNegated))
                rest = rest.dropLast()
            }
            rest += [last]
        }
        guard !conditions.isEmpty else { return [] }
        return [Condition(pattern: part(Array(rest)), isNegated: false)] + conditions
    }
}
