import Bricolage
import BricolageBridging
import Foundation
import TestSupport
import Testing

/// Objects made of values.
struct FoundationObjectTests {
    static let texts = [
        "null", "true", "false", "0", "1", "-1", "1.0", "-0.0", "1.5", "1e2", "-0", "\"\"", "\"Füße 🎈\"", "[]", "{}",
        "9223372036854775807", "9223372036854775808", "-9223372036854775808", "18446744073709551615",
        "18446744073709551616", "-9223372036854775809", "12345678901234567890123456789012345678",
        "[1,[true,[null]],{\"b\":[{}],\"a\":\"x\"}]", "{\"a\":{\"b\":[1,2.5,\"c\"]},\"\":null}",
    ]

    @Test("makes the objects that JSONSerialization makes", arguments: texts)
    func asFoundation(text: String) throws {
        let foundation = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
        let ours = try JSONDocument(parsing: text).root.foundationObject()
        #expect(ours as? NSObject == foundation as? NSObject)
        #expect(try JSON(parsing: text).foundationObject() as? NSObject == foundation as? NSObject)
        #expect(ours is NSNull == foundation is NSNull)
        // Foundation makes a decimal of the least integer, and 0 of -0.
        if text != "-9223372036854775808", text != "-0" {
            #expect((ours as? NSNumber)?.objCType.pointee == (foundation as? NSNumber)?.objCType.pointee)
        }
    }

    @Test("values come back as they were", arguments: texts)
    func roundTrip(text: String) throws {
        let json = try JSON(parsing: text)
        let back = try JSON(foundationObject: json.foundationObject())
        #expect(back == json)
        if !text.contains("{"), !text.contains("e"), text != "-0" { #expect(back.serialized() == json.serialized()) }
    }

    @Test func randomValuesComeBackAsTheyWere() throws {
        var generator = JSONTextGenerator(seed: 5)
        for _ in 0..<300 {
            let document = try JSONDocument(parsing: generator.text())
            guard let object = try? document.root.foundationObject() else { continue }
            #expect(try JSON(foundationObject: try document.json.foundationObject()) == JSON(foundationObject: object))
        }
    }

    @Test func numbersKeepWhatCastsAskFor() throws {
        let object = try JSON(parsing: "[3, 3.0, 3.5, true, 0.1, 18446744073709551615]").foundationObject()
        let numbers = try #require(object as? [Any])
        #expect(numbers[0] as? Int == 3)
        #expect(numbers[0] as? Double == 3)
        #expect(numbers[2] as? Int == nil)
        #expect(numbers[2] as? Double == 3.5)
        #expect(numbers[3] as? Bool == true)
        #expect(numbers[4] as? Double == 0.1)
        #expect(numbers[5] as? UInt64 == .max)
    }

    @Test("keeps the sign of zero", arguments: ["-0", "-0.0"])
    func signOfZero(text: String) throws {
        let zero = try JSON(parsing: text).foundationObject() as? NSNumber
        #expect(zero?.doubleValue.sign == .minus)
    }

    /// They are integers however they are spelt.
    @Test("keeps integers that Double does not hold", arguments: ["9007199254740993", "9007199254740993.0"])
    func exactIntegers(text: String) throws {
        #expect(try JSON(parsing: text).foundationObject() as? Int == 9_007_199_254_740_993)
    }

    @Test func fractionsAreRoundedToTheNearestDouble() throws {
        let object = try JSON(parsing: "0.1000000000000000055511151231257827").foundationObject()
        #expect(object as? Double == 0.1)
        #expect(!(object is NSDecimalNumber))
    }

    @Test func integersOfMoreDigitsThanADecimalHasAreRounded() throws {
        let object = try JSON(parsing: "1234567890123456789012345678901234567891234").foundationObject()
        #expect(object as? Double == 1.2345678901234567e42)
    }

    /// As for the coders, which do not read them as infinity or zero either.
    @Test("numbers beyond the range of Double are errors", arguments: ["1e400", "-1e-400"])
    func beyondDouble(number: String) throws {
        let json = try JSON(parsing: #"{"a": [5e-324, \#(number)]}"#)
        let error = #expect(throws: FoundationObjectError.self) { try json.foundationObject() }
        #expect(error?.reason == .notFinite)
        #expect(
            error?.localizedDescription
                == #"at "/a/1": the number is infinite, not a number, or beyond the range of Double"#)
    }

    /// A dictionary of Swift would drop one of them.
    @Test func keysThatSwiftTakesAsEqualAreErrors() throws {
        let document = try JSONDocument(parsing: "{\"x\": {\"\u{e9}\": 1, \"e\u{301}\": 2}}")
        let error = #expect(throws: FoundationObjectError.self) { try document.root.foundationObject() }
        #expect(error?.reason == .duplicateKey("\u{e9}"))
        #expect(error?.pointer.tokens == ["x", "e\u{301}"])
    }

    @Test("512 levels are made, another is an error", arguments: ["[", "{\"a\":"])
    func depth(opening: String) throws {
        let closing = opening == "[" ? "]" : "}"
        let inner = opening == "[" ? "" : "\"b\":1"
        func document(_ levels: Int) throws -> JSONDocument {
            let openings = String(repeating: opening, count: levels - 1) + opening.prefix(1)
            return try JSONDocument(parsing: openings + inner + String(repeating: closing, count: levels))
        }
        let object = try document(512).root.foundationObject()
        #expect(try JSON(foundationObject: object) == document(512).json)
        let error = #expect(throws: FoundationObjectError.self) { try document(513).json.foundationObject() }
        #expect(error?.reason == .depthLimit(512))
        #expect(error?.pointer.tokens.count == 512)
        let deeper: Any = opening == "[" ? [object] : ["a": object]
        #expect(throws: FoundationObjectError.self) { try JSON(foundationObject: deeper) }
    }

    @Test("levels that a thread with little stack has no room for are an error", arguments: ["[", "{\"a\":"])
    func smallStacks(opening: String) throws {
        let closing = opening == "[" ? "]" : "}"
        let text = String(repeating: opening, count: 500) + "1" + String(repeating: closing, count: 500)
        let document = try JSONDocument(parsing: text)
        #expect(try reason { _ = try document.root.foundationObject() } == .depthLimit(nil))
        // Objects are released by recursion, so this one is made and released here.
        nonisolated(unsafe) let object = try document.root.foundationObject()
        #expect(try reason { _ = try JSON(foundationObject: object) } == .depthLimit(nil))
    }

    private func reason(_ body: @escaping @Sendable () throws -> Void) throws -> FoundationObjectError.Reason? {
        try onSmallStack(bytes: 96 * 1024) { () -> FoundationObjectError.Reason? in
            do {
                try body()
                return nil
            } catch {
                return (error as? FoundationObjectError)?.reason
            }
        }
    }
}
