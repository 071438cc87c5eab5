import Bricolage
import BricolageSchema
import BricolageValidation
import TestSupport
import Testing

/// Choices between several patterns: excluding patterns by the first bytes of a text must not change a verdict.
struct TextSieveTests {
    static let patterns = [
        "^ab", "^abc$", "b", "c$", "^$", "^.b", "^é", "é$", "^[^a]", "^a*$", "^(a|b)(c|d)e{3,}", "^a.{9}z$", "^\\d{4}-",
        "^(?=ab).*c$", "(a)\\1", "^\\u{1F600}?a", "^ {2,}x", "^\"", "^\\\\", "^a{20}$", "^[a-c]{7}x", "^[a-c]{8}x",
    ]
    static let characters = ["a", "a", "b", "b", "c", "d", "e", "é", "😀", "1", "-", " ", "x", "z", "\"", "\\", "\n"]

    @Test("a random choice of patterns accepts the texts that match one of them")
    func patterns() throws {
        var generator = SeededGenerator(seed: 7)
        let single = try Self.patterns.map { try compiled(Self.schema([$0], enumeration: nil)) }
        for _ in 0..<20 {
            let count = Int.random(in: 2...9, using: &generator)
            let chosen = Self.patterns.indices.shuffled(using: &generator).prefix(count)
            let both = try compiled(Self.schema(chosen.map { Self.patterns[$0] }, enumeration: nil))
            let listed = try compiled(Self.schema(chosen.map { Self.patterns[$0] }, enumeration: "zz"))
            for _ in 0..<40 {
                let text = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
                    Self.characters.randomElement(using: &generator) ?? ""
                }.joined()
                let document = try JSONDocument(JSON.string(text))
                let expected = chosen.contains { single[$0].isValid(document) }
                let comment: Comment = "\(text) by \(chosen.map { Self.patterns[$0] })"
                #expect(both.isValid(document) == expected, comment)
                #expect(listed.isValid(document) == (expected || text == "zz"), comment)
            }
            #expect(listed.isValid(try JSONDocument(parsing: "\"zz\"")))
        }
    }

    @Test("each of many names matches a pattern of its own", arguments: [2, 3, 40, 63, 64, 65, 100])
    func many(count: Int) throws {
        let schema = try compiled(Self.schema((0..<count).map { "^name\($0)$" }, enumeration: nil))
        for number in 0..<count { #expect(schema.isValid(try JSONDocument(parsing: "\"name\(number)\"")), "\(number)") }
        for text in ["name", "name\(count)", "nam\(count)", "name0x", ""] {
            #expect(!schema.isValid(try JSONDocument(parsing: "\"\(text)\"")), "\(text)")
        }
    }

    @Test("more choices than there are sieves have the correct verdicts")
    func manyChoices() throws {
        let properties = (0..<100).map { number in
            "\"p\(number)\": " + Self.schema(["^a\(number)$", "^b\(number)$", "^c\(number)$"], enumeration: nil)
        }
        let schema = try compiled("{\"properties\": {\(properties.joined(separator: ","))}}")
        for number in 0..<100 {
            #expect(schema.isValid(try JSONDocument(parsing: "{\"p\(number)\": \"b\(number)\"}")))
            #expect(!schema.isValid(try JSONDocument(parsing: "{\"p\(number)\": \"b\(number + 1)\"}")))
        }
    }

    private static func schema(_ patterns: [String], enumeration: String?) -> String {
        var branches = patterns.map { JSON.object(["pattern": .string($0)]) }
        if let enumeration { branches.append(.object(["enum": [.string(enumeration)]])) }
        return JSON.object(["anyOf": .array(JSON.Array(branches))]).serialized()
    }
}
