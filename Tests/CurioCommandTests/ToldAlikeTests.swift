import Testing

@Suite("Similar messages of curio generate")
struct ToldAlikeTests {
    private func errors(of schema: String, _ arguments: String...) throws -> (status: Int32, lines: [String]) {
        let scratch = try Scratch()
        try scratch.write(schema, to: "s.json")
        let run = try CurioRun(
            arguments: ["generate", "s.json", "-o", "S.swift"] + arguments, input: [], folder: scratch.folder)
        let lines = run.errors.split(separator: "\n").map(String.init)
        return (run.status, lines.filter { !$0.hasPrefix(" ") })
    }

    @Test("at most six unknown keywords are named", arguments: [6, 7])
    func words(count: Int) throws {
        let words = (0..<count).map { #", "w\#($0)": 0"# }.joined()
        let lines = try errors(of: #"{"title": "T", "type": "object", "properties": {}\#(words)}"#).lines
        let named = "w0 1, w1 1, w2 1, w3 1, w4 1, w5 1" + (count > 6 ? ", …" : "")
        #expect(
            lines == ["s.json: note: \(count) unknown keywords: \(named) (--verbose shows where)"])
    }

    @Test("three mistakes of the same kind are reported, and all of them with --strict or --verbose")
    func mistakes() throws {
        let member = #"{"type": "integer", "minimum": 5, "maximum": 3}"#
        let members = ["a", "b", "c", "d", "e"].map { "\"\($0)\": \(member)" }.joined(separator: ", ")
        let schema = #"{"title": "T", "type": "object", "properties": {\#(members)}}"#
        func count(_ word: String, _ lines: [String]) -> Int {
            lines.count { $0.contains(": \(word): no value is between") }
        }

        let usual = try errors(of: schema)
        #expect(usual.status == 0 && count("warning", usual.lines) == 3)
        #expect(usual.lines.contains("2 more of contradictory-bounds (--verbose shows all)"))
        let strict = try errors(of: schema, "--strict")
        #expect(strict.status == 65 && count("error", strict.lines) == 5 && count("warning", strict.lines) == 0)
        #expect(strict.lines.last == "nothing was written: --strict treats losses as errors")
        #expect(!strict.lines.contains { $0.contains(" more of ") })
        let verbose = try errors(of: schema, "--verbose")
        #expect(count("warning", verbose.lines) == 5 && !verbose.lines.contains { $0.contains(" more of ") })
        #expect(try errors(of: schema, "--quiet").lines.isEmpty)
        let sound = try errors(of: #"{"title": "T", "type": "object", "properties": {}}"#, "--strict")
        #expect(sound.status == 0 && sound.lines.isEmpty)
    }
}
