import Foundation
import TestSupport
import Testing

@Suite("curio diff and curio patch")
struct PatchTests {
    private func folder() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(Data(#"{"name": "Soup", "price": 3.50, "tags": ["hot", "red"]}"#.utf8), to: "old.json")
        try scratch.write("price: 4\nname: Soup\ntags: [red]\nsize: L\n", to: "new.yaml")
        return scratch
    }

    @Test("prints a patch with one operation on each line, which makes the second document of the first")
    func roundTrip() throws {
        let scratch = try folder()
        let diff = try CurioRun("diff", "old.json", "new.yaml", folder: scratch.folder)
        #expect(diff.status == 1 && diff.errors.isEmpty)
        #expect(
            diff.output == """
                [
                  {"op":"add","path":"/size","value":"L"},
                  {"op":"remove","path":"/tags/0"},
                  {"op":"replace","path":"/price","value":4}
                ]

                """)
        try scratch.write(Data(diff.output.utf8), to: "patch.json")
        let patch = try CurioRun("patch", "patch.json", "old.json", folder: scratch.folder)
        #expect(patch.status == 0 && patch.errors.isEmpty)
        #expect(
            patch.output == """
                {
                  "name": "Soup",
                  "price": 4,
                  "tags": [
                    "red"
                  ],
                  "size": "L"
                }

                """)
        try scratch.write(Data(patch.output.utf8), to: "made.json")
        let equal = try CurioRun("diff", "made.json", "new.yaml", folder: scratch.folder)
        #expect(equal.status == 0 && equal.output.isEmpty)
    }

    @Test("prints and applies merge patches with --merge")
    func mergePatches() throws {
        let scratch = try folder()
        let diff = try CurioRun("diff", "--merge", "old.json", "new.yaml", folder: scratch.folder)
        #expect(diff.status == 1)
        #expect(diff.output == "{\n  \"price\": 4,\n  \"tags\": [\n    \"red\"\n  ],\n  \"size\": \"L\"\n}\n")
        let patch = try CurioRun(
            shell: "$CURIO diff --merge old.json new.yaml | $CURIO patch --merge --output old.json - old.json",
            folder: scratch.folder)
        #expect(patch.status == 0 && patch.errors.isEmpty)
        #expect(try CurioRun("diff", "old.json", "new.yaml", folder: scratch.folder).status == 0)
        let null = try CurioRun(shell: "echo '{\"a\": null}' | $CURIO diff --merge old.json -", folder: scratch.folder)
        #expect(null.status == 65 && null.output.isEmpty)
        #expect(null.errors.hasPrefix("<stdin>:1:7: error: no merge patch makes this document"))
    }

    @Test("names the place of the null that no merge patch can set")
    func nullThatCannotBeSet() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"n": null, "a": {"b": {"c": 1}}}"#, to: "old.json")
        let reason = "no merge patch makes this document: it would have to set a member to null at /a/b/d~1e"
        let texts = [
            ("new.json", "{\"n\": null, \"z\": [null],\n \"a\": {\"b\": {\"d/e\": null}}}", "2:21"),
            ("new.yaml", "n: null\na:\n  b:\n    d/e: null\n", "4:10"),
            ("new.jsonc", "// é\n{\"a\": /* é */ {\"b\": {\"d/e\": null}}}", "2:29"),
        ]
        for (name, text, place) in texts {
            try scratch.write(text, to: name)
            let run = try CurioRun("diff", "--merge", "old.json", name, folder: scratch.folder)
            #expect(run.status == 65 && run.output.isEmpty)
            #expect(run.errors.hasPrefix("\(name):\(place): error: \(reason); a JSON Patch"), "\(run.errors)")
        }
    }

    @Test("reports the operation that does not fit, with status 1, and writes nothing")
    func misfit() throws {
        let scratch = try folder()
        try scratch.write(
            Data(#"[{"op": "remove", "path": "/name"}, {"op": "test", "path": "/price", "value": 3}]"#.utf8),
            to: "p.json")
        let run = try CurioRun("patch", "p.json", "old.json", "--output", "out.json", folder: scratch.folder)
        #expect(run.status == 1 && run.output.isEmpty)
        #expect(run.errors == "p.json:1:37: error: operation 1, test that \"/price\" is 3: found 3.50\n")
        #expect(!FileManager.default.fileExists(atPath: scratch.folder.appending(path: "out.json").path))
    }

    @Test("mentions --merge where the patch is an object, and only there")
    func mergePatchWithoutTheOption() throws {
        let scratch = try folder()
        for (patch, isMerge) in [(#"{"name": "Stew"}"#, true), ("[1]", false)] {
            try scratch.write(patch, to: "p.json")
            let run = try CurioRun("patch", "p.json", "old.json", folder: scratch.folder)
            #expect(run.status == 65 && run.errors.contains("--merge makes the changes of") == isMerge, "\(run.errors)")
        }
    }

    @Test("replaces the document if asked to, never the patch")
    func output() throws {
        let scratch = try folder()
        try scratch.write("[]", to: "p.json")
        let over = try CurioRun("patch", "p.json", "old.json", "--output", "p.json", folder: scratch.folder)
        #expect(over.status == 64 && over.errors.hasPrefix("p.json: error: is an input of this run"))
        let inPlace = try CurioRun("patch", "p.json", "old.json", "--output", "old.json", folder: scratch.folder)
        #expect(inPlace.status == 0 && inPlace.output.isEmpty)
        let document = try String(contentsOf: scratch.folder.appending(path: "old.json"), encoding: .utf8)
        #expect(document.hasPrefix("{\n  \"name\": \"Soup\",\n  \"price\": 3.50,\n"))
    }

    @Test("reports every fault of a patch that cannot be read, with its location in the original text")
    func malformed() throws {
        let scratch = try folder()
        try scratch.write("- op: ad\n  path: /a\n  value: 1\n-   op: remove\n    path: a\n", to: "p.yaml")
        let run = try CurioRun("patch", "p.yaml", "old.json", folder: scratch.folder)
        #expect(run.status == 65 && run.output.isEmpty)
        #expect(run.errors.contains("p.yaml:1:7: error: ") && run.errors.contains("did you mean \"add\"?"))
        #expect(run.errors.contains("p.yaml:5:11: error: "))
    }

    @Test("refuses duplicate keys, of which all values but one would be lost, with their places")
    func duplicateKeys() throws {
        let scratch = try folder()
        try scratch.write("{\"a\": 1,\n \"a\": 2}", to: "twice.json")
        try scratch.write("{\"a\": 1, // one\n \"a\": 2,}", to: "twice.jsonc")
        try scratch.write(#"[{"op": "remove", "path": "/name", "path": "/price"}]"#, to: "p.json")
        try scratch.write("[]", to: "none.json")
        for arguments in [
            ["patch", "none.json", "twice.json"], ["patch", "--merge", "twice.json", "old.json"],
            ["diff", "old.json", "twice.json"], ["diff", "twice.json", "twice.json"],
            ["patch", "none.json", "twice.jsonc"],
        ] {
            let run = try CurioRun(arguments: arguments, input: [], folder: scratch.folder)
            #expect(run.status == 65 && run.output.isEmpty)
            #expect(run.errors.contains(":2:2: error: duplicate key \"a\" in this object, of which"), "\(run.errors)")
        }
        let line = try CurioRun(
            "diff", "none.json", "-", "--lines", input: "\n{\"a\": 1, \"a\": 2}\n", folder: scratch.folder)
        #expect(line.errors.hasPrefix("<stdin>:2:10: error: duplicate key \"a\" in this object, of which"))
        let patch = try CurioRun("patch", "p.json", "old.json", folder: scratch.folder)
        #expect(patch.status == 65 && patch.errors.hasPrefix("p.json:1:36: error: duplicate key \"path\""))
    }

    @Test("compares and patches documents of any depth")
    func deepDocuments() throws {
        let scratch = try Scratch()
        let text = String(repeating: "[", count: 5000) + String(repeating: "]", count: 5000)
        try scratch.write(Data(text.utf8), to: "new.json")
        let run = try CurioRun(
            shell: """
                echo [] > empty.json; $CURIO diff empty.json new.json > p.json
                $CURIO patch p.json empty.json > made.json && $CURIO diff made.json new.json
                """, folder: scratch.folder)
        #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty)
    }

    @Test("reads exactly one document")
    func documents() throws {
        let scratch = try folder()
        try scratch.write("a: 1\n---\nb: 1\n", to: "two.yaml")
        let two = try CurioRun("diff", "two.yaml", "old.json", folder: scratch.folder)
        #expect(two.status == 65 && two.errors == "two.yaml: error: contains more than one document\n")
        try scratch.write("\n", to: "none.jsonl")
        let none = try CurioRun("diff", "old.json", "none.jsonl", folder: scratch.folder)
        #expect(none.status == 65 && none.errors == "none.jsonl: error: contains no document\n")
        let twice = try CurioRun("patch", "-", folder: scratch.folder)
        #expect(twice.status == 64)
        let missing = try CurioRun("diff", "old.json", "missing.json", folder: scratch.folder)
        #expect(missing.status == 66)
    }
}
