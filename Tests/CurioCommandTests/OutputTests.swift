import Foundation
import Testing

@Suite("Files that curio writes")
struct OutputTests {
    @Test("one file: whole, with nothing left beside it")
    func file() throws {
        let scratch = try Scratch()
        let run = try CurioRun(
            "generate", "--output", "Meal.swift", input: GenerateTests.schema, folder: scratch.folder)
        #expect(run.status == 0)
        #expect(run.output.isEmpty)
        #expect(try scratch.text("Meal.swift") == CurioRun("generate", input: GenerateTests.schema).output)
        #expect(try scratch.names() == ["Meal.swift"])
    }

    @Test("a folder: the file is called after the type")
    func folder() throws {
        let scratch = try Scratch()
        for folder in ["made/", "made"] {
            let run = try CurioRun(
                "generate", "--output", folder, input: GenerateTests.schema, folder: scratch.folder)
            #expect(run.status == 0)
            #expect(try scratch.names(in: "made") == ["Meal.swift"])
        }
    }

    @Test("a folder is made with those around it", arguments: ["a/b/c/", "./a//b/../b/c/", "a/b/c//"])
    func deepFolder(output: String) throws {
        let scratch = try Scratch()
        let run = try CurioRun("generate", "--output", output, input: GenerateTests.schema, folder: scratch.folder)
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        #expect(try scratch.names() == ["a"])
        #expect(try scratch.names(in: "a/b/c") == ["Meal.swift"])
    }

    @Test("a schema that is none makes no folder")
    func noFolderForNothing() throws {
        let scratch = try Scratch()
        let run = try CurioRun("generate", "--output", "a/b/", input: "[", folder: scratch.folder)
        #expect(run.status == 65)
        #expect(try scratch.names() == [])
    }

    @Test(
        "a hostile title stays in the folder", arguments: ["../../evil", "/tmp/evil", "..", "a/b", ".hidden", "a\\b"])
    func hostileTitle(title: String) throws {
        let scratch = try Scratch()
        let name = title.replacing("\\", with: "\\\\")
        let schema = #"{"title": "\#(name)", "type": "object", "properties": {"a": {"type": "string"}}}"#
        let run = try CurioRun("generate", "--output", "out/", input: schema, folder: scratch.folder)
        #expect(run.status == 0)
        #expect(try scratch.names() == ["out"])
        let names = try scratch.names(in: "out")
        #expect(names.count == 1)
        #expect(names.allSatisfy { $0.hasSuffix(".swift") && !$0.hasPrefix(".") })
    }

    @Test("a failed run leaves the old file")
    func failure() throws {
        let scratch = try Scratch()
        try scratch.write("old", to: "Meal.swift")
        let run = try CurioRun("generate", "--output", "Meal.swift", input: "{", folder: scratch.folder)
        #expect(run.status == 65)
        #expect(try scratch.text("Meal.swift") == "old")
        #expect(try scratch.names() == ["Meal.swift"])
    }

    @Test("a link is replaced, its target is not touched")
    func link() throws {
        let scratch = try Scratch()
        let target = try scratch.write("precious", to: "elsewhere/target")
        let link = scratch.folder.appendingPathComponent("Meal.swift")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
        let run = try CurioRun(
            "generate", "--output", "Meal.swift", input: GenerateTests.schema, folder: scratch.folder)
        #expect(run.status == 0)
        #expect(try scratch.text("elsewhere/target") == "precious")
        let attributes = try FileManager.default.attributesOfItem(atPath: link.path)
        #expect(attributes[.type] as? FileAttributeType == .typeRegular)
    }

    @Test("permissions follow the umask, or those of the file that is replaced")
    func permissions() throws {
        let scratch = try Scratch()
        let schema = try scratch.write(GenerateTests.schema, to: "meal.json").path
        func mode(_ name: String) throws -> Int? {
            let path = scratch.folder.appendingPathComponent(name).path
            return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        }
        let line = "umask 027; \"$CURIO\" generate --output New.swift \(schema)"
        #expect(try CurioRun(shell: line, folder: scratch.folder).status == 0)
        #expect(try mode("New.swift") == 0o640)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o600], ofItemAtPath: scratch.folder.appendingPathComponent("New.swift").path)
        #expect(try CurioRun(shell: line, folder: scratch.folder).status == 0)
        #expect(try mode("New.swift") == 0o600)
    }

    @Test("a place that cannot be written is status 73")
    func cannotWrite() throws {
        let scratch = try Scratch()
        try scratch.write("", to: "file")
        for output in ["missing/Meal.swift", "file/Meal.swift", "file/", "file/deeper/"] {
            let run = try CurioRun("generate", "--output", output, input: GenerateTests.schema, folder: scratch.folder)
            #expect(run.status == 73, "\(output)")
            #expect(run.errors.contains(": error: "))
            #expect(!run.errors.contains("NSCocoa"))
        }
        #expect(try scratch.names() == ["file"])
    }

    @Test("a named pipe is written to, not replaced")
    func namedPipe() throws {
        let scratch = try Scratch()
        let schema = try scratch.write(GenerateTests.schema, to: "meal.json").path
        let line = """
            mkfifo pipe; cat pipe >copy & "$CURIO" generate --output pipe \(schema); echo $?; wait; test -p pipe; echo $?
            """
        let run = try CurioRun(shell: line, folder: scratch.folder)
        #expect(run.output == "0\n0\n")
        #expect(try scratch.text("copy").contains("public struct Meal"))
    }

    @Test("two runs at once leave one of the two files")
    func twoWriters() throws {
        let scratch = try Scratch()
        let schema = try scratch.write(GenerateTests.schema, to: "schemas/meal.json").path
        let line = """
            for round in 1 2 3 4 5 6 7 8 9 10; do
              "$CURIO" generate --name A --output Out.swift \(schema) & "$CURIO" generate --name B --output Out.swift \(schema)
              wait
              grep -c 'public struct [AB]:' Out.swift
            done
            """
        let run = try CurioRun(shell: line, folder: scratch.folder)
        #expect(run.output == String(repeating: "1\n", count: 10))
        #expect(try scratch.names() == ["Out.swift", "schemas"])
    }

    @Test("a regular file below the device folder is replaced", .enabled(if: Self.hasSharedMemory))
    func sharedMemory() throws {
        let path = "/dev/shm/curio-tests-\(UUID().uuidString).swift"
        try Data(repeating: 0x2E, count: 100_000).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let run = try CurioRun("generate", "--output", path, input: GenerateTests.schema)
        #expect(run.status == 0)
        let text = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
        #expect(text == (try CurioRun("generate", input: GenerateTests.schema).output))
    }

    private static var hasSharedMemory: Bool { FileManager.default.isWritableFile(atPath: "/dev/shm") }

    @Test(
        "a name for what is open already writes behind what it holds",
        arguments: [
            ("/dev/stdout", ">>copy"), ("/dev/fd/1", ">>copy"), ("/dev/stderr", "2>>copy"), ("/dev/fd/7", "7>>copy"),
        ])
    func openFiles(path: String, redirection: String) throws {
        let scratch = try Scratch()
        try scratch.write("before\n", to: "copy")
        let schema = try scratch.write(GenerateTests.schema, to: "meal.json").path
        let line = "\"$CURIO\" generate --output \(path) \(schema) \(redirection)"
        #expect(try CurioRun(shell: line, folder: scratch.folder).status == 0)
        #expect(
            try scratch.text("copy") == "before\n" + CurioRun("generate", input: GenerateTests.schema).output)
        #expect(FileManager.default.fileExists(atPath: "/dev/stdout"))
    }

    /// The shell opens its input for reading only.
    @Test("a name for what is open for reading is not written to")
    func openForReading() throws {
        let scratch = try Scratch()
        try scratch.write(GenerateTests.schema, to: "meal.json")
        try FileManager.default.createSymbolicLink(
            atPath: scratch.folder.appendingPathComponent("link").path, withDestinationPath: "meal.json")
        let run = try CurioRun(shell: "\"$CURIO\" generate --output link <meal.json", folder: scratch.folder)
        #expect(run.status == 0)
        #expect(try scratch.text("meal.json") == GenerateTests.schema)
        #expect(try scratch.text("link").contains("public struct Meal"))
    }
}
