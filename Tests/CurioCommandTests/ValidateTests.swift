import Foundation
import TestSupport
import Testing

@Suite("curio validate")
struct ValidateTests {
    private func folder() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(
            Data(#"{"type": "object", "properties": {"name": {"$ref": "name.json"}}, "required": ["name"]}"#.utf8),
            to: "schema.json")
        try scratch.write(Data(#"{"type": "string", "format": "date"}"#.utf8), to: "name.json")
        try scratch.write(Data(#"{"name": "x"}"#.utf8), to: "good.json")
        try scratch.write(Data("{\n  \"name\": 5\n}".utf8), to: "bad.json")
        try scratch.write(Data("{".utf8), to: "broken.json")
        return scratch
    }

    @Test("prints nothing about valid documents, and the issues of others")
    func verdicts() throws {
        let scratch = try folder()
        let good = try CurioRun("validate", "--schema", "schema.json", "good.json", folder: scratch.folder)
        #expect(good.status == 0 && good.output.isEmpty && good.errors.isEmpty)
        let bad = try CurioRun("validate", "-s", "schema.json", "good.json", "bad.json", folder: scratch.folder)
        #expect(
            bad.output == """
                bad.json:2:11: error: expected a string, found 5 at /name
                      "name": 5
                              ^

                """)
        #expect(bad.status == 1)
        #expect(bad.errors == "1 of 2 documents is not valid\n")
        let piped = try CurioRun("validate", "-s", "schema.json", input: "{}", folder: scratch.folder)
        #expect(piped.output.hasPrefix(#"<stdin>:1:1: error: missing "name": expected a string"#))
        #expect(piped.status == 1)
    }

    @Test(
        "warns if the schema has only unknown keywords, so that everything is valid",
        arguments: ["validate", "coverage"])
    func noSchema(command: String) throws {
        let scratch = try folder()
        let run = try CurioRun(command, "-s", "good.json", "schema.json", folder: scratch.folder)
        let warning = "this is not a schema: it has no keywords that describe values; any value is valid"
        #expect(run.status == 0 && run.errors.hasPrefix("good.json:1:10: warning: \(warning)\n"), "\(run.errors)")
        try scratch.write(#"{"a": {"type": "string"}}"#, to: "map.json")
        let map = try CurioRun(command, "-s", "map.json", "good.json", folder: scratch.folder)
        #expect(map.status == 0 && map.errors.contains("; any value is valid"), "\(map.errors)")
        let open = ["{}", "true", #"{"title": "anything", "x-owner": "us"}"#]
        for schema in open {
            try scratch.write(schema, to: "open.json")
            #expect(try CurioRun(command, "-s", "open.json", "good.json", folder: scratch.folder).errors.isEmpty)
        }
    }

    @Test("asserts the contents of strings with --assert-content")
    func contents() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"contentMediaType": "application/json"}"#, to: "schema.json")
        #expect(try CurioRun("validate", "-s", "schema.json", input: #""{""#, folder: scratch.folder).status == 0)
        let asserted = try CurioRun(
            "validate", "-s", "schema.json", "--assert-content", input: #""{""#, folder: scratch.folder)
        #expect(asserted.status == 1)
    }

    @Test("obeys --assert-formats, --draft and --max-errors")
    func options() throws {
        let scratch = try folder()
        #expect(
            try CurioRun("validate", "-s", "schema.json", "--assert-formats", "good.json", folder: scratch.folder)
                .status
                == 1)
        try scratch.write(Data(#"{"minimum": 1, "exclusiveMinimum": true}"#.utf8), to: "old.json")
        #expect(
            try CurioRun("validate", "-s", "old.json", "--draft", "4", input: "1", folder: scratch.folder).status == 1)
        #expect(try CurioRun("validate", "-s", "old.json", input: "2", folder: scratch.folder).status == 65)
        try scratch.write(Data(#"{"items": false}"#.utf8), to: "none.json")
        let run = try CurioRun(
            "validate", "-s", "none.json", "--max-errors", "2", input: "[1,2,3]", folder: scratch.folder)
        #expect(run.output.contains("1 more issue (--max-errors)"))
    }

    @Test("exits with 65 for unreadable input, 66 for a missing file and 64 for wrong usage")
    func statuses() throws {
        let scratch = try folder()
        #expect(try CurioRun("validate", "-s", "schema.json", "broken.json", folder: scratch.folder).status == 65)
        #expect(try CurioRun("validate", "-s", "broken.json", "good.json", folder: scratch.folder).status == 65)
        #expect(try CurioRun("validate", "-s", "none.json", "good.json", folder: scratch.folder).status == 66)
        #expect(try CurioRun("validate", "good.json", folder: scratch.folder).status == 64)
        #expect(try CurioRun("validate", "-s", "-", input: "{}", folder: scratch.folder).status == 64)
    }

    /// It was in the column of the character, but these are as wide as two others on a terminal, or as none.
    @Test(
        "puts the caret below characters of every width",
        arguments: [
            ("漢字🎉", 8), ("ﾊﾝ", 4), ("한글", 6), ("e\u{301}a", 4), ("☎\u{FE0F}", 4), ("1\u{FE0F}\u{20E3}", 4),
            ("©\u{FE0F}", 4), ("1©", 4), ("\u{200D}x", 3), ("x", 3),
        ])
    func caretBelowWideCharacters(text: String, width: Int) throws {
        let scratch = try Scratch()
        try scratch.write(#"{"prefixItems": [true, false]}"#, to: "s.json")
        try scratch.write(#"["\#(text)", 1]"#, to: "d.json")
        let run = try CurioRun("validate", "-s", "s.json", "d.json", folder: scratch.folder)
        #expect(run.status == 1)
        let lines = run.output.split(separator: "\n")
        try #require(lines.count == 3)
        #expect(lines[1] == "    [\"\(text)\", 1]")
        #expect(lines[2] == String(repeating: " ", count: 4 + 1 + width + 2) + "^")
    }
}
