import Foundation
import Testing

/// Schemas in several files, as public sets of schemas lay them out.
@Suite("Sets of schemas")
struct SchemaSetTests {
    /// The files of a set, the arguments of the command, and the declarations that depend on the other files.
    struct SchemaSet: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var files: [String: String]
        var arguments: [String]
        var shown: [String]
    }

    static let sets = [
        // Files beside each other, one of which all others include, as in glTF.
        SchemaSet(
            testDescription: "a folder",
            files: [
                "scene.schema.json": #"""
                {"$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "scene.schema.json", "title": "Scene",
                 "type": "object", "allOf": [{"$ref": "property.schema.json"}],
                 "properties": {"nodes": {"type": "array", "items": {"$ref": "node.schema.json"}}}}
                """#,
                "node.schema.json": #"""
                {"$id": "node.schema.json", "title": "Node", "type": "object",
                 "allOf": [{"$ref": "property.schema.json"}],
                 "properties": {"children": {"type": "array", "items": {"$ref": "node.schema.json"}}}}
                """#,
                "property.schema.json": #"""
                {"$id": "property.schema.json", "type": "object", "properties": {"extras": {"type": "string"}}}
                """#,
            ],
            arguments: ["scene.schema.json"],
            shown: ["var nodes: [Node]?", "var children: [Node]?", "var extras: String?"]),
        // Folders beside each other whose files have addresses on the network, as in STAC.
        SchemaSet(
            testDescription: "folders beside each other",
            files: [
                "catalog-spec/json-schema/catalog.json": #"""
                {"$schema": "http://json-schema.org/draft-07/schema#",
                 "$id": "https://schemas.example.org/v1/catalog-spec/json-schema/catalog.json#", "title": "Catalog",
                 "type": "object", "required": ["links"],
                 "properties": {"links": {"$ref": "../../item-spec/json-schema/item.json#/definitions/links"}}}
                """#,
                "item-spec/json-schema/item.json": #"""
                {"$schema": "http://json-schema.org/draft-07/schema#",
                 "$id": "https://schemas.example.org/v1/item-spec/json-schema/item.json#",
                 "allOf": [{"$ref": "basics.json"}],
                 "definitions": {"links": {"type": "array", "items": {"$ref": "#/definitions/link"}},
                                 "link": {"type": "object", "properties": {"href": {"type": "string"}}}}}
                """#,
                "item-spec/json-schema/basics.json": #"{"type": "object"}"#,
            ],
            arguments: ["catalog-spec/json-schema/catalog.json", "--root", "."],
            shown: ["var links: [Link]", "var href: String?"]),
        // Addresses that are mapped to a folder and a file.
        SchemaSet(
            testDescription: "a map",
            files: [
                "item.json": #"""
                {"title": "Item", "type": "object", "properties": {
                    "shape": {"$ref": "https://geojson.example.org/schema/Geometry.json"},
                    "name": {"$ref": "https://example.com/name"}}}
                """#,
                "vendor/geojson/Geometry.json": #"""
                {"$id": "https://geojson.example.org/schema/Geometry.json", "title": "Geometry", "type": "object",
                 "properties": {"box": {"$ref": "Box.json"}}}
                """#,
                "vendor/geojson/Box.json": #"""
                {"title": "Box", "type": "object", "properties": {"left": {"type": "number"}}}
                """#,
                "vendor/name.json": #"{"type": "string"}"#,
            ],
            arguments: [
                "item.json", "--map", "https://geojson.example.org/schema/=vendor/geojson", "--map",
                "https://example.com/name=vendor/name.json",
            ],
            shown: ["var shape: Geometry?", "var name: String?", "var box: Box?", "var left: Double?"]),
        // Schemas that an earlier run has fetched.
        SchemaSet(
            testDescription: "a lock file",
            files: [
                "order.json": #"""
                {"title": "Order", "type": "object", "properties": {"price": {"$ref": "https://example.com/price.json"}}}
                """#,
                "schemas.lock": #"""
                {"https://example.com/price.json":
                    "{\"title\": \"Price\", \"type\": \"object\", \"properties\": {\"in\": {\"$ref\": \"currency.json\"}}}",
                 "https://example.com/currency.json": "{\"type\": \"string\"}"}
                """#,
            ],
            arguments: ["order.json", "--lock", "schemas.lock"], shown: ["var price: Price?", "var `in`: String?"]),
        // The same options, from a configuration.
        SchemaSet(
            testDescription: "a configuration",
            files: [
                "parts/order.json": #"""
                {"title": "Order", "type": "object", "properties": {
                    "price": {"$ref": "https://example.com/price.json"}, "name": {"$ref": "../name.json"},
                    "tag": {"$ref": "https://example.com/v1/tag"}}}
                """#,
                "name.json": #"{"type": "string"}"#, "vendor/tag.json": #"{"type": "integer"}"#,
                "schemas.lock": #"{"https://example.com/price.json": "{\"type\": \"number\"}"}"#,
                "curio.json": #"""
                {"schema": "parts/order.json", "roots": ["."], "map": {"https://example.com/v1/": "vendor"},
                 "lock": "schemas.lock"}
                """#,
            ],
            arguments: ["--config", "curio.json"],
            shown: ["var price: Double?", "var name: String?", "var tag: Int?"]),
    ]

    @Test("make the same types on every run, without a network", arguments: sets)
    func sameTypes(set: SchemaSet) throws {
        let scratch = try Scratch()
        for (name, text) in set.files { try scratch.write(text, to: name) }
        let arguments = ["generate", "--strict"] + set.arguments
        let first = try CurioRun(arguments: arguments, input: [], folder: scratch.folder)
        #expect(first.status == 0, "\(first.errors)")
        for line in set.shown { #expect(first.output.contains(line), "\(line)\n\(first.output)") }
        let second = try CurioRun(arguments: arguments, input: [], folder: scratch.folder)
        #expect(second.output == first.output && second.errors == first.errors)
    }

    @Test(
        "lose types, with a warning, without the options that say where the other files are",
        arguments: sets.dropFirst())
    func refused(set: SchemaSet) throws {
        let scratch = try Scratch()
        for (name, text) in set.files where name != "curio.json" { try scratch.write(text, to: name) }
        let schema = set.arguments[0] == "--config" ? "parts/order.json" : set.arguments[0]
        let run = try CurioRun("generate", schema, folder: scratch.folder)
        #expect(run.status == 0 && run.errors.contains(": warning: $ref"), "\(run.errors)")
        #expect(run.errors.contains("--root names a larger one") || run.errors.contains("--allow-network"))
        #expect(try CurioRun("generate", "--strict", schema, folder: scratch.folder).status == 65)
    }

    @Test("are checked in every file that a reference leads to, and in no other")
    func everyFile() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"title": "A", "properties": {"b": {"$ref": "parts/b.json"}}}"#, to: "a.json")
        try scratch.write(#"{"properties": {"c": {"$ref": "c.yaml#/definitions/c"}}}"#, to: "parts/b.json")
        try scratch.write("definitions:\n  c:\n    type: objekt\n", to: "parts/c.yaml")
        try scratch.write(#"{"type": 5}"#, to: "parts/d.json")
        let run = try CurioRun("generate", "a.json", "-o", "A.swift", folder: scratch.folder)
        #expect(run.status == 65 && run.errors.hasPrefix("parts/c.yaml:3:"), "\(run.errors)")
        #expect(run.errors.contains("did you mean \"object\"?") && !run.errors.contains("d.json"))
        #expect(!FileManager.default.fileExists(atPath: scratch.folder.appending(path: "A.swift").path))
        try scratch.write(#"{"properties": {"c": {"$ref": "c.yaml#/definitions/c"}, "e": 5}}"#, to: "parts/b.json")
        let both = try CurioRun("generate", "a.json", folder: scratch.folder)
        #expect(both.errors.contains("parts/c.yaml:3:") && both.errors.contains("parts/b.json:1:"), "\(both.errors)")
        let unchecked = try CurioRun("generate", "a.json", "--unchecked", folder: scratch.folder)
        #expect(unchecked.status == 0 && unchecked.output.contains("struct A"))
        try scratch.write("definitions:\n  c:\n    type: string\n    minlength: 3\n", to: "parts/c.yaml")
        try scratch.write(#"{"properties": {"c": {"$ref": "c.yaml#/definitions/c"}}}"#, to: "parts/b.json")
        let warned = try CurioRun("generate", "a.json", folder: scratch.folder)
        #expect(warned.status == 0 && warned.errors.contains("parts/c.yaml:4:"), "\(warned.errors)")
    }

    @Test("are reported with the lines and columns of the YAML text")
    func yaml() throws {
        let scratch = try Scratch()
        try scratch.write("title: A\nproperties:\n    a:   { type: strnig }\n", to: "a.yaml")
        let run = try CurioRun("generate", "a.yaml", folder: scratch.folder)
        #expect(run.status == 65 && run.errors.hasPrefix("a.yaml:3:18: error: "), "\(run.errors)")
        #expect(run.errors.contains("        a:   { type: strnig }\n                     ^\n"), "\(run.errors)")
        try scratch.write("title: A\nproperties:\n    a:   { type: string, minLength: 2 }\n", to: "a.yaml")
        try scratch.write("exclude:\n    -   nothing\n", to: "curio.yaml")
        let loss = try CurioRun("generate", "a.yaml", "--config", "curio.yaml", folder: scratch.folder)
        #expect(loss.errors.contains("a.yaml:3:37: note: minLength"), "\(loss.errors)")
        #expect(loss.errors.contains("curio.yaml:2:9: warning: exclude"), "\(loss.errors)")
    }

    @Test("are refused if a file cannot be read, with the reason")
    func unreadable() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"properties": {"a": {"$ref": "b.json"}, "c": {"$ref": "c.yaml"}}}"#, to: "a.json")
        try scratch.write("{\n  \"type\": \"string\",\n}", to: "b.json")
        try scratch.write("type:\n\t- string\n", to: "c.yaml")
        let run = try CurioRun("generate", "a.json", folder: scratch.folder)
        #expect(run.status == 65 && run.output.isEmpty)
        #expect(
            run.errors.contains("b.json:3:1: error: ") && run.errors.contains("c.yaml:2:1: error: "), "\(run.errors)")
        #expect(run.errors.contains("a tab cannot indent; use spaces"))
        try FileManager.default.removeItem(at: scratch.folder.appendingPathComponent("c.yaml"))
        try FileManager.default.createDirectory(
            at: scratch.folder.appendingPathComponent("c.yaml"), withIntermediateDirectories: false)
        try scratch.write("{}", to: "b.json")
        let folder = try CurioRun("generate", "a.json", folder: scratch.folder)
        #expect(folder.status == 65 && folder.errors.hasPrefix("a.json:1:"))
        #expect(folder.errors.contains("error: $ref \"c.yaml\": no schema is known"), "\(folder.errors)")
    }

    @Test("may contain files that refer to each other in circles")
    func circles() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"title": "A", "type": "object", "properties": {"b": {"$ref": "b.json"}}}"#, to: "a.json")
        try scratch.write(#"{"title": "B", "type": "object", "properties": {"a": {"$ref": "a.json"}}}"#, to: "b.json")
        let run = try CurioRun("generate", "a.json", folder: scratch.folder)
        #expect(run.status == 0 && run.output.contains("var a: A?"), "\(run.errors)")
        try scratch.write(#"{"$ref": "d.json"}"#, to: "c.json")
        try scratch.write(#"{"$ref": "c.json"}"#, to: "d.json")
        let empty = try CurioRun("generate", "c.json", folder: scratch.folder)
        #expect(empty.status == 0 && empty.errors.contains("refers only to itself"), "\(empty.errors)")
    }
}
