import BricolageCore
import BricolageSchema
import BricolageValidation
import Testing

/// Custom dialects, defined by the vocabularies that their metaschema names.
@Suite struct VocabularyTests {
    private struct OneMetaschema: SchemaLoader {
        let vocabularies: [String]
        var dialect = "2020-12"

        func load(_ reference: String, relativeTo source: SchemaSource) throws -> SchemaSource? { nil }

        func load(at address: String) throws -> SchemaSource? {
            guard address == "https://example.com/dialect" else { return nil }
            let names = vocabularies.map { name in
                let isWhole = name.contains(":")
                return "\"\(isWhole ? name : "https://json-schema.org/draft/\(dialect)/vocab/\(name)")\": true"
            }
            let text = """
                {"$id": "https://example.com/dialect", "$schema": "https://json-schema.org/draft/\(dialect)/schema",
                 "$vocabulary": {\(names.joined(separator: ", "))}}
                """
            return SchemaSource(path: "dialect.json", document: try JSONDocument(parsing: text))
        }
    }

    /// The metaschema of a custom dialect, which names draft 7 as its own metaschema.
    private struct OldMetaschema: SchemaLoader {
        func load(_ reference: String, relativeTo source: SchemaSource) throws -> SchemaSource? { nil }

        func load(at address: String) throws -> SchemaSource? {
            guard address == "https://example.com/dialect" else { return nil }
            let text = #"{"$id": "https://example.com/dialect", "$schema": "http://json-schema.org/draft-07/schema#"}"#
            return SchemaSource(path: "dialect.json", document: try JSONDocument(parsing: text))
        }
    }

    /// The dialect of the metaschema counts, not the dialect for schemas that name none.
    @Test func siblingsOfReferencesCountAsInTheMetaschemasOwnDialect() throws {
        let text = ##"""
            {"$schema": "https://example.com/dialect", "$ref": "#/definitions/a", "type": "string",
             "definitions": {"a": {"minimum": 2}}}
            """##
        var registry = SchemaRegistry(loader: OldMetaschema())
        let root = registry.add(SchemaSource(path: "schema.json", document: try JSONDocument(parsing: text)))
        let schema = try CompiledSchema(root, registry: registry)
        #expect(schema.isValid(try JSONDocument(parsing: "3")))
        #expect(!schema.isValid(try JSONDocument(parsing: "1")))
    }

    private func isValid(_ text: String, by keywords: String, _ vocabularies: String...) throws -> Bool {
        try schema(keywords, OneMetaschema(vocabularies: vocabularies)).isValid(JSONDocument(parsing: text))
    }

    private func schema(
        _ keywords: String, _ metaschema: OneMetaschema, _ options: ValidationOptions = ValidationOptions()
    ) throws -> CompiledSchema {
        var registry = SchemaRegistry(loader: metaschema)
        let schema = #"{"$schema": "https://example.com/dialect", \#(keywords)}"#
        let source = SchemaSource(path: "schema.json", document: try JSONDocument(parsing: schema))
        let root = registry.add(source)
        return try CompiledSchema(root, registry: registry, options: options)
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

    @Test func requiredIsAKeywordOfValidationThoughAnotherRuleReadsIt() throws {
        let keywords = #""required": ["a"], "properties": {"a": {"type": "string"}}, "additionalProperties": false"#
        #expect(try !isValid("{}", by: keywords, "core", "validation"))
        #expect(try isValid(#"{"a": 1, "b": 1}"#, by: keywords, "core", "validation"))
        #expect(try isValid("{}", by: keywords, "core", "applicator"))
        #expect(try !isValid(#"{"b": 1}"#, by: keywords, "core", "applicator"))
    }

    @Test func countsOfContainsMeanNothingWithoutValidation() throws {
        let keywords = #""contains": {"const": 1}, "minContains": 0, "maxContains": 0"#
        #expect(try isValid("[2]", by: keywords, "core", "applicator", "validation"))
        #expect(try !isValid("[]", by: #""contains": true, "minContains": 0"#, "core", "applicator"))
        #expect(try isValid("[1, 1]", by: #""contains": true, "maxContains": 1"#, "core", "applicator"))
        #expect(try isValid("[]", by: #""contains": true"#, "core", "validation"))
    }

    @Test func applicatorsOf2019AskForWhatIsNotEvaluated() throws {
        let metaschema = OneMetaschema(vocabularies: ["core", "applicator"], dialect: "2019-09")
        let keywords = #""properties": {"a": true}, "unevaluatedProperties": false"#
        let document = try JSONDocument(parsing: #"{"a": 1, "b": 2}"#)
        #expect(try !schema(keywords, metaschema).isValid(document))
        #expect(try isValid(#"{"a": 1, "b": 2}"#, by: keywords, "core", "applicator"))
        #expect(try !isValid(#"{"a": 1, "b": 2}"#, by: keywords, "core", "applicator", "unevaluated"))
    }

    @Test func vocabulariesThatAreDemandedAndUnknownAreRefused() throws {
        let address = "https://example.com/vocab/validation"
        let metaschema = OneMetaschema(vocabularies: ["core", address])
        let issues = try #require(throws: SchemaIssues.self) { try schema(#""minLength": 3"#, metaschema) }.issues
        #expect(issues.map(\.message) == ["the vocabulary \"\(address)\" is required but unknown"])
        #expect(issues.first?.source.path == "dialect.json")
        #expect(issues.first?.pointer.tokens.first == "$vocabulary")
        // A custom vocabulary is known, and not mistaken for another one with the same last path segment.
        var options = ValidationOptions()
        options.customVocabularies = [address]
        #expect(try schema(#""minLength": 3"#, metaschema, options).isValid(JSONDocument(parsing: #""ab""#)))
    }

    /// In 2020-12, formats have two vocabularies, and neither is called like that of 2019-09.
    @Test(arguments: [
        ("2020-12", "format"), ("2019-09", "format-annotation"), ("2019-09", "format-assertion"),
        ("2019-09", "unevaluated"),
    ])
    func vocabulariesOfTheOtherDialectAreUnknown(dialect: String, name: String) throws {
        let metaschema = OneMetaschema(vocabularies: ["core", name], dialect: dialect)
        let issues = try #require(throws: SchemaIssues.self) { try schema(#""minLength": 3"#, metaschema) }.issues
        let address = "https://json-schema.org/draft/\(dialect)/vocab/\(name)"
        #expect(issues.map(\.message) == ["the vocabulary \"\(address)\" is required but unknown"])
    }
}
