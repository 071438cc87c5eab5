internal import BricolageCore

/// Patterns that exclude some keys at their start.
///
///     ^(?!links$|x-)\w+$   \w+ except for "links" and what begins with "x-";
///                          beside a member "links", except for what begins with "x-"
///
/// Patterns are never asked about keys of named members, so these need not be excluded.
extension KeyPattern {
    /// Makes a pattern for the keys that another one excludes; nil if one line of Swift cannot test for them.
    init?(excluding syntax: KeyPatternSyntax) {
        guard syntax.excluded.isEmpty, let pattern = KeyPattern(including: syntax) else { return nil }
        switch pattern {
        case .keys, .prefix, .suffix, .containing: self = pattern
        case .everything, .holding, .sequences, .anywhere, .characters, .runs, .except: return nil
        }
    }

    /// Parses a pattern for keys that are not among the members; nil if no value expresses it.
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
