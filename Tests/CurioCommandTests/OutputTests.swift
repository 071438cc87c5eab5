import Foundation
import Testing

@Suite("Files that curio writes")
struct OutputTests {
    @Test("a single file is written whole, and nothing is left beside it")
    func file() throws {
        let scratch = try Scratch()
        let run = try CurioRun(
            "generate", "--output", "Meal.swift", input: GenerateTests.schema, folder: scratch.folder)
        #expect(run.status == 0)
        #expect(run.output.isEmpty)
        #expect(try scratch.text("Meal.swift") == CurioRun("generate", input: GenerateTests.schema).output)
        #expect(try scratch.names() == ["Meal.swift"])
    }

    @Test("in a folder, the file is named after the type")
    func folder() throws {
        let scratch = try Scratch()
        for folder in ["made/", "made"] {
            let run = try CurioRun(
                "generate", "--output", folder, input: GenerateTests.schema, folder: scratch.folder)
            #expect(run.status == 0)
            #expect(try scratch.names(in: "made") == ["Meal.swift"])
        }
    }

    @Test("a folder is created with its parents", arguments: ["a/b/c/", "./a//b/../b/c/", "a/b/c//"])
    func deepFolder(output: String) throws {
        let scratch = try Scratch()
        let run = try CurioRun("generate", "--output", output, input: GenerateTests.schema, folder: scratch.folder)
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        #expect(try scratch.names() == ["a"])
        #expect(try scratch.names(in: "a/b/c") == ["Meal.swift"])
    }

    @Test("an invalid schema creates no folder")
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

    @Test("an input is not overwritten, whichever name leads to it")
    func readFiles() throws {
        let scratch = try Scratch()
        try scratch.write(GenerateTests.schema, to: "meal.json")
        try scratch.write(#"{"$ref": "meal.json"}"#, to: "other.json")
        try scratch.write(#"{"schema": "meal.json"}"#, to: "curio.json")
        try scratch.write(#"{"a": 1}"#, to: "d.json")
        try scratch.write("{}", to: "l.json")
        try FileManager.default.createSymbolicLink(
            atPath: scratch.folder.appendingPathComponent("link").path, withDestinationPath: "meal.json")
        for arguments in [
            ["generate", "meal.json", "-o", "meal.json"], ["generate", "meal.json", "-o", "./link"],
            ["generate", "link", "-o", "meal.json"], ["generate", "link", "-o", "link"],
            ["generate", "other.json", "-o", "meal.json"],
            ["generate", "meal.json", "--lock", "l.json", "-o", "l.json"], ["generate", "-o", "curio.json"],
            ["generate", "--check", "meal.json", "-o", "meal.json"], ["infer", "d.json", "-o", "d.json"],
            ["infer", "--swift", "meal.json", "d.json", "-o", "d.json"],
        ] {
            let run = try CurioRun(arguments: arguments, input: [], folder: scratch.folder)
            #expect(run.status == 64, "\(arguments)")
            #expect(run.errors.contains(": error: is an input of this run and would be overwritten"), "\(run.errors)")
        }
        #expect(try scratch.text("meal.json") == GenerateTests.schema)
        #expect(try scratch.text("d.json") == #"{"a": 1}"#)
        // A schema may be bundled onto itself, because the bundle means the same.
        #expect(try CurioRun("bundle", "other.json", "-o", "other.json", folder: scratch.folder).status == 0)
        #expect(try scratch.text("other.json").contains("calories") == GenerateTests.schema.contains("calories"))
    }

    @Test("a dash is standard output")
    func dash() throws {
        let scratch = try Scratch()
        try scratch.write(GenerateTests.schema, to: "meal.json")
        try scratch.write(#"{"a": 1}"#, to: "d.json")
        for arguments in [["generate", "meal.json"], ["bundle", "meal.json"], ["infer", "d.json"]] {
            let run = try CurioRun(arguments: arguments + ["-o", "-"], input: [], folder: scratch.folder)
            #expect(run.status == 0)
            #expect(run.output == (try CurioRun(arguments: arguments, input: [], folder: scratch.folder).output))
        }
        #expect(try scratch.names() == ["d.json", "meal.json"])
        let check = try CurioRun("generate", "meal.json", "--check", "-o", "-", folder: scratch.folder)
        #expect(check.status == 64)
    }

    @Test("several files need a folder")
    func severalFiles() throws {
        let run = try CurioRun("generate", "--files", "3", input: GenerateTests.schema)
        #expect(run.status == 64 && run.output.isEmpty)
        #expect(run.errors.contains("the schema makes 3 files; --output must name a folder"))
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
        // A file is only replaced if it changes.
        try scratch.write("", to: "New.swift")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o600], ofItemAtPath: scratch.folder.appendingPathComponent("New.swift").path)
        #expect(try CurioRun(shell: line, folder: scratch.folder).status == 0)
        #expect(try mode("New.swift") == 0o600)
        #expect(try !scratch.text("New.swift").isEmpty)
    }

    @Test("an output that cannot be written is status 73")
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

    @Test("a regular file below /dev is replaced", .enabled(if: Self.hasSharedMemory))
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
        "output to the name of an open file, such as /dev/stdout, is appended",
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
    @Test("a link to the file that standard input reads is replaced, and the file is not written to")
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

    @Test("a file that grows beyond the limit of the shell is status 73, and nothing is left beside it")
    func fileSizeLimit() throws {
        let scratch = try Scratch()
        let members = (0..<200).map { #""member\#($0)": {"type": "string"}"# }.joined(separator: ", ")
        try scratch.write(#"{"title": "Wide", "properties": {\#(members)}}"#, to: "wide.json")
        let line = "ulimit -f 1; \"$CURIO\" generate wide.json -o Wide.swift"
        let run = try CurioRun(shell: line, folder: scratch.folder)
        #expect(run.status == 73 && !run.endedBySignal)
        #expect(run.errors.hasPrefix("Wide.swift: error: cannot be written: "), "\(run.errors)")
        #expect(try scratch.names() == ["wide.json"])
    }

    @Test("a lock file must not be an input")
    func lockFile() throws {
        let scratch = try Scratch()
        // It could be a lock file: an object of texts.
        let schema = #"{"$ref": "http://127.0.0.1:1/a.json"}"#
        for name in ["s.json", "d.json", "t.yaml"] { try scratch.write(schema, to: name) }
        try scratch.write(#"{"schema": "s.json", "lock": "./s.json"}"#, to: "curio.json")
        try FileManager.default.createSymbolicLink(
            atPath: scratch.folder.appendingPathComponent("link").path, withDestinationPath: "s.json")
        for line in [
            "generate s.json --lock s.json", "generate s.json#/$defs/a --lock ./s.json", "generate s.json --lock link",
            "generate", "generate --lock curio.json", "validate -s s.json d.json --lock s.json",
            "validate -s s.json d.json --lock d.json", "coverage -s s.json d.json --lock d.json",
            "explain s.json d.json --lock d.json", "test -s s.json t.yaml --lock t.yaml", "lint s.json --lock s.json",
            "metaschema s.json --lock s.json", "bundle s.json --lock s.json", "sample s.json --lock s.json",
            "compatible s.json d.json --lock d.json",
        ] {
            let run = try CurioRun(
                arguments: line.split(separator: " ").map(String.init) + ["--allow-network", "127.0.0.1"], input: [],
                folder: scratch.folder)
            #expect(run.status == 64, "\(line): \(run.errors)")
            #expect(run.errors.contains(": error: is an input of this run and would be overwritten"), "\(run.errors)")
        }
        #expect(try scratch.text("s.json") == schema && scratch.text("d.json") == schema)
    }

    @Test(
        "an empty name of an output is refused",
        arguments: ["generate meal.json", "bundle meal.json", "infer meal.json"])
    func emptyName(command: String) throws {
        let scratch = try Scratch()
        try scratch.write(GenerateTests.schema, to: "meal.json")
        let run = try CurioRun(
            arguments: command.split(separator: " ").map(String.init) + ["-o", ""], input: [], folder: scratch.folder)
        #expect(run.status == 64)
        #expect(run.errors == "error: the name of the file to write is empty\n")
    }

    @Test("a file with texts that a reference leads to is no lock file")
    func textsAreNoLockFile() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"$ref": "texts.json"}"#, to: "s.json")
        let texts = #"{"$comment": "anything"}"#
        try scratch.write(texts, to: "texts.json")
        let run = try CurioRun(
            "validate", "-s", "s.json", "--lock", "texts.json", input: "1", folder: scratch.folder)
        #expect(run.status == 65)
        let message = #"is not a lock file: "$comment" is not the text of a schema from the network"#
        #expect(run.errors == "texts.json: error: \(message)\n")
        #expect(try scratch.text("texts.json") == texts)
    }

    @Test("a file may have a name as long as the system allows", arguments: ["a", "é", "漢"])
    func longName(letter: String) throws {
        let scratch = try Scratch()
        let name = String(repeating: letter, count: 255 / letter.utf8.count)
        let run = try CurioRun("bundle", "-o", name, input: "true", folder: scratch.folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try scratch.names() == [name])
        let longer = try CurioRun("bundle", "-o", name + letter, input: "true", folder: scratch.folder)
        #expect(longer.status == 73)
        #expect(try scratch.names() == [name])
    }

    /// For a link to a descriptor that is closed, such as `/dev/stdout`, the system administrator got a file instead.
    @Test("a link to a closed descriptor stays, and is status 73")
    func linkToClosedDescriptor() throws {
        let scratch = try Scratch()
        let line = """
            ln -s /proc/self/fd/9 own; echo true | "$CURIO" bundle -o own; echo $?; readlink own
            echo true | "$CURIO" bundle -o own 9>out; echo $?; readlink own; cat out
            """
        let run = try CurioRun(shell: line, folder: scratch.folder)
        #expect(run.output == "73\n/proc/self/fd/9\n0\n/proc/self/fd/9\ntrue\n")
        #expect(run.errors == "own: error: cannot be written: Bad file descriptor\n")
        // Other links are replaced, even those into a folder of that name.
        let other = try CurioRun(
            shell: "ln -s fd/out link; echo true | \"$CURIO\" bundle -o link; cat link", folder: scratch.folder)
        #expect(other.output == "true\n" && other.errors.isEmpty)
    }

    @Test("a file that replaces a link has the permissions of a new one")
    func permissionsBehindLink() throws {
        let scratch = try Scratch()
        let line = """
            umask 027; echo 1 >target; chmod 600 target; ln -s target link; echo true | "$CURIO" bundle -o link
            """
        #expect(try CurioRun(shell: line, folder: scratch.folder).status == 0)
        let link = scratch.folder.appendingPathComponent("link").path
        let attributes = try FileManager.default.attributesOfItem(atPath: link)
        #expect(attributes[.type] as? FileAttributeType == .typeRegular)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        #expect(try scratch.text("target") == "1\n")
    }
}
