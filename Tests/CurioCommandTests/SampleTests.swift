import Foundation
import TestSupport
import Testing

@Suite("curio sample")
struct SampleTests {
    private let schema = #"{"type": "object", "required": ["id"], "properties": {"id": {"type": "integer"}}}"#

    @Test("writes the requested number of documents, and the same ones for the same seed")
    func documents() throws {
        let scratch = try Scratch()
        try scratch.write(Data(schema.utf8), to: "schema.json")
        let run = try CurioRun("sample", "schema.json", "--count", "5", "--seed", "3", folder: scratch.folder)
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(run.output.split(separator: "\n").count == 5)
        let again = try CurioRun("sample", "-", "--count", "5", "--seed", "3", input: schema)
        #expect(again.output == run.output)
        let other = try CurioRun("sample", "-", "--count", "5", "--seed", "4", input: schema)
        #expect(other.output != run.output)
        // The samples are valid by `curio validate`.
        for line in run.output.split(separator: "\n") {
            let verdict = try CurioRun("validate", "-s", "schema.json", input: String(line), folder: scratch.folder)
            #expect(verdict.status == 0)
        }
    }

    @Test("--extent decides whether optional members are present, and --pretty spreads documents over lines")
    func extents() throws {
        let schema = #"{"type": "object", "required": ["a"], "properties": {"a": {"const": 1}, "b": {"const": 2}}}"#
        for (extent, line) in [("least", #"{"a":1}"#), ("most", #"{"a":1,"b":2}"#)] {
            let run = try CurioRun("sample", "--extent", extent, "--count", "12", input: schema)
            #expect(run.output == String(repeating: line + "\n", count: 12))
        }
        let pretty = try CurioRun("sample", "--extent", "least", "--pretty", input: schema)
        #expect(pretty.output == "{\n  \"a\": 1\n}\n")
        let none = try CurioRun("sample", "--count", "0", input: schema)
        #expect(none.status == 0 && none.output.isEmpty)
        let negative = try CurioRun("sample", "--count", "-1", input: schema)
        #expect(negative.status == 64 && negative.errors.contains("must not be negative"))
    }

    @Test(
        "makes documents that are valid whether formats are asserted or not, if such documents exist",
        arguments: ["2019-09", "2020-12"])
    func formatsOfBothReadings(draft: String) throws {
        let scratch = try Scratch()
        try scratch.write(
            #"{"oneOf": [{"type": "string", "format": "json-pointer"}, {"type": "string", "pattern": "^\\s*\\$\\{.+\\}\\s*$"}]}"#,
            to: "schema.json")
        let run = try CurioRun("sample", "schema.json", "--draft", draft, "--count", "30", folder: scratch.folder)
        #expect(run.status == 0 && run.output.split(separator: "\n").count == 30, "\(run.errors)")
        try scratch.write(run.output, to: "samples.jsonl")
        for reading in ["--assert-formats", "--no-assert-formats"] {
            let check = try CurioRun(
                "validate", "-s", "schema.json", "--draft", draft, reading, "samples.jsonl", folder: scratch.folder)
            #expect(check.status == 0, "\(reading) \(check.output)")
        }
        // If there are none, the documents are valid with formats asserted.
        let only = try CurioRun(
            "sample", "--count", "3", input: #"{"type": "string", "not": {"format": "json-pointer"}}"#)
        #expect(only.status == 0 && only.output.split(separator: "\n").count == 3)
    }

    @Test("exits with 1 and says where if no document was found, and with 65 for an invalid schema")
    func failures() throws {
        let none = try CurioRun(
            "sample", "-", input: #"{"properties": {"a": false}, "required": ["a"], "type": "object"}"#)
        #expect(none.status == 1 && none.output.isEmpty)
        #expect(none.errors.contains("no document was found in 200 attempts: it accepts no values, at #/properties/a"))
        #expect(try CurioRun("sample", "-", input: #"{"minLength": -1}"#).status == 65)
        #expect(try CurioRun("sample", "-", input: "{").status == 65)
        #expect(try CurioRun("sample", "none.json").status == 66)
        #expect(try CurioRun("sample", "-", "--count", "-1", input: "true").status == 64)
    }

    @Test(
        "a dash or an empty fragment is the whole of standard input, and a pointer may follow the dash",
        arguments: ["#", "-", "-#/"])
    func wholeStandardInput(name: String) throws {
        let input = name == "-#/" ? #"{"": {"const": 5}}"# : #"{"const": 5}"#
        let run = try CurioRun("sample", name, "--count", "1", input: input)
        #expect(run.status == 0 && run.output == "5\n", "\(run.errors)")
    }
}
