/// The structure of a pattern, for code that examines patterns instead of searching for them.
///
///     ^x-(a|b)+    sequence( start, characters(x), characters(-), repetition( alternatives( … ), 1... ) )
///
/// A group is replaced by its content. This is a recursive tree, so `init` bounds its depth with a limit on the length
/// of the pattern.
package indirect enum PatternPart: Hashable, Sendable {
    /// One character in any of several ranges, which are sorted and do not touch each other.
    case characters([ClosedRange<UInt32>])
    /// Where the text begins.
    case start
    /// Where the text ends.
    case end
    /// One part after the other.
    case sequence([PatternPart])
    /// The first of several parts that lets the rest of the pattern match.
    case alternatives([PatternPart])
    /// A repeated part; the upper bound is `Int.max` if there is no maximum.
    case repetition(PatternPart, ClosedRange<Int>)
    /// A part that must not come next: `(?!…)`.
    case notNext(PatternPart)
    /// Anything else: other look-arounds, back-references, and assertions about words and lines.
    case other

    /// Parses a pattern; nil if it is invalid or has more than `length` bytes.
    package init?(_ pattern: String, upTo length: Int) {
        guard pattern.utf8.count <= length,
            let tree = try? PatternParser.parse(pattern, isLenient: true, limits: .init())
        else { return nil }
        var parts: [PatternPart] = []
        for node in tree.nodes {
            switch node {
            case .characters(let set): parts.append(.characters(tree.sets[set].ranges))
            case .assertion(.textStart): parts.append(.start)
            case .assertion(.textEnd): parts.append(.end)
            case .sequence(let range): parts.append(.sequence(tree.children[range].map { parts[$0] }))
            case .alternatives(let range): parts.append(.alternatives(tree.children[range].map { parts[$0] }))
            case .group(let child, _): parts.append(parts[child])
            case .repetition(let child, let repetition, _):
                parts.append(.repetition(parts[child], repetition.minimum...(repetition.maximum ?? .max)))
            case .look(let child, let look) where !look.isBehind && look.isNegated: parts.append(.notNext(parts[child]))
            case .assertion, .look, .backReference: parts.append(.other)
            }
        }
        guard let root = parts.last else { return nil }
        self = root
    }
}
