import Foundation
import Testing

/// The output that the article on checks in CI shows is what the command prints.
@Suite("Checking documents in CI, as the article shows it")
struct ArticleTests {
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
        try scratch.write("{\"dish\": \"Pie\",\n  \"price\": 4,\n  \"price\": 5\n}", to: "pie.json")
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
        try scratch.write(Article("CheckingDocumentsInCI").block(from: "[", to: "]"), to: "menu.tests.json")
        return scratch
    }

    @Test("every command prints what is shown below it")
    func commands() throws {
        #expect(try Article("CheckingDocumentsInCI").runCommands(in: folder()) == 6)
    }
}

/// The output that the article on types in a build shows is what the command prints.
@Suite("Curio in a build, as the article shows it")
struct BuildArticleTests {
    private static let schema = """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "Menu",
          "type": "object",
          "properties": {
            "dish": {"type": "string", "minLength": 1},
            "guests": {"enum": [1, [2, 4]]},
            "prices": {"type": "array", "items": {"$ref": "https://example.com/price.json"}},
            "spice": {"enum": ["mild", "medium", "hot"]}
          },
          "required": ["dish"]
        }
        """

    @Test("every command prints what is shown below it")
    func commands() throws {
        let article = try Article("CurioInYourBuild")
        let scratch = try Scratch()
        try scratch.write(Self.schema, to: "menu.schema.json")
        let broken = Self.schema.replacing(#""string", "minLength": 1"#, with: #""strnig""#)
        try scratch.write(broken, to: "broken.schema.json")
        try scratch.write(article.block(from: "{", to: "}"), to: "curio.json")
        let typo = "{\n  \"schema\": \"menu.schema.json\",\n  \"renames\": {\"Menu\": \"Card\"}\n}\n"
        try scratch.write(typo, to: "typo.json")
        #expect(try article.runCommands(in: scratch) == 8)
        let types = try scratch.text("Sources/Model/Card.swift")
        #expect(types.contains("package struct Card") && types.contains("case gentle"))
    }

    @Test("the table has every configuration that is tested, and no other")
    func table() throws {
        let rows = try Article("CurioInYourBuild").lines.filter {
            $0.hasPrefix("| ") && $0.split(separator: "|").count == 3
        }
        let named = rows.flatMap { row in
            row.split(separator: "|")[2].matches(of: #/`(\w+)`/#).map { String($0.output.1) }
        }
        #expect(Set(named) == Set(ConfigurationTests.names))
    }
}

/// The output that the article on comparing schemas shows is what the command prints.
@Suite("Comparing schemas, as the article shows it")
struct ComparisonArticleTests {
    @Test("every command prints what is shown below it")
    func commands() throws {
        let article = try Article("ComparingSchemas")
        let scratch = try Scratch()
        let versions = article.blocks(from: "{", to: "}")
        try #require(versions.count == 2)
        try scratch.write(versions[0], to: "orders.v1.schema.json")
        try scratch.write(versions[1], to: "orders.v2.schema.json")
        try scratch.write(versions[1].replacing(#", "maxItems": 3"#, with: ""), to: "orders.v3.schema.json")
        #expect(try article.runCommands(in: scratch) == 3)
    }
}
