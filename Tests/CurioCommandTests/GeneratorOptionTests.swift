import Foundation
import Testing

@Suite("Options of curio generate")
struct GeneratorOptionTests {
    private static let schema = """
        {"title": "Meal", "type": "object", "required": ["title"],
         "properties": {
            "title": {"type": "string"}, "kind": {"enum": ["a", "b"], "default": "a"},
            "o": {"properties": {"x": {"type": "string"}}}, "day": {"type": "string", "format": "date"},
            "v": {"oneOf": [{"type": "string"}, {"type": "integer"}]}, "n": {"type": "number"}}}
        """

    @Test(
        "each change the generated code",
        arguments: [
            ("--stated-kinds", "public var o: Nullable<O>\n"), ("--closed", "enum Kind: String, JSONClosedEnum"),
            ("--exact-numbers", "public var n: JSON.Number?"), ("--conveniences", "JSONPrintable"),
            ("--order alphabetical", "Sendable {\n    public var day: String?\n"),
            ("--properties let", "public let title: String"), ("--objects class", "public final class Meal:"),
            ("--comparison json", "struct Meal: JSONModel, GuessableDecodable, ComparedAsJSON, Sendable"),
            ("--defaults reading", "public var kind: Kind\n"),
            ("--conformances none", "struct Meal: JSONModel, GuessableDecodable {"),
            ("--conformances Equatable,sendable", "struct Meal: JSONModel, GuessableDecodable, Equatable, Sendable {"),
            ("--formats date", "public var day: CalendarDateText?"), ("--formats all", "CalendarDateText"),
            ("--constraints", "fields.refuseNulls()"), ("--validate", "extension Meal: SchemaChecked"),
            ("--namespace A1", "public enum A1 {}"), ("--only Meal.Kind", "\npublic enum Kind: JSONOpenEnum"),
            ("--access package", "package struct Meal:"),
        ])
    func changes(options: String, text: String) throws {
        let plain = try CurioRun("generate", input: Self.schema)
        let run = try CurioRun(
            executable: CurioRun.binary, arguments: ["generate"] + options.split(separator: " ").map(String.init),
            input: Array(Self.schema.utf8))
        #expect(run.status == 0 && run.output.contains(text), "\(run.output)\(run.errors)")
        #expect(!plain.output.contains(text))
    }

    @Test("add to a configuration, or override it")
    func configured() throws {
        let scratch = try Scratch()
        try scratch.write(Self.schema, to: "meal.json")
        try scratch.write(
            #"""
            {"schema": "meal.json", "types": {"Meal.n": "Decimal"}, "exclude": ["Meal.o"], "only": ["Meal"],
             "formats": ["date"]}
            """#, to: "c.json")
        let run = try CurioRun(
            "generate", "--config", "c.json", "--import", "Foundation", "--exclude", "Meal.v", "--only", "Meal.Kind",
            "--formats", "none", folder: scratch.folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("public import Foundation\n") && run.output.contains("public var n: Decimal?"))
        #expect(!run.output.contains("var o:") && !run.output.contains("var v:"))
        #expect(run.output.contains("public var day: String?"))
    }

    @Test(
        "are refused if a value or a combination is invalid",
        arguments: [
            ("--files 1000", "--files must be from 1 to 999."), ("--files 0", "--files must be from 1 to 999."),
            ("--rename a=b=c", "--rename a=b=c must have the form selector=name."),
            ("--namespace Int", "--namespace Int already has a meaning in Swift."),
            ("--import A.B-C", "--import A.B-C is neither a module"),
            ("--formats dates", "there is no type for the format dates"),
            ("--conformances codable", "there is no protocol codable to conform to"),
            ("--check", "there is nothing to compare with"), ("--check --output -", "there is nothing to compare with"),
            ("--check --dry-run --output x.swift", "--check, --dry-run and --watch cannot be combined."),
            ("--quiet --verbose", "--quiet and --verbose contradict each other."),
        ])
    func refusals(options: String, message: String) throws {
        let scratch = try Scratch()
        try scratch.write(Self.schema, to: "meal.json")
        let run = try CurioRun(
            executable: CurioRun.binary,
            arguments: ["generate", "meal.json"] + options.split(separator: " ").map(String.init), input: [],
            folder: scratch.folder)
        #expect(run.status == 64 && run.errors.contains(message), "\(run.errors)")
        #expect(try scratch.names() == ["meal.json"])
    }

    @Test("cannot name a file of two YAML documents or an address as the schema")
    func inputs() throws {
        let scratch = try Scratch()
        try scratch.write("x: 1\n---\ny: 2\n", to: "two.yaml")
        let two = try CurioRun("generate", "two.yaml", folder: scratch.folder)
        #expect(two.status == 65 && two.errors == "two.yaml: error: holds 2 YAML documents, and a schema is one\n")
        let address = try CurioRun("generate", "https://example.com/s.json")
        #expect(address.status == 66)
        #expect(address.errors.contains("is an address, not a file; a schema that refers to it with $ref finds it by"))
    }

    @Test("include --import, which accepts the kind and name of a declaration, but not three words")
    func imports() throws {
        #expect(try CurioRun("generate", "--import", "struct Foundation.UUID", input: Self.schema).status == 0)
        for text in ["a struct Foundation.UUID", "UUID Foundation.UUID", "struct Foundation", "A B", "struct "] {
            #expect(try CurioRun("generate", "--import", text, input: Self.schema).status == 64, "\(text)")
        }
    }
}
