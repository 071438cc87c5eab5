internal import BricolageCore
internal import BricolageSchema
internal import ECMARegex

/// The patterns of `patternProperties` of several schemas, for keys that are compared with many of them.
///
///     ^k     z$     ^(?=m)      patterns are selected by how a key begins, then tested one by one
struct MemberPatterns {
    /// A pattern that matches a key.
    struct Match {
        /// The index of the part that has the pattern.
        let part: Int
        let schema: JSONSchema
        /// Whether the pattern lists the few keys that it matches.
        let isList: Bool
    }

    private var all: [(pattern: MemberPattern?, part: Int, schema: JSONSchema)] = []
    private let starts: NamePatterns

    init(of parts: [SchemaPart], _ known: inout KnownPatterns) {
        var texts: [String] = []
        for (position, part) in parts.enumerated() {
            for (text, schema) in part.schema.namedSchemas(in: "patternProperties") {
                texts.append(text)
                all.append((known.pattern(text), position, schema))
            }
        }
        starts = NamePatterns(texts)
    }

    var isEmpty: Bool { all.isEmpty }

    /// Whether some text is not a valid pattern, so that it is unknown which keys it is for.
    var hasUnknown: Bool { all.contains { $0.pattern == nil } }

    /// The patterns that match a key.
    func matches(of key: String) -> [Match] {
        starts.possible(for: key).compactMap { place in
            let (pattern, part, schema) = all[place]
            guard let pattern, pattern.holds(for: key) else { return nil }
            return Match(part: part, schema: schema, isList: pattern.isList)
        }
    }
}

/// A cache of parsed patterns: a schema that many objects share has the same patterns for each of them, and making a
/// regular expression of one takes longer than anything else that is done with it.
struct KnownPatterns {
    private var patterns: [ExactKey: MemberPattern?] = [:]

    /// Nil where the text is no pattern.
    mutating func pattern(_ text: String) -> MemberPattern? {
        let key = ExactKey(text)
        if let known = patterns[key] { return known }
        let pattern = MemberPattern(text)
        patterns[key] = .some(pattern)
        return pattern
    }
}

/// A pattern that keys are compared with: a plain one, or else a regular expression.
enum MemberPattern {
    case plain(KeyPattern)
    case regex(ECMARegex)

    /// Nil where the text is no pattern.
    init?(_ text: String) {
        if let pattern = KeyPattern(text) {
            self = .plain(pattern)
        } else if let regex = try? ECMARegex(text, isLenient: true) {
            self = .regex(regex)
        } else {
            return nil
        }
    }

    /// Whether it lists the few keys that it matches, all of which are named members.
    var isList: Bool {
        if case .plain(.keys) = self { true } else { false }
    }

    /// Whether the pattern matches a key; a key for which the regular expression takes too many steps does not match.
    func holds(for key: String) -> Bool {
        switch self {
        case .plain(let pattern): pattern.matches(key)
        case .regex(let regex): (try? regex.occurs(in: key)) ?? false
        }
    }
}
