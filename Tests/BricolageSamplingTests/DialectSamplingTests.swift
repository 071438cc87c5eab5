import Bricolage
import BricolageSampling
import BricolageSchema
import BricolageValidation
import Testing

/// Documents follow the keywords of their dialect, whatever values other keywords have.
@Suite struct DialectSamplingTests {
    /// Some documents of a schema in a file without `$schema` that is read in a dialect.
    private func samples(_ schema: String, _ dialect: SchemaDialect, count: Int = 20) throws -> [JSON] {
        var registry = SchemaRegistry(dialect: dialect)
        let root = registry.add(SchemaSource(document: try JSONDocument(parsing: schema)))
        let samples = Array(try SchemaSampler(root, registry: registry).samples(seed: 3).prefix(count))
        let compiled = try CompiledSchema(root, registry: registry)
        for sample in samples { #expect(compiled.isValid(sample), "\(sample) by \(schema)") }
        #expect(samples.count == count, "\(schema)")
        return samples
    }

    @Test(
        "counts that no metaschema has checked do not end the program",
        arguments: [
            (#"{"type": "string", "extends": {"minLength": -5}}"#, SchemaDialect.draft2020),
            (#"{"type": "object", "extends": {"minProperties": -1e400}}"#, .draft2020),
            (#"{"type": "array", "extends": {"minItems": -1e400}}"#, .draft2020),
            (#"{"type": "array", "extends": {"maxItems": -1e400, "minContains": 1e400}}"#, .draft2020),
            (#"{"type": "string", "if": true, "then": {"minLength": -5}}"#, .draft4),
            (#"{"type": "string", "allOf": [{"minLength": -5, "maxLength": -7}]}"#, .draft3),
            (#"{"type": "object", "propertyNames": {"minLength": -3}}"#, .draft4),
            (#"{"type": "array", "minItems": 0, "contains": {"minLength": -3}}"#, .draft4),
        ])
    func uncheckedCounts(schema: String, dialect: SchemaDialect) throws {
        _ = try samples(schema, dialect)
    }

    @Test(
        "negative counts that a custom metaschema leaves unchecked do not end the program",
        arguments: [
            #""type": "string", "minLength": -5"#, #""type": "object", "minProperties": -1e400"#,
            #""type": "array", "minItems": -1e400"#,
        ])
    func uncheckedCountsOfOwnMetaschemas(keywords: String) throws {
        var registry = SchemaRegistry()
        let metaschema =
            #"{"$id": "http://x/m", "$vocabulary": {"https://json-schema.org/draft/2020-12/vocab/core": true}}"#
        registry.add(SchemaSource(identifier: "http://x/m", document: try JSONDocument(parsing: metaschema)))
        let document = try JSONDocument(parsing: #"{"$schema": "http://x/m", \#(keywords)}"#)
        let root = registry.add(SchemaSource(identifier: "http://x/s", document: document))
        #expect(Array(try SchemaSampler(root, registry: registry).samples(seed: 3).prefix(20)).count == 20)
    }

    @Test(
        "keywords of other dialects exclude no document",
        arguments: [
            (#"{"anyOf": [false], "type": "string"}"#, SchemaDialect.draft3),
            (#"{"type": "string", "const": 1}"#, .draft4),
            (#"{"type": "thing"}"#, .draft3),
            (#"{"type": [{"type": "object"}]}"#, .draft3),
            (##"{"type": "object", "required": ["a"], "properties": {"a": {"$ref": "#"}}}"##, .draft3),
        ])
    func wordsOfOtherDialects(schema: String, dialect: SchemaDialect) throws {
        _ = try samples(schema, dialect, count: 5)
    }

    @Test("null that is allowed beside a type ends a recursion")
    func nullableRecursion() throws {
        let schema = ##"""
            {"type": "object", "required": ["next"], "nullable": true, "properties": {"next": {"$ref": "#"}}}
            """##
        let found = try samples(schema, .draft4)
        #expect(found.contains(.null) && found.contains { $0.object != nil })
    }

    @Test("a dynamic reference, whose target is not known in advance, is never called endless")
    func dynamicRecursion() throws {
        let schema = ##"""
            {"$id": "http://x/r", "type": "object", "required": ["b"], "properties": {"b": {"$ref": "lib"}}, "$defs": {
                "own": {"$dynamicAnchor": "T", "type": "string"},
                "lib": {"$id": "http://x/lib", "$dynamicAnchor": "T", "type": "object", "required": ["a"],
                        "properties": {"a": {"$dynamicRef": "#T"}}}}}
            """##
        var registry = SchemaRegistry()
        let root = registry.add(SchemaSource(document: try JSONDocument(parsing: schema)))
        do {
            _ = try SchemaSampler(root, registry: registry).sample(seed: 1)
        } catch let failure as SamplingFailure {
            #expect(!failure.description.contains("there is no document"), "\(failure)")
        }
    }

    @Test(
        "keywords that a custom metaschema leaves out exclude no document",
        arguments: [
            ##""required": ["a"], "properties": {"a": {"$ref": "#"}}"##,
            ##""required": ["a"], "properties": {"a": false}"##,
            ##""required": ["a"], "additionalProperties": false"##,
            ##""required": ["a"], "allOf": [{"$ref": "#"}]"##,
        ])
    func wordsThatAMetaschemaLeavesOut(keywords: String) throws {
        var registry = SchemaRegistry()
        let metaschema = #"""
            {"$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "http://x/m", "$vocabulary": {
                "https://json-schema.org/draft/2020-12/vocab/core": true,
                "https://json-schema.org/draft/2020-12/vocab/validation": true}}
            """#
        registry.add(SchemaSource(identifier: "http://x/m", document: try JSONDocument(parsing: metaschema)))
        let document = try JSONDocument(parsing: #"{"$schema": "http://x/m", "type": "object", \#(keywords)}"#)
        let root = registry.add(SchemaSource(identifier: "http://x/s", document: document))
        for sample in Array(try SchemaSampler(root, registry: registry).samples(seed: 3).prefix(5)) {
            #expect(sample["a"] != nil)
        }
        #expect(throws: Never.self) { try SchemaSampler(root, registry: registry).sample(seed: 3) }
    }
}
