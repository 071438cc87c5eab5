import Bricolage
import Foundation
import JSONSchemaCompat
import Testing

/// Checks of arrays.
struct ArrayValidatorTests {
    let checks = Checks()

    @Test func everyElementIsChecked() throws {
        let validator = checks.items(checks.number(checks.value(max: 2)))
        #expect(Checks.message { try validator([.number(1), .number(2)]) } == nil)
        #expect(
            Checks.message { try validator([.number(1), .number(3), .null]) } == """
                expected at most 2, found 3 at /1
                expected a number, found null at /2
                """)
    }

    @Test func nestedElementsHaveTheirWholePath() throws {
        let validator = checks.array(checks.items(checks.array(checks.items(checks.null()))))
        let error = try #require(throws: JSONValidationError.self) {
            try validator(.array([.array([.null, .number(1)]), .array([.number(2)])]))
        }
        #expect(error.issues.map(\.pointer.description) == ["/0/1", "/1/0"])
    }

    @Test func lengths() {
        let validator: ArrayValidator = checks.length(min: 1, max: 2)
        let messages = (0...3).map { count in
            Checks.message { try validator(Array(repeating: .null, count: count)) }
        }
        #expect(messages == ["expected at least 1 element, found 0", nil, nil, "expected at most 2 elements, found 3"])
    }

    @Test func uniqueElements() {
        let different: [JSONValue] = [
            .null, .boolean(true), .boolean(false), .number(1), .number(1.5), .string("1"), .string(""),
            .array([.number(1)]), .array([.boolean(true)]), .object(["a": .null]), .object(["b": .null]),
            .string("\u{E9}"), .string("e\u{301}"),
        ]
        #expect(Checks.message { try checks.unique()(different) } == nil)
        for element in different {
            #expect(Checks.message { try checks.unique()([element, .string("other"), element]) } != nil)
        }
        #expect(
            Checks.message { try checks.unique()([.null, .number(1), .number(1.0)]) }
                == "expected unique elements, but 1 and 2 are equal")
        #expect(Checks.message { try checks.unique(false)([.null, .null]) } == nil)
    }

    @Test func uniquenessOfWhatJSONDoesNotHave() {
        let infinite = JSONValue.array([.number(NSNumber(value: Double.infinity))])
        #expect(
            Checks.message { try checks.unique()([.null, infinite]) } == "the number inf cannot be kept at /1/0")
        let deep = (0..<600).reduce(JSONValue.null) { value, _ in .array([value]) }
        #expect(
            Checks.message { try checks.noneOf(checks.unique())([deep]) }?.hasPrefix("expected less nesting") == true)
    }

    @Test func uniquenessTakesLinearTime() {
        let elements = (0..<20_000).map { JSONValue.array([.number(NSNumber(value: $0))]) }
        #expect(Checks.message { try checks.unique()(elements) } == nil)
    }
}
