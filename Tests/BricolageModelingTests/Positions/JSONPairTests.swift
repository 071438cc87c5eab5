import BricolageCore
import BricolageFields
import BricolageModeling
import BricolageWriting
import TestSupport
import Testing

@Suite struct JSONPairTests {
    private typealias Rule = JSONPair<String, [Int]>

    private func read(_ text: String) throws -> Rule { try JSONDocument(parsing: text).root.read() }

    @Test func theElementsAreReadAndWrittenInOrder() throws {
        let rule = try read(#" ["max", [3, 4]] "#)
        #expect(rule.first == "max")
        #expect(rule.second == [3, 4])
        #expect(try JSON.encode(rule) == Array(#"["max",[3,4]]"#.utf8))
    }

    @Test func anyCoderReadsAndWritesIt() throws {
        let rule = try JSON.decode(Rule.self, from: #"["max", []]"#)
        #expect(rule == Rule(first: "max", second: []))
        let values = try JSON.decode([String: Rule].self, from: #"{"a": ["b", [1]]}"#)
        #expect(values == ["a": Rule(first: "b", second: [1])])
        #expect(try JSON.encode(values) == Array(#"{"a":["b",[1]]}"#.utf8))
    }

    @Test(arguments: ["[]", #"["max"]"#, #"["max", [], []]"#, "{}", #""max""#, "null"])
    func onlyArraysOfTwoElementsAreRead(text: String) {
        #expect { try JSON.decode(Rule.self, from: text) } throws: { error in
            (error as? DecodingIssues)?.issues.first?.message.contains("an array of 2 elements") ?? false
        }
    }

    @Test func issuesOfElementsHaveTheirPlace() throws {
        let issues = #expect(throws: DecodingIssues.self) {
            try JSON.decode([Rule].self, from: #"[["max", [1]], ["max", [1, "b"]]]"#)
        }
        #expect(issues?.issues.map { "\($0.pointer)" } == ["/1/1/1"])
    }

    @Test func onlyArraysMayBePairs() throws {
        let union = OneOf2<JSONPair<Int, Int>, String>.self
        #expect(try JSON.decode(union, from: "[1, 2]").v1 == JSONPair(first: 1, second: 2))
        #expect(try JSON.decode(union, from: #""a""#).v2 == "a")
        #expect(try JSONPair<Int, Int>.recognize(JSONDocument(parsing: "{}").root) == .impossible)
        #expect(try JSONPair<Int, Int>.recognize(JSONDocument(parsing: "[]").root) == .possible)
    }

    @Test func pairsAreEqualIfBothElementsAre() {
        let pair = JSONPair(first: 1, second: "a")
        #expect(pair == JSONPair(first: 1, second: "a"))
        #expect(pair != JSONPair(first: 2, second: "a"))
        #expect(pair != JSONPair(first: 1, second: "b"))
        #expect(Set([pair, pair]).count == 1)
    }
}
