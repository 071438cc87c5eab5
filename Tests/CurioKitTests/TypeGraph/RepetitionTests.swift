internal import CurioKit
import Testing

/// Schemas that repeat requirements of the reference beside them.
@Suite struct RepetitionTests {
    private func members(_ properties: String) throws -> [String] {
        let schema = ##"""
            {"title": "T", "type": "object", "properties": {\##(properties)}, "definitions": {
              "circle": {"type": "object", "properties": {"radius": {"type": "number"}}, "required": ["radius"]},
              "square": {"type": "object", "properties": {"side": {"type": "number"}}, "required": ["side"]},
              "loose": {"properties": {"radius": {"type": "number"}}}, "word": {"type": ["string", "null"]}}}
            """##
        return try declarations(schema)
    }

    @Test func branchesAreWhatTheyReferToThoughTheirKindIsRepeated() throws {
        let branches = ##"[{"$ref": "#/definitions/circle"}, {"$ref": "#/definitions/square"}]"##
        let lines = try members(#""a": {"type": "object", "oneOf": \#(branches)}"#)
        #expect(lines.contains("case circle(Circle)"))
        #expect(lines.contains("case square(Square)"))
        let types = lines.filter { $0.hasPrefix("public struct") }
        #expect(types == ["public struct T", "public struct Circle", "public struct Square"])
    }

    @Test(arguments: [
        #""type": "object""#, #""type": ["object", "array"]"#, #""required": ["radius"]"#,
        #""type": "object", "required": ["radius"], "description": "Round.""#,
        #""type": ["array", "boolean", "integer", "null", "number", "object", "string"]"#,
    ])
    func aMemberThatTwoSchemasDescribeIsWhatOneRefersTo(keywords: String) throws {
        let lines = try members(##""a": {"allOf": [{\##(keywords)}, {"$ref": "#/definitions/circle"}]}"##)
        #expect(lines.contains("public var a: Circle?"))
    }

    @Test(arguments: [
        #""type": "object", "required": ["name"]"#, #""type": "object", "properties": {"name": {"type": "string"}}"#,
        #""type": "object", "maxProperties": 3"#, #""enum": [{"radius": 1}]"#,
    ])
    func whatSaysMoreMakesATypeOfItsOwn(keywords: String) throws {
        let lines = try members(##""a": {"allOf": [{\##(keywords)}, {"$ref": "#/definitions/circle"}]}"##)
        #expect(!lines.contains("public var a: Circle?"))
    }

    @Test func aKindThatTheReferenceLeavesOpenIsNoRepetition() throws {
        let text = try members(##""a": {"allOf": [{"type": "string"}, {"$ref": "#/definitions/word"}]}"##)
        #expect(text.contains("public var a: String?"))
        let implied = try members(##""a": {"allOf": [{"type": "object"}, {"$ref": "#/definitions/loose"}]}"##)
        #expect(!implied.contains("public var a: Loose?"))
    }
}
