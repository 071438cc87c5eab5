import Bricolage
import BricolageSampling
import Testing

/// Values that a schema accepts because they do not obey another one.
@Suite struct RefusedSchemaSamplingTests {
    private let extents: [SamplingOptions.Extent] = [.varied, .least, .most]

    /// Nothing used to be found where chance did not lead to such values.
    @Test(
        "a value is made that does not obey a keyword",
        arguments: [
            #"{"maxItems": 3}"#, #"{"minItems": 1}"#, #"{"uniqueItems": true}"#, #"{"items": {"type": "string"}}"#,
            #"{"prefixItems": [{"type": "string"}]}"#, #"{"contains": true}"#, #"{"maxContains": 2, "contains": true}"#,
            #"{"unevaluatedItems": false}"#, #"{"maxLength": 40}"#, #"{"minLength": 1}"#, #"{"pattern": "^a"}"#,
            #"{"minimum": -90000}"#, #"{"maximum": 90000}"#, #"{"exclusiveMinimum": -90000}"#,
            #"{"exclusiveMaximum": 90000}"#, #"{"multipleOf": 2}"#, #"{"minProperties": 1}"#, #"{"maxProperties": 20}"#,
            #"{"required": ["a"]}"#, #"{"additionalProperties": false}"#,
            #"{"additionalProperties": {"type": "string"}}"#, #"{"properties": {"a": {"type": "string"}}}"#,
            #"{"patternProperties": {"^a": {"type": "string"}}}"#, #"{"propertyNames": {"maxLength": 2}}"#,
            #"{"dependentRequired": {"a": ["b"]}}"#, #"{"dependentSchemas": {"a": {"minProperties": 2}}}"#,
            #"{"unevaluatedProperties": false}"#, #"{"const": {}}"#, #"{"type": "array", "maxItems": 3}"#,
            // Schemas that hold together, one of several, and conditions.
            #"{"allOf": [{"maxItems": 3}, {"items": true}]}"#, #"{"anyOf": [{"maxItems": 3}, {"type": "object"}]}"#,
            #"{"anyOf": [{"minItems": 5}, {"maxItems": 3}], "title": "short or long"}"#,
            #"{"oneOf": [{"maxItems": 3}, {"type": "object"}]}"#, #"{"not": {"minItems": 4}, "title": "short"}"#,
            #"{"if": {"minItems": 2}, "then": {"maxItems": 6}}"#, #"{"if": {"minItems": 2}, "else": {"maxItems": 0}}"#,
            ##"{"$ref": "#/$defs/short"}"##, ##"{"title": "short", "$ref": "#/$defs/short"}"##,
        ])
    func refusedKeywords(refused: String) throws {
        let definitions = #""$defs": {"short": {"maxItems": 3}}"#
        let schemas = [
            #"{"not": \#(refused), \#(definitions)}"#, #"{"oneOf": [{}, \#(refused)], \#(definitions)}"#,
            #"{"if": \#(refused), "then": false, \#(definitions)}"#,
            #"{"type": "object", "required": ["x"], "properties": {"x": {"not": \#(refused)}}, \#(definitions)}"#,
        ]
        for extent in extents {
            for schema in schemas { _ = try acceptedSamples(schema, count: 4) { $0.extent = extent } }
        }
    }

    @Test(
        "a value does not obey a keyword within the limits that others set",
        arguments: [
            #"{"type": "array", "items": {"type": "integer"}, "maxItems": 4, "not": {"maxItems": 3}}"#,
            #"{"type": "array", "minItems": 3, "oneOf": [{"minItems": 4}, {}]}"#,
            #"{"type": "integer", "maximum": 1000001, "not": {"maximum": 1000000}}"#,
            #"{"type": "string", "minLength": 30, "not": {"minLength": 31}}"#,
            #"{"type": "object", "maxProperties": 21, "not": {"maxProperties": 20}}"#,
            #"{"type": "object", "required": ["a", "b"], "not": {"dependentRequired": {"a": ["b", "c"]}}}"#,
            #"{"type": ["array", "null"], "not": {"type": ["null", "array"], "maxItems": 3}}"#,
        ])
    func limits(schema: String) throws {
        for extent in extents { _ = try acceptedSamples(schema) { $0.extent = extent } }
    }

    @Test(
        "schemas of older drafts are refused by their own rules",
        arguments: [
            #"{"$schema": "http://json-schema.org/draft-04/schema#", "type": "integer", "not": {"minimum": -90000, "exclusiveMinimum": true}}"#,
            #"{"$schema": "http://json-schema.org/draft-07/schema#", "not": {"dependencies": {"a": ["b"]}}}"#,
            #"{"$schema": "http://json-schema.org/draft-07/schema#", "not": {"items": [{"type": "string"}], "additionalItems": false}}"#,
        ])
    func olderDrafts(schema: String) throws { _ = try acceptedSamples(schema) }

    @Test func schemasThatReferToThemselvesAreRefusedInVain() throws {
        let schema = ##"{"not": {"$ref": "#/$defs/a"}, "$defs": {"a": {"allOf": [{"$ref": "#/$defs/a"}, {}]}}}"##
        #expect(throws: SamplingFailure.self) {
            try SchemaSampler(JSONDocument(parsing: schema)).sample(seed: 1)
        }
    }
}
