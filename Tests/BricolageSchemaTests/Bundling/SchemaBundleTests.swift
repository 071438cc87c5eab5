import BricolageCore
import BricolagePointers
import BricolageSchema
import BricolageWriting
import Testing

/// Schemas with what they refer to in one file, as that file is written.
@Suite struct SchemaBundleTests {
    private struct Shelf: SchemaLoader {
        let texts: [String: String]

        func load(_ reference: String, relativeTo source: SchemaSource) throws -> SchemaSource? {
            try texts[reference].map { SchemaSource(path: reference, document: try JSONDocument(parsing: $0)) }
        }
    }

    /// The bundle of a file, with others by the references that lead to them.
    private func bundle(_ text: String, _ texts: [String: String]) throws -> JSON {
        var registry = SchemaRegistry(loader: Shelf(texts: texts))
        let root = registry.add(SchemaSource(path: "main.json", document: try JSONDocument(parsing: text)))
        return try registry.bundle(root)
    }

    private static let draft7 = "http://json-schema.org/draft-07/schema#"
    private static let draft2019 = "https://json-schema.org/draft/2019-09/schema"

    @Test func aColonInTheNameOfAFileEndsNoScheme() throws {
        let bundle = try bundle(#"{"$ref": "./a:b.json"}"#, ["./a:b.json": #"{"type": "null"}"#])
        #expect(bundle["$defs"] == ["./a:b.json": ["$id": "./a:b.json", "type": "null"]])
    }

    @Test func aDefinitionThatIsThereKeepsItsName() throws {
        let text = #"{"items": {"$ref": "a.json"}, "$defs": {"a.json": {"type": "null"}}}"#
        let bundle = try bundle(text, ["a.json": #"{"type": "string"}"#])
        #expect(
            bundle["$defs"]
                == ["a.json": ["type": "null"], "a.json-2": ["$id": "a.json", "type": "string"]])
    }

    @Test(arguments: [(draft7, "definitions"), (draft2019, "$defs")])
    func definitionsAreCalledAsTheDialectCallsThem(dialect: String, keyword: String) throws {
        let text = #"{"$schema": "\#(dialect)", "items": {"$ref": "a.json"}}"#
        let bundle = try bundle(text, ["a.json": #"{"type": "null"}"#])
        #expect(bundle.object?.map(\.key) == ["$schema", "items", keyword])
    }

    @Test func aFileThatIsFalseAcceptsNothing() throws {
        #expect(try bundle(#"{"$ref": "a.json"}"#, ["a.json": "false"])["$defs"]?["a.json"]?["not"] == [:])
    }

    @Test func aFileThatSaysWhatItIsSaysSoOnce() throws {
        let file = #"{"type":"null","$schema":"\#(Self.draft7)"}"#
        let bundle = try bundle(#"{"$ref": "a.json"}"#, ["a.json": file])
        #expect(
            bundle["$defs"]?["a.json"]?.serialized() == #"{"$id":"a.json","type":"null","$schema":"\#(Self.draft7)"}"#)
    }

    @Test func nullIsListedOnceBesideTheTypes() throws {
        let api = #"""
            {"openapi": "3.0.3", "components": {"schemas": {
              "A": {"type": ["string", "null"], "nullable": true}, "B": {"type": "string", "nullable": true}}}}
            """#
        let text =
            ##"{"items": {"$ref": "api.json#/components/schemas/A"}, "not": {"$ref": "api.json#/components/schemas/B"}}"##
        let schemas = try bundle(text, ["api.json": api])["$defs"]?["api.json"]?["components"]?["schemas"]
        #expect(schemas == ["A": ["type": ["string", "null"]], "B": ["type": ["string", "null"]]])
    }

    @Test func whatLeadsNowhereIsToldInTheOrderOfTheFile() throws {
        let text = #"{"properties": {"b": {"$ref": "1.json"}, "a": {"$ref": "2.json"}}, "items": {"$ref": "3.json"}}"#
        let error = try #require(throws: DanglingReferences.self) { try bundle(text, [:]) }
        #expect(
            error.report.issues.compactMap { $0.pointer?.description } == [
                "/properties/b/$ref", "/properties/a/$ref", "/items/$ref",
            ])
    }
}
