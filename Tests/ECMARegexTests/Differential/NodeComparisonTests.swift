import ECMARegex
import Foundation
import TestSupport
import Testing

/// Compares searches for random patterns in random texts with those of Node.
///
/// `REGEX_PAIRS=100000` asks for more of them.
@Suite struct NodeComparisonTests {
    private static let pairs = ProcessInfo.processInfo.environment["REGEX_PAIRS"].flatMap { Int($0) } ?? 6000

    @Test(.enabled(if: Node.isThere, Node.hint)) func generatedPatternsOccurWhereNodeFindsThem() throws {
        var generator = PatternGenerator(seed: 1)
        let flags = ["", "", "", "i", "m", "s", "ims"]
        let searches = (0..<Self.pairs / 10).map { index in
            Node.Search(generator.pattern(), flags: flags[index % 7], in: (0..<10).map { _ in generator.text() })
        }
        try compare(searches)
    }

    @Test(.enabled(if: Node.isThere, Node.hint)) func changedPatternsAreRefusedAsByNode() throws {
        var generator = PatternGenerator(seed: 2)
        try compare((0..<Self.pairs / 2).map { _ in Node.Search(generator.mutatedPattern(), in: [generator.text()]) })
    }

    /// The flags of a search become modifiers of the whole pattern.
    private func compare(_ searches: [Node.Search]) throws {
        let expected = try Node.occurrences(searches)
        try #require(expected.count == searches.count)
        var limited = 0
        var decided = 0
        for (search, expected) in zip(searches, expected) {
            let pattern = search.flags.isEmpty ? search.pattern : "(?\(search.flags):\(search.pattern))"
            let regex = try? ECMARegex(pattern)
            if expected == nil, regex != nil, Self.isNewerThanNode(search.pattern) { continue }
            #expect((regex == nil) == (expected == nil), "\(search)")
            guard let regex, let expected else { continue }
            for (text, expected) in zip(search.texts, expected) where !Self.isWrongInNode(search, text) {
                guard let occurs = try? regex.occurs(in: text) else {
                    limited += 1
                    continue
                }
                decided += 1
                #expect(occurs == expected, "\(search.flags) \(search.pattern) in \(text.debugDescription)")
            }
        }
        #expect(limited * 500 < decided, "\(limited) searches of \(decided) reached a limit")
    }

    /// Whether a pattern has features that Node 20 lacks: modifiers, and names that several alternatives share.
    private static func isNewerThanNode(_ pattern: String) -> Bool {
        pattern.contains(/\(\?[ims-]/) || pattern.matches(of: /\(\?<[^=!]/).count > 1
    }

    /// Whether Node is known to be wrong about a text.
    ///
    /// Where case is ignored, it takes neither U+017F nor U+212A for word characters, contrary to ECMA-262,
    /// WordCharacters. After a back-reference, it finds negative look-aheads in the middle of surrogate pairs.
    private static func isWrongInNode(_ search: Node.Search, _ text: String) -> Bool {
        let hasFoldedWords = text.unicodeScalars.contains { $0 == "\u{17F}" || $0 == "\u{212A}" }
        let hasPairs = text.unicodeScalars.contains { $0.value > 0xFFFF }
        return search.flags.contains("i") && hasFoldedWords && search.pattern.contains(/\\b/.ignoresCase())
            || hasPairs && search.pattern.contains("(?!") && search.pattern.contains(/\\[1-9k]/)
    }
}
