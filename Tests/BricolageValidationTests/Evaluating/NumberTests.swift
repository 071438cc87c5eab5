import Bricolage
import BricolageValidation
import Testing

/// Numbers are compared exactly, however they are written.
struct NumberTests {
    @Test(
        "bounds are compared exactly",
        arguments: [
            (#"{"minimum": 9007199254740993}"#, "9007199254740992", false),
            (#"{"minimum": 9007199254740993}"#, "9007199254740993.0", true),
            (#"{"exclusiveMaximum": 0.1}"#, "0.09999999999999999999999999999", true),
            (#"{"exclusiveMaximum": 0.1}"#, "0.1000000000000000000000000000", false),
            (#"{"maximum": 1e400}"#, "1e399", true), (#"{"maximum": 1e400}"#, "1e401", false),
            (#"{"minimum": -1e400}"#, "-1e401", false), (#"{"minimum": 0}"#, "-0", true),
            (#"{"minimum": 5}"#, "4.999999999999999999999", false), (#"{"minimum": -5}"#, "-6", false),
            (#"{"minimum": 123456789012345678}"#, "123456789012345677", false),
            (#"{"maximum": 1e99999999999999999999}"#, "1e99999999999999999998", true),
            (#"{"maximum": 1e-99999999999999999999}"#, "1e-99999999999999999998", false),
        ])
    func bounds(schema: String, text: String, expected: Bool) throws {
        #expect(try isValid(text, by: schema) == expected)
    }

    @Test(
        "numbers in an enumeration are compared by value",
        arguments: [
            ("[1, 2]", "1.0", true), ("[1, 2]", "20e-1", true), ("[1, 2]", "1.5", false), ("[1, 2]", "12", false),
            ("[0]", "-0.0", true), ("[0]", "false", false), ("[1]", "true", false), (#"["1"]"#, "1", false),
            ("[9223372036854775807]", "9223372036854775808", false),
            ("[9223372036854775807]", "9.223372036854775807e18", true),
            ("[9223372036854775808, 1]", "9223372036854775808", true), ("[9223372036854775808, 1]", "1", true),
            ("[1.5, 2]", "2.0", true), ("[1.5, 2]", "15e-1", true), ("[1.5, 2]", "1", false),
            ("[1, 2, 3, 4, 5, 6, 7, 8, 9]", "9.0", true), ("[1, 2, 3, 4, 5, 6, 7, 8, 9]", "10", false),
            ("[1, [2], null]", "[2.0]", true), ("[1, [2], null]", "2", false), ("[1, [2], null]", "1e0", true),
        ])
    func enumerations(values: String, text: String, expected: Bool) throws {
        #expect(try isValid(text, by: #"{"enum": \#(values)}"#) == expected)
    }

    @Test(
        "multiples are determined exactly",
        arguments: [
            ("0.01", "4.35", true), ("0.01", "4.355", false), ("0.0001", "0.0075", true), ("1e-8", "12391239123", true),
            ("0.5", "1e308", true), ("0.123456789", "1e308", false), ("3", "1e1000000", false),
            ("3", "3e1000000", true),
            ("7", "123456789012345678901234567890", true), ("7", "123456789012345678901234567893", false),
            ("123456789012345678901234567890", "370370367037037036703703703670", true),
            ("123456789012345678901234567890", "370370367037037036703703703671", false),
            ("2", "0", true), ("1e400", "1e399", false), ("1e400", "3e400", true), ("5", "-10", true),
            ("5", "-11", false),
        ])
    func multiples(divisor: String, text: String, expected: Bool) throws {
        #expect(try isValid(text, by: #"{"multipleOf": \#(divisor)}"#) == expected)
    }

    @Test("values of every kind are compared by value in short and long enumerations")
    func enumerations() throws {
        let few = #"{"enum": [1.0, 2e1, "1", null]}"#
        let many = #"{"enum": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10.0, {"a": [1]}]}"#
        for (text, isFew, isMany) in [
            ("1", true, true), ("20", true, false), ("10", false, true), ("null", true, false), ("false", false, false),
            (#""1""#, true, false), (#"{"a": [1.0]}"#, false, true), (#"{"a": [2]}"#, false, false),
        ] {
            #expect(try isValid(text, by: few) == isFew, "\(text)")
            #expect(try isValid(text, by: many) == isMany, "\(text)")
        }
    }

    @Test("in drafts 3 and 4, integers are numbers that are written without a fraction")
    func integersByText() throws {
        #expect(try isValid("1.0", by: #"{"type": "integer"}"#))
        #expect(try !isValid("1.0", by: #"{"$schema": "http://json-schema.org/draft-04/schema#", "type": "integer"}"#))
        #expect(try isValid("1", by: #"{"$schema": "http://json-schema.org/draft-04/schema#", "type": "integer"}"#))
        #expect(try isValid("1.5", by: #"{"type": ["integer", "number"]}"#))
    }

    @Test(
        "in draft 3, integers are written without a fraction also where schemas are listed beside types",
        arguments: [
            (#""type": ["integer", {"type": "string"}]"#, "1", true),
            (#""type": ["integer", {"type": "string"}]"#, "1.0", false),
            (#""type": ["integer", {"type": "string"}]"#, #""a""#, true),
            (#""type": ["number", {"type": "string"}]"#, "1.0", true),
            (#""disallow": ["integer", {"type": "string"}]"#, "1", false),
            (#""disallow": ["integer", {"type": "string"}]"#, "1.0", true),
        ])
    func integersBesideSchemas(keyword: String, text: String, expected: Bool) throws {
        let schema = #"{"$schema": "http://json-schema.org/draft-03/schema#", \#(keyword)}"#
        #expect(try isValid(text, by: schema) == expected)
    }

    @Test("fractions are compared with bounds on both sides")
    func fractionsAndBounds() throws {
        for bound in ["2", "2.5", "-2.5e0"] {
            let value = Double(bound) ?? 0
            for text in ["\(value - 0.25)", bound, "\(value + 0.25)"] {
                let order = (Double(text) ?? 0) - value
                #expect(try isValid(text, by: #"{"minimum": \#(bound)}"#) == (order >= 0), "\(text), \(bound)")
                #expect(try isValid(text, by: #"{"maximum": \#(bound)}"#) == (order <= 0), "\(text), \(bound)")
                #expect(try isValid(text, by: #"{"exclusiveMinimum": \#(bound)}"#) == (order > 0), "\(text), \(bound)")
                #expect(try isValid(text, by: #"{"exclusiveMaximum": \#(bound)}"#) == (order < 0), "\(text), \(bound)")
            }
        }
    }
}
