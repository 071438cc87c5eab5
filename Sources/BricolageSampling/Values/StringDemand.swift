internal import BricolageCore
internal import BricolageSchema

/// What some schemas require of a string.
struct StringDemand {
    var shortest: Double
    var longest: Double
    var patterns: [String]
    /// Patterns that a text must not have.
    var refused: [String]
    var formats: [String]

    /// Longer strings are not made.
    static let longestText = 100_000

    init(_ parts: [JSONSchema]) {
        shortest = parts.compactMap { $0.active("minLength")?.number?.double }.reduce(0, max)
        longest = parts.compactMap { $0.active("maxLength")?.number?.double }.min() ?? .infinity
        patterns = parts.compactMap { $0.active("pattern")?.string }
        refused = parts.compactMap { part in
            guard let negated = part.activeSchema(in: "not"), negated.node.count == 1 else { return nil }
            return negated.active("pattern")?.string
        }
        formats = parts.compactMap { $0.active("format")?.string }
    }

    /// Whether there are lengths that are neither too short nor too long.
    var hasLengths: Bool { shortest <= longest && shortest <= Double(Self.longestText) }

    /// Lists of patterns that a text must match to satisfy everything, with patterns for the formats: at first for
    /// their plainest texts, then for all that a pattern can express.
    var conditions: [[String]] {
        let formats = formats.compactMap { FormatPatterns.all[$0] }
        let ways = formats.map(\.count).max() ?? 1
        return (0..<ways).map { way in patterns + negations + formats.map { $0[min(way, $0.count - 1)] } }
    }

    /// Patterns that match the texts in which the refused ones do not occur.
    private var negations: [String] {
        refused.map { pattern in
            // Scalars, because a combining mark after a character makes another character of it.
            let scalars = pattern.unicodeScalars
            guard scalars.first == "^", !scalars.contains("|") else { return "^(?![\\s\\S]*(?:\(pattern)))" }
            return "^(?!\(String(scalars.dropFirst())))"
        }
    }
}
