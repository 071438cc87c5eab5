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

    /// Formerly, the contents of arrays and objects were lost if null was the last kind in the list.
    @Test func allKindsInAListAreAUnionOfWhatTheyHold() throws {
        let kinds = #""type": ["object", "array", "string", "number", "boolean", "null"]"#
        for contents in [#""properties": {"a": {"type": "string"}}"#, #""items": {"type": "integer"}"#] {
            let lines = try declarations(
                #"{"title": "T", "type": "object", "properties": {"a": {\#(kinds), \#(contents)}}}"#)
            #expect(lines.contains("public var a: Nullable<A>"), "\(lines)")
            #expect(lines.contains("case string(String)") && lines.contains("case bool(Bool)"), "\(lines)")
        }
        let anything = ##"{"title": "T", \##(kinds), "items": {"$ref": "#"}, "additionalProperties": {"$ref": "#"}}"##
        #expect(try text(anything).contains("public typealias T = JSON"))
        #expect(try text(#"{"title": "T", \#(kinds)}"#).contains("public typealias T = JSON"))
    }

    @Test func aListOfAnyValuesIsCalledElements() throws {
        let lines = try declarations(#"{"title": "T", "type": ["array", "string"]}"#)
        #expect(lines.contains("case elements([JSON])") && lines.contains("case string(String)"))
    }

    /// Null still needs a place where other kinds have none: an optional would read it, but not write it again.
    @Test func otherKindsAreRefusedByRequest() throws {
        let schema = #"{"title": "T", "type": "object", "properties": {"a": {"minLength": 1}, "b": {"items": {}}}}"#
        let types = try declarations(schema, .init(keepsOtherKinds: false))
        #expect(
            types.filter { $0.hasPrefix("public var") } == ["public var a: Nullable<String>", "public var b: JSON?"])
    }

    /// Formerly, such values were any JSON, whatever other keywords said of them.
    @Test(arguments: [
        (#""type": "array", "const": ["A", "B"], "items": {"type": "string"}"#, "[String]?"),
        (#""enum": [[1], [2, 3]], "items": {"type": "integer"}"#, "[Int]?"),
        (#""type": ["array", "null"], "enum": [[1], null], "items": {"type": "integer"}"#, "Nullable<[Int]>"),
        (#""const": {"x": 1}, "additionalProperties": {"type": "integer"}"#, "[String: Int]?"),
        (#""allOf": [{"type": "array", "items": {"type": "string"}}, {"const": ["A"]}]"#, "[String]?"),
        (#""const": ["A"]"#, "JSON?"), (#""enum": [["A"], {}], "items": {"type": "string"}"#, "JSON?"),
    ])
    func ofListedListsAndObjectsIsWhatOtherKeywordsDescribe(keywords: String, type: String) throws {
        let schema = #"{"title": "T", "type": "object", "properties": {"a": {\#(keywords)}}}"#
        #expect(try declarations(schema).contains("public var a: \(type)"), "\(keywords)")
    }

    @Test func aListAmongListedTextsIsABranch() throws {
        let schema = #"{"title": "T", "enum": ["all", ["a"], ["a", "b"]], "items": {"type": "string"}}"#
        let lines = try declarations(schema)
        #expect(lines.contains("case name(Name)") && lines.contains("case strings([String])"), "\(lines)")
        #expect(
            try remarks(schema).contains {
                $0.hasSuffix("note: arrays and objects in an enum are not checked by the type")
            })
    }

    /// Authors mean a constant, but a document with another value is valid; formerly, it was refused.
    @Test func aConstantOfAVersionWithoutConstantsIsOneOfAnyValues() throws {
        let schema = { (draft: String) in
            """
            {"$schema": "http://json-schema.org/\(draft)/schema#", "title": "T", "type": "object",
             "properties": {
              "a": {"type": "string", "const": "x"}, "b": {"const": "y"}, "c": {"type": "string", "const": "z"}},
             "required": ["c"]}
            """
        }
        let older = try text(schema("draft-04"))
        #expect(older.contains("public enum A: JSONOpenEnum") && older.contains("public var b: Meant<B>?"))
        #expect(older.contains("public var c: C\n"))
        let newer = try text(schema("draft-06"))
        #expect(newer.contains("public enum A: String, JSONClosedEnum") && newer.contains("public var b: B?"))
        #expect(newer.contains(#"public var c: String { "z" }"#))
    }
}
