import BricolageCore
import BricolageFields
import BricolageModeling
import BricolagePointers
import Testing

/// A string of a document may contain JSON text that a type decodes itself: faults inside the text are distinguished
/// from faults outside.
@Suite struct TextsInsideTests {
    private struct Inner: Decodable { var id: Int, kind: String }

    /// Reads the text from its own value.
    private struct Payload: Decodable {
        var inner: Inner

        init(from decoder: any Decoder) throws {
            inner = try JSON.decode(Inner.self, from: decoder.singleValueContainer().decode(String.self))
        }
    }

    /// Reads the text from one of its members.
    private struct Event: Decodable {
        var id: Int
        var inner: Inner

        enum CodingKeys: CodingKey { case id, payload }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            id = try container.decode(Int.self, forKey: .id)
            inner = try JSON.decode(Inner.self, from: container.decode(String.self, forKey: .payload))
        }
    }

    private static let bad = #"{\"id\":\"x\",\n \"kind\":7}"#

    private func check(_ issue: DecodingIssue?, _ pointer: String) throws {
        let issue = try #require(issue)
        #expect(issue.pointer.description == pointer)
        #expect(issue.kind == .custom)
        #expect(issue.message.hasPrefix("the JSON text in this string has 2 issues"))
        #expect(
            issue.notes == [
                #"inside, 1:7 at /id: expected an integer, found the string "x""#,
                "inside, 2:9 at /kind: expected a string, found the number 7, by the declaration of Inner",
            ])
        let inner = try #require(issue.underlying as? DecodingIssues)
        #expect(inner.issues.map(\.pointer.description) == ["/id", "/kind"])
    }

    @Test func whatIsWrongInATextStandsAtItsString() throws {
        struct Message: Decodable { var id: Int, kind: String, payload: Payload }
        let text = #"{"id":1,"payload":"\#(Self.bad)","kind":null}"#
        let issues = try JSON.Decoder().decodingIssues(of: Message.self, in: text).issues
        #expect(issues.map(\.pointer.description) == ["/payload", "/kind"])
        try check(issues.first, "/payload")
        #expect(issues.first?.location?.column == 19)
    }

    @Test func theStringIsFoundWhereItsObjectDecodesIt() throws {
        let text = #"[{"id":1,"payload":"{\"id\":1,\"kind\":\"\"}"},{"id":2,"payload":"\#(Self.bad)"}]"#
        let issues = try JSON.Decoder().decodingIssues(of: [Event].self, in: text).issues
        #expect(issues.count == 1)
        try check(issues.first, "/1/payload")
    }

    @Test func theSameWhereTheTextIsExtracted() throws {
        struct Extracted: JSONReadableValue {
            var inner: Inner, id: Int

            init(json: JSONDocument.Node) throws {
                (inner, id) = try json.extract(
                    .required("payload", by: .converting("text") { try JSON.decode(Inner.self, from: $0 as String) }),
                    .required("id"))
            }
        }
        let text = #"[{"id":"1","payload":"\#(Self.bad)"}]"#
        let issues = try JSON.Decoder().decodingIssues(of: [Extracted].self, in: text).issues
        #expect(issues.map(\.pointer.description) == ["/0/id", "/0/payload"])
        try check(issues.last, "/0/payload")
    }

    @Test func theSameWhereATransformIsAppliedDirectly() throws {
        let string = try #require(JSONDocument(parsing: #"["\#(Self.bad)"]"#).root.elements.first { _ in true })
        let error = #expect(throws: DecodingIssues.self) {
            try string.read(by: .converting("text") { try JSON.decode(Inner.self, from: $0 as String) })
        }
        try check(error?.issues.first, "/0")
    }

    @Test func aBrokenTextIsOneIssueOfItsString() throws {
        let issues = try JSON.Decoder().decodingIssues(of: [Payload].self, in: #"["{\"id\":1,}"]"#).issues
        #expect(issues.map(\.pointer.description) == ["/0"])
        #expect(
            issues.first?.message
                == "the JSON text in this string cannot be parsed: inside, 1:9: expected a key, found '}'; "
                + "is the comma before it superfluous?")
    }

    @Test func whatAPartOfTheDocumentSaysKeepsItsPlace() throws {
        struct Delegating: JSONReadableValue {
            var inner: Inner
            init(json: JSONDocument.Node) throws { inner = try json.decode(Inner.self, at: "part") }
        }
        let text = #"{"id":1,"list":[{"part":{"id":"x","kind":7}}]}"#
        struct Holder: Decodable { var list: [Delegating] }
        let issues = try JSON.Decoder().decodingIssues(of: Holder.self, in: text).issues
        #expect(issues.map(\.pointer.description) == ["/list/0/part/id", "/list/0/part/kind"])
        #expect(issues.map(\.notes) == [[], []])
    }

    @Test func issuesThatWereLookedAtKeepTheirPlaceWhenTheyAreThrownOn() throws {
        struct Logging: JSONReadableValue {
            init(json: JSONDocument.Node) throws {
                do {
                    _ = try json.decode(Inner.self)
                } catch let issues as DecodingIssues {
                    #expect(issues.description.contains("2 issues"))
                    throw issues
                }
            }
        }
        let issues = try JSON.Decoder().decodingIssues(of: [Logging].self, in: #"[{"id":"x","kind":7}]"#).issues
        #expect(issues.map(\.pointer.description) == ["/0/id", "/0/kind"])
    }
}
