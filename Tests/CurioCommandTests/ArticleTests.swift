import Foundation
import Testing

/// What the article on checks in CI shows of the command is what the command prints.
@Suite("Checking documents in CI, as the article shows it")
struct ArticleTests {
    private static let article = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../Sources/Bricolage/Bricolage.docc/CheckingDocumentsInCI.md").standardized

    private func folder() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(
            """
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "type": "object",
              "properties": {
                "dish": {"type": "string", "minLength": 1},
                "price": {"type": "number", "exclusiveMinimum": 0},
                "spice": {"enum": ["mild", "medium", "hot"]}
              },
              "required": ["dish", "price"],
              "additionalProperties": false
            }
            """, to: "menu.schema.json")
        try scratch.write("{\n  \"dish\": \"Soup\",\n  \"price\": \"4.50\",\n  \"spice\": \"midl\"\n}", to: "soup.json")
        try scratch.write("# of the day\ndish: Cake\nprize: 5\n", to: "cake.yaml")
        try scratch.write(#"{"dish": "Tea", "price": 2}"#, to: "tea.json")
        try scratch.write(
            """
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "type": "object",
              "properties": {
                "name": {"type": "string", "minlength": 1},
                "glass": {"enum": ["small", "large"]}
              }
            }
            """, to: "drinks.schema.json")
        try scratch.write(try tests(), to: "menu.tests.json")
        return scratch
    }

    /// The file of tests that the article shows.
    private func tests() throws -> String {
        let lines = try String(contentsOf: Self.article, encoding: .utf8).components(separatedBy: "\n")
        let start = try #require(lines.firstIndex(of: "    ["))
        let end = try #require(lines[start...].firstIndex(of: "    ]"))
        return lines[start...end].joined(separator: "\n")
    }

    @Test("every command prints what is shown below it")
    func commands() throws {
        let scratch = try folder()
        let lines = try String(contentsOf: Self.article, encoding: .utf8).components(separatedBy: "\n")
        var compared = 0
        for (position, line) in lines.enumerated() where line.hasPrefix("    $ curio ") {
            let shown = lines[(position + 1)...].prefix { $0.hasPrefix("    ") }.map { $0.dropFirst(4) }
            let arguments = line.dropFirst("    $ curio ".count).split(separator: " ").map(String.init)
            let run = try CurioRun(arguments: arguments, input: [], folder: scratch.folder)
            #expect(run.output + run.errors == shown.joined(separator: "\n") + "\n", "\(line)")
            compared += 1
        }
        #expect(compared == 5)
    }
}
