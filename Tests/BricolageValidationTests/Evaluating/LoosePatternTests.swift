import Bricolage
import BricolageValidation
import Testing

/// Patterns that the strict grammar of ECMA-262 refuses, although their meaning is clear.
struct LoosePatternTests {
    @Test(
        "loose patterns match as they are meant",
        arguments: [
            (##"{"pattern": "^[a-z\\-\\_\\:]+$"}"##, #""a_b:c""#, #""a\\b""#),
            (##"{"pattern": "(?i)^yes$"}"##, #""YES""#, #""no""#),
            (##"{"patternProperties": {"^\\_": false}}"##, #"{"a_": 1}"#, #"{"_a": 1}"#),
            (##"{"patternProperties": {"^a}": true}, "additionalProperties": false}"##, #"{"a}": 1}"#, #"{"a": 1}"#),
        ])
    func loosePatterns(schema: String, valid: String, invalid: String) throws {
        #expect(try isValid(valid, by: schema))
        #expect(try !isValid(invalid, by: schema))
    }

    @Test("loose patterns are invalid by the format regex")
    func format() throws {
        var options = ValidationOptions()
        options.assertsFormats = true
        let schema = try compiled(#"{"format": "regex"}"#, options)
        #expect(schema.isValid(try JSONDocument(parsing: #""a_b""#)))
        #expect(!schema.isValid(try JSONDocument(parsing: #""a\\_b""#)))
    }
}
