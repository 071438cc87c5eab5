internal import ECMARegex

/// The parts of a plain pattern, one after the other.
///
///     ^[a-z]+(-v1|-v2)?$   start, characters a-z 1…, alternatives "-v1" "-v2" 0…1, end
///     ^(?!a$|x-).+$        start, characters 1…, end; excluded: start, "a", end and start, "x-"
///
/// Backreferences, alternatives within alternatives, and lookaheads elsewhere are not plain.
struct KeyPatternSyntax {
    enum Element {
        case characters(KeyCharacters, count: ClosedRange<Int>)
        case alternatives([[KeyCharacters]], count: ClosedRange<Int>)

        /// Whether the element is `.*` or `.+`.
        var isAnything: Bool {
            guard case .characters(_, let count) = self else { return false }
            return isSomething && count.upperBound == .max
        }

        /// Whether the element is any characters of which at most one is required, such as `.`, `.?` or `.{1,3}`: the
        /// same as `.+` or `.*` if the pattern need not end there.
        var isSomething: Bool {
            guard case .characters(let characters, let count) = self else { return false }
            return characters == .all && count.lowerBound <= 1
        }

        /// Whether there may be none of the element.
        var mayBeAbsent: Bool {
            switch self {
            case .characters(_, let count), .alternatives(_, let count): count.lowerBound == 0
            }
        }

        /// The element without alternatives that no text matches; nil if nothing is left.
        var possible: Element? {
            switch self {
            case .characters(let characters, _): return characters.isEmpty ? nil : self
            case .alternatives(let alternatives, let count):
                let left = alternatives.filter { !$0.contains(where: \.isEmpty) }
                return left.isEmpty ? nil : .alternatives(left, count: count)
            }
        }

        /// Whether the element is `.*` or `.?`.
        var isAnythingOrNothing: Bool {
            guard case .characters(let characters, let count) = self else { return false }
            return characters == .all && count.lowerBound == 0
        }
    }

    private(set) var isAnchoredAtStart = false
    private(set) var isAnchoredAtEnd = false
    private(set) var elements: [Element] = []
    /// The patterns that texts must not match from their start.
    private(set) var excluded: [KeyPatternSyntax] = []
    /// Whether no text at all matches, because an element requires a character of an empty set.
    private(set) var isImpossible = false

    /// The longest pattern that is parsed.
    private static let maximumLength = 500
    /// The highest number of repetitions that is accepted, so that sums of several do not overflow.
    private static let maximumCount = 1 << 20

    /// Parses a pattern; nil if it is not plain.
    init?(_ pattern: String) {
        guard let root = PatternPart(pattern, upTo: Self.maximumLength) else { return nil }
        self.init(Self.sharingAnchors(root))
    }

    private init?(_ all: [PatternPart]) {
        var parts = all[...]
        if parts.first == .start {
            isAnchoredAtStart = true
            parts.removeFirst()
            while case .notNext(let part)? = parts.first {
                for alternative in Self.alternatives(part) {
                    guard let syntax = KeyPatternSyntax([.start] + Self.sequence(alternative)) else { return nil }
                    excluded.append(syntax)
                }
                parts.removeFirst()
            }
        }
        if parts.last == .end {
            isAnchoredAtEnd = true
            parts.removeLast()
        }
        for part in parts {
            guard let element = Self.element(part) else { return nil }
            if let possible = element.possible {
                elements.append(possible)
            } else if !element.mayBeAbsent {
                isImpossible = true
            }
        }
    }

    /// The parts of a pattern, with anchors that all alternatives share moved out of them: `^a$|^b$` as `^(a|b)$`.
    private static func sharingAnchors(_ root: PatternPart) -> [PatternPart] {
        guard case .alternatives(let parts) = root else { return sequence(root) }
        var all = parts.map { sequence($0)[...] }
        let (haveStart, haveEnd) = (all.allSatisfy { $0.first == .start }, all.allSatisfy { $0.last == .end })
        if haveStart { all = all.map { $0.dropFirst() } }
        if haveEnd { all = all.map { $0.dropLast() } }
        let rest = PatternPart.alternatives(all.map { .sequence(Array($0)) })
        return (haveStart ? [.start] : []) + [rest] + (haveEnd ? [.end] : [])
    }

    private static func sequence(_ part: PatternPart) -> [PatternPart] {
        if case .sequence(let parts) = part { parts } else { [part] }
    }

    private static func alternatives(_ part: PatternPart) -> [PatternPart] {
        if case .alternatives(let parts) = part { parts } else { [part] }
    }

    private static func element(_ part: PatternPart, count: ClosedRange<Int> = 1...1) -> Element? {
        switch part {
        case .characters(let ranges): return KeyCharacters(ranges).map { .characters($0, count: count) }
        case .repetition(let inner, let inside):
            let greatest = inside.upperBound == .max ? inside.lowerBound : inside.upperBound
            return count == 1...1 && greatest <= maximumCount ? element(inner, count: inside) : nil
        case .alternatives(let parts):
            let alternatives = parts.compactMap(characters)
            return alternatives.count == parts.count ? .alternatives(alternatives, count: count) : nil
        case .sequence: return characters(part).map { .alternatives([$0], count: count) }
        case .start, .end, .notNext, .other: return nil
        }
    }

    /// The characters of an alternative, position by position.
    private static func characters(_ part: PatternPart) -> [KeyCharacters]? {
        var result: [KeyCharacters] = []
        for part in sequence(part) {
            guard case .characters(let characters, let count)? = element(part), count.lowerBound == count.upperBound,
                count.upperBound <= maximumLength
            else { return nil }
            result += Array(repeating: characters, count: count.lowerBound)
        }
        return result
    }
}
