import Foundation
import TestSupport
import Testing

@Suite("curio sample")
struct SampleTests {
    private let schema = #"{"type": "object", "required": ["id"], "properties": {"id": {"type": "integer"}}}"#

    @Test("writes as many documents as were asked for, the same for a seed")
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
        // What it writes is valid by the command that validates.
        for line in run.output.split(separator: "\n") {
            let verdict = try CurioRun("validate", "-s", "schema.json", input: String(line), folder: scratch.folder)
            #expect(verdict.status == 0)
        }
    }

    @Test("says where nothing was found, and answers 1; 65 to what is no schema")
    func failures() throws {
        let none = try CurioRun(
            "sample", "-", input: #"{"properties": {"a": false}, "required": ["a"], "type": "object"}"#)
        #expect(none.status == 1 && none.output.isEmpty)
        #expect(none.errors.contains("no document was found in 200 attempts: it lets nothing in, at #/properties/a"))
        #expect(try CurioRun("sample", "-", input: #"{"minLength": -1}"#).status == 65)
        #expect(try CurioRun("sample", "-", input: "{").status == 65)
        #expect(try CurioRun("sample", "none.json").status == 66)
        #expect(try CurioRun("sample", "-", "--count", "-1", input: "true").status == 64)
    }
}
