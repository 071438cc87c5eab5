import Foundation
import Testing

@Suite("References to files")
struct ReferenceTests {
    private func schema(referringTo reference: String) -> String {
        #"{"title": "Root", "type": "object", "properties": {"part": {"$ref": "\#(reference)"}}}"#
    }

    private static let part = #"{"type": "object", "properties": {"secretName": {"type": "string"}}}"#

    @Test(
        "are followed beside and below the schema", arguments: ["part.json", "./below/part.json", "below/p%61rt.json"])
    func followed(reference: String) throws {
        let scratch = try Scratch()
        try scratch.write(schema(referringTo: reference), to: "schemas/root.json")
        try scratch.write(Self.part, to: "schemas/part.json")
        try scratch.write(Self.part, to: "schemas/below/part.json")
        for (path, folder) in [("schemas/root.json", "."), ("root.json", "schemas")] {
            let run = try CurioRun(
                "generate", path, folder: scratch.folder.appendingPathComponent(folder, isDirectory: true))
            #expect(run.status == 0)
            #expect(run.output.contains("var secretName: String?"))
            #expect(run.errors.isEmpty)
        }
    }

    /// Whether the file was known by its address depended on what was visited first.
    @Test(
        "lead to a file by the address that it claims, wherever another one leads to the file by its name",
        arguments: [
            #"{"properties": {"a": {"$ref": "http://example.com/n"}, "b": {"$ref": "n.json"}}}"#,
            #"{"properties": {"b": {"$ref": "n.json"}, "a": {"$ref": "http://example.com/n"}}}"#,
            #"{"allOf": [{"$ref": "n.json"}], "properties": {"a": {"$ref": "http://example.com/n"}}}"#,
            #"{"if": {"$ref": "http://example.com/n"}, "then": {"items": {"items": {"$ref": "n.json"}}}}"#,
            #"{"properties": {"a": {"$ref": "http://example.com/n"}, "b": {"$ref": "between.json"}}}"#,
        ])
    func claimed(schema: String) throws {
        let scratch = try Scratch()
        try scratch.write(schema, to: "root.json")
        try scratch.write(##"{"items": {"$ref": "none.json"}, "not": {"$ref": "n.json#"}}"##, to: "between.json")
        try scratch.write(#"{"$id": "http://example.com/n", "type": "number"}"#, to: "n.json")
        let commands = schema.contains("between") ? ["sample"] : ["bundle", "lint", "metaschema", "sample", "generate"]
        for command in commands {
            let run = try CurioRun(command, "root.json", folder: scratch.folder)
            let isFound = !run.errors.contains("example.com/n") && !run.output.contains("leads nowhere: http")
            #expect(isFound && (run.status == 0 || schema.contains("between")), "\(command) \(run.errors)\(run.output)")
        }
    }

    @Test(
        "never lead out of the schema's folder",
        arguments: ["../outside.json", "below/../../outside.json", "link.json", "../schemas-too/outside.json"])
    func kept(reference: String) throws {
        let scratch = try Scratch()
        let outside = try scratch.write(Self.part, to: "outside.json")
        try scratch.write(schema(referringTo: reference), to: "schemas/root.json")
        try scratch.write("{}", to: "schemas/below/x.json")
        try scratch.write(Self.part, to: "schemas-too/outside.json")
        try FileManager.default.createSymbolicLink(
            at: scratch.folder.appendingPathComponent("schemas/link.json"), withDestinationURL: outside)
        let run = try CurioRun("generate", "schemas/root.json", folder: scratch.folder)
        #expect(!run.output.contains("secretName"))
        #expect(run.errors.contains("schemas/root.json:1:"))
        #expect(!run.endedBySignal)
    }

    @Test(
        "never lead into a folder whose name looks the same or begins with a combining mark",
        arguments: [
            ("caf\u{E9}", "../cafe\u{301}/part.json"), ("cafe\u{301}", "../caf\u{E9}/part.json"),
            ("a", "../\u{301}/part.json"),
        ])
    func keptByBytes(folder: String, reference: String) throws {
        let scratch = try Scratch()
        try scratch.write(schema(referringTo: reference), to: folder + "/root.json")
        try scratch.write(Self.part, to: String(reference.unicodeScalars.dropFirst(3)))
        // Some file systems take both for the same name.
        guard try scratch.names().count == 2 else { return }
        let run = try CurioRun("generate", folder + "/root.json", folder: scratch.folder)
        #expect(!run.output.contains("secretName"))
        #expect(run.errors.contains("it is outside the folder of the schema"), "\(run.errors)")
        // A file whose name begins with a combining mark is still in its folder.
        try scratch.write(schema(referringTo: "\u{301}part.json"), to: "\u{301}/\u{301}root.json")
        try scratch.write(Self.part, to: "\u{301}/\u{301}part.json")
        let marked = try CurioRun("generate", "\u{301}/\u{301}root.json", folder: scratch.folder)
        #expect(marked.status == 0 && marked.output.contains("secretName"), "\(marked.errors)")
    }

    @Test("that are file addresses lead only to files that may be read")
    func fileAddresses() throws {
        let scratch = try Scratch()
        let inside = try scratch.write(Self.part, to: "schemas/a part.json")
        let outside = try scratch.write(Self.part, to: "outside.json")
        func run(_ address: String, _ options: String...) throws -> CurioRun {
            try scratch.write(schema(referringTo: address), to: "schemas/root.json")
            return try CurioRun(
                executable: CurioRun.binary, arguments: ["generate", "schemas/root.json"] + options, input: [],
                folder: scratch.folder)
        }
        let path = inside.path.replacing(" ", with: "%20")
        for address in ["file://\(path)", "file://localhost\(path)", "file:\(path)"] {
            let run = try run(address)
            #expect(run.status == 0 && run.output.contains("var secretName: String?"), "\(address) \(run.errors)")
        }
        let refused = try run("file://\(outside.path)")
        #expect(!refused.output.contains("secretName") && refused.errors.contains("--root names a larger one"))
        #expect(try run("file://\(outside.path)", "--root", ".").output.contains("secretName"))
        for nowhere in ["file://elsewhere\(path)", "file://\(path)-not", "file:a%20part.json"] {
            let run = try run(nowhere)
            #expect(!run.output.contains("secretName") && run.errors.contains("schemas/root.json:1:"), "\(run.errors)")
        }
    }

    @Test(
        "to a schema inside standard input may begin with a dash or omit it",
        arguments: [["-#/$defs/a"], ["#/$defs/a"]])
    func intoStandardInput(arguments: [String]) throws {
        let scratch = try Scratch()
        try scratch.write("1", to: "one.json")
        let schema = #"{"$defs": {"a": {"const": 2}}}"#
        let sample = try CurioRun(
            executable: CurioRun.binary, arguments: ["sample"] + arguments, input: Array(schema.utf8),
            folder: scratch.folder)
        #expect(sample.status == 0 && sample.output == "2\n", "\(sample.errors)")
        let check = try CurioRun(
            executable: CurioRun.binary, arguments: ["validate", "-s"] + arguments + ["one.json"],
            input: Array(schema.utf8), folder: scratch.folder)
        #expect(check.status == 1 && check.output.hasPrefix("one.json:1:1: error:"), "\(check.output)\(check.errors)")
        let both = try CurioRun(
            executable: CurioRun.binary, arguments: ["validate", "-s"] + arguments, input: Array(schema.utf8),
            folder: scratch.folder)
        #expect(both.status == 64, "\(both.errors)")
    }

    @Test("are reported with the shortest path that leads to the file")
    func shortPaths() throws {
        let scratch = try Scratch()
        try scratch.write(schema(referringTo: "../parts/part.json"), to: "schemas/root.json")
        try scratch.write(#"{"type": "objekt"}"#, to: "parts/part.json")
        let run = try CurioRun("generate", "schemas/root.json", "--root", ".", folder: scratch.folder)
        #expect(run.status == 65)
        #expect(run.errors.split(separator: "\n").contains { $0.hasPrefix("parts/part.json:1:10: error: ") })

        // Beyond a symbolic link, `..` is another folder.
        try scratch.write(#"{"type": "objekt"}"#, to: "deep/er/part.json")
        try scratch.write("{}", to: "deep/er/below/x.json")
        try FileManager.default.createSymbolicLink(
            at: scratch.folder.appendingPathComponent("link"),
            withDestinationURL: scratch.folder.appendingPathComponent("deep/er/below"))
        try scratch.write(schema(referringTo: "link/../part.json"), to: "root.json")
        let linked = try CurioRun("generate", "root.json", folder: scratch.folder)
        #expect(linked.status == 65)
        #expect(linked.errors.contains("link/../part.json:1:10: error: "))
    }

    @Test(
        "lead neither to files elsewhere nor to the network",
        arguments: [
            ("file:///etc/passwd", 0, "it is outside the folder of the schema"),
            ("/etc/passwd", 0, "it is outside the folder of the schema"),
            ("https://example.com/a.json", 0, "it must be fetched"), ("a%00b", 65, "no schema is known"),
        ] as [(String, Int32, String)])
    func elsewhere(reference: String, status: Int32, reason: String) throws {
        let scratch = try Scratch()
        try scratch.write(schema(referringTo: reference), to: "root.json")
        let run = try CurioRun("generate", "root.json", folder: scratch.folder)
        #expect(run.status == status)
        #expect(run.errors.contains("root.json:1:") && run.errors.contains(reason), "\(run.errors)")
        #expect(!(run.errors + run.output).contains("root:x"))
    }

    /// Converting a name that is not UTF-8 to text without a check would repair it.
    @Test("never lead through a name that is not UTF-8")
    func invalidNames() throws {
        let scratch = try Scratch()
        try scratch.write(schema(referringTo: "link.json"), to: "root.json")
        try scratch.write(Self.part, to: "part.json")
        let line = """
            folder=$(printf 'a\\377'); mkdir "$folder"; cp part.json "$folder/part.json"
            ln -s "$folder/part.json" link.json; "$CURIO" generate root.json && cp link.json root.json "$folder"
            cd "$folder"; "$CURIO" generate root.json
            """
        let run = try CurioRun(shell: line, folder: scratch.folder)
        #expect(!run.output.contains("secretName"))
        let complaint = #/root\.json:1:\d+: warning: .* it is reached by a name that is not UTF-8/#
        #expect(run.errors.matches(of: complaint).count == 2)
    }

    /// A schema and the folder with its parts often have the same name.
    @Test("lead to a schema of the registry even if a folder has its name")
    func folderOfTheName() throws {
        let scratch = try Scratch()
        try scratch.write(
            #"{"$id": "https://example.com/a/main", "properties": {"b": {"$ref": "https://example.com/a/b"}}}"#,
            to: "a/main.json")
        try scratch.write(
            #"{"$id": "https://example.com/a/b", "type": "object", "properties": {"eggs": {"type": "integer"}}}"#,
            to: "a/b.json")
        try scratch.write("{}", to: "a/b/c.json")
        let run = try CurioRun("generate", "a/main.json", "--registry", "a", folder: scratch.folder)
        #expect(run.status == 0 && run.errors.isEmpty && run.output.contains("var eggs: Int?"), "\(run.errors)")
    }

    /// Reading a pipe would wait for whoever writes to it, and a device has no end.
    @Test("never lead to anything but a regular file", arguments: ["below", "pipe", "zero"])
    func noFile(reference: String) throws {
        let scratch = try Scratch()
        try scratch.write(schema(referringTo: reference), to: "root.json")
        let line = """
            mkdir below; mkfifo pipe; ln -s /dev/zero zero; printf '{}' >pipe & "$CURIO" generate root.json; cat pipe
            """
        let run = try CurioRun(shell: line, folder: scratch.folder)
        if reference == "zero" {
            #expect(run.errors.contains("cannot be used: it is outside the folder of the schema"))
            #expect(run.output.hasSuffix("{}"))
        } else if reference == "below" {
            #expect(run.errors.contains(#/^root\.json:1:\d+: error: .*below/#))
            #expect(run.output == "{}")
        } else {
            #expect(run.errors.hasPrefix("\(reference): error: is not a regular file"))
            #expect(run.output == "{}")
        }
    }

    @Test("a link is read in the format of its own name, whether it is the argument or is referred to")
    func formatOfALink() throws {
        let scratch = try Scratch()
        try scratch.write("type: string\n", to: "store/abc123")
        try FileManager.default.createSymbolicLink(
            atPath: scratch.folder.appendingPathComponent("x.yaml").path, withDestinationPath: "store/abc123")
        try scratch.write(#"{"$ref": "x.yaml"}"#, to: "s.json")
        for schema in ["x.yaml", "s.json"] {
            let run = try CurioRun("validate", "-s", schema, input: "1", folder: scratch.folder)
            #expect(run.status == 1 && run.output.contains("expected a string"), "\(schema): \(run.errors)")
        }
    }
}
