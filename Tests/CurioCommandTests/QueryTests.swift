import Foundation
import TestSupport
import Testing

@Suite("curio query")
struct QueryTests {
    private func folder() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(
            Data(#"{"lunch": [{"name": "Soup", "price": 3.50}, {"name": "Tea\n", "price": 12e1}]}"#.utf8),
            to: "menu.json")
        return scratch
    }

    @Test("prints each selected value on a line, with numbers as they are spelt")
    func values() throws {
        let scratch = try folder()
        let run = try CurioRun("query", "$..price", "menu.json", folder: scratch.folder)
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(run.output == "3.50\n12e1\n")
        let filtered = try CurioRun("query", "$.lunch[?@.price > 100]", "menu.json", folder: scratch.folder)
        #expect(filtered.output == #"{"name":"Tea\n","price":12e1}"# + "\n")
        let input = try CurioRun("query", "$[1]", input: "[1, [2]]")
        #expect(input.output == "[2]\n")
    }

    @Test("prints strings without quotes with --raw")
    func raw() throws {
        let scratch = try folder()
        let run = try CurioRun("query", "--raw", "$.lunch[*]['name','price']", "menu.json", folder: scratch.folder)
        #expect(run.output == "Soup\n3.50\nTea\n\n12e1\n")
    }

    @Test("prints locations and pointers with --places, in the original text")
    func places() throws {
        let scratch = try folder()
        let run = try CurioRun("query", "--places", "$.lunch[1,0].name", "menu.json", folder: scratch.folder)
        #expect(run.output == "menu.json:1:54: /lunch/1/name: \"Tea\\n\"\nmenu.json:1:21: /lunch/0/name: \"Soup\"\n")
        try scratch.write("a: 1\n---\n'a':   [x]\n", to: "d.yaml")
        let yaml = try CurioRun("query", "--places", "$..*", "d.yaml", folder: scratch.folder)
        #expect(yaml.output == "d.yaml:1:4: /a: 1\nd.yaml:3:8: /a: [\"x\"]\nd.yaml:3:9: /a/0: \"x\"\n")
        let root = try CurioRun("query", "--places", "$", input: " 7")
        #expect(root.output == "<stdin>:1:2: 7\n")
        try scratch.write("{\"a\": 1}\n{\"b\": 2}\n{\"a\": 3}\n", to: "d.jsonl")
        let lines = try CurioRun("query", "--places", "$.a", "d.jsonl", folder: scratch.folder)
        #expect(lines.output == "d.jsonl:1:7: /a: 1\nd.jsonl:3:7: /a: 3\n")
    }

    @Test(
        "has the status 1 if nothing is selected, 65 and the other documents if one cannot be read, 64 for a bad query")
    func statuses() throws {
        let scratch = try folder()
        let none = try CurioRun("query", "$.dinner", "menu.json", folder: scratch.folder)
        #expect(none.status == 1 && none.output.isEmpty && none.errors.isEmpty)
        try scratch.write("{", to: "bad.json")
        let bad = try CurioRun("query", "$.lunch[0].price", "bad.json", "menu.json", folder: scratch.folder)
        #expect(bad.status == 65 && bad.output == "3.50\n" && bad.errors.hasPrefix("bad.json:1:2: error: "))
        let query = try CurioRun("query", "$.lunch[", "menu.json", folder: scratch.folder)
        #expect(query.status == 64)
        #expect(query.errors.contains("malformed JSONPath \"$.lunch[\" at column 9: "))
        let lines = try CurioRun("query", "$.lunch\n[?!1]", "menu.json", folder: scratch.folder)
        #expect(lines.status == 64)
        #expect(lines.errors.hasPrefix(#"error: malformed JSONPath "$.lunch\n[?!1]" at column 12: this is a value"#))
        let both = try CurioRun("query", "--raw", "--places", "$", input: "1")
        #expect(both.status == 64)
    }

    @Test("prints all members of a duplicate key")
    func duplicateKeys() throws {
        let run = try CurioRun("query", "$", "--places", input: #"{"a": 1, "b": [{"a": 2, "a": 3}], "a": 4}"#)
        #expect(run.output == #"<stdin>:1:1: {"a":1,"b":[{"a":2,"a":3}],"a":4}"# + "\n")
        #expect(run.errors.isEmpty)
        let all = try CurioRun("query", "$..a", "--comments", input: #"{"a": 1, "b": [{"a": 2, "a": 3}], "a": 4,}"#)
        #expect(all.output == "4\n3\n")
        let lines = try CurioRun("query", "$.*", "--lines", input: #"{"a": 1, "a": 2}"#)
        #expect(lines.output == "1\n2\n")
    }

    /// The values contain each other, so together they are 400 times as large as the document.
    @Test("prints large values in full")
    func largeOutput() throws {
        let document = String(repeating: "[", count: 800) + String(repeating: "]", count: 800)
        let run = try CurioRun("query", "$..*", input: document)
        #expect(run.status == 0)
        #expect(run.output.utf8.count == (1..<800).reduce(0) { $0 + 2 * $1 + 1 })
        #expect(run.output.hasPrefix("[[") && run.output.hasSuffix("\n[[]]\n[]\n"))
    }

    @Test("ends a query that takes too much work with a message")
    func limit() throws {
        let query = "$" + String(repeating: "[*,*]", count: 24)
        let document = String(repeating: "[", count: 30) + String(repeating: "]", count: 30)
        let run = try CurioRun("query", query, input: document)
        #expect(run.status == 65 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("<stdin>: error: ") && run.errors.contains("10000000"))
    }
}
