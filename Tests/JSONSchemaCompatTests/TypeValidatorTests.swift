import Bricolage
import Foundation
import JSONSchemaCompat
import Testing

/// A type with all checks, and no schema.
struct Checks: RootScopeValidatorsDSL, StringValidatorsDSL, NumberValidatorsDSL, ArrayValidatorsDSL,
    CombinatoricValidatorsDSL
{
    /// What an error says; nil if none is thrown.
    static func message(_ body: () throws -> Void) -> String? {
        do {
            try body()
            return nil
        } catch {
            return "\(error)"
        }
    }
}

/// Checks of the kinds of values.
struct TypeValidatorTests {
    let checks = Checks()

    @Test func eachKindAcceptsItself() {
        let validators = [
            checks.null(), checks.bool(), checks.number(), checks.string(), checks.array(), checks.object(),
        ]
        let values: [JSONValue] = [.null, .boolean(false), .number(0), .string(""), .array([]), .object([:])]
        for (kind, validator) in validators.enumerated() {
            for (position, value) in values.enumerated() {
                #expect((Checks.message { try validator(value) } == nil) == (kind == position))
            }
        }
    }

    @Test func messages() {
        #expect(Checks.message { try checks.null()(.number(1.5)) } == "expected null, found the number 1.5")
        #expect(Checks.message { try checks.bool()(.null) } == "expected true or false, found null")
        #expect(Checks.message { try checks.number()(.boolean(true)) } == "expected a number, found true")
        #expect(
            Checks.message { try checks.string()(.array([.null])) }
                == "expected a string, found an array with 1 element")
        #expect(
            Checks.message { try checks.array()(.object([:])) } == "expected an array, found an object with 0 members")
        let long = JSONValue.string(String(repeating: "é", count: 41))
        #expect(
            Checks.message { try checks.object()(long) }
                == "expected an object, found the string \"\(String(repeating: "é", count: 37))...\"")
        #expect(Checks.message { try checks.null()(.string("a\n\"")) } == #"expected null, found the string "a\n\"""#)
    }

    @Test func allContentsAreChecked() {
        let validator = checks.string(checks.length(min: 3), checks.pattern("[a-z]*"))
        #expect(Checks.message { try validator(.string("abc")) } == nil)
        #expect(
            Checks.message { try validator(.string("A")) } == """
                expected at least 3 characters, found 1
                expected a string that matches "[a-z]*", found the string "A"
                """)
    }

    @Test func enumerations() {
        #expect(Checks.message { try checks.string(checks.enum(["a", "b"]))(.string("b")) } == nil)
        #expect(
            Checks.message { try checks.string(checks.enum(["a", "b"]))(.string("c")) }
                == #"expected one of "a", "b", found the string "c""#)
        #expect(
            Checks.message { try checks.string(checks.enum(["small", "large"]))(.string("lage")) }
                == #"expected one of "small", "large", found the string "lage"; did you mean "large"?"#)
        let numbers: ContentValidator<Int> = checks.enum(Array(0..<10))
        #expect(Checks.message { try numbers(9) } == nil)
        #expect(
            Checks.message { try numbers(10) } == "expected one of 0, 1, 2, 3, 4, 5, 6, 7 and 2 more, found 10")
        let digits: ContentValidator<Int> = checks.enum(Array(0..<8))
        #expect(Checks.message { try digits(8) } == "expected one of 0, 1, 2, 3, 4, 5, 6, 7, found 8")
    }

    struct Failure: Error, CustomStringConvertible {
        var description: String { "odd" }
    }

    @Test func validatorsOfYourOwn() throws {
        let isEven: NumberValidator = { if $0.intValue % 2 != 0 { throw Failure() } }
        let validator = checks.array(checks.items(checks.number(isEven)))
        let error = try #require(throws: JSONValidationError.self) {
            try validator(.array([.number(2), .number(3), .string("")]))
        }
        #expect(error.issues.map(\.pointer.tokens) == [["1"], ["2"]])
        #expect(error.issues.first?.description == "odd at /1")
        guard case .other(let own)? = error.issues.first?.reason else {
            Issue.record("another reason")
            return
        }
        #expect(own is Failure)
    }

    @Test func eightValuesAreAllListed() {
        let numbers = checks.enum(Array(0..<8))
        #expect(Checks.message { try numbers(10) } == "expected one of 0, 1, 2, 3, 4, 5, 6, 7, found 10")
    }

    @Test func stringsOfFortyCharactersAreShownWhole() {
        for character in ["x", "é"] {
            let text = String(repeating: character, count: 40)
            let whole = Checks.message { try checks.null()(.string(text)) }
            #expect(whole == "expected null, found the string \"\(text)\"")
            let start = String(repeating: character, count: 37)
            #expect(
                Checks.message { try checks.null()(.string(text + character)) }
                    == "expected null, found the string \"\(start)...\"")
        }
    }
}
