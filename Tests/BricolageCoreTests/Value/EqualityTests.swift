import BricolageCore
import Testing

/// Which values are equal, and that equal ones have the same hash.
@Suite struct EqualityTests {
    private func parse(_ text: String) throws -> JSON {
        try JSON(parsing: text, options: JSONParsingOptions(duplicateKeys: .keep))
    }

    @Test(arguments: [
        ("[]", "[]"), ("[1,2]", "[1.0,2e0]"), (#"{"a":1,"b":[2]}"#, #"{"b":[2.0],"a":1}"#), (#""\u0041""#, #""A""#),
        (#"{"a":1,"b":2,"a":3}"#, #"{"a":1,"a":3,"b":2}"#), (#"{"a":{},"a":[]}"#, #"{"a":{},"a":[]}"#),
        ("[[],[[]],{}]", "[[],[[]],{}]"), ("null", " null "),
    ])
    func equalValues(left: String, right: String) throws {
        let (left, right) = (try parse(left), try parse(right))
        #expect(left == right)
        #expect(right == left)
        #expect(left.hashValue == right.hashValue)
    }

    @Test(arguments: [
        ("[]", "{}"), ("[1]", "[1,2]"), ("[1,2]", "[2,1]"), ("[1]", "[true]"), ("null", "false"), ("true", "false"),
        ("0", "null"), (#""1""#, "1"), (#"{"a":1}"#, #"{"a":1,"b":2}"#), (#"{"a":1}"#, #"{"b":1}"#),
        (#"{"a":1}"#, #"{"a":2}"#), (#"{"a":null}"#, "{}"), (#"{"a":[1]}"#, #"{"a":[2]}"#), ("[[1]]", "[[2]]"),
        (#"{"a":1,"b":2}"#, #"{"a":1,"c":2}"#), (#"{"a":1,"b":2}"#, #"{"b":1,"a":2}"#), ("[[]]", "[{}]"),
        (#"{"a":1,"a":3}"#, #"{"a":3,"a":1}"#), (#"{"a":1,"a":1}"#, #"{"a":1,"b":1}"#),
        (#"{"a":1,"b":1}"#, #"{"a":1,"a":1}"#), (#"{"a":1,"a":1,"b":2}"#, #"{"a":1,"b":2,"b":2}"#),
        (#"{"a":[1],"a":2}"#, #"{"a":[3],"a":2}"#), (#""\u00e9""#, #""e\u0301""#),
        (#"{"\u00e9":1}"#, #"{"e\u0301":1}"#),
    ])
    func differentValues(left: String, right: String) throws {
        #expect(try parse(left) != parse(right))
        #expect(try parse(right) != parse(left))
    }
}
