import BricBracCompat
import Bricolage
import BricolageValidation
import Testing

@Suite struct SchemaTests {
    private let text = """
        {"$id": "x", "$ref": "#/definitions/a", "additionalProperties": false, "allOf": [true, {"minimum": 0.5}],
        "const": null, "default": null, "definitions": {"a": {"type": ["string", "null"]}}, "else": {"maxLength": 3},
        "dependencies": {"a": ["b"], "b": {"not": true}}, "enum": [1, null], "items": [{}, false], "minItems": 2,
        "propertyOrder": ["b", "a"]}
        """

    @Test func everythingSurvives() throws {
        let schema = try JSONSchema.parseJSON(text)
        #expect(try schema.bricEncoded() == Bric.parse(text))
        #expect(schema.id == "x" && schema.ref == "#/definitions/a")
        #expect(schema.additionalProperties == .v2(false))
        #expect(schema.const == .some(.nul) && schema.default == .some(.nul) && schema.title == nil)
        #expect(schema.definitions?["a"]?.v1?.type == .v2([.string, .null]))
        #expect(schema.dependencies?["a"] == .v2(["b"]) && schema.dependencies?["b"]?.v1?.v1?.not == .v2(true))
        #expect(schema.items?.v2?.count == 2)
        #expect(schema.minItems?.v1 == 2)
        #expect(try JSONSchema(bric: schema.bricEncoded()) == schema)
    }

    @Test func unknownKeywordsAreAnError() throws {
        #expect(throws: DecodingError.self) { try JSONSchema.parseJSON(#"{"$defs": {}}"#) }
    }

    @Test func keysHavePaths() {
        typealias Schema = JSONSchema
        #expect(Schema.codableKeys.count == 47)
        #expect(Schema.codableKeys[\Schema.comment] == .comment && Schema.codableKeys[\Schema.writeOnly] == .writeOnly)
        #expect(Schema.codableKeys[\Schema.if] == .if)
    }

    /// The struct validates nothing; Bricolage's schema does.
    @Test func bricolageValidates() throws {
        let schema = JSONSchema(properties: ["a": .v1(.init(type: .v1(.integer)))])
        let compiled = try CompiledSchema(JSONDocument(JSON(schema.bricEncoded())))
        #expect(compiled.isValid(try JSONDocument(parsing: #"{"a": 1}"#)))
        #expect(!compiled.isValid(try JSONDocument(parsing: #"{"a": "x"}"#)))
    }

    @Test func everyKeywordIsReadAndWritten() throws {
        let values: [String: Bric] = [
            "$comment": "c", "$id": "i", "$ref": "#", "$schema": "s", "additionalItems": true,
            "additionalProperties": [:], "allOf": [true], "anyOf": [false], "const": 1, "contains": true,
            "contentEncoding": "base64", "contentMediaType": "m", "default": 2, "definitions": ["d": true],
            "dependencies": ["d": ["e"]], "description": "d", "else": false, "enum": ["e"], "examples": [3],
            "exclusiveMaximum": 4, "exclusiveMinimum": 5, "format": "f", "if": true, "items": [true], "maxItems": 6,
            "maxLength": 7, "maxProperties": 8, "maximum": 9, "minItems": 10, "minLength": 11, "minProperties": 12,
            "minimum": 13, "multipleOf": 14, "not": false, "oneOf": [true, false], "pattern": "p",
            "patternProperties": ["p": true], "properties": ["q": false], "propertyNames": true,
            "propertyOrder": ["o"], "readOnly": true, "required": ["r"], "then": true, "title": "t", "type": "null",
            "uniqueItems": false, "writeOnly": true,
        ]
        #expect(Set(values.keys) == Set(JSONSchema.codableKeys.values.map(\.stringValue)))
        let schema = try JSONSchema(bric: .obj(values))
        let written = try schema.bricEncoded()
        for (key, value) in values { #expect(written[key] == value, "\(key)") }
        #expect(written == .obj(values))
        #expect(schema.comment == "c" && schema.schema == "s" && schema.minLength?.v1 == 11)
        let copy = JSONSchema(
            comment: schema.comment, id: schema.id, ref: schema.ref, schema: schema.schema,
            additionalItems: schema.additionalItems, additionalProperties: schema.additionalProperties,
            allOf: schema.allOf, anyOf: schema.anyOf, const: schema.const, contains: schema.contains,
            contentEncoding: schema.contentEncoding, contentMediaType: schema.contentMediaType,
            default: schema.default, definitions: schema.definitions, dependencies: schema.dependencies,
            description: schema.description, else: schema.else, enum: schema.enum, examples: schema.examples,
            exclusiveMaximum: schema.exclusiveMaximum, exclusiveMinimum: schema.exclusiveMinimum,
            format: schema.format, if: schema.if, items: schema.items, maxItems: schema.maxItems,
            maxLength: schema.maxLength, maxProperties: schema.maxProperties, maximum: schema.maximum,
            minItems: schema.minItems, minLength: schema.minLength, minProperties: schema.minProperties,
            minimum: schema.minimum, multipleOf: schema.multipleOf, not: schema.not, oneOf: schema.oneOf,
            pattern: schema.pattern, patternProperties: schema.patternProperties, properties: schema.properties,
            propertyNames: schema.propertyNames, propertyOrder: schema.propertyOrder, readOnly: schema.readOnly,
            required: schema.required, then: schema.then, title: schema.title, type: schema.type,
            uniqueItems: schema.uniqueItems, writeOnly: schema.writeOnly)
        #expect(copy == schema)
    }
}
