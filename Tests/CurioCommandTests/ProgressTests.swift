import TestSupport
import Testing

@Suite("Progress", .enabled(if: Python.isThere, Python.hint))
struct ProgressTests {
    private static let erase = "\r\u{1B}[K"

    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        for name in ["a", "b"] {
            try scratch.write(#"{"x": "\#(name)"}"#, to: "\(name).json")
            try scratch.write(#"{"x": 1, "x": 2}"#, to: "twice-\(name).json")
            try scratch.write("{", to: "open-\(name).json")
            try scratch.write(#"{"type": "object", "propertys": {}}"#, to: "misspelt-\(name).schema.json")
        }
        try scratch.write(#"{"properties": {"x": {"type": "integer"}}}"#, to: "s.json")
    }

    /// What a run writes to a terminal.
    private func written(_ command: String, to terminal: String) throws -> String {
        let environment = "NO_COLOR=1 TERM=\(terminal)"
        let run = try CurioRun(onTerminal: command, environment: environment, folder: scratch.folder)
        return run.output.replacing("\r\n", with: "\n")
    }

    @Test(
        "is erased before anything else is printed",
        arguments: [
            ("validate -s s.json a.json b.json", "a.json"),
            ("validate -s s.json twice-a.json twice-b.json", "twice-a.json"),
            ("validate -s s.json open-a.json open-b.json", "open-a.json"),
            ("validate -s s.json missing.json a.json", "missing.json"),
            ("lint misspelt-a.schema.json misspelt-b.schema.json", "misspelt-a.schema.json"),
            ("metaschema open-a.json open-b.json", "open-a.json"), ("metaschema s.json s.json", "s.json"),
        ])
    func erased(command: String, first: String) throws {
        let text = try written(command, to: "xterm")
        #expect(text.hasPrefix(Self.erase + "[1/2] \(first)" + Self.erase), "\(text.debugDescription)")
        // On a terminal, each line shows what follows its last erasure.
        let shown = text.split(separator: "\n", omittingEmptySubsequences: false).map {
            String($0.split(separator: Self.erase, omittingEmptySubsequences: false).last ?? "")
        }
        #expect(shown.joined(separator: "\n") == (try written(command, to: "dumb")))
    }

    @Test("of generating types is erased before the types and before an error")
    func generation() throws {
        for schema in ["s.json", "open-a.json"] {
            let text = try written("generate \(schema)", to: "xterm")
            #expect(text.hasPrefix(Self.erase + "[1/3] reading \(schema)" + Self.erase), "\(text.debugDescription)")
            let plain = try written("generate \(schema)", to: "dumb")
            #expect(text.hasSuffix(Self.erase + plain) && !plain.contains(Self.erase))
        }
    }

    @Test("is shown for several files only")
    func oneFile() throws {
        #expect(!(try written("validate -s s.json a.json", to: "xterm")).contains(Self.erase))
    }
}
