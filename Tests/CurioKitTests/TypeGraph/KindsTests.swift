internal import CurioKit
internal import Testing

/// The kind of a schema without `type`.
@Suite struct KindsTests {
    @Test(arguments: [
        (#""contains": {"type": "string"}"#, "Meant<[JSON]>?"),
        (#""items": {"type": "string"}"#, "Meant<[String]>?"),
        (#""minItems": 1"#, "Meant<[JSON]>?"), (#""maxItems": 1"#, "Meant<[JSON]>?"),
        (#""minimum": 1"#, "Meant<Double>?"), (#""multipleOf": 2"#, "Meant<Double>?"),
        (#""pattern": "x""#, "Meant<String>?"), (#""minLength": 1"#, "Meant<String>?"),
        (#""minProperties": 1"#, "Meant<JSON.Object>?"),
        (#""propertyNames": {"pattern": "x"}"#, "Meant<JSON.Object>?"),
        (#""uniqueItems": true"#, "JSON?"), (#""contains": {}"#, "JSON?"),
        (#""minItems": 1, "minLength": 1"#, "JSON?"), (#""format": "date""#, "JSON?"),
        (#""type": ["string", "null"]"#, "Nullable<String>"), (#""type": ["integer", "number"]"#, "Double?"),
        (#""type": "nonsense""#, "JSON?"),
    ])
    func followsFromTheOneKindThatKeywordsSpeakOf(keywords: String, type: String) throws {
        let schema = #"{"title": "T", "type": "object", "properties": {"a": {\#(keywords)}}}"#
        #expect(try declarations(schema).contains("public var a: \(type)"), "\(keywords)")
    }

    /// Without a place for other kinds, null at least has one: an optional would read it and not write it again.
    @Test func aListOfAnyValuesIsCalledElements() throws {
        let lines = try declarations(#"{"title": "T", "type": ["array", "string"]}"#)
        #expect(lines.contains("case elements([JSON])") && lines.contains("case string(String)"))
    }

    @Test func otherKindsAreRefusedByRequest() throws {
        let schema = #"{"title": "T", "type": "object", "properties": {"a": {"minLength": 1}, "b": {"items": {}}}}"#
        let types = try declarations(schema, .init(keepsOtherKinds: false))
        #expect(
            types.filter { $0.hasPrefix("public var") } == ["public var a: Nullable<String>", "public var b: JSON?"])
    }
}
