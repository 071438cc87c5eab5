import Foundation
import Testing

@Suite("curio generate")
struct GenerateTests {
    static let schema = """
        {
          "title": "Meal",
          "type": "object",
          "required": ["title"],
          "properties": { "title": { "type": "string" }, "calories": { "type": "integer" } }
        }
        """

    @Test("reads standard input and files alike")
    func inputs() throws {
        let scratch = try Scratch()
        try scratch.write(Self.schema, to: "meal.json")
        let piped = try CurioRun("generate", input: Self.schema)
        #expect(piped.status == 0)
        #expect(piped.errors.isEmpty)
        #expect(piped.output.contains("public struct Meal"))
        #expect(try CurioRun("generate", "-", input: Self.schema).output == piped.output)
        #expect(try CurioRun("generate", "meal.json", folder: scratch.folder).output == piped.output)
        #expect(try scratch.names() == ["meal.json"])
    }

    @Test("obeys name, style and access")
    func options() throws {
        let run = try CurioRun(
            "generate", "--name", "Dish", "--style", "codable", "--access", "internal", input: Self.schema)
        #expect(run.status == 0)
        #expect(run.output.contains("\nstruct Dish: "))
        #expect(!run.output.contains("public"))
        #expect(!run.output.contains("import Bricolage"))
    }

    @Test("accepts the arguments of the first Curio")
    func seedSpelling() throws {
        let new = try CurioRun("generate", "--name", "Food", input: Self.schema)
        let old = try CurioRun("-name", "Food", input: Self.schema)
        #expect(old.status == 0)
        #expect(old.output == new.output)
        #expect(old.output.contains("public struct Food"))
        let access = try CurioRun("-access", "internal", "-name", "-name", input: Self.schema)
        #expect(access.status == 64 && access.output.isEmpty)
        #expect(try CurioRun("-name", input: Self.schema).status == 64)
        #expect(try CurioRun("-name", "", input: Self.schema).status == 64)
        #expect(try CurioRun("-nome", "Food", input: Self.schema).status == 64)
    }

    @Test("warns on standard error, with a place, and never in the output")
    func diagnostics() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"title": "Warned", "type": "object", "not": {"required": ["x"]}}"#, to: "warned.json")
        let run = try CurioRun("generate", "warned.json", folder: scratch.folder)
        #expect(run.status == 0)
        #expect(run.errors.contains(#/^warned\.json:1:\d+: warning: /#))
        #expect(!run.output.contains("warning:"))
        #expect(!run.errors.contains("\u{1B}"))
    }

    @Test(
        "refuses input that is not a schema with status 65",
        arguments: ["", "[", "3", "{\"type\": \"object\"", "\"x\""])
    func notASchema(text: String) throws {
        let run = try CurioRun("generate", input: text)
        #expect(run.status == 65)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("error: "))
    }
}
