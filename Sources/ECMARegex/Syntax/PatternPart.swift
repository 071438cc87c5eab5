/// What a pattern says, for those who want to know it rather than to search for it.
///
///     ^x-(a|b)+    sequence( start, characters(x), characters(-), repetition( alternatives( … ), 1... ) )
///
/// Groups are what stands in them. A tree, so that its depth is bounded by what `init` is told of the length.
package indirect enum PatternPart: Hashable, Sendable {
    /// One character, of some ranges that are sorted and apart from each other.
    case characters([ClosedRange<UInt32>])
    /// Where the text begins.
    case start
    /// Where the text ends.
    case end
    /// One part after the other.
    case sequence([PatternPart])
    /// The first of several parts that lets the rest match.
    case alternatives([PatternPart])
    /// A part several times; `Int.max` for any number.
    case repetition(PatternPart, ClosedRange<Int>)
    /// What must not come next: `(?!…)`.
    case notNext(PatternPart)
    /// Anything else: what must come next or before, references, words.
    case other

    /// Reads a pattern; nil for one that is none, or longer than so many bytes.
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
