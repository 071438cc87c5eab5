internal import BricolageCore

/// Patterns that rule out some keys at their start.
///
///     ^(?!links$|x-)\w+$   \w+ except for "links" and what begins with "x-";
///                          beside a member "links", except for what begins with "x-"
///
/// Nobody asks for the pattern of a key that is a member, so that it need not be ruled out.
extension KeyPattern {
    /// Makes one of what a pattern rules out; nil where a line of Swift cannot tell it.
    init?(excluding syntax: KeyPatternSyntax) {
        guard syntax.excluded.isEmpty, let pattern = KeyPattern(including: syntax) else { return nil }
        switch pattern {
        case .keys, .prefix, .suffix, .containing: self = pattern
        case .everything, .holding, .sequences, .anywhere, .characters, .runs, .except: return nil
        }
    }

    /// Takes a pattern apart for keys that are none of the members; nil where it is more than a value can say.
    init?(_ pattern: String, beside members: Set<ExactKey>) {
        guard let pattern = KeyPattern(pattern) else { return nil }
        self = pattern.beside(members)
    }

    private func beside(_ members: Set<ExactKey>) -> KeyPattern {
        guard case .except(let excluded, let included) = self else { return self }
        let left = excluded.filter { excluded in
            guard case .keys(let keys) = excluded else { return true }
            return !keys.allSatisfy { members.contains(ExactKey($0)) }
        }
        return left.isEmpty ? included : .except(left, included)
    }
}
