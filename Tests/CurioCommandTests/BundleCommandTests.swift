import BricolageCore
import Foundation
import TestSupport
import Testing

/// Bundles need no other file, even under another name and in another folder, and mean the same as the schema.
@Suite("curio bundle")
struct BundleCommandTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    /// Bundles a schema, and checks that the schema and the bundle both give the expected verdicts.
    ///
    /// - Parameter place: What follows the name of the bundle, if the bundle is not a schema itself.
    @discardableResult
    private func bundle(
        _ schema: String, _ options: String..., place: String = "", valid: [String], invalid: [String]
    ) throws -> JSON {
        let run = try CurioRun(
            executable: CurioRun.binary, arguments: ["bundle", schema] + options, input: [], folder: scratch.folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(!run.output.contains("file:") && !run.output.contains(scratch.folder.path), "\(run.output)")
        let alone = try Scratch()
        try alone.write(run.output, to: "elsewhere/renamed.json")
        for (documents, status) in [(valid, Int32(0)), (invalid, 1)] {
            for document in documents {
                let original = try CurioRun(
                    executable: CurioRun.binary, arguments: ["validate", "-s", schema + place] + options,
                    input: Array(document.utf8), folder: scratch.folder)
                #expect(original.status == status, "\(document) \(original.output)\(original.errors)")
                let check = try CurioRun(
                    "validate", "-s", "elsewhere/renamed.json" + place, input: document, folder: alone.folder)
                #expect(check.status == status, "\(document) \(check.output)\(check.errors) by \(run.output)")
            }
        }
        return try JSON(parsing: run.output)
    }

    private static let tree =
        #"{"title": "Tree", "type": "object", "properties": {"child": {"$ref": "tree.json"}, "n": {"type": "integer"}}}"#

    @Test("a schema that refers to itself by the name of its file needs no $id in the bundle")
    func selfReference() throws {
        try scratch.write(Self.tree, to: "tree.json")
        let text = try CurioRun("bundle", "tree.json", folder: scratch.folder).output
        #expect(text.hasPrefix("{\n  \"title\": \"Tree\",\n") && text.hasSuffix("\n}\n"))
        let bundle = try bundle(
            "tree.json", valid: [#"{"child": {"child": {"n": 1}}}"#], invalid: [#"{"child": {"n": "x"}}"#])
        #expect(bundle["properties"]?["child"]?["$ref"] == "#")
    }

    @Test(
        "no input is overwritten, except by the bundle of the whole file",
        arguments: [
            ("main.json#/$defs/part", "main.json"), ("main.json", "sub/a.json"), ("main.json", "reg/b.json"),
        ])
    func readFiles(schema: String, output: String) throws {
        let main = ##"""
            {"properties": {"a": {"$ref": "sub/a.json"}, "b": {"$ref": "https://example.com/b"}},
             "$defs": {"part": {"type": "string"}}}
            """##
        let parts = ["main.json": main, "sub/a.json": "true", "reg/b.json": #"{"$id": "https://example.com/b"}"#]
        for (name, text) in parts { try scratch.write(text, to: name) }
        let run = try CurioRun("bundle", schema, "--registry", "reg", "-o", output, folder: scratch.folder)
        #expect(run.status == 64 && run.errors.hasPrefix("\(output): error: is an input of this run"), "\(run.errors)")
        #expect(try scratch.text(output) == parts[output])
        let other = try CurioRun("bundle", "main.json", "--registry", "reg", "-o", "main.json", folder: scratch.folder)
        #expect(other.status == 0)
    }

    @Test("a schema that another file refers to by its file name gets an $id")
    func referenceBack() throws {
        try scratch.write(
            #"{"$schema": "http://json-schema.org/draft-07/schema#", "properties": {"a": {"$ref": "sub/a.json"}, "n": {"type": "integer"}}}"#,
            to: "main.json")
        try scratch.write(#"{"items": {"$ref": "../main.json#"}}"#, to: "sub/a.json")
        let bundle = try bundle("main.json", valid: [#"{"a": [{"n": 1}]}"#], invalid: [#"{"a": [{"n": "x"}]}"#])
        #expect(bundle["$id"] == "main.json")
    }

    /// References by the name led nowhere, since the address of the file replaced it.
    @Test("a file keeps its meaning if its own $id is a name or a relative reference", arguments: ["#name", "x.json"])
    func ownIdentifiers(identifier: String) throws {
        let dialect = "http://json-schema.org/draft-07/schema#"
        let name = identifier.hasPrefix("#") ? identifier : ""
        try scratch.write(
            #"{"$schema": "\#(dialect)", "properties": {"list": {"$ref": "sub/list.json\#(name)"}}}"#, to: "main.json")
        try scratch.write(
            ##"""
            {"$schema": "\##(dialect)", "$id": "\##(identifier)", "properties":
             {"next": {"$ref": "\##(identifier)"}, "n": {"$ref": "n.json"}}}
            """##, to: "sub/list.json")
        try scratch.write(#"{"type": "integer"}"#, to: "sub/n.json")
        try bundle(
            "main.json", valid: [#"{"list": {"n": 1, "next": {"n": 1}}}"#],
            invalid: [#"{"list": {"n": "x"}}"#, #"{"list": {"next": {"n": "x"}}}"#])
    }

    @Test("a schema that a part with an address of its own refers to by its file name gets an $id")
    func referenceFromPart() throws {
        try scratch.write(
            ##"""
            {"properties": {"part": {"$ref": "#/$defs/part"}, "n": {"type": "integer"}},
             "$defs": {"part": {"$id": "sub/part.json", "properties": {"tree": {"$ref": "../tree.json"}}}}}
            """##, to: "tree.json")
        let bundle = try bundle(
            "tree.json", valid: [#"{"part": {"tree": {"n": 1}}}"#], invalid: [#"{"part": {"tree": {"n": "x"}}}"#])
        #expect(bundle["$id"] == "tree.json")
    }

    @Test("a file above the schema's folder is not named by its absolute path")
    func fileAbove() throws {
        try scratch.write(
            #"{"title": "Main", "type": "object", "properties": {"x": {"$ref": "../defs.json#/$defs/x"}}}"#,
            to: "sub/main.json")
        try scratch.write(
            #"{"$defs": {"x": {"type": "integer"}, "m": {"$ref": "sub/main.json"}}, "$comment": "above"}"#,
            to: "defs.json")
        let bundle = try bundle("sub/main.json", "--root", ".", valid: [#"{"x": 1}"#], invalid: [#"{"x": "x"}"#])
        #expect(bundle["$id"] == "sub/main.json")
        #expect(bundle["$defs"]?["../defs.json"]?["$id"] == "../defs.json")
    }

    @Test("a file may be referred to by two names")
    func secondName() throws {
        try scratch.write(#"{"properties": {"a": {"$ref": "sub/a.json"}}}"#, to: "main.json")
        try scratch.write(#"{"items": {"anyOf": [{"$ref": "name"}, {"$ref": "name.json#"}]}}"#, to: "sub/a.json")
        try scratch.write(#"{"type": "integer"}"#, to: "sub/name.json")
        try bundle("main.json", valid: [#"{"a": [1]}"#], invalid: [#"{"a": ["x"]}"#])
    }

    @Test("the bundle of a schema inside a file has the file's version and everything that the schema refers to")
    func pointer() throws {
        try scratch.write(
            ##"{"$schema": "http://json-schema.org/draft-07/schema#", "definitions": {"a": {"type": "object", "properties": {"k": {"$ref": "#/definitions/b"}, "l": {"items": [{"type": "null"}]}}}, "b": {"enum": ["x"]}}}"##,
            to: "pt.json")
        try scratch.write(
            try scratch.text("pt.json").replacing(
                "{\"$schema\"", with: #"{"$id": "https://example.com/pt.json", "$schema""#),
            to: "named.json")
        for file in ["pt.json", "named.json"] {
            let bundle = try bundle(
                file + "#/definitions/a", valid: [#"{"k": "x", "l": [null]}"#],
                invalid: [#"{"k": "y"}"#, #"{"l": [1]}"#, "1"])
            #expect(bundle["$schema"] == "http://json-schema.org/draft-07/schema#")
        }
    }

    @Test("the bundle of an OpenAPI 3.0 component is in draft 4 and accepts null in the same places")
    func component() throws {
        try scratch.write(
            """
            openapi: 3.0.3
            components:
              schemas:
                Pet:
                  type: object
                  properties:
                    name: {type: string, nullable: true}
                    kind: {$ref: '#/components/schemas/Kind'}
                    age: {type: integer, minimum: 0, exclusiveMinimum: true}
                    tag: {$ref: 'tag.yaml'}
                Kind: {type: string, enum: [cat, dog], nullable: true}
            """, to: "api.yaml")
        try scratch.write("type: boolean\nnullable: true\n", to: "tag.yaml")
        let bundle = try bundle(
            "api.yaml#/components/schemas/Pet",
            valid: [#"{"name": null, "kind": "cat", "age": 1, "tag": null}"#],
            invalid: [#"{"kind": null}"#, #"{"age": 0}"#, #"{"age": null}"#, #"{"tag": 1}"#, #"{"name": 1}"#])
        #expect(bundle["$schema"] == "http://json-schema.org/draft-04/schema#")
    }

    @Test(
        "files that an OpenAPI description refers to become components, whatever they refer to",
        arguments: ["3.0.3", "3.1.0"])
    func description(version: String) throws {
        try scratch.write(
            """
            openapi: \(version)
            components:
              schemas:
                Pet: {properties: {friend: {$ref: 'models/friend.yaml'}, kind: {$ref: '#/components/schemas/Kind'}}}
                Kind: {type: string, enum: [cat, dog]}
            """, to: "api.yaml")
        try scratch.write(
            "type: object\nproperties: {pet: {$ref: '../api.yaml#/components/schemas/Pet'}, self: {$ref: '#'}}",
            to: "models/friend.yaml")
        let bundle = try bundle(
            "api.yaml", place: "#/components/schemas/Pet",
            valid: [#"{"friend": {"pet": {"kind": "cat"}, "self": {}}}"#],
            invalid: [#"{"friend": {"pet": {"kind": "cow"}}}"#, #"{"friend": {"self": 1}}"#])
        #expect(bundle["components"]?["schemas"]?["friend"] != nil)
        #expect(bundle["definitions"] == nil && bundle["$defs"] == nil)
    }

    @Test("the schema embedded in generated types gives the right verdicts, and contains no file address")
    func embeddedSchemas() throws {
        try scratch.write(Self.tree, to: "tree.json")
        try scratch.write(
            #"{"title": "Main", "type": "object", "properties": {"x": {"$ref": "../defs.json#/$defs/x"}}}"#,
            to: "sub/main.json")
        try scratch.write(#"{"$defs": {"x": {"type": "integer"}}}"#, to: "defs.json")
        try scratch.write(
            """
            openapi: 3.0.3
            components:
              schemas:
                Pet: {title: Pet, type: object, properties: {name: {type: string, nullable: true}}}
            """, to: "api.yaml")
        for (schema, place, good, bad) in [
            ("tree.json", "", #"{"child": {"n": 1}}"#, #"{"child": {"n": "x"}}"#),
            ("sub/main.json", "", #"{"x": 1}"#, #"{"x": "x"}"#),
            ("api.yaml", "#/components/schemas/Pet", #"{"name": null}"#, #"{"name": 1}"#),
        ] {
            let run = try CurioRun("generate", schema + place, "--validate", "--root", ".", folder: scratch.folder)
            #expect(run.status == 0 && !run.output.contains("file://"), "\(run.errors)")
            let text = try #require(run.output.components(separatedBy: "\"\"\"").dropFirst().first)
            let alone = try Scratch()
            try alone.write(text, to: "embedded.json")
            for (document, status) in [(good, Int32(0)), (bad, 1)] {
                let check = try CurioRun(
                    "validate", "-s", "embedded.json" + place, input: document, folder: alone.folder)
                #expect(check.status == status, "\(schema) \(document) \(check.output)\(check.errors)")
            }
        }
    }

    @Test("a bundle does not overwrite the lock file")
    func lockFile() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"type": "null"}"#, to: "a.json")
        try scratch.write("{}", to: "net.lock")
        let run = try CurioRun("bundle", "a.json", "--lock", "net.lock", "-o", "net.lock", folder: scratch.folder)
        #expect(run.status == 64 && run.errors.contains("is an input of this run and would be overwritten"))
        #expect(try scratch.text("net.lock") == "{}")
    }

    /// The file used to get the address of the reference that was followed first.
    @Test("a file that a published schema refers to gets a published address", arguments: [["a", "b"], ["b", "a"]])
    func publishedAddresses(order: [String]) throws {
        let references = ["a": "types/x.json", "b": "defs.json"]
        let properties = order.map { #""\#($0)": {"$ref": "\#(references[$0] ?? "")"}"# }.joined(separator: ",")
        try scratch.write(#"{"properties": {\#(properties)}}"#, to: "main.json")
        try scratch.write(
            #"{"$id": "https://ex.org/types/x.json", "properties": {"c": {"$ref": "../defs.json"}}}"#,
            to: "types/x.json")
        try scratch.write(#"{"items": {"$ref": "more.json"}, "type": "array"}"#, to: "defs.json")
        try scratch.write(#"{"type": "string"}"#, to: "more.json")
        let bundle = try bundle(
            "main.json", valid: [#"{"a": {"c": ["x"]}, "b": ["x"]}"#],
            invalid: [#"{"a": {"c": [1]}}"#, #"{"a": {"c": 1}}"#, #"{"b": [1]}"#])
        #expect(bundle["properties"]?["b"]?["$ref"] == "https://ex.org/defs.json")
    }

    @Test("what is no schema is refused, and not bundled", arguments: ["[1]", "\"x\"", "null"])
    func noSchema(text: String) throws {
        let run = try CurioRun("bundle", input: text)
        #expect(run.status == 65 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("<stdin>:1:1: error: expected a schema, which is an object or a boolean, found "))
        #expect(try CurioRun("bundle", input: "false").status == 0)
    }
}
