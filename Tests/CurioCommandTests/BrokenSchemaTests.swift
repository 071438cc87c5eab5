import Foundation
import Testing

/// Mistakes in a schema are reported with their places, and stop the run if no types could be right.
@Suite("Broken schemas")
struct BrokenSchemaTests {
    /// A schema, with the exit status and the message of `curio generate`.
    struct Broken: Sendable, CustomTestStringConvertible {
        let schema: String
        let status: Int32
        /// What the message contains after the name of the file.
        let message: String

        init(_ schema: String, _ status: Int32, _ message: String) {
            (self.schema, self.status, self.message) = (schema, status, message)
        }

        var testDescription: String { schema }
    }

    @Test("if a schema names no version, an older version that would accept it is suggested")
    func olderVersion() throws {
        let run = try CurioRun("generate", input: #"{"type": "array", "items": [{"type": "string"}]}"#)
        #expect(run.status == 0)
        #expect(run.errors.contains("the file names no version: 2020-12 refuses it, draft-07 would not (--draft 7)"))
    }

    @Test(
        "validate and explain suggest an older version if it would accept a schema that names none",
        arguments: [
            (#"{"items": [true]}"#, "; the file names no version: 2020-12 refuses it, draft-07 would not"),
            (
                #"{"items": [true], "properties": {"a": {"items": [false]}}}"#,
                "; the file names no version: 2020-12 refuses it, draft-07 would not"
            ),
            (#"{"$schema": "https://json-schema.org/draft/2020-12/schema", "items": [true]}"#, nil),
            (##"{"$ref": "#/nowhere"}"##, nil), (#"{"type": 1, "items": []}"#, nil),
        ])
    func olderVersionOfDocuments(schema: String, remark: String?) throws {
        let scratch = try Scratch()
        try scratch.write(schema, to: "schema.json")
        let run = try CurioRun("validate", "--schema", "schema.json", input: "[1]", folder: scratch.folder)
        #expect(run.status == 65)
        if let remark {
            #expect(run.errors.contains("found an array at /items\(remark) (--draft 7)\n"))
        } else {
            #expect(!run.errors.contains("names no version"))
        }
        #expect(try CurioRun("explain", "schema.json", input: "[1]", folder: scratch.folder).errors == run.errors)
        #expect(
            try CurioRun("validate", "--draft", "7", "--schema", "schema.json", input: "[1]", folder: scratch.folder)
                .status == (remark == nil ? 65 : 0))
    }

    @Test("a schema below an unknown keyword is checked, and the version that would accept it is suggested")
    func partsOfFiles() throws {
        let scratch = try Scratch()
        let list = #"{"schema": {"type": "object", "properties": {"a": {"items": [true]}}}}"#
        for (schema, status, isAccepted) in [
            (list.replacing("[true]", with: "5"), 65 as Int32, false), (list, 0, true),
            (list.replacing(#""items": [true]"#, with: #""required": true"#), 65, false),
            (#"{"$schema": "https://json-schema.org/draft/2020-12/schema", "# + list.dropFirst(), 65, false),
        ] {
            try scratch.write(schema, to: "file.json")
            let run = try CurioRun("generate", "file.json#/schema", folder: scratch.folder)
            #expect(run.status == status, "\(schema): \(run.errors)")
            #expect(run.errors.contains("draft-07 would not (--draft 7)") == isAccepted, "\(run.errors)")
            #expect(!run.errors.contains("\"schema\" is not a keyword"), "\(run.errors)")
            let validation = try CurioRun(
                "validate", "--schema", "file.json#/schema", input: "{}", folder: scratch.folder)
            #expect(validation.status == 65)
            #expect(validation.errors.contains("draft-07 would not") == isAccepted, "\(validation.errors)")
        }
    }

    @Test("nothing else is reported about a value that the metaschema refuses")
    func toldOnce() throws {
        let run = try CurioRun("generate", input: #"{"type": "string", "minLength": -1, "maxLength": -2}"#)
        #expect(run.status == 65)
        #expect(run.errors.split(separator: "\n").count { $0.contains(": error: ") } == 2)
        #expect(!run.errors.contains("no value is between"))
    }

    @Test("each mistake in an API description is reported once")
    func toldOnceOfAnAPI() throws {
        let api = #"{"openapi": "3.1.0", "components": {"schemas": {"A": {"type": "int"}, "B": {"required": true}}}}"#
        let run = try CurioRun("generate", input: api)
        #expect(run.status == 65)
        #expect(run.errors.split(separator: "\n").count { $0.contains(": error: ") } == 2, "\(run.errors)")
        #expect(run.errors.contains("did you mean \"integer\"?"))
    }

    @Test("an object with only an x- keyword is a schema, one with only an unknown keyword is not")
    func additionsAlone() throws {
        #expect(try CurioRun("generate", input: #"{"x-a": 1}"#).status == 0)
        #expect(try CurioRun("generate", input: #"{"a": 1}"#).status == 65)
    }

    static let table: [Broken] = [
        // Schemas that the metaschema refuses.
        Broken(#"{"type": "objekt"}"#, 65, ":1:10: error: "),
        Broken(#"{"properties": [1]}"#, 65, ":1:16: error: "),
        Broken(#"{"type": 5}"#, 65, ":1:10: error: "),
        Broken(#"{"properties": {"a": 1}}"#, 65, ":1:22: error: "),
        Broken(#"{"properties": {"a": "string"}}"#, 65, ":1:22: error: "),
        Broken(#"{"required": "a", "type": "object"}"#, 65, ":1:14: error: "),
        Broken(#"{"required": [1], "type": "object"}"#, 65, ":1:15: error: "),
        Broken(#"{"enum": "a"}"#, 65, ":1:10: error: "),
        Broken(#"{"minLength": "3", "type": "string"}"#, 65, ":1:15: error: "),
        Broken(#"{"minLength": -1, "type": "string"}"#, 65, ":1:15: error: "),
        Broken(#"{"multipleOf": 0, "type": "number"}"#, 65, ":1:16: error: "),
        Broken(#"{"allOf": {"type": "string"}}"#, 65, ":1:11: error: "),
        Broken(#"{"anyOf": []}"#, 65, ":1:11: error: "),
        Broken(#"{"items": "string", "type": "array"}"#, 65, ":1:11: error: "),
        Broken(#"{"additionalProperties": "no", "type": "object"}"#, 65, ":1:26: error: "),
        Broken(##"{"$defs": {"a": 5}, "$ref": "#/$defs/a"}"##, 65, ":1:17: error: "),
        Broken(#"{"$schema": "http://json-schema.org/draft-07/schema#", "uniqueItems": 1}"#, 65, ":1:71: error: "),
        Broken(#"{"$schema": "http://json-schema.org/draft-04/schema#", "type": "any"}"#, 65, ":1:64: error: "),
        Broken(#"{"type": ["string", "string"]}"#, 65, ":1:21: error: expected unique elements"),
        Broken(#"{"$schema": "http://json-schema.org/draft-04/schema#", "$ref": 5}"#, 65, ":1:64: error: "),
        Broken(#"{"$ref": 5}"#, 65, ":1:10: error: "),
        Broken(#"{"$id": 5}"#, 65, ":1:9: error: "),
        Broken(#"{"$defs": []}"#, 65, ":1:11: error: "),
        Broken(#"{"$anchor": "1a", "type": "object"}"#, 65, ":1:13: error: "),
        Broken(#"{"dependentRequired": {"a": "b"}}"#, 65, ":1:29: error: "),
        // References that lead nowhere.
        Broken(##"{"$ref": "#/$defs/missing"}"##, 65, ":1:10: error: $ref \"#/$defs/missing\""),
        Broken(##"{"properties": {"a": {"$ref": "#/definitions/b"}}}"##, 65, ":1:31: error: "),
        Broken(##"{"items": {"$ref": "#nowhere"}, "type": "array"}"##, 65, ":1:20: error: "),
        Broken(#"{"properties": {"a": {"$ref": "missing.json"}}}"#, 65, ":1:31: error: "),
        Broken(#"{"properties": {"a": {"$ref": "schema.json#/x"}}}"#, 65, ":1:31: error: "),
        Broken(#"{"properties": {"a": {"$ref": "https://example.com/a.json"}}}"#, 0, ":1:31: warning: "),
        Broken(##"{"properties": {"a": {"$ref": "#/properties/a"}}}"##, 0, ":1:1: warning: "),
        Broken(##"{"properties": {"a": {"$dynamicRef": "#nope"}}}"##, 65, ":1:38: error: "),
        // Documents that are not schemas.
        Broken("[]", 65, ": error: a schema is an object, true or false"),
        Broken("3", 65, ": error: a schema is an object, true or false"),
        Broken(#"{"name": "left-pad", "version": "1.0.0"}"#, 65, ":1:10: error: this is not a schema"),
        Broken(
            #"{"kind": "Definition", "spec": {"list": [1, {"schema": {"type": "object", "properties": {}}}]}}"#, 65,
            ":1:10: error: this is not a schema: it has no keywords that describe values; there is one at \"#/spec/list/1/schema\""
        ),
        Broken(#"{"title": "Data", "price": 3}"#, 65, ":1:28: error: this is not a schema"),
        Broken(#"{"propertys": {"a": {}}}"#, 65, "did you mean \"properties\"?"),
        Broken(
            #"{"propertys": {"a": {"type": "object", "properties": {}}}}"#, 65, "did you mean \"properties\"?"),
        Broken(#"{"type": "module", "name": "left-pad"}"#, 65, ":1:10: error: "),
        Broken("{", 65, ":1:2: error: "),
        Broken("", 65, ": error: "),
        // Schemas that contradict themselves, or do not mean what they seem to.
        Broken(#"{"type": "string", "enum": [1, 2]}"#, 0, ":1:29: warning: "),
        Broken(
            #"{"properties": {"a": {"type": "string"}, "a": {}}}"#, 0,
            ":1:42: warning: duplicate key \"a\" in this object"),
        Broken(#"{"enum": []}"#, 0, ":1:10: warning: \"enum\" is empty"),
        Broken("false", 0, ":1:1: warning: no value is valid"),
        Broken(
            #"{"oneOf": [{"type": "string"}, {"type": "string"}]}"#, 0, ":1:32: warning: \"oneOf\" has an equal branch"),
        Broken(#"{"properties": {"a": false}, "required": ["a"]}"#, 0, ":1:43: warning: \"a\" is required and its"),
        Broken(#"{"const": 1, "type": "string"}"#, 0, ":1:11: warning: "),
        Broken(#"{"then": {"type": "string"}}"#, 0, ":1:2: warning: "),
        Broken(#"{"type": "integer", "minimum": 5, "maximum": 3}"#, 0, "warning: "),
        Broken(
            #"{"allOf": [{"type": "string"}, {"type": "integer"}]}"#, 0,
            "warning: no value can have all the required types"),
        Broken(
            #"{"type": "object", "required": ["b"], "properties": {"a": {}}}"#, 0, ":1:33: warning: \"b\" is required"),
        Broken(#"{"type": "string", "minlength": 3}"#, 0, "did you mean \"minLength\"?"),
        Broken(#"{"type": "string", "minItems": 3}"#, 0, ":1:"),
        Broken(#"{"type": "string", "pattern": "("}"#, 0, "warning: "),
        Broken(#"{"type": "array", "items": [{"type": "string"}]}"#, 0, "warning: "),
        Broken(#"{"$schema": "https://example.com/own", "type": "string"}"#, 0, ":1:13: warning: "),
    ]

    @Test("no broken schema is accepted without a message", arguments: table)
    func answers(broken: Broken) throws {
        let scratch = try Scratch()
        try scratch.write(broken.schema, to: "schema.json")
        let run = try CurioRun("generate", "schema.json", folder: scratch.folder)
        #expect(run.status == broken.status, "\(run.errors)")
        #expect(run.errors.contains(broken.message), "\(run.errors)")
        #expect(run.errors.hasPrefix("schema.json:"))
        #expect(run.output.isEmpty == (broken.status != 0))
        #expect(!run.endedBySignal)
    }

    @Test("a schema that is too deep to be checked makes no types, not even with --unchecked")
    func tooDeep() throws {
        let depth = 20_000
        let deep = String(repeating: #"{"items": "#, count: depth) + "true" + String(repeating: "}", count: depth)
        let scratch = try Scratch()
        try scratch.write(#"{"type": "objekt", "properties": {"a": \#(deep)}}"#, to: "schema.json")
        let run = try CurioRun("generate", "schema.json", folder: scratch.folder)
        #expect(run.status == 65 && run.output.isEmpty, "\(run.errors)")
        #expect(run.errors.contains("schema.json:1:1: error: the metaschema gives no verdict: "), "\(run.errors)")
        try scratch.write(#"{"properties": {"a": \#(deep)}}"#, to: "schema.json")
        let unchecked = try CurioRun("generate", "--unchecked", "schema.json", folder: scratch.folder)
        #expect(unchecked.status == 65 && unchecked.errors.contains("which is the limit"), "\(unchecked.errors)")
    }

    @Test("errors of the metaschema are reported even if there is no schema to make types of")
    func refusedFirst() throws {
        // The only component is not a schema, so there would be nothing to make types of.
        let run = try CurioRun("generate", input: #"{"openapi": "3.1.0", "components": {"schemas": {"A": 5}}}"#)
        #expect(run.status == 65 && run.errors.contains("expected a boolean or an object"), "\(run.errors)")
    }

    @Test("--unchecked makes types even of broken schemas")
    func unchecked() throws {
        for schema in [#"{"type": "objekt"}"#, ##"{"$ref": "#/$defs/missing"}"##, #"{"name": "left-pad"}"#] {
            let run = try CurioRun("generate", "--unchecked", "--name", "Loose", input: schema)
            #expect(run.status == 0 && run.output.contains("public typealias Loose = JSON"), "\(run.errors)")
        }
    }

    @Test("--strict writes nothing where something would be lost")
    func strict() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"title": "A", "properties": {"a": {"enum": ["b", [], {}]}}}"#, to: "lost.json")
        try scratch.write(#"{"title": "A", "properties": {"a": {"type": "string", "minLength": 1}}}"#, to: "whole.json")
        let lost = try CurioRun("generate", "--strict", "lost.json", "-o", "A.swift", folder: scratch.folder)
        #expect(lost.status == 65 && lost.errors.contains("lost.json:1:45: error: arrays and objects in an enum"))
        #expect(try scratch.names() == ["lost.json", "whole.json"])
        #expect(try CurioRun("generate", "lost.json", folder: scratch.folder).status == 0)
        #expect(try CurioRun("generate", "--strict", "whole.json", folder: scratch.folder).status == 0)
    }

    @Test(
        "counts in messages use singular and plural",
        arguments: [
            (11, "1 more value is kept as JSON although the schema describes it"),
            (12, "2 more values are kept as JSON although the schema describes them"),
        ])
    func plurals(count: Int, sentence: String) throws {
        let members = (1...count).map { #""m\#($0)": {"enum": ["b", [], {}]}"# }
        let scratch = try Scratch()
        try scratch.write(#"{"title": "A", "properties": {\#(members.joined(separator: ", "))}}"#, to: "a.json")
        let run = try CurioRun("generate", "a.json", folder: scratch.folder)
        #expect(run.errors.contains("a.json: note: \(sentence)"), "\(run.errors)")
        #expect(run.errors.split(separator: "\n").count == 11)
    }

    @Test("--quiet reports only errors, --verbose everything, and otherwise unchecked rules are counted by keyword")
    func verbosity() throws {
        let members = (1...9).map { #""m\#($0)": {"type": "string", "minLength": 1, "pattern": "a"}"# }
        let scratch = try Scratch()
        let schema = #"{"title": "A", "properties": {\#(members.joined(separator: ", ")), "n": {"not": {}}}}"#
        try scratch.write(schema, to: "a.json")
        let usual = try CurioRun("generate", "a.json", folder: scratch.folder)
        #expect(
            usual.errors
                == "a.json: warning: 19 rules are not checked by the types: minLength 9, pattern 9, not 1 "
                + "(--verbose shows where)\n")
        #expect(try CurioRun("generate", "--quiet", "a.json", folder: scratch.folder).errors.isEmpty)
        let verbose = try CurioRun("generate", "--verbose", "a.json", folder: scratch.folder)
        #expect(verbose.errors.split(separator: "\n").count == 19)
        #expect(verbose.errors.contains(#/a\.json:1:\d+: note: minLength is not checked by the type/#))
        #expect(try CurioRun("generate", "--quiet", "--verbose", "a.json", folder: scratch.folder).status == 64)
    }

    @Test("a referenced file that is not JSON is reported with its name and place")
    func referredTextThatIsNoJSON() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"title": "R", "properties": {"a": {"$ref": "bad.json"}}}"#, to: "r.json")
        try scratch.write(#"{"type":"#, to: "bad.json")
        let run = try CurioRun("generate", "r.json", folder: scratch.folder)
        #expect(run.status == 65 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("bad.json:1:9: error: expected a value, but the text ends here"), "\(run.errors)")
    }

    @Test("--unchecked turns errors into warnings, and leaves notes unchanged")
    func uncheckedNotes() throws {
        let members = #""a": {"type": "string", "minimum": 3}, "b": {"$ref": "none.json"}"#
        let schema = #"{"title": "R", "properties": {\#(members)}}"#
        let run = try CurioRun("generate", "--unchecked", input: schema)
        #expect(run.status == 0)
        #expect(run.errors.contains("note: minimum is not checked by the type\n"), "\(run.errors)")
        #expect(run.errors.contains("warning: $ref \"none.json\": "))
        #expect(run.errors.contains("; any value is accepted here\n"))
    }
}
