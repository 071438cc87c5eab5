import Foundation
import TestSupport
import Testing

@Suite("curio infer")
struct InferTests {
    @Test("writes a schema by which the samples are valid")
    func schema() throws {
        let scratch = try Scratch()
        try scratch.write(Data(#"{"id": 1, "tags": ["a"], "at": "2024-02-29"}"#.utf8), to: "a.json")
        try scratch.write(Data("id: 2\ntags: []\n---\nid: 3\n".utf8), to: "b.yaml")
        try scratch.write(Data("{\"id\": 4}\n{\"id\": 5, \"at\": null}\n".utf8), to: "c.jsonl")
        let samples = ["a.json", "b.yaml", "c.jsonl"]
        let run = try CurioRun(
            arguments: ["infer"] + samples + ["--as-seen", "--name", "Event"], input: [], folder: scratch.folder)
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(
            run.output == """
                {
                  "$schema": "https://json-schema.org/draft/2020-12/schema",
                  "title": "Event",
                  "type": "object",
                  "properties": {
                    "id": {
                      "type": "integer"
                    },
                    "tags": {
                      "type": "array",
                      "items": {
                        "type": "string"
                      }
                    },
                    "at": {
                      "type": [
                        "string",
                        "null"
                      ],
                      "format": "date"
                    }
                  },
                  "required": [
                    "id"
                  ]
                }

                """)
        try scratch.write(Data(run.output.utf8), to: "schema.json")
        let verdict = try CurioRun(
            arguments: ["validate", "-s", "schema.json"] + samples, input: [], folder: scratch.folder)
        #expect(verdict.status == 0)
        #expect(try CurioRun("metaschema", "schema.json", folder: scratch.folder).status == 0)
    }

    @Test("writes types")
    func types() throws {
        let run = try CurioRun("infer", "--swift", "--name", "Event", input: #"{"id": 1, "tags": ["a"]}"#)
        #expect(run.status == 0)
        #expect(run.output.contains("public struct Event") && run.output.contains("public var tags: [String]\n"))
        let large = try CurioRun("infer", "--swift", input: #"{"id": 12345678901234567890}"#)
        #expect(large.output.contains("public var id: JSON.Number\n"))
    }

    @Test(
        "the root type is named after a single file, up to its first dot, and otherwise Root",
        arguments: [
            (["event.v1.json"], "Event"), (["event.v1.json", "b.json"], "Root"), ([".json"], "Root"), (["-"], "Root"),
        ])
    func names(samples: [String], name: String) throws {
        let scratch = try Scratch()
        for file in ["event.v1.json", "b.json", ".json"] { try scratch.write(#"{"id": 1}"#, to: file) }
        let run = try CurioRun(
            arguments: ["infer", "--swift"] + samples, input: Array(#"{"id": 1}"#.utf8), folder: scratch.folder)
        #expect(run.output.contains("public struct \(name):"), "\(run.output)")
    }

    @Test("--name must not be empty")
    func emptyName() throws {
        let run = try CurioRun("infer", "--swift", "--name", "", input: "{}")
        #expect(run.status == 64 && run.errors.hasPrefix("error: --name must not be empty."), "\(run.errors)")
    }

    @Test("an error about a limit of the types names the samples")
    func limits() throws {
        let scratch = try Scratch()
        let groups = (0..<140).map { group in
            let objects = (0..<150).map { ##""a\##(group)_\##($0)": {"b\##($0)": 1}"## }
            return ##""g\##(group)": {\##(objects.joined(separator: ","))}"##
        }
        let wide = "{\(groups.joined(separator: ","))}"
        try scratch.write(wide, to: "wide.json")
        try scratch.write("{}", to: "empty.json")
        let run = try CurioRun("infer", "--swift", "wide.json", "empty.json", folder: scratch.folder)
        #expect(run.status == 65 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("wide.json, empty.json: error: the schema needs more than "), "\(run.errors)")
        let piped = try CurioRun("infer", "--swift", input: wide)
        #expect(piped.status == 65 && piped.errors.hasPrefix("<stdin>: error: "), "\(piped.errors)")
    }

    @Test("writes to a file, and nothing where a sample cannot be read")
    func failures() throws {
        let scratch = try Scratch()
        try scratch.write(Data("{\"id\": 4}\n{\"id\": }\n".utf8), to: "c.jsonl")
        let run = try CurioRun("infer", "c.jsonl", "-o", "out.json", folder: scratch.folder)
        #expect(run.status == 65 && run.output.isEmpty)
        #expect(run.errors.contains("c.jsonl:2:8: error:"))
        #expect(!FileManager.default.fileExists(atPath: scratch.folder.appending(path: "out.json").path))
        #expect(try CurioRun("infer", "-", "-o", "out.json", input: "1", folder: scratch.folder).status == 0)
        #expect(FileManager.default.fileExists(atPath: scratch.folder.appending(path: "out.json").path))
        #expect(try CurioRun("infer", "none.json", folder: scratch.folder).status == 66)
        #expect(try CurioRun("infer", input: "").status == 65)
    }
}
