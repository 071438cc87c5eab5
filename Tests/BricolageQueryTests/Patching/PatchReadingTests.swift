import Bricolage
import BricolageQuery
import Testing

/// How a JSON Patch is read from JSON and written.
@Suite("Reading JSON Patches")
struct PatchReadingTests {
    @Test func everyOperation() throws {
        let text = """
            [{"op":"add","path":"/a","value":null},{"op":"remove","path":"/b"},\
            {"op":"replace","path":"","value":[1.0]},{"op":"move","from":"/c","path":"/d"},\
            {"op":"copy","from":"/e~1","path":"/f~0"},{"op":"test","path":"/g","value":{}}]
            """
        let patch = try JSON.decode(JSONPatch.self, from: text)
        #expect(
            patch.operations == [
                .add(nil, at: "/a"), .remove(at: "/b"), .replace(at: .root, with: [1]), .move(from: "/c", to: "/d"),
                .copy(from: JSONPointer(tokens: ["e/"]), to: JSONPointer(tokens: ["f~"])), .test(at: "/g", equals: [:]),
            ])
        #expect(try JSON.Encoder().encodeToString(patch) == text)
    }

    @Test("members that an operation does not need are ignored")
    func ignoredMembers() throws {
        let patch = try JSON.decode(
            JSONPatch.self, from: #"[{"op": "remove", "path": "/a", "value": 1, "from": 2, "comment": "x"}]"#)
        #expect(patch.operations == [.remove(at: "/a")])
    }

    @Test(
        "what is wrong is reported at its place",
        arguments: [
            (#"{"op": "remove", "path": "/a"}"#, "1:1: error: expected an array"),
            (#"[{"op": "remove"}]"#, #"1:2: error: missing "path": expected a JSON Pointer at /0"#),
            (#"[{"op": "removed", "path": "/a"}]"#, #"1:9: error: expected one of "#),
            (#"[{"op": "add", "path": "/a"}]"#, #"1:2: error: missing "value""#),
            (#"[{"op": "copy", "path": "/a"}]"#, #"1:2: error: missing "from": expected a JSON Pointer at /0"#),
            (#"[{"op": "remove", "path": "a"}]"#, "1:27: error: expected a JSON Pointer: a JSON Pointer must be"),
            (#"[{"op": "move", "from": "/~2", "path": ""}]"#, "1:25: error: expected a JSON Pointer: '~' must be"),
            (#"[{"op": "remove", "path": 1}]"#, "1:27: error: expected a string"),
        ])
    func errors(_ text: String, _ message: String) throws {
        let issues = JSON.decodingIssues(of: JSONPatch.self, in: try JSONDocument(parsing: text))
        #expect(issues.description.hasPrefix(message), "\(issues)")
    }

    @Test("the thrown error says the same", arguments: [#"[{"op": "remove"}]"#, #"[{"op": "move", "path": ""}]"#])
    func thrown(text: String) throws {
        let error = #expect(throws: (any Error).self) { try JSONPatch(json: JSONDocument(parsing: text).root) }
        #expect("\(try #require(error))".contains("expected a JSON Pointer"))
    }

    @Test("every operation that is wrong is reported")
    func severalErrors() throws {
        let text = #"[{"op": "remove", "path": "a"}, {"op": "remove", "path": "/a"}, {"op": "delete", "path": "/a"}]"#
        let issues = JSON.decodingIssues(of: JSONPatch.self, in: try JSONDocument(parsing: text))
        #expect(issues.issues.map(\.pointer) == ["/0/path", "/2/op"])
    }
}
