import Foundation
import Testing

/// The line that ends the report on several inputs.
@Suite("Summaries")
struct SummaryTests {
    private func folder() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(#"{"type": "integer"}"#, to: "schema.json")
        for (name, text) in [("one", "1"), ("text", #""x""#), ("word", #""y""#), ("broken", "{")] {
            try scratch.write(text, to: name + ".json")
        }
        return scratch
    }

    @Test(
        "count invalid documents and unreadable inputs, each in singular or plural",
        arguments: [
            ("one text", "1 of 2 documents is not valid\n"), ("text word one", "2 of 3 documents are not valid\n"),
            ("text word one broken", "2 of 3 documents are not valid; 1 input cannot be read\n"),
            ("text broken none", "1 of 1 document is not valid; 2 inputs cannot be read\n"),
            ("broken none", "2 inputs cannot be read\n"), ("one", ""), ("text", ""), ("broken", ""),
        ])
    func counts(names: String, summary: String) throws {
        let files = names.split(separator: " ").map { "\($0).json" }
        let scratch = try folder()
        let run = try CurioRun(
            executable: CurioRun.binary, arguments: ["validate", "-s", "schema.json"] + files, input: [],
            folder: scratch.folder)
        let told = run.errors.split(separator: "\n").filter { !$0.contains("error: ") }.map { "\($0)\n" }.joined()
        #expect(told == summary)
    }

    @Test("the error about an unknown rule names the nearest one, or the option that lists all")
    func rules() throws {
        let near = try CurioRun("lint", "--without", "duplicate-valu", input: "{}")
        #expect(near.status == 64)
        #expect(near.errors.contains(#"there is no rule "duplicate-valu"; did you mean "duplicate-value"?"#))
        let far = try CurioRun("lint", "--without", "nothing-like-it", input: "{}")
        #expect(far.status == 64 && far.errors.contains(#"there is no rule "nothing-like-it" (see --list-rules)."#))
    }
}
