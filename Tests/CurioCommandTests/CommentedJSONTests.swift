import Foundation
import TestSupport
import Testing

@Suite("JSON with comments")
struct CommentedJSONTests {
    /// The output of `curio validate` about a text.
    private func validation(
        of text: String, in name: String = "d.jsonc", by schema: String, _ arguments: String...
    ) throws -> CurioRun {
        let scratch = try Scratch()
        try scratch.write(schema, to: "s.json")
        try scratch.write(text, to: name)
        return try CurioRun(
            arguments: ["validate", "-s", "s.json", name] + arguments, input: [], folder: scratch.folder)
    }

    @Test(
        "places and lines are those of the file",
        arguments: [("d.jsonc", []), ("d.JSONC", []), ("d.json", ["--comments"])])
    func places(name: String, arguments: [String]) throws {
        let scratch = try Scratch()
        try scratch.write(#"{"properties": {"b": {"type": "integer"}}, "required": ["c"]}"#, to: "s.json")
        try scratch.write("// größe\n{\n  \"a\": 1, /* é\r\né */ /**/ \"b\": \"x\", // b\n}//", to: name)
        let run = try CurioRun(
            arguments: ["validate", "-s", "s.json", name] + arguments, input: [], folder: scratch.folder)
        #expect(
            run.output == """
                \(name):2:1: error: missing "c": expected a value
                    {
                    ^
                \(name):4:16: error: expected an integer, found the string "x" at /b
                    é */ /**/ "b": "x", // b
                                   ^

                """)
        #expect(run.status == 1)
    }

    @Test("a comment ends at any kind of line break", arguments: ["\n", "\r", "\r\n"])
    func lineEnds(end: String) throws {
        let run = try validation(of: "// a\(end)5 // b\(end)", by: #"{"type": "integer"}"#)
        #expect(run.status == 0, "\(run.output)")
    }

    @Test("standard input may have comments with --comments")
    func standardInput() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"type": "array"}"#, to: "s.json")
        let arguments = ["validate", "-s", "s.json", "-", "--comments"]
        let run = try CurioRun(arguments: arguments, input: Array("/**/[]".utf8), folder: scratch.folder)
        #expect(run.status == 0, "\(run.output)")
    }

    @Test(
        "only comments are left out",
        arguments: [
            (#"["//a", "/*b*/", "\"//", "\\"/*c*/, "d"]"#, #"["//a", "/*b*/", "\"//", "\\", "d"]"#),
            ("/*/ 1 */2", "2"), ("/***/3/* * / **/", "3"), ("4 // 5", "4"), ("// 6\r\n7\r\n//", "7"),
            ("/* // */ 8 // */", "8"), ("[9,/*,*/]", "[9]"), (#"{"a": 1 , // ,"# + "\n}", #"{"a": 1}"#),
        ])
    func contents(text: String, value: String) throws {
        let run = try validation(of: text, by: #"{"const": \#(value)}"#)
        #expect(run.status == 0, "\(run.output)")
    }

    @Test(
        "syntax errors are shown with their place and line",
        arguments: [
            ("{\"a\": /* é */ x}", "1:15: error: expected a value, found 'x'", "{\"a\": /* é */ x}"),
            (
                "[1] /* two", "1:11: error: expected '*/' at the end of the comment, but the text ends here",
                "[1] /* two"
            ),
            ("/*/", "1:4: error: expected '*/' at the end of the comment, but the text ends here", "/*/"),
            ("[1 / 2]", "1:4: error: expected ',' or ']', found '/'; JSON has no comments", "[1 / 2]"),
            ("[1,,]", "1:4: error: expected a value or ']', found ','", "[1,,]"),
            ("[\"a", "1:4: error: expected '\"' at the end of a string, but the text ends here", "[\"a"),
        ])
    func errors(text: String, message: String, line: String) throws {
        let run = try validation(of: text, by: "true")
        #expect(run.output.hasPrefix("d.jsonc:\(message)\n    \(line)\n"), "\(run.output)")
        #expect(run.status == 65)
    }

    @Test(
        "bytes that are not UTF-8 are refused with their place, in comments too",
        arguments: [
            ("d.jsonc", "{ // é\n  /* gr", "\u{DF}e */ }"), ("d.jsonc", "[ // é\n  \"gr", "\"]"),
            ("d.yaml", "# é\ngroß: ", ""),
        ])
    func invalidUTF8(name: String, before: String, after: String) throws {
        let scratch = try Scratch()
        try scratch.write("true", to: "s.json")
        try Data(Array(before.utf8) + [0xF6] + Array(after.utf8)).write(to: scratch.folder.appending(path: name))
        let run = try CurioRun(arguments: ["validate", "-s", "s.json", name], input: [], folder: scratch.folder)
        let column = before.split(separator: "\n")[1].count + 1
        #expect(run.output.hasPrefix("\(name):2:\(column): error: the bytes here are not UTF-8\n"), "\(run.output)")
        #expect(run.status == 65)
    }

    @Test("offsets are those of the file")
    func offsets() throws {
        let run = try validation(of: "/* é */ 1", by: #"{"type": "string"}"#, "--format", "json")
        #expect(run.output.contains("\"offset\": 9,"), "\(run.output)")
    }

    @Test(
        "the error at a comment in a .json file names --comments, the error at a lone slash does not",
        arguments: [
            ("// a\n1", "; JSON has no comments; --comments reads them"),
            ("[1 /* a */]", "; JSON has no comments; --comments reads them"), ("[1 / 2]", "; JSON has no comments"),
            ("[1]/", "; JSON has no comments"),
        ])
    func advice(text: String, end: String) throws {
        let run = try validation(of: text, in: "d.json", by: "true")
        #expect(run.output.split(separator: "\n").first?.hasSuffix(end) == true, "\(run.output)")
        #expect(run.status == 65)
    }

    @Test("a schema may have comments, and its places are those of the file")
    func schemas() throws {
        let scratch = try Scratch()
        try scratch.write("{/* é */ \"type\": \"strin\", }// s", to: "s.jsonc")
        let lint = try CurioRun(arguments: ["lint", "s.jsonc"], input: [], folder: scratch.folder)
        #expect(lint.output.contains("s.jsonc:1:18: error: "), "\(lint.output)")
        #expect(lint.output.contains("    {/* é */ \"type\": \"strin\", }// s\n"), "\(lint.output)")
        try scratch.write("{\"$ref\": \"t.jsonc\"}", to: "s.json")
        try scratch.write("{\"type\": \"string\", /* é */}", to: "t.jsonc")
        let run = try CurioRun(arguments: ["validate", "-s", "s.json"], input: Array("1".utf8), folder: scratch.folder)
        #expect(run.output.contains("expected a string, found 1"), "\(run.output)\(run.errors)")
    }

    @Test("the error at a comment in a .json schema names the suffix that allows comments")
    func adviceOnSchemas() throws {
        let scratch = try Scratch()
        try scratch.write("{\n  // any\n}", to: "s.json")
        for arguments in [["lint", "s.json"], ["validate", "-s", "s.json"]] {
            let run = try CurioRun(arguments: arguments, input: Array("1".utf8), folder: scratch.folder)
            let end = "found '/'; JSON has no comments; files whose names end in .jsonc may have them"
            #expect((run.output + run.errors).contains(end), "\(run.output)\(run.errors)")
            #expect(run.status == 65)
        }
    }

    @Test("--comments and --lines cannot be combined")
    func severalForms() throws {
        let run = try validation(of: "1", by: "true", "--comments", "--lines")
        #expect(run.status == 64)
        #expect(run.errors.hasPrefix("error: --lines and --comments cannot be combined."))
    }

    @Test("the samples of infer may have comments")
    func samples() throws {
        let scratch = try Scratch()
        try scratch.write("[1, /* two */]", to: "d.jsonc")
        let run = try CurioRun(arguments: ["infer", "d.jsonc"], input: [], folder: scratch.folder)
        #expect(run.output.contains("integer"))
        #expect(run.status == 0)
    }

    @Test("columns after several comments of one line are those of the file")
    func severalComments() throws {
        let text = "[ /* é */ \"a\", /*ü\r\nö*/ \"b\", /* ä */ /* x */ \"ß\", \"d\"]"
        let run = try validation(of: text, by: #"{"items": {"type": "integer"}}"#)
        let places = run.output.matches(of: #/d\.jsonc:(\d+:\d+): /#).map { String($0.1) }
        #expect(places == ["1:11", "2:5", "2:26", "2:31"], "\(run.output)")
    }

    /// The column of each place was counted from the beginning of its line, which took minutes.
    @Test("many places in one line with comments take linear time")
    func longLine() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"items": {"type": "integer"}}"#, to: "s.json")
        let text = "[" + Array(repeating: "/* é */ \"word\"", count: 40_000).joined(separator: ", ") + "]"
        try scratch.write(text, to: "d.jsonc")
        let line = """
            ulimit -t 40; "$CURIO" validate -s s.json d.jsonc --max-errors 100000 > out; echo $?; tail -n 3 out | head -n 1
            """
        let run = try CurioRun(shell: line, folder: scratch.folder)
        #expect(run.output.hasPrefix("1\nd.jsonc:1:\(1 + 16 * 39_999 + 9): error: "), "\(run.output)\(run.errors)")
    }

    @Test("a value right behind a comment has its place")
    func valueBehindAComment() throws {
        let run = try validation(
            of: #"{"a":/*é*/"x"}"#, by: #"{"properties": {"a": {"type": "integer"}}}"#)
        #expect(run.output.hasPrefix("d.jsonc:1:11: error: expected an integer"), "\(run.output)")
    }

    @Test("other errors in a .json file do not advise --comments", arguments: ["[1 x]", "[1, // a", "//"])
    func errorsWithoutAdvice(text: String) throws {
        let run = try validation(of: text, in: "d.json", by: "true")
        #expect(run.output.contains("--comments") == text.contains("//"), "\(run.output)")
        #expect(run.status == 65)
    }
}
