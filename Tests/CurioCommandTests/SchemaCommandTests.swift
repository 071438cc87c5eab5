import BricolageCore
import Foundation
import TestSupport
import Testing

@Suite("curio metaschema, bundle and test")
struct SchemaCommandTests {
    @Test("metaschema checks a schema by the metaschema of its dialect")
    func metaschema() throws {
        let scratch = try Scratch()
        try scratch.write("{\n \"type\": \"strng\",\n \"properties\": {\"a\": {\"minLength\": -1}}\n}", to: "bad.json")
        try scratch.write(
            #"{"$schema": "http://json-schema.org/draft-04/schema#", "exclusiveMinimum": true, "minimum": 1}"#,
            to: "old.json")
        try scratch.write(#"{"$schema": "https://example.com/nothing"}"#, to: "odd.json")
        let run = try CurioRun("metaschema", "bad.json", "old.json", folder: scratch.folder)
        #expect(run.status == 1)
        #expect(run.output.contains("bad.json:2:10: error: expected one of "))
        #expect(run.output.contains("did you mean \"string\"?"))
        #expect(run.output.contains("bad.json:3:36: error: expected at least 0, found -1 at /properties/a/minLength"))
        #expect(!run.output.contains("old.json"))
        #expect(run.errors == "1 of 2 schemas is not valid\n")
        #expect(try CurioRun("metaschema", "--draft", "2019-09", "old.json", folder: scratch.folder).status == 0)
        #expect(try CurioRun("metaschema", input: #"{"exclusiveMinimum": true}"#).status == 1)
        #expect(
            try CurioRun("metaschema", "--draft", "4", input: #"{"exclusiveMinimum": true, "minimum": 1}"#).status == 0)
        let odd = try CurioRun("metaschema", "odd.json", "old.json", folder: scratch.folder)
        #expect(odd.status == 65)
        #expect(odd.errors.contains("odd.json: error: its metaschema is not known"))
    }

    @Test("metaschema judges each schema by the metaschema beside it")
    func relativeMetaschemas() throws {
        let scratch = try Scratch()
        for (folder, word) in [("a", "first"), ("b", "second")] {
            try scratch.write(#"{"$schema": "meta.json", "first": 1}"#, to: "\(folder)/s.json")
            try scratch.write(#"{"$id": "urn:meta", "required": ["\#(word)"]}"#, to: "\(folder)/meta.json")
        }
        let run = try CurioRun("metaschema", "a/s.json", "b/s.json", folder: scratch.folder)
        #expect(run.status == 1 && !run.output.contains("a/s.json"))
        #expect(run.output.contains("b/s.json:1:1: error: missing \"second\""), "\(run.output)")
    }

    @Test("metaschema looks at the schemas of an OpenAPI description, as lint does")
    func metaschemaOfAnAPI() throws {
        let api = #"{"openapi": "3.1.0", "components": {"schemas": {"A": {"type": 3}}}}"#
        let run = try CurioRun("metaschema", input: api)
        let lint = try CurioRun("lint", input: api)
        #expect(run.status == 1 && lint.status == 1)
        for output in [run.output, lint.output] {
            #expect(output.contains("at /components/schemas/A/type"), "\(output)")
        }
        #expect(try CurioRun("metaschema", input: api.replacing("3}", with: "\"null\"}")).status == 0)
    }

    @Test(
        "every schema of SchemaStore is valid by its metaschema", .enabled(if: Suites.has("schemastore"), Suites.hint))
    func schemaStore() throws {
        let files = Suites.files(in: "schemastore/schemas").map(\.path)
        #expect(files.count > 900)
        let run = try CurioRun(arguments: ["metaschema"] + files, input: [])
        #expect(run.status == 0)
        #expect(run.output.isEmpty)
    }

    @Test("a schema is checked by its dialect's metaschema, whether its $schema begins with http or https")
    func metaschemaByAnotherAddress() throws {
        for address in ["https://json-schema.org/draft-07/schema#", "http://json-schema.org/draft/2020-12/schema"] {
            let text = #"{"$schema": "\#(address)", "type": "object", "properties": {"a": {"type": "strnig"}}}"#
            for command in ["metaschema", "lint"] {
                let run = try CurioRun(command, input: text)
                #expect(run.status == 1 && run.output.contains("at /properties/a/type"), "\(run.output)\(run.errors)")
            }
            let run = try CurioRun("generate", input: text)
            #expect(run.status == 65 && run.errors.contains("did you mean \"string\"?"))
        }
    }

    @Test("a bundle needs no other file, and names the bundled files by relative paths")
    func bundle() throws {
        let scratch = try Scratch()
        try scratch.write(
            #"{"properties": {"a": {"$ref": "sub/name.json"}, "b": {"$ref": "sub/name.json#/$defs/x"}}}"#, to: "s.json")
        try scratch.write(#"{"$ref": "other.json", "$defs": {"x": {"type": "integer"}}}"#, to: "sub/name.json")
        try scratch.write(#"{"type": "string"}"#, to: "sub/other.json")
        let run = try CurioRun("bundle", "s.json", folder: scratch.folder)
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(
            try JSON(parsing: run.output) == [
                "properties": ["a": ["$ref": "sub/name.json"], "b": ["$ref": "sub/name.json#/$defs/x"]],
                "$defs": [
                    "sub/name.json": [
                        "$id": "sub/name.json", "$ref": "other.json", "$defs": ["x": ["type": "integer"]],
                    ],
                    "sub/other.json": ["$id": "sub/other.json", "type": "string"],
                ],
            ])
        let homeless = try CurioRun("bundle", "s.json", "--output", "alone/bundle.json", folder: scratch.folder)
        #expect(homeless.status == 73)
        try FileManager.default.createDirectory(
            at: scratch.folder.appendingPathComponent("alone"), withIntermediateDirectories: true)
        #expect(try CurioRun("bundle", "s.json", "-o", "alone/bundle.json", folder: scratch.folder).status == 0)
        #expect(try scratch.text("alone/bundle.json") == run.output)
        let check = try CurioRun(
            "validate", "-s", "alone/bundle.json", input: #"{"a": 1, "b": "x"}"#, folder: scratch.folder)
        #expect(check.output.contains("at /a") && check.output.contains("at /b"))
    }

    @Test("a member that a later duplicate key replaces is neither bundled nor found by references")
    func shadowedReferences() throws {
        let dead = ##"{"properties": {"a": {"$ref": "#/nowhere"}}, "properties": {"a": {"type": "string"}}}"##
        #expect(try CurioRun("bundle", input: dead).status == 0)
        let scratch = try Scratch()
        try scratch.write(
            #"{"$defs": {"x": {"$id": "urn:x", "type": "string"}}, "$ref": "urn:x", "#
                + #""$defs": {"x": {"$id": "urn:x", "type": "integer"}}}"#, to: "s.json")
        #expect(try CurioRun("validate", "-s", "s.json", input: "1", folder: scratch.folder).status == 0)
        #expect(try CurioRun("validate", "-s", "s.json", input: #""a""#, folder: scratch.folder).status == 1)
    }

    @Test("a file that inherits a version other than the bundle's gets a $schema in the bundle")
    func bundledVersion() throws {
        let scratch = try Scratch()
        let (draft4, draft7) = ("http://json-schema.org/draft-04/schema#", "http://json-schema.org/draft-07/schema#")
        try scratch.write(#"{"$schema": "\#(draft7)", "properties": {"a": {"$ref": "older.json"}}}"#, to: "s.json")
        try scratch.write(#"{"$schema": "\#(draft4)", "items": {"$ref": "bound.json"}}"#, to: "older.json")
        try scratch.write(#"{"minimum": 3, "exclusiveMinimum": true}"#, to: "bound.json")
        let run = try CurioRun("bundle", "s.json", "-o", "bundle.json", folder: scratch.folder)
        #expect(run.status == 0)
        let embedded = try JSON(parsing: scratch.text("bundle.json"))["definitions"]?["bound.json"]
        #expect(embedded?["$schema"]?.string == draft4)
        for schema in ["s.json", "bundle.json"] {
            let check = try CurioRun("validate", "-s", schema, input: #"{"a": [4, 3]}"#, folder: scratch.folder)
            #expect(check.output.contains("at /a/1") && !check.output.contains("at /a/0"), "\(schema)")
        }
    }

    @Test("metaschema, lint and generate check each part of a bundle by the metaschema of its version")
    func metaschemasOfABundle() throws {
        let scratch = try Scratch()
        let (new, old) = ("https://json-schema.org/draft/2020-12/schema", "http://json-schema.org/draft-04/schema#")
        try scratch.write(##"{"$schema": "\##(new)", "properties": {"a": {"$ref": "old.json"}}}"##, to: "new.json")
        func write(_ limit: String) throws {
            try scratch.write(
                ##"{"$schema": "\##(old)", "type": "number", "minimum": 1, "exclusiveMinimum": \##(limit)}"##,
                to: "old.json")
            #expect(try CurioRun("bundle", "new.json", "-o", "b.json", folder: scratch.folder).status == 0)
        }
        try write("true")
        for command in ["metaschema", "lint", "generate"] {
            let run = try CurioRun(command, "b.json", folder: scratch.folder)
            #expect(run.status == 0 && !(run.output + run.errors).contains("error: "), "\(run.output)\(run.errors)")
        }
        try write("3")
        for command in ["metaschema", "lint", "generate"] {
            let run = try CurioRun(command, "b.json", folder: scratch.folder)
            #expect(run.status == (command == "generate" ? 65 : 1))
            let words = "expected a boolean, found 3 at /$defs/old.json/exclusiveMinimum"
            #expect((run.output + run.errors).contains(words), "\(run.output)\(run.errors)")
        }
    }

    @Test("a schema with references that lead nowhere is not bundled")
    func dangling() throws {
        let scratch = try Scratch()
        try scratch.write("{\"allOf\": [\n {\"$ref\": \"nothing.json\"}, {\"$ref\": \"#/$defs/no\"}]}", to: "s.json")
        let run = try CurioRun("bundle", "s.json", folder: scratch.folder)
        #expect(run.status == 65 && run.output.isEmpty)
        #expect(run.errors.contains("s.json:2:11: error: the reference \"nothing.json\" leads nowhere"))
        #expect(run.errors.contains("s.json:2:37: error: the reference \"#/$defs/no\" leads nowhere"))
    }

    private static let tests = """
        [
          {
            "description": "names",
            "schema": {"$ref": "name.schema.json"},
            "tests": [
              {"description": "a name", "data": "Ann", "valid": true},
              {"description": "an empty one", "data": "", "valid": true},
              {"description": "a number", "data": 3, "valid": false}
            ]
          }
        ]
        """

    @Test("test reports which tests fail, and why")
    func failingTests() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"type": ["string", "number"], "minLength": 1}"#, to: "name.schema.json")
        try scratch.write(Self.tests, to: "name.tests.json")
        let run = try CurioRun("test", "name.tests.json", folder: scratch.folder)
        #expect(run.status == 1)
        #expect(
            run.output == """
                name.tests.json:7:7: error: names: an empty one: expected a valid document, found one that is not at /0/tests/1
                          {"description": "an empty one", "data": "", "valid": true},
                          ^
                    note: 7:47: expected at least 1 character, found 0 characters
                name.tests.json:8:7: error: names: a number: expected a document that is not valid, found a valid one \
                at /0/tests/2
                          {"description": "a number", "data": 3, "valid": false}
                          ^

                """)
        #expect(run.errors == "2 of 3 tests have failed\n")
        let junit = try CurioRun("test", "name.tests.json", "--format", "junit", folder: scratch.folder)
        #expect(junit.output.contains(#"<testsuite name="schemas" tests="3" failures="2" errors="0""#))
    }

    @Test("test takes linear time if many tests fail, and counts those that are not printed")
    func manyFailures() throws {
        let scratch = try Scratch()
        let tests = Array(repeating: #"{"data": "text", "valid": true}"#, count: 60_000).joined(separator: ",")
        try scratch.write(#"[{"schema": {"type": "integer"}, "tests": [\#(tests)]}]"#, to: "many.json")
        let line = """
            ulimit -t 60; "$CURIO" test many.json > out; echo $?; tail -n 1 out
            """
        let run = try CurioRun(shell: line, folder: scratch.folder)
        #expect(run.output == "1\nmany.json: note: 59900 more issues (--max-errors)\n")
        #expect(run.errors == "60000 of 60000 tests have failed\n")
    }

    @Test("test prints only a count if all tests pass, and --schema names the schema to test")
    func passingTests() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"type": "string"}"#, to: "name.schema.json")
        try scratch.write(#"[{"tests": [{"data": "x", "valid": true}, {"data": 1, "valid": false}]}]"#, to: "t.json")
        let run = try CurioRun("test", "-s", "name.schema.json", "t.json", folder: scratch.folder)
        #expect(run.status == 0 && run.output.isEmpty)
        #expect(run.errors == "2 tests have passed\n")
        #expect(try CurioRun("test", "t.json", folder: scratch.folder).status == 65)
        try scratch.write(#"[{"tests": [{"data": "x", "valid": true}]}]"#, to: "one.json")
        let one = try CurioRun("test", "-s", "name.schema.json", "one.json", folder: scratch.folder)
        #expect(one.errors == "1 test has passed\n")
    }

    @Test("a file without a dialect has that of the test group which refers to it, whatever groups precede it")
    func dialectsOfGroups() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"type": "integer"}"#, to: "f.json")
        func group(_ dialect: String, _ isValid: Bool) -> String {
            #"""
            {"schema": {"$schema": "\#(dialect)", "allOf": [{"$ref": "f.json"}]},
             "tests": [{"data": 1.0, "valid": \#(isValid)}, {"data": 1, "valid": true}]}
            """#
        }
        let draft4 = group("http://json-schema.org/draft-04/schema#", false)
        let draft2020 = group("https://json-schema.org/draft/2020-12/schema", true)
        try scratch.write("[\(draft4), \(draft2020), \(draft4), \(draft2020)]", to: "t.json")
        let run = try CurioRun("test", "t.json", folder: scratch.folder)
        #expect(run.errors == "8 tests have passed\n", "\(run.output)")
    }

    @Test("a test group does not find an $id in a file that only other groups refer to")
    func namesInFilesOfOtherGroups() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"$defs": {"a": {"$id": "http://x/a", "type": "null"}}}"#, to: "f.json")
        func group(_ reference: String) -> String {
            #"{"schema": {"$ref": "\#(reference)"}, "tests": [{"data": null, "valid": true}]}"#
        }
        try scratch.write("[\(group("f.json")), \(group("f.json#/$defs/a"))]", to: "t.json")
        #expect(try CurioRun("test", "t.json", folder: scratch.folder).errors == "2 tests have passed\n")
        try scratch.write("[\(group("f.json")), \(group("http://x/a"))]", to: "t.json")
        #expect(try CurioRun("test", "t.json", folder: scratch.folder).status == 65)
    }

    @Test("a file without any test is an error")
    func emptyFile() throws {
        for text in ["[]", #"[{"schema": {}, "tests": []}]"#] {
            let run = try CurioRun("test", input: text)
            #expect(run.status == 65 && run.errors == "error: there are no tests\n")
            let junit = try CurioRun("test", "--format", "junit", input: text)
            #expect(junit.status == 65 && junit.output.contains(#"tests="0" failures="0" errors="0""#))
            #expect(!junit.output.contains("<testcase"), "\(junit.output)")
        }
    }

    @Test(
        "an invalid file of tests is status 65, with a place",
        arguments: [
            ("{}", "1:1"), ("[3]", "1:2"), (#"[{"schema": true}]"#, "1:2"),
            (#"[{"schema": true, "tests": [{}]}]"#, "1:29"),
            (#"[{"schema": {"type": "x"}, "tests": []}]"#, "1:22"), ("[", "1:2"),
        ])
    func noTests(text: String, place: String) throws {
        let run = try CurioRun("test", input: text)
        #expect(run.status == 65)
        #expect((run.errors + run.output).hasPrefix("<stdin>:\(place): error: "), "\(run.errors)")
    }

    @Test("metaschema asserts formats with --assert-formats")
    func formatsOfSchemas() throws {
        let schema = #"{"pattern": "["}"#
        #expect(try CurioRun("metaschema", input: schema).status == 0)
        let run = try CurioRun("metaschema", "--assert-formats", input: schema)
        #expect(run.status == 1 && run.output.contains("expected a string of the format regex"), "\(run.output)")
    }

    @Test("metaschema reports where and why a pattern is not a regular expression")
    func reasonAgainstPattern() throws {
        let schema = #"{"$schema": "http://json-schema.org/draft-07/schema#", "pattern": "^[a-f]{8}\\-x$"}"#
        let run = try CurioRun("metaschema", input: schema)
        let reason = "expected an escape that ECMA-262 has after the backslash, found '-'; '-' needs no backslash"
        #expect(run.status == 1)
        #expect(
            run.output.hasPrefix(
                #"<stdin>:1:67: error: expected a string of the format regex, found the string "^[a-f]{8}\\-x$": "#
                    + "offset 10: \(reason) at /pattern\n"), "\(run.output)")
        let format = ##"{"$schema": "http://json-schema.org/draft-07/schema#", "format": "regex"}"##
        let masked = try CurioRun(
            shell: "echo '\"a**\"' > d.json; echo '\(format)' | $CURIO validate --mask -s - d.json")
        #expect(masked.output == "d.json:1:1: error: expected a string of the format regex, found a string\n")
    }
}
