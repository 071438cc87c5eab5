import BricolageCore
import ECMARegex
import Foundation
import TestSupport
import Testing

/// The patterns of published schemas.
@Suite struct SchemaStoreTests {
    @Test(
        .enabled(if: Suites.has("schemastore/schemas") && Node.isThere, "skipped: needs SchemaStore's schemas and node")
    )
    func everyPatternOfSchemaStoreIsReadAndSearchedForAsByNode() throws {
        var collector = PatternCollector()
        for file in Suites.files(in: "schemastore/schemas") {
            collector.collect(try JSONDocument(parsing: Suites.bytes(file)).root.json)
        }
        let patterns = collector.patterns.sorted()
        let texts = Array(
            collector.texts.sorted().enumerated().filter { $0.offset % 97 == 0 }.map(\.element).prefix(60))
        let searches = patterns.map { Node.Search($0, in: texts + [$0]) }
        let expected = try Node.occurrences(searches)
        try #require(expected.count == searches.count)
        for (search, expected) in zip(searches, expected) {
            let regex = try? ECMARegex(search.pattern)
            #expect(
                try regex.map { regex in try search.texts.map { try regex.occurs(in: $0) } } == expected, "\(search)")
        }
        #expect(patterns.count > 700)
    }
}

private struct PatternCollector {
    var patterns: Set<String> = []
    var texts: Set<String> = []

    mutating func collect(_ value: JSON) {
        switch value {
        case .object(let object):
            for (key, member) in object {
                texts.insert(key)
                if key == "pattern", let pattern = member.string { patterns.insert(pattern) }
                if key == "patternProperties", let members = member.object { patterns.formUnion(members.map(\.key)) }
                collect(member)
            }
        case .array(let array): for element in array { collect(element) }
        case .string(let text): texts.insert(text)
        default: break
        }
    }
}
