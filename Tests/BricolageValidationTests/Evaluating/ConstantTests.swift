import Bricolage
import BricolageValidation
import TestSupport
import Testing

/// Arrays and objects that `const` and `enum` accept: compared by value, without reading the whole document each time.
@Suite struct ConstantTests {
    @Test(
        "earlier members with a duplicate key do not make a value unequal to a constant",
        arguments: [
            (#"{"a": 2}"#, #"{"a": [1, 2, 3, {"b": 4}], "a": 2}"#, true),
            (#"{"a": 2}"#, #"{"a": 2, "a": [1, 2, 3, {"b": 4}]}"#, false),
            (#"{"a": [{"b": 1}]}"#, #"{"a": [{"b": [0, 0, 0], "b": {"c": 0}, "b": 1}]}"#, true),
            (#"{"a": [{"b": 1}]}"#, #"{"a": 0, "a": [{"b": [0, 0, 0], "b": 1}, 2]}"#, false),
            (#"[{"a": {}}, 1]"#, #"[{"a": {"x": {"y": 1}}, "a": {}}, 1.0]"#, true),
            (#"[{"a": {}}, 1]"#, #"[{"a": {"x": {"y": 1}}, "a": {}}, 1, 1]"#, false),
            ("[]", "[]", true), ("[]", "[[]]", false), ("{}", "{}", true), ("{}", "[]", false),
            ("[[1], [2, 3]]", "[[1], [2, 3]]", true), ("[[1], [2, 3]]", "[[1], [2, 3, 4]]", false),
        ])
    func repeatedKeys(constant: String, text: String, isEqual: Bool) throws {
        let fillers = (0..<80).map { #"{"const": \#($0)}"# }.joined(separator: ",")
        for schema in [
            #"{"const": \#(constant)}"#, #"{"enum": ["a", \#(constant), {"z": 0}]}"#,
            #"{"oneOf": [\#(fillers), {"const": \#(constant)}]}"#,
        ] {
            #expect(try isValid(text, by: schema) == isEqual, "\(schema)")
        }
    }

    @Test("a constant that is compared at each level takes linear time", arguments: ["const", "enum", "branches"])
    func linearTime(kind: String) throws {
        let numbers = (0..<80).map { #"{"const": \#($0)}"# }.joined(separator: ",")
        let forbidden =
            switch kind {
            case "const": #"{"const": {"c": {"c": [1, 2]}}}"#
            case "enum": #"{"enum": [[], {"c": {"c": [1, 2]}}]}"#
            default: #"{"anyOf": [\#(numbers), {"const": {"c": {"c": [1, 2]}}}]}"#
            }
        let schema = try compiled(##"{"properties": {"c": {"$ref": "#"}}, "not": \##(forbidden)}"##)
        func document(_ depth: Int) throws -> JSONDocument {
            let wide = "[" + (0..<40).map(String.init).joined(separator: ",") + "]"
            return try JSONDocument(
                parsing: String(repeating: #"{"w": \#(wide), "c": "#, count: depth) + "null"
                    + String(repeating: "}", count: depth))
        }
        let (small, large) = (try document(30), try document(480))
        #expect(schema.isValid(large))
        let factor = growth(from: small, to: large) { _ = schema.isValid($0) }
        #expect(factor < 64, "sixteen times as deep takes \(factor) times as long")
    }
}
