import Foundation
import TestSupport
import Testing

@Suite("JSON Lines and YAML")
struct DocumentLayoutTests {
    private func output(_ text: String, _ name: String, by schema: String, _ arguments: String...) throws -> CurioRun {
        let scratch = try Scratch()
        try scratch.write(schema, to: "s.json")
        try scratch.write(text, to: name)
        return try CurioRun(
            arguments: ["validate", "-s", "s.json", name] + arguments, input: [], folder: scratch.folder)
    }

    /// The lines of a run with places and messages, without excerpts of the text.
    private func heads(_ run: CurioRun) -> [String] {
        run.output.split(separator: "\n").map(String.init).filter { $0.contains(": error: ") }
    }

    @Test(
        "each line of JSON Lines is a document, and errors have the line's number",
        arguments: [("d.txt", ["--lines"]), ("d.jsonl", []), ("d.NDJSON", [])])
    func lines(name: String, arguments: [String]) throws {
        let scratch = try Scratch()
        try scratch.write(#"{"type": "integer"}"#, to: "s.json")
        try scratch.write("1\n\n  \"é\"\r\n{\n2\n [true]", to: name)
        let run = try CurioRun(
            arguments: ["validate", "-s", "s.json", name] + arguments, input: [], folder: scratch.folder)
        #expect(
            heads(run) == [
                #"\#(name):3:3: error: expected an integer, found the string "é""#,
                "\(name):4:2: error: expected a key or '}', but the text ends here",
                "\(name):6:2: error: expected an integer, found an array",
            ])
        #expect(run.status == 65)
        #expect(run.errors == "2 of 4 documents are not valid; 1 input cannot be read\n")
    }

    @Test(
        "suffixes of file names determine the layout in upper and lower case",
        arguments: [("d.JSONL", "{}\n{}"), ("d.NdJson", "{}\n{}"), ("d.YML", "a: 1"), ("d.Yaml", "a: 1")])
    func largeSuffixes(name: String, text: String) throws {
        let run = try output(text, name, by: #"{"type": "object"}"#)
        #expect(run.status == 0, "\(run.output)")
    }

    @Test("an anchor is not known in the next document")
    func anchorsOfDocuments() throws {
        let run = try output("a: &x 1\n---\nb: *x\n", "d.yaml", by: "true")
        #expect(run.status == 65)
        #expect(heads(run) == ["d.yaml:3:4: error: there is no anchor &x before this alias"])
    }

    @Test("a YAML value that contains itself is an error", arguments: ["&r [*r]", "&r {a: [*r]}", "[&r 1, &r [*r]]"])
    func anchorsThatAreOpen(text: String) throws {
        let run = try output(text, "d.yaml", by: "true")
        #expect(run.status == 65)
        let place = text.utf8.firstIndex(of: UInt8(ascii: "*"))?.utf16Offset(in: text) ?? 0
        #expect(heads(run) == ["d.yaml:1:\(place + 1): error: the value of the anchor &r contains itself"])
        #expect(try output("[&r 1, &s [&r 2, *r]]", "d.yaml", by: #"{"const": [1, [2, 2]]}"#).status == 0)
    }

    @Test("in YAML, a byte order mark may follow comments, and errors after it have their place")
    func markBehindComments() throws {
        let mark = "\u{FEFF}"
        let good = try output("# a comment\n\n  # é\r\n\(mark)a: 1\n", "d.yaml", by: #"{"required": ["a"]}"#)
        #expect(good.status == 0, "\(good.output)")
        let bad = try output(
            "# a comment\n\(mark)a: 1\nb: x\n", "d.yaml", by: #"{"additionalProperties": {"type": "integer"}}"#)
        #expect(heads(bad) == [#"d.yaml:3:4: error: expected an integer, found the string "x" at /b"#])
        let first = try output("\(mark)a: 1\nb: x\n", "d.yaml", by: #"{"required": ["b"]}"#)
        #expect(first.status == 0, "\(first.output)")
        let other = try output("a: 1\n\(mark)b: 2\n", "d.yaml", by: #"{"required": ["b"]}"#)
        #expect(other.status != 0)
    }

    @Test("memory does not grow with the lines", .enabled(if: FileManager.default.fileExists(atPath: "/proc/self")))
    func constantMemory() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"type": "object"}"#, to: "s.json")
        let line = "{\"name\": \"\(String(repeating: "x", count: 100_000))\"}\n"
        try scratch.write(String(repeating: line, count: 250), to: "long.jsonl")
        // 25 MB of lines, and room for less than half of that.
        let run = try CurioRun(
            shell: "ulimit -d 12000; \"$CURIO\" validate -s s.json long.jsonl; echo $?",
            folder: scratch.folder)
        #expect(run.output == "0\n")
    }

    @Test("errors in YAML have their places")
    func yaml() throws {
        let run = try output(
            """
            # é
            name: "Ann"
            tags:
              - é: 1
              - two
            base: &b {level: 3}
            more:
              <<: *b
              key: |
                text
            other: *b
            """, "d.yaml",
            by: """
                {"properties": {"name": {"maxLength": 2}, "tags": {"items": {"type": "string"}},
                 "base": true, "more": {"properties": {"level": {"type": "string"}, "key": {"maxLength": 3}}},
                 "other": {"required": ["x"]}}}
                """)
        #expect(
            heads(run) == [
                "d.yaml:2:7: error: expected at most 2 characters, found 3 characters at /name",
                "d.yaml:4:5: error: expected a string, found an object at /tags/0",
                "d.yaml:9:8: error: expected at most 3 characters, found 5 characters at /more/key",
                "d.yaml:6:18: error: expected a string, found 3 at /more/level",
                "d.yaml:6:7: error: missing \"x\": expected a value at /other",
            ])
        #expect(run.output.contains("    name: \"Ann\"\n          ^\n"))
        #expect(run.status == 1)
    }

    @Test(
        "scalars, keys, aliases and merges of YAML become the right JSON",
        arguments: [
            ("~", "null"), ("", "null"), ("null", "null"), ("NO", #""NO""#), ("yes", #""yes""#), ("True", "true"),
            ("0o17", "15"), ("0x1F", "31"), ("+012", "12"), ("-.5", "-0.5"), ("1.", "1"), ("1e3", "1e3"),
            ("12345678901234567890123", "12345678901234567890123"), ("1_000", #""1_000""#),
            ("2020-01-01", #""2020-01-01""#),
            ("'1'", #""1""#), ("\"a\\tb\"", #""a\tb""#), ("!!str 1", #""1""#), ("!mine x", #""x""#), ("!!int '3'", "3"),
            ("[a, {b: 1}]", #"["a",{"b":1}]"#), ("{1: x, ~: y, true: z}", #"{"1":"x","~":"y","true":"z"}"#),
            ("? a\n: b", #"{"a":"b"}"#), ("{a: &k 1, b: *k}", #"{"a":1,"b":1}"#),
            ("[&k x, {*k : 1}]", #"["x",{"x":1}]"#),
            ("a: {<<: [{b: 1}, {b: 2, c: 3}], d: 4}", #"{"a":{"d":4,"b":1,"c":3}}"#),
            ("- >\n  a\n  b\n", #"["a b\n"]"#),
            ("\"<<\": 1", #"{"<<":1}"#), ("{<<: {<<: &x {a: 1}}, b: *x}", #"{"b":{"a":1},"a":1}"#),
            ("- <<: [{x: &b 1}, {y: &a 2, z: &a 3}]\n- *b\n- *a", #"[{"x":1,"y":2,"z":3},1,3]"#),
            ("{<<: &c {&b m: &c x}, k: *b}", #"{"k":"m","m":"x"}"#),
            ("{<<: {a: &x 1, <<: {b: 2}}, c: *x}", #"{"a":1,"b":2,"c":1}"#),
        ])
    func scalars(yaml: String, json: String) throws {
        #expect(try output(yaml, "d.yml", by: #"{"const": \#(json)}"#).status == 0, "\(yaml)")
        #expect(try output(yaml, "d.yml", by: #"{"not": {"const": \#(json)}}"#).status == 1, "\(yaml)")
    }

    @Test("each document of a stream is checked")
    func documents() throws {
        let run = try output("1\n---\nx\n...\n---\n[]\n", "d.yaml", by: #"{"type": "integer"}"#)
        #expect(
            heads(run) == [
                #"d.yaml:3:1: error: expected an integer, found the string "x""#,
                "d.yaml:6:1: error: expected an integer, found an empty array",
            ])
    }

    @Test(
        "invalid YAML, and YAML that has no equivalent in JSON, is refused with its place and status 65",
        arguments: [
            ("a: [1", "1:6"), ("a: b: c", "1:5"), ("- *x", "1:3"), ("a: .inf", "1:4"), ("{a: 1, a: 2}", "1:8"),
            ("? [a]\n: 1", "1:3"), ("<<: 1", "1:5"), ("- &x [1]\n- {*x : 1}", "2:4"),
            ("a: &x 1\nb: 2\nc:\n  <<: *x", "4:7"),
        ])
    func refused(yaml: String, place: String) throws {
        let run = try output(yaml, "d.yaml", by: "true")
        #expect(run.status == 65)
        #expect(run.output.hasPrefix("d.yaml:\(place): error: "), "\(run.output)")
    }

    @Test("a mapping that is merged repeatedly counts each time towards the size limit")
    func mergedAgain() throws {
        let mapping = (0..<1_500).map { "k\($0): 1" }.joined(separator: ", ")
        let aliases = Array(repeating: "*a", count: 500).joined(separator: ", ")
        let levels = String(repeating: "{<<: [\(aliases)], k: ", count: 60) + "1" + String(repeating: "}", count: 60)
        let scratch = try Scratch()
        try scratch.write("true", to: "s.json")
        try scratch.write("a: &a {\(mapping)}\nb: \(levels)\n", to: "d.yaml")
        let run = try CurioRun(
            shell: "ulimit -d 2000000; \"$CURIO\" validate -s s.json d.yaml; echo $?", folder: scratch.folder)
        #expect(run.output.hasSuffix("\n65\n") && run.output.contains("larger than the limit"), "\(run.output)")
        #expect(run.output.hasPrefix("d.yaml:2:"), "\(run.output)")
    }

    @Test("a long text that is repeated by aliases counts each time towards the size limit")
    func repeatedTexts() throws {
        let aliases = Array(repeating: "*a", count: 4_200).joined(separator: ", ")
        let scratch = try Scratch()
        try scratch.write("true", to: "s.json")
        try scratch.write("a: &a \(String(repeating: "x", count: 1 << 16))\nb: [\(aliases)]\n", to: "d.yaml")
        let run = try CurioRun(
            shell: "ulimit -d 2000000; \"$CURIO\" validate -s s.json d.yaml; echo $?", folder: scratch.folder)
        #expect(run.output.hasSuffix("\n65\n") && run.output.contains("larger than the limit"), "\(run.output)")
        #expect(run.output.hasPrefix("d.yaml:2:"), "\(run.output.prefix(200))")
    }

    @Test(
        "hostile YAML takes little time and does not crash", arguments: ["aliases", "keys", "depth", "merges", "bytes"])
    func hostile(kind: String) throws {
        var text = ""
        switch kind {
        case "aliases":
            text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
            // Eleven million values of few bytes each, so that their number alone is too great.
            for level in 1..<7 {
                text +=
                    "a\(level): &a\(level) [" + String(repeating: "*a\(level - 1), ", count: 9) + "*a\(level - 1)]\n"
            }
        case "keys": text = String(repeating: "? ", count: 20_000)
        case "depth": text = String(repeating: "[", count: 100_000)
        case "merges":
            text = "m0: &m0 {k: v}\n"
            for level in 1..<300 { text += "m\(level): &m\(level) {<<: *m\(level - 1), k\(level): v}\n" }
        default: break
        }
        let scratch = try Scratch()
        try scratch.write("true", to: "s.json")
        if kind == "bytes" {
            try scratch.write(Data([0xFF, 0xFE, 0x00, 0x80]), to: "d.yaml")
        } else {
            try scratch.write(text, to: "d.yaml")
        }
        let start = ContinuousClock.now
        let run = try CurioRun("validate", "-s", "s.json", "d.yaml", folder: scratch.folder)
        #expect(run.status == (kind == "merges" ? 0 : 65))
        #expect(!run.endedBySignal)
        // The error is at the alias that exceeds the limit, not at the value that it repeats.
        #expect(kind != "aliases" || run.output.hasPrefix("d.yaml:7:40: error: "), "\(run.output)")
        #expect(ContinuousClock.now - start < .seconds(60))
    }

    @Test("YAML has a depth limit, may have a byte order mark after comments, and may have only scalars as keys")
    func edgesOfYAML() throws {
        let deep = try CurioRun("infer", "--yaml", input: String(repeating: "[", count: 1100))
        #expect(deep.status == 65 && deep.errors.contains("nested deeper than the limit of 1000 levels"))
        let mark = try CurioRun("infer", "--yaml", input: "\r\n# one\r\n\u{FEFF}a: 1\r\nb: [\r\n")
        #expect(mark.errors.hasPrefix("<stdin>:5:1: error: not YAML"), "\(mark.errors)")
        let alias = try CurioRun("infer", "--yaml", input: "- &a []\n- {*a : 1}\n")
        #expect(alias.status == 65 && alias.errors.contains("<stdin>:2:4: error: a key of JSON must be a string"))
        #expect(try CurioRun("infer", "--yaml", input: "- &a 5\n- {*a : 1}\n").output.contains("\"5\""))
    }

    @Test("a control character in YAML is named, with its place")
    func controlCharacters() throws {
        let lines = (0..<300).map { "ä\($0): é\n" }.joined()
        for mark in ["", "\u{FEFF}"] {
            let run = try CurioRun("infer", "--yaml", input: mark + lines + "bad: \"x\u{1B}\"\n")
            #expect(run.status == 65)
            #expect(run.errors.hasPrefix("<stdin>:301:8: error: not YAML: U+001B is not allowed\n"), "\(run.errors)")
        }
        let later = try CurioRun("infer", "--yaml", input: "# é\n\u{FEFF}" + lines + "bad: \"x\u{1B}\"\n")
        #expect(later.errors.hasPrefix("<stdin>:302:8: error: not YAML: U+001B is not allowed\n"), "\(later.errors)")
    }

    @Test(
        "a quote of YAML that is not closed is reported where it begins",
        arguments: [
            ("servers:\n  - name: \"web\n    port: 80\n  - name: db\n    port: 81\n", "2:11"),
            ("a: 'b\n", "1:4"), ("a: 'b\n---\nc: d\n", "1:4"), ("- é\n- \"é", "2:3"),
        ])
    func openQuotes(text: String, place: String) throws {
        let run = try CurioRun("infer", "--yaml", input: text)
        #expect(run.status == 65)
        #expect(run.errors.hasPrefix("<stdin>:\(place): error: not YAML: this quote is not closed\n"), "\(run.errors)")
    }

    @Test(
        "only a tab that indents is said to indent",
        arguments: [
            ("desc: *\titem\n", false), ("desc: &\titem\n", false), ("desc: !<a\tb> x\n", false),
            ("a:\n\tb: 1\n", true), ("a:\n  \tb: 1\n", true), ("a:\n  - \t- b\n", true),
        ])
    func tabs(text: String, indents: Bool) throws {
        let run = try CurioRun("infer", "--yaml", input: text)
        #expect(run.status == 65 && run.errors.contains("error: not YAML: "))
        #expect(run.errors.contains("a tab cannot indent; use spaces") == indents, "\(run.errors)")
    }

    @Test(
        "a note says that JSON Lines contain no document, as if their source has failed",
        arguments: [
            ["validate", "-s", "any.json"], ["explain", "any.json"], ["infer"], ["coverage", "-s", "any.json"],
        ])
    func emptyLines(command: [String]) throws {
        let scratch = try Scratch()
        try scratch.write("true", to: "any.json")
        try scratch.write("\n\n", to: "none.jsonl")
        let run = try CurioRun(arguments: command + ["none.jsonl"], input: [], folder: scratch.folder)
        #expect(run.status == 0 && run.errors == "none.jsonl: note: contains no document\n", "\(run.errors)")
        try scratch.write("1\n", to: "none.jsonl")
        let one = try CurioRun(arguments: command + ["none.jsonl"], input: [], folder: scratch.folder)
        #expect(one.status == 0 && one.errors.isEmpty)
    }

    @Test("two values in one line of JSON Lines are told to need a line each")
    func valuesInOneLine() throws {
        for arguments in [["infer", "d.jsonl"], ["infer", "--lines"]] {
            let scratch = try Scratch()
            try scratch.write("1\n2 3\n", to: "d.jsonl")
            let run = try CurioRun(arguments: arguments, input: Array("1\n2 3\n".utf8), folder: scratch.folder)
            #expect(run.status == 65)
            #expect(run.errors.contains(":2:3: error: "), "\(run.errors)")
            #expect(run.errors.contains("; each value needs a line of its own\n"), "\(run.errors)")
        }
        #expect(try CurioRun("infer", input: "2 3").errors.contains("are JSON Lines; --lines reads them\n"))
    }
}
