internal import BricolageCore

/// Patterns that begin by ruling keys out, which have members of their own.
///
///     ^(?!links$|pattern$)\w+$   beside members "links" and "pattern": ^\w+$
///
/// Nobody asks for the pattern of a key that is a member, so that the look-ahead says nothing of those that are left.
extension KeyPattern {
    private static let opening = "^(?!"

    /// Takes a pattern apart for keys that are none of the members; nil where it is more than a value can say.
    init?(_ pattern: String, beside members: Set<ExactKey>) {
        if let plain = KeyPattern(pattern) {
            self = plain
            return
        }
        guard pattern.hasPrefix(Self.opening) else { return nil }
        let behind = pattern.dropFirst(Self.opening.count)
        guard let end = Self.end(ofGroup: behind), let keys = Self.keys(startingWith: behind[..<end]),
            keys.allSatisfy({ members.contains(ExactKey($0)) })
        else { return nil }
        self.init("^" + behind[behind.index(after: end)...])
    }

    /// The place of the parenthesis that closes a group, whose opening one stands before the text.
    ///
    /// A group with escapes or classes is no list of keys.
    private static func end(ofGroup text: Substring) -> Substring.Index? {
        var depth = 1
        for (index, character) in zip(text.indices, text) {
            switch character {
            case "(": depth += 1
            case ")": depth -= 1
            case "\\", "[": return nil
            default: break
            }
            if depth == 0 { return index }
        }
        return nil
    }

    /// The keys that a list of whole keys names: `a$`, `a$|b$`, `(a|b)$`.
    private static func keys(startingWith text: Substring) -> [String]? {
        let alternatives = text.contains("(") ? [text] : text.split(separator: "|")
        let anchored = alternatives.map { "^" + $0 }.joined(separator: "|")
        guard case .keys(let keys)? = KeyPattern(anchored) else { return nil }
        return keys
    }
}
