import Foundation
import Testing

@Suite("duplicate keys in documents and schemas, of which only the last one counts")
struct DuplicateKeyTests {
    private func folder() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(#"{"properties": {"a": {"type": "integer"}}}"#, to: "schema.json")
        try scratch.write("{\"a\": \"x\",\n \"b\": [{\"c\": 1, \"\\u0063\": 2}],\n \"a\": 1}", to: "twice.json")
        try scratch.write(#"{"properties": {"a": true}, "properties": {}}"#, to: "twice.schema.json")
        return scratch
    }

    private static let warnings = """
        twice.json:2:17: warning: duplicate key "c" in this object at /b/0/c; only the last one counts
             "b": [{"c": 1, "\\u0063": 2}],
                            ^
            note: the first one is at 2:9
        twice.json:3:2: warning: duplicate key "a" in this object at /a; only the last one counts
             "a": 1}
             ^
            note: the first one is at 1:2

        """

    @Test(
        "a warning names the places of both keys, and the status and the output stay as they are",
        arguments: [
            ["validate", "-s", "schema.json"], ["coverage", "-s", "schema.json"], ["explain", "schema.json"], ["infer"],
        ])
    func documents(command: [String]) throws {
        let scratch = try folder()
        let run = try CurioRun(arguments: command + ["twice.json"], input: [], folder: scratch.folder)
        #expect(run.status == 0 && run.errors == Self.warnings, "\(run.errors)")
        try scratch.write(#"{"b": [{"c": 2}], "a": 1}"#, to: "once.json")
        let once = try CurioRun(arguments: command + ["once.json"], input: [], folder: scratch.folder)
        #expect(once.status == 0 && once.errors.isEmpty)
        if command[0] != "explain" {
            #expect(run.output == once.output)
        }
    }

    @Test("keys that merely look alike, and keys of different objects, are no duplicates")
    func differentKeys() throws {
        let text = ##"[{"\u00e9": 1, "e\u0301": 2, "a": {"a": {"a": 1}}}, {"a": 1}]"##
        let run = try CurioRun("infer", input: text)
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    }

    @Test("the places are those in JSON with comments and in JSON Lines")
    func otherLayouts() throws {
        let commented = try CurioRun("infer", "--comments", input: "{\"a\": 1, /* é */ \"a\": 2,}")
        #expect(commented.errors.hasPrefix("<stdin>:1:18: warning: duplicate key \"a\""), "\(commented.errors)")
        let lines = try CurioRun("infer", "--lines", input: "{}\n{\"a\": 1, \"a\": 2}\n")
        #expect(lines.errors.hasPrefix("<stdin>:2:10: warning: duplicate key \"a\""), "\(lines.errors)")
        #expect(lines.errors.hasSuffix("note: the first one is at 2:2\n"), "\(lines.errors)")
    }

    @Test("warnings about the documents of a file end after ten, and the others are counted")
    func limit() throws {
        let scratch = try folder()
        let text = String(repeating: "{\"a\": 1, \"a\": 2, \"a\": 3}\n", count: 8)
        try scratch.write(text, to: "many.jsonl")
        for command in [["validate", "-s", "schema.json"], ["infer"]] {
            let run = try CurioRun(arguments: command + ["many.jsonl"], input: [], folder: scratch.folder)
            #expect(run.status == 0)
            #expect(run.errors.components(separatedBy: "warning: duplicate key").count == 11)
            #expect(run.errors.components(separatedBy: "note: the first one is at 1:2\n").count == 3)
            #expect(run.errors.hasSuffix("\nmany.jsonl: note: 6 more duplicate keys\n"), "\(run.errors)")
        }
    }

    @Test("other forms of reports contain the warnings, which displace no error and refuse nothing")
    func reportForms() throws {
        let scratch = try folder()
        func run(_ form: String, _ more: String...) throws -> CurioRun {
            let arguments = ["validate", "-s", "schema.json", "--format", form, "twice.json"] + more
            let run = try CurioRun(arguments: arguments, input: [], folder: scratch.folder)
            #expect(!run.errors.contains("duplicate"))
            return run
        }
        let json = try run("json")
        #expect(json.status == 0 && json.output.contains(#""kind": "duplicate-key""#), "\(json.output)")
        #expect(json.output.contains("the first one is at 2:9") && json.output.contains(#""severity": "warning""#))
        #expect(try run("github").output.hasPrefix("::warning file=twice.json,line=2,col=17,title=duplicate-key::"))
        #expect(try run("sarif").output.contains(#""level": "warning""#))
        #expect(try run("junit").output.contains(#"tests="1" failures="0" errors="0""#))
        try scratch.write("{\"x\": 1, \"x\": 2}\n{\"a\": \"b\"}\n", to: "both.jsonl")
        let both = try run("json", "both.jsonl", "--max-errors", "1")
        #expect(both.status == 1 && both.output.contains("expected an integer"), "\(both.output)")
    }

    @Test("with --mask the warnings contain nothing from the document")
    func mask() throws {
        let scratch = try folder()
        let run = try CurioRun("validate", "-s", "schema.json", "--mask", "twice.json", folder: scratch.folder)
        #expect(
            run.errors == """
                twice.json:2:17: warning: duplicate key in this object; only the last one counts
                    note: the first one is at 2:9
                twice.json:3:2: warning: duplicate key in this object; only the last one counts
                    note: the first one is at 1:2

                """)
    }

    @Test(
        "a schema with duplicate keys has the same warning",
        arguments: [
            ["validate", "-s", "twice.schema.json", "schema.json"],
            ["coverage", "-s", "twice.schema.json", "schema.json"],
            ["explain", "twice.schema.json", "schema.json"], ["sample", "twice.schema.json"],
            ["compatible", "twice.schema.json", "twice.schema.json"], ["bundle", "twice.schema.json"],
            ["metaschema", "twice.schema.json"], ["generate", "twice.schema.json"], ["lint", "twice.schema.json"],
        ])
    func schemas(arguments: [String]) throws {
        let scratch = try folder()
        let run = try CurioRun(arguments: arguments, input: [], folder: scratch.folder)
        let warning = "twice.schema.json:1:29: warning: duplicate key \"properties\" in this object at /properties; "
        let text = arguments[0] == "lint" ? run.output : run.errors
        #expect(text.contains(warning + "only the last one counts\n"), "\(text)")
        #expect(run.status == (arguments[0] == "lint" ? 1 : 0))
    }

    @Test("a file of tests with duplicate keys has the same warning")
    func tests() throws {
        let scratch = try Scratch()
        let tests = #"[{"description": "a", "data": 1, "data": 2, "valid": true}]"#
        try scratch.write(#"[{"description": "g", "schema": true, "tests": \#(tests)}]"#, to: "t.json")
        let run = try CurioRun("test", "t.json", folder: scratch.folder)
        #expect(run.status == 0)
        #expect(run.errors.hasPrefix("t.json:1:81: warning: duplicate key \"data\" in this object"), "\(run.errors)")
        #expect(try CurioRun("test", "--format", "junit", "t.json", folder: scratch.folder).status == 0)
    }

    @Test("a file with very many duplicate keys takes linear time")
    func manyDuplicates() throws {
        let scratch = try folder()
        let object = "{" + String(repeating: "\"a\": 1, ", count: 200_000) + "\"a\": 2}"
        try scratch.write(object, to: "many.json")
        let run = try CurioRun("validate", "-s", "schema.json", "many.json", folder: scratch.folder)
        #expect(run.status == 0 && run.errors.hasSuffix("many.json: note: 199990 more duplicate keys\n"))
    }

    @Test("a schema that is compared with itself, or with a part of itself, is warned about once")
    func comparedWithItself() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"type": "string", "type": "number", "$defs": {"a": true}}"#, to: "s.json")
        for other in ["s.json", "s.json#/$defs/a"] {
            let run = try CurioRun("compatible", "s.json", other, folder: scratch.folder)
            #expect(run.errors.components(separatedBy: "warning: duplicate key").count == 2, "\(run.errors)")
        }
    }
}
