import ECMARegex
import Foundation
import TestSupport
import Testing

/// Patterns and texts that nobody chose, against Node. `REGEX_PAIRS=100000` asks for more of them.
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

    /// Flags are modifiers of the whole pattern for us.
    private func compare(_ searches: [Node.Search]) throws {
        let expected = try Node.occurrences(searches)
        try #require(expected.count == searches.count)
        for (search, expected) in zip(searches, expected) {
            let pattern = search.flags.isEmpty ? search.pattern : "(?\(search.flags):\(search.pattern))"
            // Node 20 has neither modifiers nor names that several alternatives share.
            if expected == nil, search.pattern.contains("(?") { continue }
            let found = (try? ECMARegex(pattern)).map { regex in search.texts.map { try? regex.occurs(in: $0) } }
            #expect(found == expected, "\(search)")
        }
    }
}
