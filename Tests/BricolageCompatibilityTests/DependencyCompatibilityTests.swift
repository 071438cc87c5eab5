import Bricolage
import BricolageCompatibility
import BricolageSchema
import BricolageValidation
import Testing

/// What follows from the presence of a member, and from elements that an array contains.
@Suite struct DependencyCompatibilityTests {
    private func changes(_ old: String, _ new: String) throws -> [SchemaCompatibility.Change] {
        try SchemaCompatibility(old: JSONDocument(parsing: old), new: JSONDocument(parsing: new)).changes
    }

    private static let draft3 = "http://json-schema.org/draft-03/schema#"
    private static let draft7 = "http://json-schema.org/draft-07/schema#"

    @Test(arguments: [
        (
            #"{"dependentSchemas": {"a": {"properties": {"b": {"maximum": 5}}}}}"#,
            #"{"dependentSchemas": {"a": {"properties": {"b": {"maximum": 10}}}}}"#
        ),
        // By another keyword.
        (
            #"{"dependentRequired": {"a": ["b"], "b": ["c"]}}"#,
            #"{"dependentSchemas": {"a": {"required": ["c"]}}}"#
        ),
        (
            #"{"dependentSchemas": {"a": {"required": ["b"]}, "b": {"properties": {"c": {"minimum": 2}}}}}"#,
            #"{"dependentSchemas": {"a": {"properties": {"c": {"minimum": 1}}}}}"#
        ),
        (
            #"{"$schema": "\#(draft7)", "dependencies": {"a": ["b"], "c": {"required": ["d"]}}}"#,
            #"{"dependentRequired": {"a": ["b"], "c": ["d"]}}"#
        ),
        (
            #"{"$schema": "\#(draft3)", "dependencies": {"a": "b"}}"#,
            #"{"$schema": "\#(draft7)", "dependencies": {"a": ["b"]}}"#
        ),
        // The member is always there.
        (
            #"{"type": "object", "required": ["a"], "dependentSchemas": {"a": {"required": ["b"]}}}"#,
            #"{"required": ["b"]}"#
        ),
        (
            #"{"type": "object", "dependentSchemas": {"a": {"required": ["b"]}}, "required": ["a"]}"#,
            #"{"anyOf": [{"required": ["b"]}, {"maxProperties": 0}]}"#
        ),
        // The member is never there.
        (#"{"properties": {"a": false}}"#, #"{"dependentSchemas": {"a": {"required": ["b"]}}}"#),
        (#"{"type": "string"}"#, #"{"dependentSchemas": {"a": false}, "contains": {"type": "null"}}"#),
        // A schema that depends on a member rules a branch out.
        (
            """
            {"type": "object", "required": ["a"], "dependentSchemas": {"a": {"properties": {"k": {"const": 1}}}},
             "dependentRequired": {"a": ["k"]}}
            """,
            #"{"oneOf": [{"properties": {"k": {"const": 1}}}, {"properties": {"k": {"const": 2}}}]}"#
        ),
        (#"{"contains": {"minimum": 5, "type": "number"}}"#, #"{"contains": {"minimum": 4}}"#),
        (#"{"contains": {"const": 1}, "minContains": 3}"#, #"{"contains": {"type": "integer"}, "minContains": 2}"#),
        ("{}", #"{"contains": {"const": 1}, "minContains": 0}"#),
    ])
    func follows(old: String, new: String) throws {
        #expect(try changes(old, new).map(\.message) == [])
    }

    @Test(arguments: [
        (
            #"{"dependentSchemas": {"a": {"properties": {"b": {"maximum": 10}}}}}"#,
            #"{"dependentSchemas": {"a": {"properties": {"b": {"maximum": 5}}}}}"#,
            "/b", "the largest number is now 5"
        ),
        (
            #"{"dependentSchemas": {"a": {"required": ["b"]}}}"#, #"{"dependentRequired": {"a": ["c"]}}"#,
            "/a", #""a" needs "c" now"#
        ),
        (
            #"{"$schema": "\#(draft7)", "dependencies": {"a": ["b"]}}"#,
            #"{"$schema": "\#(draft7)", "dependencies": {"a": ["b"], "b": ["a"]}}"#,
            "/b", #""b" needs "a" now"#
        ),
        // A string needs no member.
        (
            #"{"required": ["a"], "dependentSchemas": {"a": {"type": "array"}}}"#, #"{"type": "array"}"#,
            "", "no longer accepted: boolean, null, number, object, string"
        ),
        // Of equal keys the last one counts.
        (
            #"{"dependentRequired": {"a": ["b"], "a": []}}"#, #"{"dependentRequired": {"a": ["b"]}}"#,
            "/a", #""a" needs "b" now"#
        ),
        (#"{"contains": {"minimum": 4}}"#, #"{"contains": {"minimum": 5}}"#, "", "contains cannot be compared"),
        (
            #"{"contains": {"const": 1}, "minContains": 2}"#, #"{"contains": {"const": 1}, "minContains": 3}"#,
            "", "contains cannot be compared"
        ),
        (
            #"{"contains": {"const": 1}}"#, #"{"contains": {"const": 1}, "minContains": 0, "maxContains": 3}"#,
            "", "contains cannot be compared"
        ),
    ])
    func doesNotFollow(old: String, new: String, place: String, message: String) throws {
        let changes = try changes(old, new)
        #expect(changes.map(\.message) == [message])
        #expect(changes.map { "\($0.pointer)" } == [place])
    }

    /// In draft 4, 1.0 is a number but not an integer, so only one branch accepts it.
    @Test func integersByTextOfOneBranch() throws {
        let draft4 = "http://json-schema.org/draft-04/schema#"
        let old = #"{"$schema": "\#(draft4)", "oneOf": [{"type": "integer"}, {"type": "number"}]}"#
        #expect(try changes(old, #"{"not": {"type": "integer"}}"#).isEmpty == false)
        #expect(try changes(old, #"{"type": "number"}"#).map(\.message) == [])
        let newer = #"{"oneOf": [{"type": "integer"}, {"type": "number"}]}"#
        #expect(try changes(newer, #"{"not": {"type": "integer"}}"#).map(\.message) == [])
    }

    /// A custom keyword that refuses every value.
    private struct Refusal: CustomKeyword, CustomCheck {
        func check(for value: JSONDocument.Node, in schema: JSONSchema) -> (any CustomCheck)? { self }
        func complaint(about value: JSONDocument.Node) -> String? { "refused" }
    }

    @Test(arguments: ["title", "minProperties"])
    func keywordsOfTheUserMayAskAnything(keyword: String) throws {
        let old = try JSONDocument(
            parsing: #"{"oneOf": [{"required": ["k"]}, {"required": ["j"], "\#(keyword)": 1}]}"#)
        let new = try JSONDocument(parsing: #"{"type": "object"}"#)
        var options = ValidationOptions()
        #expect(try SchemaCompatibility(old: old, new: new, options: options).verdict == .compatible)
        options.customKeywords[keyword] = Refusal()
        #expect(try SchemaCompatibility(old: old, new: new, options: options).verdict != .compatible)
    }

    /// Members whose dependencies add nothing new are not compared; too many that add something end the comparison.
    @Test func manyDependencies() throws {
        func schema(_ count: Int, least: Int) -> String {
            let schemas = (0..<count).map { #""a\#($0)": {"minProperties": \#(least)}"# }.joined(separator: ", ")
            let names = (0..<count).map { #""a\#($0)": ["b\#($0)"]"# }.joined(separator: ", ")
            return #"{"dependentSchemas": {\#(schemas)}, "dependentRequired": {"z": ["y"], \#(names)}}"#
        }
        let fewer = schema(2_000, least: 3).replacing(#""z": ["y"], "#, with: "")
        #expect(try changes(schema(2_000, least: 3), fewer).map(\.message) == [])
        #expect(try changes(schema(100, least: 3), schema(100, least: 2)).map(\.message) == [])
        let many = try changes(schema(500, least: 3), schema(500, least: 2)).map(\.message)
        #expect(many.contains("there is too much to compare"))
    }

    /// A value that several branches of `oneOf` accept is not valid.
    @Test func valuesOfSeveralBranches() throws {
        let old = #"{"oneOf": [{"properties": {"k": {"const": 1}}, "required": ["k"]}, BRANCH]}"#
        func verdict(_ branch: String) throws -> [String] {
            try changes(old.replacing("BRANCH", with: branch), #"{"type": "object"}"#).map(\.message)
        }
        #expect(try verdict(#"{"properties": {"k": {"const": 2}}, "required": ["k"]}"#) == [])
        #expect(try verdict(#"{"title": "two", "required": ["j"]}"#) == [])
        #expect(try verdict(#"{"type": ["object", "null"], "required": ["j"]}"#) != [])
        #expect(try verdict(#"{"minimum": 1, "required": ["j"]}"#) == ["no longer accepted: number"])
        #expect(try verdict(#"{"not": {"type": "object"}}"#) != [])
        #expect(try verdict(#"{"x-kind": 1, "required": ["j"]}"#) != [])
        let anyOf = #"{"anyOf": [{"required": ["k"]}, {"required": ["j"]}]}"#
        #expect(try changes(anyOf, #"{"type": "object"}"#).isEmpty == false)
        let kinds = #"{"oneOf": [{"required": ["k"]}, {"required": ["j"]}, {"type": "string"}]}"#
        #expect(try changes(kinds, #"{"type": "object"}"#).map(\.message) == [])
    }
}
