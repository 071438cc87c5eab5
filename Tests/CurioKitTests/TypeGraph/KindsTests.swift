import Testing

/// The kind of a schema without `type`.
@Suite struct KindsTests {
    @Test(arguments: [
        (#""contains": {"type": "string"}"#, "Nullable<[JSON]>"),
        (#""items": {"type": "string"}"#, "Nullable<[String]>"),
        (#""minItems": 1"#, "Nullable<[JSON]>"), (#""maxItems": 1"#, "Nullable<[JSON]>"),
        (#""minimum": 1"#, "Nullable<Double>"), (#""multipleOf": 2"#, "Nullable<Double>"),
        (#""pattern": "x""#, "Nullable<String>"), (#""minLength": 1"#, "Nullable<String>"),
        (#""minProperties": 1"#, "Nullable<JSON.Object>"),
        (#""propertyNames": {"pattern": "x"}"#, "Nullable<JSON.Object>"),
        (#""uniqueItems": true"#, "JSON?"), (#""contains": {}"#, "JSON?"),
        (#""minItems": 1, "minLength": 1"#, "JSON?"), (#""format": "date""#, "JSON?"),
        (#""type": ["string", "null"]"#, "Nullable<String>"), (#""type": ["integer", "number"]"#, "Double?"),
        (#""type": "nonsense""#, "JSON?"),
    ])
    func followsFromTheOneKindThatKeywordsSpeakOf(keywords: String, type: String) throws {
        let schema = #"{"title": "T", "type": "object", "properties": {"a": {\#(keywords)}}}"#
        #expect(try declarations(schema).contains("public var a: \(type)"), "\(keywords)")
    }
}
