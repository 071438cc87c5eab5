import Bricolage
import BricolageValidation
import TestSupport
import Testing

/// Equal elements, few or many, in each of the ways in which elements are compared.
struct UniqueItemsTests {
    @Test(
        "elements are not unique if their values are equal, however they are written",
        arguments: [
            ("1", "1.0", true), ("1", "10e-1", true), ("0", "-0", true), ("0.0", "-0", true), ("1", "true", false),
            ("1", #""1""#, false), ("100000000000000000", "1e17", true),
            ("99999999999999999", "9.9999999999999999e16", true),
            ("9007199254740993", "9007199254740992", false), ("123456789012345678901", "123456789012345678901.0", true),
            ("123456789012345678901", "123456789012345678902", false), ("0.1", "0.10", true), ("1e400", "10e399", true),
            ("1e400", "1e401", false), (#""a""#, #""\u0061""#, true), (#""""#, "null", false), ("false", "null", false),
            ("[]", "{}", false), ("[1, 2]", "[2, 1]", false), ("[1, [2]]", "[[1], 2]", false), ("[[]]", "[]", false),
            ("[[], []]", "[[[]]]", false), (#"{"a": 1, "b": 2}"#, #"{"b": 2, "a": 1.0}"#, true),
            (#"{"a": 1, "b": 2}"#, #"{"a": 2, "b": 1}"#, false), (#"{"a": {"b": 1}}"#, #"{"b": {"a": 1}}"#, false),
            (#"{"a": 1, "a": 2}"#, #"{"a": 2}"#, true), (#"{"a": 1, "a": 2}"#, #"{"a": 1}"#, false),
            (#"{"\u0061": [1, {"c": null}]}"#, #"{"a": [1, {"c": null}]}"#, true), (#"{"a": 1}"#, #"["a", 1]"#, false),
            (#""the same text, longer than a word""#, #""the same text, longer than a word""#, true),
            (#""the same text, longer than a word""#, #""the same tixt, longer than a word""#, false),
        ])
    func equality(first: String, second: String, areEqual: Bool) throws {
        let schema = #"{"uniqueItems": true}"#
        let others = (100..<140).map { "\($0), \"\($0)\"" }.joined(separator: ", ")
        for (left, right) in [(first, second), (second, first)] {
            #expect(try isValid("[\(left), \(right)]", by: schema) == !areEqual)
            #expect(try isValid("[\(left), \(others), \(right)]", by: schema) == !areEqual)
            #expect(try isValid("[[\(left), [\(right)]], [\(right), [\(left)]]]", by: schema) == !areEqual)
        }
    }

    @Test("objects of many members are equal in any order, and the last of duplicate keys counts")
    func largeObjects() throws {
        let members = (0..<60).map { "\"k\($0)\": \($0)" }
        let whole = "{" + members.joined(separator: ",") + "}"
        let reversed = "{" + members.reversed().joined(separator: ",") + "}"
        let repeated = "{\"k7\": 0," + members.joined(separator: ",") + "}"
        let other = "{" + members.joined(separator: ",") + ", \"k7\": 0}"
        let schema = #"{"uniqueItems": true}"#
        #expect(try !isValid("[\(whole), \(reversed)]", by: schema))
        #expect(try !isValid("[\(whole), \(repeated)]", by: schema))
        #expect(try isValid("[\(whole), \(other)]", by: schema))
        #expect(try isValid("[\(other), 1, \(reversed)]", by: schema))
    }

    @Test("the report names the places of both equal elements")
    func places() throws {
        let report = try compiled(#"{"uniqueItems": true}"#).report(
            on: JSONDocument(parsing: #"[{"a": 1}, 2, {"a": 1.0}]"#))
        #expect(report.issues.count == 1)
        #expect(report.issues.first?.notes == ["it equals the element at /0"])
    }

    @Test("the time is linear in the number of elements, even if these are permutations of the same contents")
    func linear() throws {
        let schema = try compiled(#"{"uniqueItems": true}"#)
        func document(_ count: Int) throws -> JSONDocument {
            let elements = (0..<count).map {
                "[\($0 % 10), [\($0 / 10 % 10)], {\"a\": [\($0 / 100 % 10), \($0 / 1000)]}]"
            }
            return try JSONDocument(parsing: "[" + elements.joined(separator: ",") + "]")
        }
        let (small, large) = (try document(1_000), try document(10_000))
        #expect(schema.isValid(large))
        let factor = growth(from: small, to: large) { _ = schema.isValid($0) }
        #expect(factor < 25)
    }
}
