internal import CurioKit
internal import Testing

/// Members that only schemas under conditions describe.
@Suite struct ConditionalMembersTests {
    @Test(
        "a member has any value where the condition is not met, unless no such object has it",
        arguments: [
            #"{"not": {"required": ["x"], "properties": {"x": {"const": 1}}}}"#,
            #"{"not": {"required": ["x", "y"]}}"#,
            #"{"properties": {"k": true}, "patternProperties": {"^(?=x)": true}, "additionalProperties": false}"#,
        ])
    func membersThatAreNotExcluded(otherwise: String) throws {
        let schema = #"""
            {"title": "T", "type": "object", "required": ["k"], "properties": {"k": {"type": "string"}},
             "if": {"properties": {"k": {"minLength": 3}}}, "then": {"properties": {"x": {"type": "string"}}},
             "else": \#(otherwise)}
            """#
        #expect(try declarations(schema).contains("public var x: Meant<String>?"))
    }

    @Test func aConditionThatAsksForMoreThanTheMemberMayNotBeMetWhereItIs() throws {
        let schema = { (more: String) in
            #"""
            {"title": "T", "type": "object", "if": {"required": ["x"]\#(more)},
             "then": {"properties": {"x": {"type": "string"}}}}
            """#
        }
        #expect(try declarations(schema("")).contains("public var x: String?"))
        #expect(try declarations(schema(#", "minProperties": 2"#)).contains("public var x: Meant<String>?"))
    }

    private func kinds(_ conditions: String) throws -> [String] {
        try declarations(
            #"""
            {"title": "T", "type": "object", "required": ["kind"],
             "properties": {"kind": {"enum": ["a", "b"]}, "size": {"type": "string"}}, "allOf": [\#(conditions)]}
            """#)
    }

    @Test(arguments: [
        #"{"properties": {"kind": {"const": "a"}}, "minProperties": 3}"#,
        #"{"properties": {"kind": {"enum": ["a", "b"], "not": {"const": "b"}}}}"#,
    ])
    func aConditionThatAsksForMoreThanATextIsNotDecidedByTheText(condition: String) throws {
        let lines = try kinds(
            #"{"if": \#(condition), "then": {"required": ["x"], "properties": {"x": {"type": "integer"}}}}"#)
        #expect(lines.contains("public var x: Meant<Int>?"), "\(lines)")
    }

    @Test func aConditionOnAnotherMemberIsNotDecidedByTheText() throws {
        let lines = try kinds(
            #"""
            {"if": {"properties": {"kind": {"const": "a"}}},
             "then": {"required": ["x"], "properties": {"x": {"type": "integer"}}}},
            {"if": {"properties": {"size": {"const": "b"}}},
             "then": {"required": ["y"], "properties": {"y": {"type": "string"}}}}
            """#)
        #expect(lines.filter { $0 == "public var y: Meant<String>?" }.count == 2, "\(lines)")
    }
}
