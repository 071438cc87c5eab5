import Bricolage
import BricolageValidation
import Testing

/// Of members with one key only the last one counts, in each keyword.
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
}
