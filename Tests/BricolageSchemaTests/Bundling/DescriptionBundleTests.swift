import BricolageCore
import BricolageSchema
import BricolageValidation
import BricolageWriting
import Testing

/// Descriptions of APIs with what they refer to in one file.
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
        // Nothing but the bundle is known where it is read; pointers do not depend on its name.
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
}
