import Foundation
import TestSupport
import Testing

@Suite("curio coverage")
struct CoverageTests {
    @Test("counts what is typed, untyped and open")
    func counts() throws {
        let scratch = try Scratch()
        let schema = #"""
            {"type": "object", "properties": {"a": {"type": "string"}, "b": {"enum": [[1], {"c": 2}]}, "d": {}}}
            """#
        try scratch.write(Data(schema.utf8), to: "schema.json")
        try scratch.write(Data(#"{"a": "x", "b": [1], "d": [1, 2], "e": null}"#.utf8), to: "good.json")
        try scratch.write(Data(#"{"a": 1}"#.utf8), to: "bad.json")
        try scratch.write(Data("7".utf8), to: "worse.json")
        let run = try CurioRun("coverage", "-s", "schema.json", "good.json", folder: scratch.folder)
        #expect(run.output == "typed 50.0 %: 1 typed, 1 untyped, 3 open; 1 document, 0 refused, 0 changed\n")
        #expect(run.status == 0)
        let both = try CurioRun(
            "coverage", "-s", "schema.json", "--list", "good.json", "bad.json", "worse.json", folder: scratch.folder)
        #expect(both.output.contains("good.json: untyped: /b\n"))
        #expect(both.output.contains("bad.json:1:7: refused: expected a string, found 1 at /a\n"))
        #expect(both.output.contains("worse.json:1:1: refused: expected an object, found 7\n"))
        #expect(both.output.hasSuffix("3 documents, 2 refused, 0 changed\n"))
        #expect(both.status == 1 && both.errors.isEmpty)
        let short = try CurioRun("coverage", "-s", "schema.json", "good.json", "bad.json", folder: scratch.folder)
        #expect(short.output.hasSuffix("2 documents, 1 refused, 0 changed\n") && short.status == 1)
        #expect(short.errors == "note: --list shows what is refused or lost, and where\n")
    }

    @Test("lists values that the schema leaves open separately from values that the types do not describe")
    func open() throws {
        let scratch = try Scratch()
        let schema = #"""
            {"type": "object", "properties": {"rolls": {"properties": {"min": {"type": "number"}}},
              "list": {"enum": [["x"], ["y"]]}}}
            """#
        try scratch.write(schema, to: "schema.json")
        try scratch.write(#"{"rolls": 1, "list": ["x"], "other": [true]}"#, to: "d.json")
        let run = try CurioRun("coverage", "-s", "schema.json", "--list", "d.json", folder: scratch.folder)
        #expect(
            run.output == """
                d.json: open: /rolls
                d.json: untyped: /list
                d.json: open: /other
                typed 0.0 %: 0 typed, 1 untyped, 2 open; 1 document, 0 refused, 0 changed

                """)
    }

    @Test("lists a value that the schema leaves open as open even if the document is invalid elsewhere")
    func openInInvalidDocuments() throws {
        let scratch = try Scratch()
        try scratch.write(
            #"""
            {"type": "object", "properties": {"k": {"type": "object", "properties": {"n": {"type": "string"}}},
              "m": {"type": "integer", "minimum": 5}, "l": {"anyOf": [{"enum": [["x"]]}, {"enum": [["y"]]}]}}}
            """#, to: "schema.json")
        for (document, list) in [
            (#"{"k": {"x": 1}, "m": 2}"#, "open: /k/x"),
            (#"{"k": {"x": 1}, "m": 7}"#, "open: /k/x"),
            // A value that no branch accepts is still described by the schema.
            (#"{"k": {"x": 1}, "l": ["z"]}"#, "open: /k/x, untyped: /l"),
        ] {
            try scratch.write(document, to: "d.json")
            let run = try CurioRun("coverage", "-s", "schema.json", "--list", "d.json", folder: scratch.folder)
            let lines = run.output.split(separator: "\n").map { $0.replacing("d.json: ", with: "") }
            #expect(lines.dropLast().joined(separator: ", ") == list, "\(document)")
        }
    }

    @Test("lists as untyped the values that the totals count as untyped")
    func listAgreesWithSums() throws {
        let scratch = try Scratch()
        let schema = #"""
            {"properties": {"any": {"type": ["object", "array", "string", "number", "boolean"]},
              "whole": {"enum": [[], {"a": {"b": [1, 2]}}]}, "texts": {"type": "array", "items": {"type": "string"}}}}
            """#
        try scratch.write(schema, to: "schema.json")
        let documents = [
            (
                #"{"any": {"x": 1}, "whole": [], "texts": []}"#, "open: /any/x, untyped: /whole",
                "1 typed, 1 untyped, 1 open"
            ),
            (#"{"any": [], "whole": {"a": {"b": [1, 2]}}}"#, "untyped: /whole", "1 typed, 2 untyped, 0 open"),
        ]
        for (document, list, sums) in documents {
            try scratch.write(document, to: "d.json")
            let run = try CurioRun("coverage", "-s", "schema.json", "--list", "d.json", folder: scratch.folder)
            let lines = run.output.split(separator: "\n").map { $0.replacing("d.json: ", with: "") }
            #expect(lines.dropLast().joined(separator: ", ") == list)
            #expect(lines.last?.contains(sums) == true)
        }
    }

    @Test("counts every document of YAML and JSON Lines")
    func layouts() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"properties": {"a": {"type": "string"}}}"#, to: "schema.json")
        try scratch.write("a: x\n---\na: y\n", to: "two.yaml")
        try scratch.write("{\"a\": \"x\"}\n{\"a\": \"y\"}\n{}\n", to: "three.jsonl")
        let run = try CurioRun("coverage", "-s", "schema.json", "two.yaml", "three.jsonl", folder: scratch.folder)
        #expect(run.output == "typed 100.0 %: 5 typed, 0 untyped, 0 open; 5 documents, 0 refused, 0 changed\n")
        try scratch.write("{}\n{\n{}", to: "broken.jsonl")
        let broken = try CurioRun("coverage", "-s", "schema.json", "broken.jsonl", folder: scratch.folder)
        #expect(broken.status == 65 && broken.errors.contains(#/^broken\.jsonl:2:\d+: error: /#))
        // A line that cannot be read does not hide those after it.
        #expect(broken.output.hasSuffix("2 documents, 0 refused, 0 changed\n"), "\(broken.output)")
    }

    @Test("reads standard input as JSON Lines with --lines and as YAML with --yaml")
    func namedLayouts() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"properties": {"a": {"type": "string"}}}"#, to: "schema.json")
        let lines = try CurioRun(
            "coverage", "-s", "schema.json", "--lines", input: "{\"a\": \"x\"}\n{}\n", folder: scratch.folder)
        #expect(lines.output == "typed 100.0 %: 2 typed, 0 untyped, 0 open; 2 documents, 0 refused, 0 changed\n")
        let yaml = try CurioRun("coverage", "-s", "schema.json", "--yaml", input: "a: x\n", folder: scratch.folder)
        #expect(yaml.output == "typed 100.0 %: 1 typed, 0 untyped, 0 open; 1 document, 0 refused, 0 changed\n")
    }

    @Test("counts the documents that can be read, even if others are missing or broken")
    func unreadable() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"properties": {"a": {"type": "string"}}}"#, to: "schema.json")
        try scratch.write(#"{"a": "x"}"#, to: "d.json")
        try scratch.write(#"{"a": "#, to: "broken.json")
        let run = try CurioRun(
            "coverage", "-s", "schema.json", "none.json", "d.json", "broken.json", folder: scratch.folder)
        #expect(run.status == 66)
        #expect(run.errors.contains("none.json: error: cannot be read") && run.errors.contains("broken.json:1:"))
        #expect(run.output == "typed 100.0 %: 1 typed, 0 untyped, 0 open; 1 document, 0 refused, 0 changed\n")
    }

    @Test("reports nothing to measure if no document was read, or none has values that the schema describes")
    func nothingToMeasure() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"properties": {"a": {"type": "string"}}}"#, to: "schema.json")
        try scratch.write(#"{"a": "#, to: "broken.json")
        try scratch.write("", to: "none.jsonl")
        try scratch.write(#"{"b": 1}"#, to: "open.json")
        for (file, status, rest) in [
            ("broken.json", Int32(65), "0 open; 0 documents"), ("none.jsonl", 0, "0 open; 0 documents"),
            ("open.json", 0, "1 open; 1 document"),
        ] {
            let run = try CurioRun("coverage", "-s", "schema.json", file, folder: scratch.folder)
            #expect(run.status == status)
            #expect(
                run.output == "nothing to measure: 0 typed, 0 untyped, \(rest), 0 refused, 0 changed\n", "\(run.errors)"
            )
        }
    }

    @Test("reports where and why a document is refused, and counts nothing in it as typed")
    func refusal() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"properties": {"a": {"type": "string"}}}"#, to: "schema.json")
        let run = try CurioRun(
            "coverage", "-s", "schema.json", "--list", input: "{\n  \"a\": 5}", folder: scratch.folder)
        #expect(run.status == 1)
        #expect(
            run.output == """
                <stdin>:2:8: refused: expected a string, found 5 at /a
                typed 0.0 %: 0 typed, 0 untyped, 0 open; 1 document, 1 refused, 0 changed

                """)
    }

    @Test("a reference that leads nowhere is an error, one that would have to be fetched is not")
    func danglingReference() throws {
        let scratch = try Scratch()
        try scratch.write(##"{"properties": {"a": {"$ref": "#/none"}}}"##, to: "schema.json")
        let run = try CurioRun("coverage", "-s", "schema.json", input: "{}", folder: scratch.folder)
        #expect(run.status == 65 && run.errors.hasPrefix("schema.json:1:31: error: "), "\(run.errors)")
        // For the types, a schema that would have to be fetched accepts any value.
        try scratch.write(#"{"properties": {"a": {"$ref": "https://example.com/a.json"}}}"#, to: "schema.json")
        #expect(try CurioRun("coverage", "-s", "schema.json", input: "{}", folder: scratch.folder).status == 0)
    }

    @Test(
        "takes options of generate, and reads as types generated with them",
        arguments: [
            ("--closed", #"{"e": "c"}"#), ("--stated-kinds", #"{"o": 1}"#), ("--constraints", #"{"s": "x"}"#),
        ])
    func options(option: String, document: String) throws {
        let scratch = try Scratch()
        try scratch.write(
            #"""
            {"properties": {"e": {"enum": ["a", "b"]}, "o": {"properties": {"x": {"type": "string"}}},
              "s": {"type": "string", "minLength": 2}}}
            """#, to: "schema.json")
        let usual = try CurioRun("coverage", "-s", "schema.json", input: document, folder: scratch.folder)
        #expect(usual.status == 0 && usual.output.contains("0 refused"))
        let asked = try CurioRun("coverage", "-s", "schema.json", option, input: document, folder: scratch.folder)
        #expect(asked.status == 1 && asked.output.contains("1 refused"))
    }

    @Test("a document that the types would change is status 1")
    func changed() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"properties": {"s": {"type": "string"}}}"#, to: "schema.json")
        let run = try CurioRun("coverage", "-s", "schema.json", input: #"{"s": null}"#, folder: scratch.folder)
        #expect(run.status == 1 && run.output.hasSuffix("1 document, 0 refused, 1 changed\n"))
    }

    @Test("--draft sets the version of a schema that names none")
    func draft() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"type": "array", "prefixItems": [{"type": "string"}]}"#, to: "schema.json")
        #expect(try CurioRun("coverage", "-s", "schema.json", input: "[1]", folder: scratch.folder).status == 1)
        let old = try CurioRun("coverage", "-s", "schema.json", "--draft", "7", input: "[1]", folder: scratch.folder)
        #expect(old.status == 0 && old.output.contains("0 typed, 0 untyped, 1 open"))
    }

    @Test("shows a refused value of up to sixty characters, and only the kind of a longer one")
    func longValues() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"type": "integer"}"#, to: "schema.json")
        for (count, found) in [(58, "\"" + String(repeating: "x", count: 58) + "\""), (59, "a string")] {
            let run = try CurioRun(
                "coverage", "-s", "schema.json", "--list", input: "\"" + String(repeating: "x", count: count) + "\"",
                folder: scratch.folder)
            #expect(run.output.hasPrefix("<stdin>:1:1: refused: expected an integer, found \(found)\n"))
        }
    }

    @Test("does not read both the schema and a document from standard input")
    func standardInput() throws {
        let run = try CurioRun("coverage", "-s", "-", "-", input: "{}")
        #expect(run.status == 64 && run.errors.contains("standard input cannot be both the schema and a document."))
    }

    @Test("coverage, validate and generate accept a pointer to a schema inside a file")
    func places() throws {
        let scratch = try Scratch()
        try scratch.write(Data(#"{"$defs": {"A": {"type": "string"}, "B": {"type": "integer"}}}"#.utf8), to: "s.json")
        try scratch.write(Data("1".utf8), to: "one.json")
        #expect(try CurioRun("coverage", "-s", "s.json#/$defs/A", "one.json", folder: scratch.folder).status == 1)
        #expect(try CurioRun("coverage", "-s", "s.json#/$defs/B", "one.json", folder: scratch.folder).status == 0)
        #expect(try CurioRun("validate", "-s", "s.json#/$defs/A", "one.json", folder: scratch.folder).status == 1)
        #expect(try CurioRun("validate", "-s", "s.json#/$defs/B", "one.json", folder: scratch.folder).status == 0)
        let generated = try CurioRun("generate", "s.json#/$defs/A", folder: scratch.folder)
        #expect(generated.output.contains("public typealias A = String\n"))
        let missing = try CurioRun("generate", "s.json#/$defs/C", folder: scratch.folder)
        #expect(missing.status == 65 && missing.errors.contains("there is nothing at \"/$defs/C\""))
    }

    @Test("explains why values that the schema leaves open are counted as untyped")
    func unknownOpenness() throws {
        let scratch = try Scratch()
        try scratch.write(
            #"{"type": "object", "properties": {"a": {"$ref": "https://example.com/y.json"}}}"#, to: "schema.json")
        let run = try CurioRun(
            "coverage", "-s", "schema.json", input: #"{"b": 1, "c": {"d": 2}}"#, folder: scratch.folder)
        #expect(run.status == 0 && run.output.contains("0 typed, 2 untyped, 0 open"))
        #expect(run.errors.hasPrefix("schema.json:1:"), "\(run.errors)")
        #expect(run.errors.contains(": note: "), "\(run.errors)")
        #expect(run.errors.contains("; what the schema leaves open is counted as untyped\n"), "\(run.errors)")
    }

    @Test("a const of draft 4 and keywords beside a reference of draft 7 describe nothing")
    func silentKeywords() throws {
        let scratch = try Scratch()
        try scratch.write(
            #"{"$schema": "http://json-schema.org/draft-04/schema#", "properties": {"a": {"const": [1]}}}"#,
            to: "4.json")
        let schema = ##"""
            {"$schema": "http://json-schema.org/draft-07/schema#", "definitions": {"x": {}},
             "properties": {"a": {"$ref": "#/definitions/x", "items": {}}}}
            """##
        try scratch.write(schema, to: "7.json")
        try scratch.write(#"{"a": [1]}"#, to: "d.json")
        for file in ["4.json", "7.json"] {
            let run = try CurioRun("coverage", "-s", file, "--list", "d.json", folder: scratch.folder)
            #expect(run.output.hasPrefix("d.json: open: /a\n"), "\(run.output)")
        }
    }
}
