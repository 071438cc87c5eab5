import BricolageCore
import BricolageSchema
import BricolageValidation
import Testing

/// Dialects of one's own, by the vocabularies that their metaschema names.
@Suite struct VocabularyTests {
    private struct OneMetaschema: SchemaLoader {
        let vocabularies: [String]

        func load(_ reference: String, relativeTo source: SchemaSource) throws -> SchemaSource? { nil }

        func load(at address: String) throws -> SchemaSource? {
            guard address == "https://example.com/dialect" else { return nil }
            let names = vocabularies.map { "\"https://json-schema.org/draft/2020-12/vocab/\($0)\": true" }
            let text = """
                {"$id": "https://example.com/dialect", "$schema": "https://json-schema.org/draft/2020-12/schema",
                 "$vocabulary": {\(names.joined(separator: ", "))}}
                """
            return SchemaSource(path: "dialect.json", document: try JSONDocument(parsing: text))
        }
    }

    private func isValid(_ text: String, by keywords: String, _ vocabularies: String...) throws -> Bool {
        var registry = SchemaRegistry(loader: OneMetaschema(vocabularies: vocabularies))
        let schema = #"{"$schema": "https://example.com/dialect", \#(keywords)}"#
        let source = SchemaSource(path: "schema.json", document: try JSONDocument(parsing: schema))
        let root = registry.add(source)
        return try CompiledSchema(root, registry: registry).isValid(JSONDocument(parsing: text))
    }

    @Test func formatsAreAssertedWhereTheVocabularySaysSo() throws {
        let format = #""format": "ipv4""#
        #expect(try isValid(#""no address""#, by: format, "core"))
        #expect(try isValid(#""no address""#, by: format, "core", "format-annotation"))
        #expect(try !isValid(#""no address""#, by: format, "core", "format-assertion"))
        #expect(try isValid(#""127.0.0.1""#, by: format, "core", "format-assertion"))
    }

    @Test func keywordsOfOtherVocabulariesMeanNothing() throws {
        let keywords = #""minLength": 3, "properties": {"a": false}"#
        #expect(try !isValid(#""ab""#, by: keywords, "core", "validation"))
        #expect(try isValid(#""ab""#, by: keywords, "core", "applicator"))
        #expect(try isValid(#"{"a": 1}"#, by: keywords, "core", "validation"))
        #expect(try !isValid(#"{"a": 1}"#, by: keywords, "core", "applicator"))
    }
}
