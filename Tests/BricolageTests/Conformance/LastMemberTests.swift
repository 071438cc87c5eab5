import Bricolage
import TestSupport
import Testing

/// If several members have the same key, the last one counts, whatever reads them: dictionaries once read the others
/// too, and failed on them.
@Suite struct LastMemberTests {
    private struct Wrapped: Codable, Hashable {
        var value: Int

        init(from decoder: any Decoder) throws { value = try decoder.singleValueContainer().decode(Int.self) }
    }

    private enum Name: String, Codable, CodingKeyRepresentable { case x, y }

    private struct Fields: JSONReadableObject, Decodable {
        var x: Int
        var table: [String: Int]

        init(fields: inout JSONFields) throws {
            x = try fields["x"]
            table = try fields["table"]
        }
    }

    private struct Members: Decodable {
        var x: Int
        var table: [String: Wrapped]
    }

    /// The other members are invalid, or their keys are written with escapes, or there are many of them.
    private static let texts = [
        #"{"x":true,"x":1}"#, #"{"x":true,"\u0078":1}"#, #"{"x":[1,{"x":2}],"x":"2","x":1}"#,
        "{" + (0..<100).map { #""k\#($0)":\#($0),"k\#($0)":\#($0),"# }.joined() + #""x":null,"x":1}"#,
    ]

    @Test(arguments: texts) func dictionariesHaveIt(text: String) throws {
        #expect(try JSON.decode([String: Int].self, from: text)["x"] == 1)
        #expect(try JSON.decode([String: Int].self, from: Array(text.utf8))["x"] == 1)
        #expect(try JSON.decode([String: Int].self, from: JSONDocument(parsing: text))["x"] == 1)
        #expect(try JSON.Decoder().decode([String: Int].self, from: JSON(parsing: text))["x"] == 1)
        #expect(try JSON.decode([String: Wrapped].self, from: text)["x"]?.value == 1)
        #expect(try JSON.decode([[String: Wrapped]].self, from: "[\(text)]")[0]["x"]?.value == 1)
        #expect(try JSON.decode([String: Int?].self, from: text)["x"] == 1)
        let converting = JSON.Decoder(keyDecodingStrategy: .convertFromSnakeCase)
        #expect(try converting.decode([String: Int].self, from: text)["x"] == 1)
        #expect(try JSON(parsing: text)["x"] == 1)
        #expect(try JSONDocument(parsing: text).root["x"]?.int == 1)
        #expect(try JSON.decode(Int.self, from: text, at: "x") == 1)
        let keeping = JSONParsingOptions(duplicateKeys: .keep)
        #expect(try JSON.Decoder(parsing: keeping).decode([String: Int].self, from: text)["x"] == 1)
        #expect(try JSON.Decoder().decodingIssues(of: [String: Wrapped].self, in: text).isEmpty)
        var elements = JSON.Decoder().elements([String: Int].self, of: "[\(text)]".utf8, as: .array)
        #expect(try elements.next()?["x"] == 1)
    }

    @Test(arguments: texts) func dictionariesInTypesHaveIt(text: String) throws {
        let fields = #"{"table":1,"x":"","x":1,"table":\#(text)}"#
        #expect(try JSON.decode(Fields.self, from: fields).table["x"] == 1)
        #expect(try JSON.decode(Members.self, from: fields).table["x"]?.value == 1)
        let converting = JSON.Decoder(keyDecodingStrategy: .convertFromSnakeCase)
        #expect(try converting.decode(Members.self, from: fields).table["x"]?.value == 1)
    }

    @Test func keysOfOtherTypesHaveIt() throws {
        #expect(try JSON.decode([Int: Int].self, from: #"{"1":true,"1":1}"#) == [1: 1])
        #expect(try JSON.decode([Name: Int].self, from: #"{"x":true,"x":1}"#) == [.x: 1])
    }

    @Test func whatIsWrongIsSaidOfTheLast() throws {
        for type in [[String: Int].self, [String: Wrapped].self] as [any Decodable.Type] {
            let issues = try JSON.Decoder().decodingIssues(of: type, in: #"{"x":true,"y":1,"x":"a"}"#)
            #expect(issues.issues.map(\.pointer) == ["/x"])
            #expect(issues.issues.map(\.found) == [#"the string "a""#])
            #expect(issues.issues.map { $0.location?.offset } == [20])
        }
        let issues = try #require(throws: DecodingIssues.self) {
            try JSON.decode([String: Int].self, from: #"{"x":true,"x":[]}"#)
        }
        #expect(issues.issues.map(\.found) == ["an array with 0 elements"])
    }

    /// Each of the other members fails and is skipped.
    @Test func manyOthersCostNoMoreThanOne() throws {
        func text(_ count: Int) -> String {
            "{" + (0..<count).map { #""k\#($0)":"","# }.joined() + (0..<count).map { #""k\#($0)":1,"# }.joined()
                + #""x":1}"#
        }
        let (small, large) = (text(1000), text(8000))
        #expect(try JSON.decode([String: Int].self, from: large).count == 8001)
        let factor = try growth(from: small, to: large) { _ = try JSON.decode([String: Wrapped].self, from: $0) }
        #expect(factor < 24)
    }
}
