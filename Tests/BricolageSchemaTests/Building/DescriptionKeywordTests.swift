import Bricolage
import BricolageSchema
import Testing

/// The properties that a description of a schema has for single keywords.
@Suite struct DescriptionKeywordTests {
    private struct Checked: Decodable, JSONSchemaDescribing {
        init(from decoder: any Decoder) throws {}

        static func describe(_ schema: inout JSONSchemaDescription) {
            schema.keywords = [:]
            check("title", \.title, "a", &schema)
            check("description", \.description, "a", &schema)
            check("format", \.format, "a", &schema)
            check("pattern", \.pattern, "a", &schema)
            check("minLength", \.minLength, 1, &schema)
            check("maxLength", \.maxLength, 1, &schema)
            check("minItems", \.minItems, 1, &schema)
            check("maxItems", \.maxItems, 1, &schema)
            check("minProperties", \.minProperties, 1, &schema)
            check("maxProperties", \.maxProperties, 1, &schema)
            check("minimum", \.minimum, 1, &schema)
            check("maximum", \.maximum, 1, &schema)
            check("exclusiveMinimum", \.exclusiveMinimum, 1, &schema)
            check("exclusiveMaximum", \.exclusiveMaximum, 1, &schema)
            check("multipleOf", \.multipleOf, 1, &schema)
            check("uniqueItems", \.uniqueItems, true, &schema)
            check("deprecated", \.deprecated, true, &schema)
            check("readOnly", \.readOnly, true, &schema)
            check("writeOnly", \.writeOnly, true, &schema)
            check("additionalProperties", \.additionalProperties, false, &schema)
            check("enum", \.enumeration, [1, "a"], &schema)
            check("const", \.constant, "a", &schema)
            check("default", \.defaultValue, "a", &schema)
            check("examples", \.examples, [1, "a"], &schema)
            schema.title = "checked"
        }

        private static func check<Value: Encodable & Equatable>(
            _ keyword: String, _ property: WritableKeyPath<JSONSchemaDescription, Value?>, _ value: Value,
            _ schema: inout JSONSchemaDescription
        ) {
            #expect(schema[keyPath: property] == nil, "\(keyword)")
            schema[keyPath: property] = value
            #expect(schema.keywords.map(\.key) == [keyword])
            #expect(schema[keyword: keyword] == (try? JSON.Encoder().encodeToJSON(value)), "\(keyword)")
            #expect(schema[keyPath: property] == value, "\(keyword)")
            schema[keyPath: property] = nil
            #expect(schema.keywords.isEmpty, "\(keyword)")
        }
    }

    @Test func eachPropertyIsTheKeywordOfItsName() {
        #expect(DescribedSchema(of: Checked.self).json["title"] == "checked")
    }
}
