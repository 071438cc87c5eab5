import Foundation
import Testing

/// A document on which there is no verdict is neither valid nor invalid.
@Suite("Documents without a verdict")
struct MissingVerdictTests {
    private static let loop = ##"{"properties": {"a": {"$ref": "#/$defs/x"}}, "$defs": {"x": {"$ref": "#/$defs/x"}}}"##

    /// `validate` had the status 1, and neither named a place.
    @Test("have the status 65 and the same message in validate and explain, with the value and the schema")
    func statuses() throws {
        let scratch = try Scratch()
        try scratch.write(Self.loop, to: "loop.json")
        try scratch.write(#"{"a": 1}"#, to: "d.json")
        let message = """
            d.json:1:7: error: no verdict: the schema #/$defs/x refers to itself for the same value, so validation would \
            never end at /a
                {"a": 1}
                      ^

            """
        let validated = try CurioRun("validate", "-s", "loop.json", "d.json", folder: scratch.folder)
        #expect(validated.status == 65 && validated.output == message && validated.errors.isEmpty, "\(validated)")
        let explained = try CurioRun("explain", "loop.json", "d.json", folder: scratch.folder)
        #expect(explained.status == 65 && explained.errors == message && explained.output.isEmpty, "\(explained)")
        try scratch.write("[]", to: "e.json")
        let both = try CurioRun("validate", "-s", "loop.json", "d.json", "e.json", folder: scratch.folder)
        #expect(both.status == 65 && both.errors == "there is no verdict on 1 document\n", "\(both)")
    }

    @Test("name the schema in reports for programs, and nothing of the document with --mask")
    func reports() throws {
        let scratch = try Scratch()
        try scratch.write(
            ##"{"additionalProperties": {"$ref": "#/$defs/x"}, "$defs": {"x": {"not": {"$ref": "#/$defs/x"}}}}"##,
            to: "loop.json")
        try scratch.write(#"{"secret": 1}"#, to: "d.json")
        let json = try CurioRun(
            "validate", "-s", "loop.json", "--format", "json", "--mask", "d.json", folder: scratch.folder)
        #expect(json.status == 65)
        #expect(json.output.contains(##""schemaPointer": "/$defs/x""##), "\(json.output)")
        #expect(json.output.contains(#""kind": "no-verdict""#) && !json.output.contains("secret"), "\(json.output)")
        let junit = try CurioRun("validate", "-s", "loop.json", "--format", "junit", "d.json", folder: scratch.folder)
        #expect(junit.output.contains("<error "), "\(junit.output)")
    }

    @Test("do not name an option of the library if they are nested too deeply")
    func depth() throws {
        let scratch = try Scratch()
        try scratch.write(##"{"items": {"$ref": "#"}}"##, to: "s.json")
        try scratch.write(
            String(repeating: "[", count: 3_000) + String(repeating: "]", count: 3_000), to: "d.json")
        for arguments in [["validate", "-s", "s.json", "d.json"], ["explain", "s.json", "d.json"]] {
            let run = try CurioRun(arguments: arguments, input: [], folder: scratch.folder)
            #expect(run.status == 65)
            let message = run.output + run.errors
            #expect(message.contains("no verdict: ") && !message.contains("maximumDepth"), "\(message.prefix(500))")
        }
    }
}
