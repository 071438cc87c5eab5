import Bricolage
import Foundation
import TestSupport
import Testing

/// Texts through our parser and writer and through Python's `json`.
@Suite(.enabled(if: Python.isThere, Python.hint)) struct PythonComparisonTests {
    /// Both must reject a text, or read the same value from it.
    private func compare(_ texts: [[UInt8]], sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
        let theirs = try Python.read(texts)
        try #require(theirs.count == texts.count)
        for (text, their) in zip(texts, theirs) {
            let our = try? JSON(parsing: text).canonicalText
            #expect(
                our == their, "\(String(decoding: text.prefix(2000), as: UTF8.self))", sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: 0..<4) func generatedTexts(seed: UInt64) throws {
        var generator = JSONTextGenerator(seed: seed)
        let texts = (0..<800).map { _ in Array(generator.text().utf8) }
        try compare(texts)
        // Python reads our output as the values that we have parsed.
        let values = try texts.map { try JSON(parsing: $0) }
        for formatting in [JSONFormatting.compact, .pretty] {
            let theirs = try Python.read(values.map { $0.serializedBytes(formatting) })
            for (value, their) in zip(values, theirs) { #expect(their == value.canonicalText) }
        }
    }

    @Test(arguments: 4..<8) func mutatedTexts(seed: UInt64) throws {
        var generator = JSONTextGenerator(seed: seed)
        let texts = (0..<1500).map { _ in generator.mutatedText() }
        try compare(texts)
        let accepted = texts.count { (try? JSON(parsing: $0)) != nil }
        // The mutations must leave some texts valid and break others, or nothing is compared.
        #expect(accepted > 100 && accepted < texts.count - 100)
    }

    @Test func encodedValues() throws {
        var generator = SeededGenerator(seed: 9)
        let records = (0..<200).map { _ in Record(&generator) }
        let theirs = try Python.read(records.map { [UInt8](try JSONEncoder().encode($0)) })
        for (record, their) in zip(records, theirs) {
            #expect(try JSON(parsing: JSON.Encoder().encode(record)).canonicalText == their)
        }
    }

    @Test(.enabled(if: Suites.has("bench/twitter.json"), Suites.hint)) func corpora() throws {
        try compare(Suites.files(in: "bench").map { try Suites.bytes($0) })
        let small = try (Suites.files(in: "hostile/json") + Suites.files(in: "hostile/schema")).map {
            try Suites.bytes($0)
        }.filter { $0.count < 1 << 20 }
        // Leaves out texts that are too deep for Python, and those that are not JSON in UTF-8.
        try compare(small.filter { (try? JSON(parsing: $0, options: JSONParsingOptions(maximumDepth: 500))) != nil })
    }
}
