import Foundation
import TestSupport
import Testing

/// What people see, whose terminal has a width and obeys control characters.
@Suite("Output on a terminal", .enabled(if: Python.isThere, Python.hint))
struct TerminalTests {
    private func lines(_ arguments: String, columns: Int, _ scratch: Scratch) throws -> [String] {
        let run = try CurioRun(
            onTerminal: arguments, environment: "TERM=dumb COLUMNS=\(columns)", folder: scratch.folder)
        return run.output.split(separator: "\r\n").map(String.init)
    }

    /// They had up to 125 columns on every terminal, so that the caret was below another line.
    @Test(
        "excerpts are cut around the caret to the width of the terminal",
        arguments: [(70, 70, 60), (0, 70, 60), (70, 0, 60), (3, 80, 70), (70, 70, 100), (70, 70, 400)])
    func widths(before: Int, behind: Int, columns: Int) throws {
        let scratch = try Scratch()
        let text = #"[""# + String(repeating: "b", count: before) + #"", x, ""# + String(repeating: "e", count: behind)
        try scratch.write(text + "\"]", to: "d.json")
        let shown = try lines("format d.json", columns: columns, scratch)
        try #require(shown.count == 3, "\(shown)")
        let caret = shown[2].count - 1
        #expect(shown[1].hasPrefix("    ") && Array(shown[1])[caret] == "x", "\(shown)")
        #expect(shown[1].count <= columns)
        // Nothing is cut without need: other output has up to 60 characters on each side.
        let whole = try CurioRun("format", "d.json", folder: scratch.folder).errors.split(separator: "\n")[1]
        #expect(shown[1].count == min(columns, whole.count), "\(shown)")
    }

    @Test("excerpts of wide characters are cut by their columns, and a caret behind the end has room")
    func wideExcerpts() throws {
        let scratch = try Scratch()
        try scratch.write(#"[""# + String(repeating: "漢", count: 40) + "\" x", to: "d.json")
        let shown = try lines("format d.json", columns: 30, scratch)
        try #require(shown.count == 3, "\(shown)")
        let wide = shown[1].count { $0 == "漢" }
        #expect(shown[1].hasSuffix("漢\" x") && shown[1].count + wide <= 30 && wide > 9, "\(shown)")
        #expect(shown[2].count == shown[1].count + wide, "\(shown)")
        try scratch.write("[" + String(repeating: "1", count: 80), to: "end.json")
        let end = try lines("format end.json", columns: 50, scratch)
        #expect(end.last?.count == 50 && end.last?.last == "^", "\(end)")
    }

    /// U+009B begins a command for a terminal, and no rule of JSON demands an escape for it.
    @Test(
        "JSON has escapes for characters that control a terminal, which mean the same",
        arguments: [
            "format --compact d.json", "query '$' d.json", "sample s.json", "bundle s.json", "diff o.json d.json",
        ])
    func json(command: String) throws {
        let scratch = try Scratch()
        let text = "[\"a\u{9B}31m\u{2028}\u{202E}\u{7F}é漢\"]"
        try scratch.write(text, to: "d.json")
        try scratch.write("{\"const\": \(text)}", to: "s.json")
        try scratch.write("[]", to: "o.json")
        let shown = try CurioRun(onTerminal: command, environment: "TERM=xterm", folder: scratch.folder).output
        #expect(shown.contains(#""a\u009b31m\u2028\u202e\u007fé漢""#), "\(shown)")
        let piped = try CurioRun(shell: "\"$CURIO\" \(command)", folder: scratch.folder).output
        #expect(piped.contains("\"a\u{9B}31m\u{2028}\u{202E}\u{7F}é漢\""), "\(piped)")
    }

    @Test("JSON that is written in parts has such escapes where a part ends inside a character")
    func parts() throws {
        let scratch = try Scratch()
        try scratch.write("\"" + String(repeating: "\u{2028}", count: 200_000) + "\"", to: "d.json")
        let shown = try CurioRun(onTerminal: "format d.json", environment: "TERM=xterm", folder: scratch.folder).output
        #expect(shown == "\"" + String(repeating: #"\u2028"#, count: 200_000) + "\"\r\n")
    }

    @Test("query --places has them everywhere, because it is for people; --raw has none")
    func places() throws {
        let scratch = try Scratch()
        try scratch.write("{\"a\u{2028}\": \"b\u{2028}\u{9B}\"}", to: "d.json")
        let places = try CurioRun("query", "--places", "$.*", "d.json", folder: scratch.folder)
        #expect(places.output == #"d.json:1:8: /a\u{2028}: "b\u2028\u009b""# + "\n")
        let raw = try CurioRun("query", "--raw", "$.*", "d.json", folder: scratch.folder)
        #expect(raw.output == "b\u{2028}\u{9B}\n")
    }
}
