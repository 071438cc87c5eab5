import Foundation
import TestSupport
import Testing

@Suite("curio format")
struct FormatTests {
    @Test("keeps duplicates, order and every digit")
    func keepsEverything() throws {
        let text = #"{"b":1.0,"a":[1e5,-0,123456789012345678901234567890,{},[]],"a":"é\n"}"#
        let run = try CurioRun("format", input: text)
        #expect(
            run.output == """
                {
                  "b": 1.0,
                  "a": [
                    1e5,
                    -0,
                    123456789012345678901234567890,
                    {},
                    []
                  ],
                  "a": "é\\n"
                }

                """)
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        #expect(try CurioRun("format", "--compact", input: run.output).output == text + "\n")
    }

    @Test("obeys --indent, --compact and --sort-keys")
    func layouts() throws {
        let text = #"{"b":[1],"a":2}"#
        #expect(try CurioRun("format", "--indent", "4", input: "[1]").output == "[\n    1\n]\n")
        #expect(try CurioRun("format", "--indent", "tab", input: "[1]").output == "[\n\t1\n]\n")
        #expect(try CurioRun("format", "--compact", "--sort-keys", input: text).output == "{\"a\":2,\"b\":[1]}\n")
        #expect(try CurioRun("format", "--compact", "-", input: text).output == text + "\n")
    }

    @Test("reads files, and says where one is not JSON")
    func files() throws {
        let scratch = try Scratch()
        try scratch.write("[1, 2]", to: "good.json")
        try scratch.write("{\n  \"a\": ]\n}", to: "bad.json")
        #expect(try CurioRun("format", "--compact", "good.json", folder: scratch.folder).output == "[1,2]\n")
        let bad = try CurioRun("format", "bad.json", folder: scratch.folder)
        #expect(bad.status == 65)
        #expect(bad.output.isEmpty)
        #expect(bad.errors == "bad.json:2:8: error: expected a value, found ']'\n      \"a\": ]\n           ^\n")
    }

    @Test(
        "refuses what is not JSON with status 65 and a place",
        arguments: [
            "", " ", "[1,]", "{\"a\":1,}", "nul", "[1] x", "\"\u{1}\"", "\"\\ud800\"", "01", "1.", "+1", "'a'",
            String(repeating: "[", count: 513), String(repeating: "{\"a\":", count: 100_000),
        ])
    func refuses(text: String) throws {
        let run = try CurioRun("format", input: text)
        #expect(run.status == 65)
        #expect(!run.endedBySignal)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("<stdin>:1:"))
        #expect(run.errors.contains(": error: "))
    }

    @Test("refuses bytes that are not UTF-8")
    func invalidUTF8() throws {
        let run = try CurioRun(arguments: ["format"], input: [0x22, 0xFF, 0x22])
        #expect(run.status == 65)
        #expect(run.errors.hasPrefix("<stdin>:1:2: error: "))
    }

    @Test("a million levels go through a small stack")
    func deep() throws {
        let scratch = try Scratch()
        let levels = 1_000_000
        let text = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
        try scratch.write(text, to: "deep.json")
        let run = try CurioRun(shell: "ulimit -s 512; \"$CURIO\" format --compact deep.json", folder: scratch.folder)
        #expect(run.status == 0)
        #expect(run.output == text + "\n")
    }

    @Test("agrees with JSONTestSuite", .enabled(if: Suites.has("json-test-suite/test_parsing"), Suites.hint))
    func conformance() throws {
        let folder = try #require(Suites.locate("json-test-suite/test_parsing"))
        // One shell runs the command for every file: starting a process from here for each takes far longer.
        let run = try CurioRun(
            shell: """
                for file in *.json; do "$CURIO" format --compact "$file" >/dev/null 2>&1; echo "$? $file"; done
                """, folder: folder)
        let lines = run.output.split(separator: "\n")
        #expect(lines.count >= 318)
        for line in lines {
            let parts = line.split(separator: " ", maxSplits: 1)
            let allowed: Set<Substring> =
                switch parts[1].first {
                case "y": ["0"]
                case "n": ["65"]
                default: ["0", "65"]
                }
            #expect(allowed.contains(parts[0]), "\(line)")
        }
    }

    /// The program may use 400 MB of address space, most of which it takes before it does anything.
    @Test(
        "with little memory, long text is formatted, but sorting a large object is refused",
        .enabled(if: Self.limitsMemory))
    func littleMemory() throws {
        let scratch = try Scratch()
        let string = "\"" + String(repeating: "0123456789", count: 100) + "\""
        let text = "{\"b\":[" + Array(repeating: string, count: 40_000).joined(separator: ",") + "],\"a\":1}"
        try scratch.write(text, to: "large.json")
        func format(_ options: String) throws -> CurioRun {
            try CurioRun(shell: "ulimit -v 400000; \"$CURIO\" format \(options) large.json", folder: scratch.folder)
        }
        let plain = try format("--compact")
        #expect(plain.status == 0)
        #expect(plain.output == text + "\n")
        let sorted = try format("--sort-keys")
        #expect(sorted.status == 65)
        #expect(!sorted.endedBySignal)
        #expect(sorted.output.isEmpty)
        #expect(
            sorted.errors.contains(
                #/^large\.json:1:1: error: there is no memory to sort an object of more than \d+ bytes\n$/#))
    }

    /// The largest object that may be sorted could take 24 GB, this one 4.
    @Test("an object is sorted as long as there is memory for its size", .enabled(if: Self.limitsMemory))
    func memoryForSize() throws {
        let scratch = try Scratch()
        let string = "\"" + String(repeating: "0123456789", count: 10_000) + "\""
        let elements = Array(repeating: string, count: 400).joined(separator: ",")
        try scratch.write("{\"b\":[\(elements)],\"a\":1}", to: "large.json")
        let run = try CurioRun(
            shell: "ulimit -v 5300000; \"$CURIO\" format --sort-keys --compact large.json", folder: scratch.folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output == "{\"a\":1,\"b\":[\(elements)]}\n")
    }

    private static var limitsMemory: Bool {
        #if os(Linux)
            true
        #else
            false
        #endif
    }

    @Test("nonblocking standard input is waited for")
    func inputThatDoesNotBlock() async throws {
        let scratch = try Scratch()
        let output = try scratch.write(Data(), to: "out")
        let pipe = Pipe()
        let (end, descriptor) = (pipe.fileHandleForReading, pipe.fileHandleForReading.fileDescriptor)
        #expect(fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0)
        let process = Process()
        process.executableURL = CurioRun.binary
        process.arguments = ["format", "--compact"]
        process.standardInput = end
        process.standardOutput = try FileHandle(forWritingTo: output)
        try process.run()
        for part in ["[1,", "2]"] {
            try await Task.sleep(for: .milliseconds(300))
            try pipe.fileHandleForWriting.write(contentsOf: Data(part.utf8))
        }
        try pipe.fileHandleForWriting.close()
        process.waitUntilExit()
        // The reading end stays open until here, so that writing after the command has ended cannot end the tests.
        try end.close()
        #expect(process.terminationStatus == 0)
        #expect(try scratch.text("out") == "[1,2]\n")
    }

    @Test("invalid text of 4 MiB or more is written up to the error, shorter text is not written")
    func partialOutput() throws {
        let scratch = try Scratch()
        for (count, isWritten) in [(40_000, false), (50_000, true)] {
            let elements = String(repeating: "\"" + String(repeating: "-", count: 97) + "\",", count: count)
            try scratch.write("[" + elements + "]", to: "bad.json")
            let run = try CurioRun("format", "--compact", "bad.json", folder: scratch.folder)
            #expect(run.status == 65)
            #expect(run.output.isEmpty == !isWritten)
            #expect(("[" + elements).hasPrefix(run.output))
            #expect(run.errors.hasPrefix("bad.json:1:\(count * 100 + 2): error: expected another value, found ']'; "))
        }
    }
}
