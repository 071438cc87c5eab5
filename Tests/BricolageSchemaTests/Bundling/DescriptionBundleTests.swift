import BricolageCore
import BricolagePointers
import BricolageSchema
import BricolageValidation
import BricolageWriting
import Testing

/// API descriptions bundled in one file with everything that they refer to.
@Suite struct DescriptionBundleTests {
    private struct Shelf: SchemaLoader {
        let texts: [String: String]

        func load(_ reference: String, relativeTo source: SchemaSource) throws -> SchemaSource? {
            try texts[reference].map { SchemaSource(path: reference, document: try JSONDocument(parsing: $0)) }
        }
    }

    private let files = [
        "parts/pet.json": ##"""
        {"type": "object", "properties": {"tag": {"$ref": "#/definitions/tag"}, "owner": {"$ref": "../api.json#/components/schemas/Owner"},
         "toy": {"$ref": "toy.json"}, "parent": {"$ref": "#"}}, "required": ["tag"], "definitions": {"tag": {"type": "string"}}}
        """##,
        "toy.json": #"{"type": "integer"}"#, "parts/toy.json": #"{"type": "integer"}"#,
    ]

    private func description(_ version: String) -> String {
        ##"""
        {"openapi": "\##(version)", "components": {"schemas": {
          "Owner": {"type": "object", "properties": {"pets": {"items": {"$ref": "parts/pet.json"}},
                    "tag": {"$ref": "parts/pet.json#/definitions/tag"}}}, "toy": {"type": "null"}}}}
        """##
    }

    private func bundle(_ version: String) throws -> JSON {
        var registry = SchemaRegistry(loader: Shelf(texts: files))
        let document = try JSONDocument(parsing: description(version))
        let root = registry.add(SchemaSource(path: "api.json", document: document))
        return try registry.bundle(root)
    }

    @Test(arguments: ["3.0.3", "3.1.0"])
    func whatIsReferredToBecomesAComponent(version: String) throws {
        let bundle = try bundle(version)
        #expect(bundle["definitions"] == nil && bundle["$defs"] == nil)
        let schemas = try #require(bundle["components"]?["schemas"]?.object)
        #expect(schemas.map(\.key) == ["Owner", "toy", "pet", "toy-2"])
        // The bundle is read without any other file, and its pointers do not depend on its name.
        var registry = SchemaRegistry()
        let source = SchemaSource(path: "elsewhere.json", document: try JSONDocument(bundle))
        let owner = try registry.add(source, at: JSONPointer(tokens: ["components", "schemas", "Owner"]))
        let schema = try CompiledSchema(owner, registry: registry)
        for (text, isValid) in [
            (#"{"pets": [{"tag": "a", "toy": 1, "owner": {"pets": []}, "parent": {"tag": "b"}}], "tag": "c"}"#, true),
            (#"{"pets": [{"toy": 1}]}"#, false), (#"{"pets": [{"tag": "a", "toy": "x"}]}"#, false),
            (#"{"pets": [{"tag": "a", "parent": {"tag": 1}}]}"#, false), (#"{"tag": 1}"#, false),
            (#"{"pets": [{"tag": "a", "owner": {"tag": 1}}]}"#, false),
        ] {
            #expect(schema.isValid(try JSONDocument(parsing: text)) == isValid, "\(text) by \(bundle)")
        }
    }

    @Test(arguments: ["3.0.3", "3.1.0"]) func referencesInDescriptionsArePointers(version: String) throws {
        let text = try bundle(version).serialized()
        #expect(text.contains(##""$ref":"#/components/schemas/pet/definitions/tag""##))
        #expect(text.contains(##""$ref":"#/components/schemas/toy-2""##))
        #expect(text.contains(##""owner":{"$ref":"#/components/schemas/Owner"}"##))
        #expect(!text.contains(#""id""#) && !text.contains(#""$id""#))
    }

    @Test func aDescriptionThatIsReferredToByItsNameNeedsNone() throws {
        let schemas = #"{"A":{"$ref":"api.json#/components/schemas/B"},"B":{}}"#
        let text = #"{"openapi":"3.1.0","components":{"schemas":\#(schemas)}}"#
        var registry = SchemaRegistry()
        let root = registry.add(SchemaSource(path: "api.json", document: try JSONDocument(parsing: text)))
        let bundle = try registry.bundle(root)
        #expect(bundle["components"]?["schemas"]?["A"] == ["$ref": "#/components/schemas/B"])
    }

    @Test func aDescriptionThatRefersToNothingElseStaysAsItIs() throws {
        let text = ##"""
            {"openapi":"3.0.3","components":{"schemas":{"A":{"id":"a","$ref":"#/components/schemas/B%20"},"B ":{"id":"b"}}}}
            """##
        var registry = SchemaRegistry()
        let root = registry.add(SchemaSource(path: "api.json", document: try JSONDocument(parsing: text)))
        #expect(try registry.bundle(root).serialized() == text)
    }

    private func bundle(_ text: String, _ texts: [String: String]) throws -> JSON {
        var registry = SchemaRegistry(loader: Shelf(texts: texts))
        let root = registry.add(SchemaSource(path: "api.json", document: try JSONDocument(parsing: text)))
        return try registry.bundle(root)
    }

    private static let get = #"{"get": {"responses": {"200": {"content": {"a/b": {"schema": {"$ref": "pet.json"}}}}}}}"#
    private static let pet =
        #"{"type": "object", "properties": {"tag": {"$ref": "common.json#/components/schemas/Tag"}}}"#
    private static let common = ##"""
        {"openapi": "3.0.3", "paths": {}, "components": {
          "parameters": {"limit": {"name": "limit", "in": "query", "schema": {"$ref": "#/components/schemas/Limit"}}},
          "responses": {"NotFound": {"description": "", "content": {"a/b": {"schema": {"$ref": "#/components/schemas/Error"}}}}},
          "schemas": {"Error": {"type": "string", "nullable": true}, "Limit": {"type": "integer"}, "Tag": {"type": "string"},
                      "Other": {"$ref": "missing.json"}}}}
        """##

    @Test("references inside paths become references to components, and a path replaces the reference to it")
    func paths() throws {
        let text = ##"""
            {"openapi": "3.0.3", "paths": {"x-note": {"$ref": "nothing.json"}, "/pets": {"$ref": "pets.json", "summary": "pets"},
              "/others": {"parameters": [{"$ref": "common.json#/components/parameters/limit"}],
                "post": {"requestBody": {"content": {"a/b": {"example": {"$ref": "nothing.json"}, "schema": {"$ref": "pet.json#/properties/tag"}}}},
                  "responses": {"404": {"$ref": "common.json#/components/responses/NotFound"}}}}},
             "components": {"responses": {"NotFound": {"description": "own"}}}}
            """##
        let bundle = try bundle(text, ["pets.json": Self.get, "pet.json": Self.pet, "common.json": Self.common])
        let pets = try #require(bundle["paths"]?["/pets"])
        #expect(pets["summary"] == "pets" && pets["$ref"] == nil)
        #expect(
            pets[pointer: JSONPointer(tokens: ["get", "responses", "200", "content", "a/b", "schema"])]
                == ["$ref": "#/components/schemas/pet"])
        let others = try #require(bundle["paths"]?["/others"])
        #expect(others["parameters"] == [["$ref": "#/components/parameters/limit"]])
        let post = try #require(others["post"])
        #expect(post["responses"]?["404"] == ["$ref": "#/components/responses/NotFound-2"])
        #expect(
            post["requestBody"]?["content"]?["a/b"] == [
                "example": ["$ref": "nothing.json"], "schema": ["$ref": "#/components/schemas/pet/properties/tag"],
            ])
        let components = try #require(bundle["components"])
        #expect(components["schemas"]?.object.map { $0.map(\.key).sorted() } == ["Error", "Limit", "Tag", "pet"])
        #expect(components["responses"]?["NotFound"] == ["description": "own"])
        #expect(
            components["responses"]?["NotFound-2"]?["content"]?["a/b"]?["schema"]
                == ["$ref": "#/components/schemas/Error"])
        #expect(components["schemas"]?["pet"]?["properties"]?["tag"] == ["$ref": "#/components/schemas/Tag"])
        #expect(components["schemas"]?["Error"] == ["type": "string", "nullable": true])
    }

    @Test(
        "a path that is referred to twice is stored once",
        arguments: [("3.0.3", "x-parts"), ("3.1.0", "pathItems")])
    func pathsThatAreReferredToTwice(version: String, section: String) throws {
        let text =
            ##"{"openapi": "\##(version)", "paths": {"/a": {"$ref": "pets.json"}, "/b": {"$ref": "pets.json"}}}"##
        let bundle = try bundle(text, ["pets.json": Self.get, "pet.json": "{}"])
        #expect(
            bundle["paths"]
                == .object(
                    ["/a", "/b"].reduce(into: [:]) { $0[$1] = ["$ref": .string("#/components/\(section)/pets")] }))
        let path = JSONPointer(tokens: ["components", section, "pets", "get", "responses", "200", "content", "a/b"])
        #expect(bundle[pointer: path] == ["schema": ["$ref": "#/components/schemas/pet"]])
    }

    @Test("paths that refer to each other in callbacks do not lead to an endless bundle")
    func circularPaths() throws {
        func path(_ next: String) -> String { #"{"get": {"callbacks": {"done": {"{$url}": {"$ref": "\#(next)"}}}}}"# }
        let text = #"{"openapi": "3.0.3", "paths": {"/a": {"$ref": "a.json"}}}"#
        let bundle = try bundle(text, ["a.json": path("b.json"), "b.json": path("c.json"), "c.json": path("b.json")])
        // The first and the last path replace the references to them; both refer to the one in the middle.
        let way = ["get", "callbacks", "done", "{$url}"]
        let a = JSONPointer(tokens: ["paths", "/a"] + way)
        let b = JSONPointer(tokens: ["components", "x-parts", "b"] + way + way)
        #expect(bundle[pointer: a] == ["$ref": "#/components/x-parts/b"])
        #expect(bundle[pointer: b] == ["$ref": "#/components/x-parts/b"])
    }

    @Test("maps of paths and of schemas that are files of their own are bundled")
    func lists() throws {
        let text =
            ##"{"openapi": "3.1.0", "paths": {"$ref": "paths.json"}, "components": {"schemas": {"$ref": "schemas.json"}}}"##
        let bundle = try bundle(
            text,
            [
                "paths.json": #"{"/pets": \#(Self.get)}"#, "pet.json": "{}",
                "schemas.json": #"{"A": {"$ref": "pet.json"}}"#,
            ])
        #expect(bundle["paths"]?["/pets"]?["get"] != nil)
        #expect(bundle["components"]?["schemas"]?["A"] == ["$ref": "#/components/schemas/pet"])
    }

    @Test("in version 2.0, definitions, parameters and responses are beside the paths")
    func swagger() throws {
        let text = ##"""
            {"swagger": "2.0", "paths": {"/a": {"get": {"parameters": [{"$ref": "parts.json#/limit"}],
              "responses": {"200": {"schema": {"$ref": "pet.json"}}, "404": {"$ref": "parts.json#/none"}}}}},
             "definitions": {"pet": {}}}
            """##
        let bundle = try bundle(
            text,
            [
                "pet.json": #"{"type": "object"}"#,
                "parts.json": #"{"limit": {"in": "query"}, "none": {"description": ""}}"#,
            ])
        let get = try #require(bundle["paths"]?["/a"]?["get"])
        #expect(get["parameters"] == [["$ref": "#/parameters/limit"]])
        #expect(
            get["responses"] == [
                "200": ["schema": ["$ref": "#/definitions/pet-2"]], "404": ["$ref": "#/responses/none"],
            ])
        #expect(bundle["definitions"] == ["pet": [:], "pet-2": ["type": "object"]])
        #expect(bundle["parameters"] == ["limit": ["in": "query"]] && bundle["responses"]?["none"] != nil)
    }

    @Test("a discriminator maps values to names in the description, or else to references")
    func mapping() throws {
        let text = ##"""
            {"openapi": "3.0.3", "components": {"schemas": {"Dog": {}, "Animal": {"discriminator": {"propertyName": "p",
              "mapping": {"d": "Dog", "c": "animals/cat.json", "e": "#/components/schemas/Dog", "n": "None"}}}}}}
            """##
        let bundle = try bundle(text, ["animals/cat.json": #"{"type": "object"}"#])
        let schemas = try #require(bundle["components"]?["schemas"])
        #expect(
            schemas["Animal"]?["discriminator"]?["mapping"] == [
                "d": "Dog", "c": "#/components/schemas/cat", "e": "#/components/schemas/Dog", "n": "None",
            ])
        #expect(schemas["cat"] == ["type": "object"])
        let dangling = text.replacing("animals/cat.json", with: "animals/none.json")
        #expect(throws: DanglingReferences.self) { try self.bundle(dangling, [:]) }
        // Nothing else refers to a file.
        let alone = text.replacing(##", "e": "#/components/schemas/Dog""##, with: "")
        #expect(try self.bundle(alone, ["animals/cat.json": "{}"])["components"]?["schemas"]?["cat"] == [:])
    }

    /// Addresses are removed from schemas that are copied: pointers inside would be relative to them.
    @Test("a description without references to files stays as it is")
    func nothingToBundle() throws {
        let text = ##"""
            {"openapi": "3.1.0", "components": {"schemas": {"Dog": {"$id": "https://example.com/dog"}, "Animal": {
              "discriminator": {"propertyName": "p", "mapping": {"d": "#/components/schemas/Dog"}}}}}}
            """##
        #expect(try bundle(text, [:]) == JSON(parsing: text))
    }

    @Test("dangling references in paths are reported")
    func danglingPaths() throws {
        let text = ##"""
            {"openapi": "3.0.3", "paths": {"/a": {"$ref": "none.json"}, "/b": {"get": {"responses": {"200": {"$ref": "#/components/responses/None"}}}}}}
            """##
        var registry = SchemaRegistry()
        let root = registry.add(SchemaSource(path: "api.json", document: try JSONDocument(parsing: text)))
        #expect(throws: Never.self) { try registry.bundleOfSchemas(root) }
        let error = #expect(throws: DanglingReferences.self) { try bundle(text, [:]) }
        #expect(
            error?.issues.compactMap { $0.pointer?.fragment } == [
                "#/paths/~1a/$ref", "#/paths/~1b/get/responses/200/$ref",
            ])
    }

    @Test("the bundle of one component has everything that it refers to and nothing else of the description")
    func oneComponent() throws {
        var registry = SchemaRegistry(loader: Shelf(texts: [:]))
        let text = ##"""
            {"openapi": "3.0.3", "info": {"title": "x"}, "paths": {"/a": {"get": {}}}, "components": {"schemas": {
              "Other": {"type": "object"}, "Pet": {"properties": {"owner": {"$ref": "#/components/schemas/Owner"}}},
              "Owner": {"type": "string", "nullable": true}}}}
            """##
        let source = SchemaSource(path: "api.json", document: try JSONDocument(parsing: text))
        let pet = try registry.add(source, at: JSONPointer(tokens: ["components", "schemas", "Pet"]))
        let bundle = try registry.bundle(pet)
        #expect(
            bundle["definitions"]?["api.json"]?["components"] == [
                "schemas": [
                    "Pet": ["properties": ["owner": ["$ref": "#/components/schemas/Owner"]]],
                    "Owner": ["type": ["string", "null"]],
                ]
            ])
        #expect(bundle["definitions"]?["api.json"]?["paths"] == nil)
        let schema = try CompiledSchema(JSONDocument(bundle))
        for (text, isValid) in [(#"{"owner": null}"#, true), (#"{"owner": "a"}"#, true), (#"{"owner": 1}"#, false)] {
            #expect(schema.isValid(try JSONDocument(parsing: text)) == isValid, "\(text)")
        }
    }

    private func schemas(_ text: String, _ texts: [String: String]) throws -> JSON? {
        try bundle(#"{"openapi": "3.1.0", "components": {"schemas": \#(text)}}"#, texts)["components"]?["schemas"]
    }

    @Test("a reference to a well-known metaschema stays as it is")
    func metaschema() throws {
        let text = #"{"A": {"$ref": "https://json-schema.org/draft/2020-12/schema"}}"#
        #expect(try schemas(text, [:]) == JSON(parsing: text))
    }

    @Test("a part without a name is called part")
    func namelessPart() throws {
        let schemas = try schemas(
            #"{"A": {"$ref": "s.json#/$defs/"}}"#, ["s.json": #"{"$defs": {"": {"type": "null"}}}"#])
        #expect(schemas == ["A": ["$ref": "#/components/schemas/part"], "part": ["type": "null"]])
    }

    @Test("members of a part take precedence over members beside the reference to it")
    func besideReferences() throws {
        let text = #"{"openapi": "3.0.3", "paths": {"/a": {"$ref": "a.json", "summary": "own", "description": "own"}}}"#
        let bundle = try bundle(text, ["a.json": #"{"summary": "theirs"}"#])
        #expect(bundle["paths"]?["/a"] == ["summary": "theirs", "description": "own"])
    }

    @Test("extensions beside callbacks are not searched for references")
    func callbackExtensions() throws {
        let text = #"""
            {"openapi": "3.1.0", "components": {"callbacks": {"c": {"x-a": {"$ref": "nothing.json"}}}}}
            """#
        #expect(try bundle(text, [:]) == JSON(parsing: text))
    }

    @Test("schemas have the dialect that the description declares")
    func dialectOfDescriptions() throws {
        let text = #"""
            {"openapi": "3.1.0", "jsonSchemaDialect": "http://json-schema.org/draft-07/schema#", "components": {}}
            """#
        var registry = SchemaRegistry()
        #expect(registry.add(SchemaSource(document: try JSONDocument(parsing: text))).dialect == .draft7)
    }

    @Test("a part keeps its $schema and loses its identifier, which pointers would be relative to")
    func addressesOfParts() throws {
        let draft7 = "http://json-schema.org/draft-07/schema"
        let schemas = #"{"A": {"$ref": "a.json"}, "B": {"$ref": "b.json"}}"#
        let text = #"{"openapi": "3.1.0", "components": {"schemas": \#(schemas)}}"#
        let bundle = try bundle(
            text,
            [
                "a.json": #"{"$schema": "\#(draft7)", "$id": "http://example.com/a", "type": "null"}"#,
                "b.json": #"{"$schema": "http://json-schema.org/draft-04/schema#", "id": "http://example.com/b"}"#,
            ])
        let parts = bundle["components"]?["schemas"]
        #expect(parts?["a"] == ["$schema": .string(draft7), "type": "null"])
        #expect(parts?["b"] == ["$schema": "http://json-schema.org/draft-04/schema#"])
    }

    @Test("names of components have only letters, digits, hyphens, dots and underscores")
    func plainNames() throws {
        let text = ##"""
            {"openapi": "3.1.0", "components": {"schemas": {
              "A": {"$ref": "my pet.json"}, "B": {"$ref": "b.json#/$defs/größe~1x"}, "C": {"$ref": "b.json#/$defs/a-b.c_2"}}}}
            """##
        let bundle = try bundle(
            text, ["my pet.json": "{}", "b.json": #"{"$defs": {"größe/x": {}, "a-b.c_2": {}}}"#])
        let names = bundle["components"]?["schemas"]?.object?.map(\.key)
        #expect(names == ["A", "B", "C", "my_pet", "gr__e_x", "a-b.c_2"])
    }

    @Test("paths inside paths replace the references to them, however many there are inside each other")
    func pathsInsidePaths() throws {
        func path(_ callback: String) -> String {
            #"{"post": {"callbacks": {"c": {"{$url}": \#(callback)}}}}"#
        }
        let files = (1..<5).map { ("p\($0).json", path(#"{"$ref": "p\#($0 + 1).json"}"#)) }
        let bundle = try bundle(
            #"{"openapi": "3.1.0", "paths": {"/a": {"$ref": "p1.json"}}}"#,
            Dictionary(uniqueKeysWithValues: files + [("p5.json", #"{"summary": "last"}"#)]))
        let expected = (1..<5).reduce(#"{"summary": "last"}"#) { inner, _ in path(inner) }
        #expect(try bundle["paths"]?["/a"] == JSON(parsing: expected))
    }
}
