import BricolageCore
import Foundation
import Testing

/// Schemas in YAML are read as JSON, but messages about them have the places of the file as it is written.
@Suite("Places in schemas of YAML")
struct YAMLPlacesTests {
    private func folder() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(
            """
            $schema: https://json-schema.org/draft/2020-12/schema
            'properties':
              'id': { 'type':   'strin' }
              'name': { 'minlength':   3 }

            """, to: "wrong.yaml")
        try scratch.write("properties: {id: {type: string}}\n", to: "old.yaml")
        try scratch.write("properties: {id:  {type: integer}}\n", to: "new.yaml")
        return scratch
    }

    private static let type = """
        wrong.yaml:3:21: error: expected one of "array", "boolean", "integer", "null", "number", "object" or "string", \
        found the string "strin" at /properties/id/type; did you mean "string"?
              'id': { 'type':   'strin' }
                                ^

        """

    @Test("are those of the file in lint and metaschema")
    func checks() throws {
        let scratch = try folder()
        let lint = try CurioRun("lint", "wrong.yaml", folder: scratch.folder)
        #expect(
            lint.output == Self.type + """
                wrong.yaml:4:13: warning: "minlength" is not a keyword at /properties/name/minlength; did you mean "minLength"?
                      'name': { 'minlength':   3 }
                                ^

                """)
        let metaschema = try CurioRun("metaschema", "wrong.yaml", folder: scratch.folder)
        #expect(metaschema.output == Self.type)
        let report = try CurioRun("metaschema", "wrong.yaml", "--format", "json", folder: scratch.folder)
        let issue = try #require(try JSON(parsing: report.output)["issues"]?[0])
        #expect(issue["location"]?["column"] == 21)
        // A built-in schema has no file.
        #expect(issue["schemaPointer"] != nil && issue["schemaLocation"] == nil)
    }

    @Test("are those of the file in validate, both for errors in the schema and for locations in a valid one")
    func validate() throws {
        let scratch = try folder()
        let wrong = try CurioRun("validate", "-s", "wrong.yaml", input: "{}", folder: scratch.folder)
        #expect(wrong.status == 65 && wrong.errors.hasPrefix("wrong.yaml:3:21: error: "))
        #expect(wrong.errors.contains("\n      'id': { 'type':   'strin' }\n                        ^"))
        let run = try CurioRun(
            "validate", "-s", "old.yaml", "--format", "json", input: #"{"id": 1}"#, folder: scratch.folder)
        let place = try JSON(parsing: run.output)["issues"]?[0]?["schemaLocation"]
        #expect(place == ["offset": 24, "line": 1, "column": 25])
    }

    @Test("are those of the files in compatible")
    func compatible() throws {
        let scratch = try folder()
        let run = try CurioRun("compatible", "old.yaml", "new.yaml", folder: scratch.folder)
        #expect(
            run.output.hasPrefix(
                "new.yaml:1:26: warning: no longer accepted: string at /id\nold.yaml:1:25: note: the old schema\n"))
    }

    @Test("are those of the file in test, both for failures and for errors in the file")
    func tests() throws {
        let scratch = try Scratch()
        try scratch.write(
            """
            - 'description': 'a'
              'schema':   { 'type':   string }
              'tests':
                -   { 'data':    1, 'valid':   true }

            """, to: "t.yaml")
        let run = try CurioRun("test", "t.yaml", folder: scratch.folder)
        #expect(run.output.hasPrefix("t.yaml:4:9: error: a: test 1: expected a valid document"))
        #expect(run.output.contains("note: 4:22: expected a string, found 1"))
        try scratch.write("- 'tests': [   {  'data':   1 } ]\n", to: "t.yaml")
        let broken = try CurioRun("test", "t.yaml", folder: scratch.folder)
        #expect(broken.status == 65 && broken.errors.hasPrefix("t.yaml:1:16: error: expected a test with "))
    }

    @Test("are those of the file in sample, if no document is found")
    func sample() throws {
        let scratch = try Scratch()
        try scratch.write("allOf: [{type: string, minLength: 3}, {type: integer}]\n", to: "none.yaml")
        let run = try CurioRun("sample", "none.yaml", folder: scratch.folder)
        #expect(run.status == 1)
        #expect(run.errors.hasSuffix("at #/allOf/1 (1:39)\n"), "\(run.errors)")
    }
}
