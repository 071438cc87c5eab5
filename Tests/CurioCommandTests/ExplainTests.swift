import Foundation
import TestSupport
import Testing

@Suite("curio explain")
struct ExplainTests {
    private func folder() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(Data(#"{"properties": {"age": {"$ref": "age.json"}}}"#.utf8), to: "schema.json")
        try scratch.write(Data(#"{"minimum": 0, "type": "integer"}"#.utf8), to: "age.json")
        return scratch
    }

    @Test("reads YAML and JSON Lines, and prints one tree for each document")
    func layouts() throws {
        let scratch = try folder()
        try scratch.write("age: 1\n---\n'age':   x\n", to: "d.yaml")
        let yaml = try CurioRun("explain", "schema.json", "d.yaml", folder: scratch.folder)
        #expect(yaml.status == 1)
        #expect(yaml.output.contains("✓ the document at 1:1, by #"))
        #expect(yaml.output.contains("✗ /age at 3:10, by "))
        try scratch.write("{\"age\": 1}\n{\"age\": 2}\n", to: "d.jsonl")
        let lines = try CurioRun("explain", "schema.json", "d.jsonl", folder: scratch.folder)
        #expect(lines.status == 0)
        #expect(lines.output.contains("✓ /age at 1:9") && lines.output.contains("✓ /age at 2:9"))
        let named = try CurioRun("explain", "schema.json", "--yaml", input: "age: 1", folder: scratch.folder)
        #expect(named.status == 0)
    }

    @Test("continues after a line that is not JSON, and exits with 65")
    func linesBehindABadOne() throws {
        let scratch = try folder()
        try scratch.write("{\"age\": 1}\n{\"age\":\n{\"age\": -2}\n", to: "d.jsonl")
        let run = try CurioRun("explain", "schema.json", "d.jsonl", folder: scratch.folder)
        #expect(run.status == 65)
        #expect(run.output.contains("✓ /age at 1:9") && run.output.contains("✗ /age at 3:9"))
        #expect(run.errors.hasPrefix("d.jsonl:2:"))
        let missing = try CurioRun("explain", "schema.json", "none.json", folder: scratch.folder)
        #expect(missing.status == 66 && missing.output.isEmpty)
    }

    @Test("draws the tree, with --failures only its failures, and has the verdict as its exit status")
    func trees() throws {
        let scratch = try folder()
        let good = try CurioRun("explain", "schema.json", input: #"{"age": 1}"#, folder: scratch.folder)
        #expect(good.status == 0 && good.errors.isEmpty)
        #expect(good.output.hasPrefix("✓ the document at 1:1, by #\n└─ ✓ properties\n   └─ ✓ /age at 1:9, by "))
        try scratch.write(Data(#"{"age": -1}"#.utf8), to: "bad.json")
        let bad = try CurioRun("explain", "schema.json", "bad.json", folder: scratch.folder)
        #expect(bad.status == 1 && bad.errors.isEmpty)
        #expect(bad.output.contains("✗ minimum 0: expected at least 0, found -1"))
        #expect(bad.output.contains("✓ type \"integer\""))
        let brief = try CurioRun("explain", "--failures", "schema.json", "bad.json", folder: scratch.folder)
        #expect(brief.status == 1)
        #expect(!brief.output.contains("✓"))
    }

    @Test("asserts formats with --assert-formats")
    func formats() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"format": "date"}"#, to: "schema.json")
        #expect(try CurioRun("explain", "schema.json", input: #""x""#, folder: scratch.folder).status == 0)
        let asserted = try CurioRun(
            "explain", "schema.json", "--assert-formats", input: #""x""#, folder: scratch.folder)
        #expect(asserted.status == 1 && asserted.output.contains("✗ format"))
    }

    @Test("names nullable if it alone makes null valid")
    func nullable() throws {
        let scratch = try Scratch()
        try scratch.write(
            """
            openapi: 3.0.3
            components:
              schemas:
                Name: {type: string, nullable: true}
            """, to: "api.yaml")
        let schema = "api.yaml#/components/schemas/Name"
        let null = try CurioRun("explain", schema, input: "null", folder: scratch.folder)
        #expect(null.status == 0 && null.output.contains("✓ type \"string\"\n"))
        #expect(null.output.contains("✓ nullable true\n"))
        let text = try CurioRun("explain", schema, input: "\"x\"", folder: scratch.folder)
        #expect(text.status == 0 && !text.output.contains("nullable"))
    }

    @Test("exits with 65 for unreadable input or no verdict, 66 for a missing file and 64 for wrong usage")
    func statuses() throws {
        let scratch = try folder()
        #expect(try CurioRun("explain", "schema.json", input: "{", folder: scratch.folder).status == 65)
        #expect(try CurioRun("explain", "schema.json", "none.json", folder: scratch.folder).status == 66)
        #expect(try CurioRun("explain", "-", "-", folder: scratch.folder).status == 64)
        try scratch.write(Data(##"{"$ref": "#"}"##.utf8), to: "loop.json")
        let loop = try CurioRun("explain", "loop.json", input: "1", folder: scratch.folder)
        #expect(loop.status == 65)
        #expect(loop.errors.contains("no verdict"))
    }
}
