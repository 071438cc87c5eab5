internal import CurioKit
internal import Testing

/// Branches of a choice for which no object is valid, because one of their required members cannot have a value.
@Suite struct EmptyBranchTests {
    /// Formerly, a second case held all members of the first one as JSON.
    @Test(arguments: [#"{"type": ["object", "array"]}"#, #"{"anyOf": [{"type": "object"}, {"type": "array"}]}"#])
    func aBranchThatNoObjectIsValidForIsNoCase(others: String) throws {
        let schema = #"""
            {"title": "Entry", "allOf": [
                {"type": "object", "properties": {"href": {"type": "string"}}, "required": ["href"]},
                {"anyOf": [
                    {"type": "object", "properties": {"href": {}}},
                    {"type": "object", "properties": {"links": {"type": "array"}},
                     "additionalProperties": \#(others)}
                ]}
            ]}
            """#
        let found = try declarations(schema)
        #expect(found.contains("public struct Entry"))
        #expect(found.contains("public var href: String"))
        #expect(!found.contains("public var href: JSON"))
    }

    @Test func aBranchThatOnlyMayHoldSuchAMemberStays() throws {
        let schema = #"""
            {"title": "Entry", "oneOf": [
                {"type": "object", "properties": {"a": {"type": "string"}}, "required": ["a"]},
                {"type": "object", "properties": {"b": {"type": "string", "allOf": [{"type": "array"}]}, "c": {}}}
            ]}
            """#
        #expect(try declarations(schema).contains { $0.hasPrefix("public enum Entry") })
    }

    /// If the author is mistaken about all branches, types that say something are better than none.
    @Test func aChoiceOfSuchBranchesAloneKeepsThem() throws {
        let schema = #"""
            {"title": "Entry", "type": "object", "properties": {"a": {"type": "string"}}, "required": ["a"], "oneOf": [
                {"properties": {"a": {"type": "array"}, "b": {"type": "integer"}}},
                {"properties": {"a": {"type": "object"}, "c": {"type": "integer"}}}
            ]}
            """#
        let found = try declarations(schema)
        #expect(found.contains("public var b: Int?") && found.contains("public var c: Int?"))
    }
}
