import TestSupport
import Testing

@Suite("Colour")
struct ColourTests {
    private func text(_ environment: String) throws -> String {
        try CurioRun(onTerminal: "format /missing", environment: environment).output
    }

    @Test(
        "is used on a terminal unless TERM is dumb or NO_COLOR is not empty", .enabled(if: Python.isThere, Python.hint))
    func terminal() throws {
        let painted = "\u{1B}[1;39m/missing:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m cannot be read: "
        for environment in ["TERM=xterm", "", "TERM=xterm NO_COLOR="] {
            #expect(try text(environment).hasPrefix(painted), "\(environment)")
        }
        for environment in ["TERM=dumb", "TERM=xterm NO_COLOR=1", "NO_COLOR=0"] {
            #expect(try text(environment).hasPrefix("/missing: error: cannot be read: "), "\(environment)")
        }
    }

    @Test("marks the severity, and not the same words in a document", .enabled(if: Python.isThere, Python.hint))
    func severities() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"a: error: b": 1}"#, to: "s.json")
        let output = try CurioRun(onTerminal: "lint s.json", environment: "TERM=xterm", folder: scratch.folder).output
        #expect(output.contains("\u{1B}[1;39ms.json:1:2:\u{1B}[0m \u{1B}[1;36mnote:\u{1B}[0m "), "\(output)")
        #expect(output.contains("    {\"a: error: b\": 1}"), "\(output)")
        #expect(!output.contains("\u{1B}[1;31m"))
    }
}
