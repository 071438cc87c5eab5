import BricolageCore
import Foundation
import TestSupport
import Testing

@Suite("curio lint")
struct LintTests {
    private static let schema = """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "type": "object",
          "properties": {
            "name": {"type": "string", "minlength": 1},
            "size": {"type": "number", "minimum": 10, "maximum": 1}
          },
          "color": "red"
        }
        """

    private func folder() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(Self.schema, to: "s.json")
        try scratch.write(#"{"type": "string"}"#, to: "note.json")
        return scratch
    }

    @Test("prints its findings as a compiler would, and exits with 1 if there are more than notes")
    func findings() throws {
        let scratch = try folder()
        let run = try CurioRun("lint", "s.json", "note.json", folder: scratch.folder)
        #expect(
            run.output == """
                s.json:5:32: warning: "minlength" is not a keyword at /properties/name/minlength; did you mean "minLength"?
                        "name": {"type": "string", "minlength": 1},
                                                   ^
                s.json:6:43: warning: no value is between "minimum": 10 and "maximum": 1 at /properties/size/minimum
                        "size": {"type": "number", "minimum": 10, "maximum": 1}
                                                              ^
                s.json:8:3: note: "color" is not a JSON Schema keyword, and has no effect at /color
                      "color": "red"
                      ^
                note.json:1:1: note: there is no "$schema", so each program decides what the keywords mean; this \
                program reads it as "https://json-schema.org/draft/2020-12/schema"
                    {"type": "string"}
                    ^

                """)
        #expect(run.status == 1)
        #expect(run.errors == "1 of 2 schemas has errors or warnings\n")
        #expect(try CurioRun("lint", "note.json", folder: scratch.folder).status == 0)
    }

    @Test("checks only whole files, as metaschema does", arguments: ["lint", "metaschema"])
    func wholeFiles(command: String) throws {
        let scratch = try folder()
        #expect(try CurioRun(command, "note.json#", folder: scratch.folder).status == 0)
        let part = try CurioRun(command, "s.json#/properties/name", folder: scratch.folder)
        #expect(part.status == 64)
        #expect(
            part.errors
                == "error: s.json#/properties/name is a part of a file, but this command checks whole files: s.json\n")
    }

    @Test("leaves out rules by name, and lists them")
    func rules() throws {
        let scratch = try folder()
        let run = try CurioRun(
            "lint", "s.json", "--without", "misspelt-keyword", "--without", "contradictory-bounds",
            folder: scratch.folder)
        #expect(run.status == 0)
        #expect(run.output.contains("color") && !run.output.contains("minlength"))
        let wrong = try CurioRun("lint", "s.json", "--without", "mispelt-keyword", folder: scratch.folder)
        #expect(wrong.status == 64)
        #expect(wrong.errors.contains(#"there is no rule "mispelt-keyword"; did you mean "misspelt-keyword"?"#))
        let list = try CurioRun("lint", "--list-rules")
        #expect(list.status == 0)
        #expect(list.output.contains("contradictory-bounds            warning  No value is between two limits.\n"))
        let fewer = try CurioRun("lint", "--list-rules", "--without", "contradictory-bounds")
        #expect(fewer.status == 0 && fewer.output.contains("unknown-keyword"))
        #expect(!fewer.output.contains("contradictory-bounds"))
    }

    @Test("a warning makes the status 1 even after more notes than are printed")
    func warningBehindNotes() throws {
        let notes = { (count: Int) in (0..<count).map { "\"x\($0)\": 1, " }.joined() }
        let mistake = "\"minLength\": 2, \"maxLength\": 1"
        #expect(try CurioRun("lint", "--max-errors", "1", input: "{\(notes(100_001))\(mistake)}").status == 1)
        #expect(try CurioRun("lint", "--max-errors", "1", input: "{\(notes(3))\"minLength\": 1}").status == 0)
    }

    @Test("prints SARIF and GitHub's commands, and exits with 65 or 66 if a schema cannot be read")
    func forms() throws {
        let scratch = try folder()
        let sarif = try CurioRun("lint", "s.json", "--format", "sarif", folder: scratch.folder)
        let results = try JSON(parsing: sarif.output)["runs"]?[0]?["results"]
        #expect(results?.array?.map { $0["level"]?.string } == ["warning", "warning", "note"])
        let github = try CurioRun("lint", "s.json", "--format", "github", folder: scratch.folder)
        #expect(github.output.hasPrefix("::warning file=s.json,line=5,col=32,title=misspelt-keyword::"))
        #expect(try CurioRun("lint", input: "{").status == 65)
        #expect(try CurioRun("lint", "none.json", folder: scratch.folder).status == 66)
    }

    @Test("checks every schema of SchemaStore", .enabled(if: Suites.has("schemastore"), Suites.hint))
    func schemaStore() throws {
        let schemas = Suites.files(in: "schemastore/schemas").map(\.path)
        let run = try CurioRun(
            executable: CurioRun.binary, arguments: ["lint", "--max-errors", "100000", "--format", "json"] + schemas,
            input: [])
        let issues = try #require(JSON(parsing: run.output)["issues"]?.array)
        let counts = Dictionary(grouping: issues) { $0["kind"]?.string }.mapValues(\.count)
        // They are valid by their metaschemas, and many people have looked at them.
        #expect(counts["invalid-keyword-value"] == nil)
        #expect(counts["ignored-sibling", default: 0] > 0)
        // One of them says "titles" where it means a title.
        #expect(counts["misspelt-keyword"] == 1)
        #expect(run.errors.hasSuffix(" of \(schemas.count) schemas have errors or warnings\n"))
    }
}
