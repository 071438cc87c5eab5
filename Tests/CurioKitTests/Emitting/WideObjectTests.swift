internal import Bricolage
internal import CurioKit
internal import GoldenModels
import Testing

/// Structs of very many members.
@Suite struct WideObjectTests {
    /// A document with some members of the golden type.
    private static let text = """
        {"id": 7, "kind": "wide", "member1": "a", "member64": "b", "member65": "c", "member110": "d",
         "closed": {"part1": 1, "part100": 2}, "stranger": [null]}
        """

    @Test func areReadAndWrittenWhole() throws {
        let wide = try JSON.decode(Wide.self, from: Self.text)
        #expect(wide.member1 == "a" && wide.member64 == "b" && wide.member65 == "c" && wide.member110 == "d")
        #expect(wide.closed?.part100 == 2)
        #expect(try JSON(parsing: JSON.encode(wide)) == JSON(parsing: Self.text))
    }

    @Test func areMadeOfWhatIsGiven() throws {
        let wide = Wide(id: 7, member2: "x", member110: "y", additional: ["z": 1])
        #expect(wide.member110 == "y" && wide.member2 == "x" && wide.member1 == nil)
        #expect(
            try JSON(parsing: JSON.encode(wide)) == ["id": 7, "kind": "wide", "member2": "x", "member110": "y", "z": 1])
        #expect(Wide.Closed(part100: 3).part100 == 3)
        #expect(
            Wide.Closed(part1: 1, part100: 3)
                == (try JSON.decode(Wide.Closed.self, from: #"{"part1": 1, "part100": 3}"#)))
    }

    @Test func stillRefuseWhatIsWrong() {
        #expect(throws: (any Error).self) { try JSON.decode(Wide.self, from: #"{"member1": "a"}"#) }
        #expect(throws: (any Error).self) {
            try JSON.decode(Wide.self, from: #"{"id": 1, "kind": "wide", "member99": 1}"#)
        }
        #expect(throws: (any Error).self) { try JSON.decode(Wide.Closed.self, from: #"{"part101": 1}"#) }
    }

    /// The compiler warned that such a label does not need to be escaped in a call.
    @Test func keywordsAreLabelsWithoutBackticksInCalls() throws {
        let members = (["let", "var", "inout"] + (1...100).map { "m\($0)" }).map { #""\#($0)": {"type": "string"}"# }
        let schema = #"{"title": "T", "properties": {\#(members.joined(separator: ", "))}}"#
        let text = try generate(schema).files.map(\.contents).joined()
        let labels = text.split(separator: "\n").map { line in line.drop { $0 == " " } }
        #expect(labels.contains("let: `let`,") && labels.contains("var: `var`,"))
        #expect(labels.contains("`inout`: `inout`,") && labels.contains("`let`: String? = nil,"))
    }
}
