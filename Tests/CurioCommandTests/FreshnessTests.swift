import Foundation
import Testing

@Suite("curio generate --check, --dry-run and --watch")
struct FreshnessTests {
    private func folder() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(GenerateTests.schema, to: "meal.json")
        return scratch
    }

    @Test("--check is 1 until the files are what they would be, and writes nothing")
    func check() throws {
        let scratch = try folder()
        for output in ["out/", "Meal.swift"] {
            let check = ["generate", "meal.json", "-o", output, "--check"]
            let file = output.hasSuffix("/") ? output + "Meal.swift" : output
            let missing = try CurioRun(arguments: check, input: [], folder: scratch.folder)
            #expect(missing.status == 1 && missing.output == "\(file): missing\n")
            #expect(!FileManager.default.fileExists(atPath: scratch.folder.appendingPathComponent(file).path))
            #expect(try CurioRun("generate", "meal.json", "-o", output, folder: scratch.folder).status == 0)
            let fresh = try CurioRun(arguments: check, input: [], folder: scratch.folder)
            #expect(fresh.status == 0 && fresh.output.isEmpty && fresh.errors.isEmpty)
            let text = try scratch.text(file)
            try scratch.write(text + "\n", to: file)
            let stale = try CurioRun(arguments: check, input: [], folder: scratch.folder)
            #expect(stale.status == 1 && stale.output == "\(file): stale\n")
            #expect(try scratch.text(file) == text + "\n")
            #expect(try CurioRun(arguments: check + ["--name", "Dish"], input: [], folder: scratch.folder).status == 1)
            try FileManager.default.removeItem(at: scratch.folder.appendingPathComponent(file))
        }
        #expect(try CurioRun("generate", "meal.json", "--check", folder: scratch.folder).status == 64)
        #expect(
            try CurioRun("generate", "meal.json", "-o", "a", "--check", "--dry-run", folder: scratch.folder).status
                == 64)
    }

    /// They ended with status 0 without having looked at anything.
    @Test(
        "what goes to standard output cannot be checked",
        arguments: [[], ["--config", "curio.json"], ["-o", "-"], ["meal.json"]], ["--check", "--dry-run"])
    func nothingToCompareWith(arguments: [String], mode: String) throws {
        let scratch = try folder()
        try scratch.write(#"{"schema": "meal.json"}"#, to: "curio.json")
        let run = try CurioRun(arguments: ["generate", mode] + arguments, input: [], folder: scratch.folder)
        #expect(run.status == 64 && run.errors.contains("--check and --dry-run need --output"), "\(run.errors)")
        let input = try CurioRun("generate", mode, input: GenerateTests.schema)
        #expect(input.status == 64 && input.errors.contains("--check and --dry-run need --output"), "\(input.errors)")
    }

    @Test("--dry-run tells what would become of each file")
    func dryRun() throws {
        let scratch = try folder()
        let arguments = ["generate", "meal.json", "-o", "out/"]
        let first = try CurioRun(arguments: arguments + ["--dry-run"], input: [], folder: scratch.folder)
        #expect(first.status == 0 && first.output == "out/Meal.swift: new\n")
        #expect(try scratch.names() == ["meal.json"])
        #expect(try CurioRun(arguments: arguments, input: [], folder: scratch.folder).status == 0)
        let again = try CurioRun(arguments: arguments + ["--dry-run"], input: [], folder: scratch.folder)
        #expect(again.output == "out/Meal.swift: unchanged\n")
        let renamed = try CurioRun(
            arguments: arguments + ["--dry-run", "--name", "Dish"], input: [], folder: scratch.folder)
        #expect(renamed.output == "out/Dish.swift: new\nout/Meal.swift: removed\n")
        let stale = try CurioRun(
            arguments: arguments + ["--check", "--name", "Dish"], input: [], folder: scratch.folder)
        #expect(stale.output == "out/Dish.swift: missing\nout/Meal.swift: not made any more\n")
        #expect(try scratch.names(in: "out") == ["Meal.swift"])
        for (name, told) in [("Dish", []), ("Meal", ["--quiet"])] as [(String, [String])] {
            let run = try CurioRun(arguments: arguments + ["--name", name] + told, input: [], folder: scratch.folder)
            #expect(run.status == 0 && run.errors.contains("removed: an earlier run") == told.isEmpty)
            #expect(try scratch.names(in: "out") == [name + ".swift"])
        }
    }

    @Test("a file that would not change is not touched")
    func untouched() throws {
        let scratch = try folder()
        let path = scratch.folder.appendingPathComponent("out/Meal.swift").path
        #expect(try CurioRun("generate", "meal.json", "-o", "out/", folder: scratch.folder).status == 0)
        let past = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)
        #expect(try CurioRun("generate", "meal.json", "-o", "out/", folder: scratch.folder).status == 0)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date == past)
    }

    @Test("--watch writes again when the schema or what it refers to changes, and goes on behind errors")
    func watch() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"title": "Root", "properties": {"part": {"$ref": "part.json"}}}"#, to: "root.json")
        try scratch.write(#"{"type": "string"}"#, to: "part.json")
        let line = """
            "$CURIO" generate root.json -o Root.swift --watch 2>log & watcher=$!
            until_there() { n=0; until grep -q "$1" "$2" 2>/dev/null; do sleep 0.1; n=$((n+1)); [ $n -lt 200 ] || break; done; }
            until_there 'part: String?' Root.swift
            echo '{"$ref": "missing.json"}' >part.new; mv part.new part.json; until_there 'error: ' log
            echo '{"type": "integer"}' >part.new; mv part.new part.json; until_there 'part: Int?' Root.swift
            grep -c 'part: Int?' Root.swift; kill -9 $watcher
            """
        let run = try CurioRun(shell: line, folder: scratch.folder)
        #expect(run.output == "2\n")
        let log = try scratch.text("log")
        #expect(log.hasPrefix("written; waiting for changes\n"))
        #expect(log.contains("\nnothing written; waiting for changes\n"), "\(log)")
        #expect(try CurioRun("generate", "--watch", "-o", "x", input: "{}").status == 64)
    }

    @Test(
        "--watch notices changes of files that addresses lead to",
        arguments: ["--registry reg", "--map https://example.com/=reg/deep"])
    func watchedAddresses(option: String) throws {
        let scratch = try Scratch()
        try scratch.write(
            #"{"title": "Root", "properties": {"part": {"$ref": "https://example.com/part"}}}"#, to: "root.json")
        try scratch.write(#"{"$id": "https://example.com/part", "type": "string"}"#, to: "reg/deep/part.json")
        let line = """
            "$CURIO" generate root.json -o Root.swift --watch \(option) 2>log & watcher=$!
            until_there() { n=0; until grep -q "$1" "$2" 2>/dev/null; do sleep 0.1; n=$((n+1)); [ $n -lt 200 ] || break; done; }
            until_there 'part: String?' Root.swift
            echo '{"$id": 5' >part.new; mv part.new reg/deep/part.json; until_there 'error: ' log
            echo '{"$id": "https://example.com/part", "type": "integer"}' >part.new; mv part.new reg/deep/part.json
            until_there 'part: Int?' Root.swift; grep -c 'part: Int?' Root.swift; kill -9 $watcher
            """
        #expect(try CurioRun(shell: line, folder: scratch.folder).output == "2\n")
    }

    @Test("--watch goes on when a broken configuration is mended, or a missing folder is made")
    func mendedPlaces() throws {
        let scratch = try folder()
        try scratch.write("{", to: "curio.json")
        let configuration = #"{"schema": "meal.json", "output": "Meal.swift", "folders": ["reg"]}"#
        try scratch.write(configuration, to: "mended.json")
        let line = """
            "$CURIO" generate --watch 2>log & watcher=$!
            until_there() { n=0; until grep -q "$1" "$2" 2>/dev/null; do sleep 0.1; n=$((n+1)); [ $n -lt 200 ] || break; done; }
            until_there 'error: expected a key' log; mv mended.json curio.json
            until_there 'reg: is not a folder' log; mkdir reg
            until_there '^written' log; ls Meal.swift; kill -9 $watcher
            """
        #expect(try CurioRun(shell: line, folder: scratch.folder).output == "Meal.swift\n")
    }

    @Test("--watch notices a new file in a folder of a registry")
    func newInRegistry() throws {
        let scratch = try Scratch()
        try scratch.write(
            #"{"title": "Root", "properties": {"part": {"$ref": "https://example.com/part"}}}"#, to: "root.json")
        try scratch.write("{}", to: "reg/deep/other.json")
        let line = """
            "$CURIO" generate root.json -o Root.swift --watch --registry reg 2>log & watcher=$!
            until_there() { n=0; until grep -q "$1" "$2" 2>/dev/null; do sleep 0.1; n=$((n+1)); [ $n -lt 200 ] || break; done; }
            until_there 'waiting for changes' log
            echo '{"$id": "https://example.com/part", "type": "integer"}' >part.new; mv part.new reg/deep/part.json
            until_there 'part: Int?' Root.swift; grep -c 'part: Int?' Root.swift; kill -9 $watcher
            """
        #expect(try CurioRun(shell: line, folder: scratch.folder).output == "2\n")
    }

    @Test("--watch notices that a file is there which was missing")
    func missing() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"title": "Root", "properties": {"part": {"$ref": "part.json"}}}"#, to: "root.json")
        let line = """
            "$CURIO" generate root.json -o Root.swift --watch 2>log & watcher=$!
            until_there() { n=0; until grep -q "$1" "$2" 2>/dev/null; do sleep 0.1; n=$((n+1)); [ $n -lt 200 ] || break; done; }
            until_there 'error: ' log
            echo '{"type": "integer"}' >part.new; mv part.new part.json; until_there 'part: Int?' Root.swift
            grep -c 'part: Int?' Root.swift; kill -9 $watcher
            """
        #expect(try CurioRun(shell: line, folder: scratch.folder).output == "2\n")
    }
}
