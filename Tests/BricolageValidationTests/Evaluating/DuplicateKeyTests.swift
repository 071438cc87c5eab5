import Bricolage
import BricolageValidation
import TestSupport
import Testing

/// Of members with equal keys only the last one counts, for each keyword.
struct DuplicateKeyTests {
    @Test(
        "the last of equal keys counts",
        arguments: [
            (#"{"properties": {"a": {"type": "integer"}}}"#, #"{"a": "x", "a": 1}"#, true),
            (#"{"properties": {"a": {"type": "integer"}}}"#, #"{"a": 1, "a": "x"}"#, false),
            (#"{"additionalProperties": {"type": "integer"}}"#, #"{"b": "x", "b": 1}"#, true),
            (#"{"additionalProperties": {"type": "integer"}}"#, #"{"b": 1, "b": "x"}"#, false),
            (#"{"patternProperties": {"^b": {"type": "integer"}}}"#, #"{"b": "x", "b": 1}"#, true),
            (#"{"unevaluatedProperties": {"type": "integer"}}"#, #"{"b": "x", "b": 1}"#, true),
            (#"{"unevaluatedProperties": {"type": "integer"}}"#, #"{"b": 1, "b": "x"}"#, false),
            (#"{"not": {"properties": {"a": {"type": "integer"}}}}"#, #"{"a": "x", "a": 1}"#, false),
            (#"{"minProperties": 2}"#, #"{"a": 1, "a": 2}"#, false),
            (#"{"maxProperties": 1}"#, #"{"a": 1, "a": 2}"#, true),
            (#"{"maxProperties": 1}"#, #"{"a": 1, "b": 2}"#, false),
            (#"{"const": {"a": 2}}"#, #"{"a": 1, "a": 2}"#, true),
            (#"{"uniqueItems": true}"#, #"[{"a": 2}, {"a": 1, "a": 2}]"#, false),
            (#"{"required": ["a", "b"]}"#, #"{"a": 1, "a": 2}"#, false),
            (#"{"properties": {"\u0061": {"type": "integer"}}}"#, #"{"\u0061": "x"}"#, false),
        ])
    func lastCounts(schema: String, text: String, expected: Bool) throws {
        #expect(try isValid(text, by: schema) == expected)
        #expect(try compiled(schema).isValid(JSON(parsing: text)) == expected)
    }

    @Test(
        "propertyDependencies apply to the last of equal keys",
        arguments: [
            (#"{"k": "x", "k": "y"}"#, true), (#"{"k": "y", "k": "x"}"#, false), (#"{"k": "x", "k": 1}"#, true),
            (#"{"k": "x", "a": 1}"#, true), (#"{"k": "x", "a": 1, "k": "x"}"#, true), (#"{"k": "x"}"#, false),
        ])
    func lastDependency(text: String, expected: Bool) throws {
        let dependencies = ##""propertyDependencies": {"k": {"x": {"required": ["a"]}, "y": {"required": []}}}"##
        #expect(try isValid(text, by: #"{"$schema": "https://json-schema.org/v1", \#(dependencies)}"#) == expected)
    }

    @Test("propertyDependencies of an earlier one of equal keys evaluate no members")
    func lastDependencyEvaluates() throws {
        let schema = #"""
            {"$schema": "https://json-schema.org/v1", "properties": {"k": true}, "unevaluatedProperties": false,
             "propertyDependencies": {"k": {"x": {"properties": {"a": true}}, "y": {"properties": {"b": true}}}}}
            """#
        #expect(try isValid(#"{"k": "x", "a": 1}"#, by: schema))
        #expect(try isValid(#"{"k": "x", "b": 1, "k": "y"}"#, by: schema))
        #expect(try !isValid(#"{"k": "x", "a": 1, "k": "y"}"#, by: schema))
    }

    @Test("dependentRequired takes linear time for a key that occurs many times")
    func repeatedDependencies() throws {
        let schema = try compiled(#"{"dependentRequired": {"a": ["b"], "b": ["a"]}}"#)
        func document(_ count: Int) throws -> JSONDocument {
            try JSONDocument(parsing: #"{"b": 0, \#(repeatElement(#""a": 1"#, count: count).joined(separator: ", "))}"#)
        }
        let factor = growth(from: try document(500), to: try document(4_000)) { #expect(schema.isValid($0)) }
        #expect(factor < 24, "\(factor)")
        let many = (0..<70).map { #""k\#($0)": ["z"]"# }.joined(separator: ", ")
        #expect(try isValid(#"{"k69": 1, "k69": 2, "z": 1}"#, by: #"{"dependentRequired": {\#(many)}}"#))
        #expect(try !isValid(#"{"k69": 1, "k3": 2}"#, by: #"{"dependentRequired": {\#(many)}}"#))
    }
}
