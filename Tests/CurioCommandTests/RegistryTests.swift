import Foundation
import Testing

@Suite("Folders of schemas")
struct RegistryTests {
    private func folder(referringTo reference: String) throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(
            #"{"$id": "https://example.com/root", "properties": {"x": {"$ref": "\#(reference)"}}}"#, to: "in/root.json")
        try scratch.write(#"{"$id": "https://example.com/types/name", "type": "string"}"#, to: "reg/a/b.json")
        try scratch.write(#"{"$ref": "deeper/text.json"}"#, to: "reg/v1/phone.json")
        try scratch.write(#"{"type": "string"}"#, to: "reg/v1/deeper/text.json")
        try scratch.write(#"{"id": "http://example.com/old#", "type": "string"}"#, to: "reg/former.json")
        try scratch.write(#"{"type": "integer"}"#, to: "reg/phone.json")
        try scratch.write(#"{"type": "string"}"#, to: "reg/post code.json")
        try scratch.write(#"{"type": "string"}"#, to: "reg/100%.json")
        try scratch.write("no JSON", to: "reg/notes.json")
        try scratch.write("{}", to: "outside.json")
        return scratch
    }

    @Test("if several schemas have the same address, the one with the first path is used")
    func claimedTwice() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"$ref": "https://example.com/s"}"#, to: "schema.json")
        for (name, type) in [("b", "integer"), ("a", "string"), ("c", "boolean")] {
            try scratch.write(#"{"$id": "https://example.com/s", "type": "\#(type)"}"#, to: "reg/\(name).json")
        }
        for (document, status) in [(#""text""#, Int32(0)), ("1", 1)] {
            let run = try CurioRun(
                "validate", "-s", "schema.json", "--registry", "reg", input: document, folder: scratch.folder)
            #expect(run.status == status, "\(run.output)")
        }
    }

    @Test(
        "are searched by address and by the end of the path",
        arguments: [
            "types/name", "https://example.com/types/name#", "https://other.org/api/v1/phone.json",
            "https://other.org/v1/phone", "http://example.com/old", "https://other.org/v2/post%20code.json",
            "https://other.org/%2F/post%20code", "https://other.org/100%",
        ])
    func found(reference: String) throws {
        let scratch = try folder(referringTo: reference)
        let arguments = ["validate", "-s", "in/root.json", "--registry", "reg"]
        #expect(
            try CurioRun(arguments: arguments, input: Array(#"{"x": "s"}"#.utf8), folder: scratch.folder).status == 0)
        let run = try CurioRun(arguments: arguments, input: Array(#"{"x": 5}"#.utf8), folder: scratch.folder)
        #expect(run.status == 1)
        #expect(run.output.contains("expected a string, found 5 at /x"))
    }

    @Test("are searched by the commands that make and measure types too")
    func typesOfOtherFolders() throws {
        let scratch = try folder(referringTo: "types/name")
        let alone = try CurioRun("generate", "in/root.json", folder: scratch.folder)
        #expect(alone.status == 0 && alone.output.contains("var x: JSON?"))
        #expect(alone.errors.contains("--allow-network example.com allows that; any value is accepted here"))
        let strict = try CurioRun("generate", "in/root.json", "--strict", folder: scratch.folder)
        #expect(strict.status == 65 && strict.output.isEmpty)
        let found = try CurioRun("generate", "in/root.json", "--registry", "reg", folder: scratch.folder)
        #expect(found.status == 0 && found.errors.isEmpty)
        #expect(found.output.contains("var x: String?"))
        let coverage = try CurioRun(
            "coverage", "-s", "in/root.json", "--registry", "reg", input: #"{"x": "s"}"#, folder: scratch.folder)
        #expect(coverage.output.hasPrefix("typed 100.0 %: 1 typed"))
    }

    @Test("are not searched unless they are named, and lead to no files elsewhere")
    func notFound() throws {
        for (reference, arguments) in [
            ("types/name", []), ("https://example.com/types/nothing", ["--registry", "reg"]),
            ("https://example.com/notes.json", ["--registry", "reg"]),
            ("https://example.com/%2e%2e/outside.json", ["--registry", "reg"]),
            ("https://example.com/v1%2Fphone.json", ["--registry", "reg"]),
        ] {
            let scratch = try folder(referringTo: reference)
            let run = try CurioRun(
                arguments: ["validate", "-s", "in/root.json"] + arguments, input: Array("{}".utf8),
                folder: scratch.folder)
            #expect(run.status == 65, "\(reference)")
            #expect(run.errors.contains("in/root.json:1:"))
            #expect(run.errors.contains("leads nowhere"))
        }
        let scratch = try folder(referringTo: "x")
        let run = try CurioRun(
            "validate", "-s", "in/root.json", "--registry", "none", input: "{}", folder: scratch.folder)
        #expect(run.status == 66)
        #expect(run.errors == "none: error: is not a folder (--registry)\n")
    }

    @Test("are searched for suffixes in upper and lower case", arguments: ["JSON", "Yaml"])
    func largeSuffixes(suffix: String) throws {
        let scratch = try folder(referringTo: "types/shouted")
        try scratch.write(
            #"{"$id": "https://example.com/types/shouted", "type": "string"}"#, to: "reg/SHOUTED.\(suffix)")
        let run = try CurioRun(
            "validate", "-s", "in/root.json", "--registry", "reg", input: #"{"x": "s"}"#, folder: scratch.folder)
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test("may contain links that form a cycle, and links to folders are not followed")
    func links() throws {
        for (reference, status) in [("types/name", 0), ("again/outside.json", 65)] as [(String, Int32)] {
            let scratch = try folder(referringTo: reference)
            try FileManager.default.createSymbolicLink(
                at: scratch.folder.appendingPathComponent("reg/again"), withDestinationURL: scratch.folder)
            let run = try CurioRun(
                "validate", "-s", "in/root.json", "--registry", "reg", input: "{}", folder: scratch.folder)
            #expect(run.status == status, "\(run.errors)\(run.output)")
        }
    }

    /// The address of a reference does not show which of the folders has the file.
    @Test("are named with the file that is taken for an address and cannot be used")
    func brokenFiles() throws {
        let scratch = try folder(referringTo: "notes.json")
        let run = try CurioRun(
            "validate", "-s", "in/root.json", "--registry", "reg", input: "{}", folder: scratch.folder)
        #expect(run.status == 65)
        #expect(run.errors.contains("cannot be used: reg/notes.json: it is not JSON: 1:1: "), "\(run.errors)")
    }

    @Test("are not advised for a named pipe, which is no schema")
    func namedPipes() throws {
        let scratch = try folder(referringTo: "pipe.json")
        let run = try CurioRun(
            shell: #"mkfifo reg/pipe.json; printf '{}' | "$CURIO" validate -s in/root.json --registry reg"#,
            folder: scratch.folder)
        #expect(run.status == 65)
        #expect(run.errors.contains("--allow-network example.com allows that at /properties/x/$ref"), "\(run.errors)")
    }

    @Test("are not proposed for a file that cannot be read there")
    func namedPipe() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"$ref": "https://example.com/pipe.json"}"#, to: "root.json")
        let line = """
            mkfifo pipe.json; echo 1 | "$CURIO" validate -s root.json; echo 1 >file.json
            sed s/pipe/file/ root.json >other.json; echo 1 | "$CURIO" validate -s other.json
            """
        let run = try CurioRun(shell: line, folder: scratch.folder)
        #expect(run.errors.contains("--allow-network example.com allows that at /$ref"), "\(run.errors)")
        #expect(run.errors.contains("--allow-network example.com allows that; --registry . takes file.json for it"))
    }

    @Test("must be readable, but not all folders inside them")
    func unreadableFolders() throws {
        let scratch = try folder(referringTo: "types/name")
        let line = """
            mkdir reg/locked locked; chmod 000 reg/locked locked; test -r locked; echo $?
            for folder in reg locked; do echo {} | "$CURIO" validate -s in/root.json --registry $folder; echo $?; done
            chmod 700 reg/locked locked
            """
        let run = try CurioRun(shell: line, folder: scratch.folder)
        // The system administrator may read everything.
        guard run.output.hasPrefix("1\n") else { return }
        #expect(run.output == "1\n0\n66\n")
        #expect(run.errors == "locked: error: cannot be read: Permission denied (--registry)\n")
    }
}
