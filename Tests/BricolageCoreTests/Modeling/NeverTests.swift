internal import BricolageCore
internal import BricolageFields
internal import BricolageWriting
internal import Testing

/// Values that can only be null.
@Suite struct NeverTests {
    @Test func nullIsReadAndWritten() throws {
        let values = try JSON.decode([Never?].self, from: "[null, null]")
        #expect(values == [nil, nil])
        #expect(try JSON.Encoder().encodeToString(values) == "[null,null]")
        let members = try JSON.decode([String: Nullable<Never>].self, from: #"{"a": null}"#)
        #expect(members == ["a": .null])
        #expect(try JSON.Encoder().encodeToString(members) == #"{"a":null}"#)
    }

    @Test(arguments: ["[0]", "[{}]", #"[""]"#, "[false]"]) func anythingElseIsRefused(text: String) {
        let error = #expect(throws: (any Error).self) { try JSON.decode([Never?].self, from: text) }
        #expect("\(error.map { "\($0)" } ?? "")".contains("null"))
    }

    // The kind was once that of an invalid value, and the message about null said that null was expected.
    @Test(arguments: [
        ("[0]", "expected null, found the number 0", DecodingIssue.Kind.wrongKind),
        ("[null]", "expected nothing, found null", .unexpectedNull),
    ])
    func whatIsRefusedIsOfTheWrongKind(text: String, message: String, kind: DecodingIssue.Kind) throws {
        let error = try #require(throws: DecodingIssues.self) { try JSON.decode([Never].self, from: text) }
        #expect(error.issues.map(\.kind) == [kind])
        #expect(error.issues.map(\.message) == [message])
    }
}
