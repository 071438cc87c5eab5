import Bricolage
import Foundation
import JSONSchemaCompat
import Testing

/// Values from the objects of `JSONSerialization`.
struct RawTests {
    @Test func objectsOfAllKinds() throws {
        let text = #"{"a": [true, false, 1, 0, 1.5, 18446744073709551615, "x", null, {}], "b": {"c": []}}"#
        let raw = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let members = try JSONObject(raw: raw)
        #expect(
            members["a"]
                == .array([
                    .boolean(true), .boolean(false), .number(1), .number(0), .number(1.5),
                    .number(NSNumber(value: UInt64.max)), .string("x"), .null, .object([:]),
                ]))
        #expect(members["b"] == .object(["c": .array([])]))
        #expect(try JSONValue(raw: raw) == .object(members))
    }

    @Test func valuesOfSwift() throws {
        #expect(try JSONValue(raw: true) == .boolean(true))
        #expect(try JSONValue(raw: 1) == .number(1))
        #expect(try JSONValue(raw: ["1"]) == .array([.string("1")]))
        #expect(try JSONValue(raw: ["a": NSNull()]) == .object(["a": .null]))
    }

    @Test func errorsNameTheWholePath() throws {
        func error(_ raw: [String: Any]) throws -> JSONValueError {
            try #require(throws: JSONValueError.self) { try JSONObject(raw: raw) }
        }
        let deep = try error(["a": ["b": [1, Date()]]])
        #expect(deep.pointer.tokens == ["a", "b", "1"])
        #expect(deep.description == #"at "/a/b/1": JSON has no values of type Date"#)
        #expect(deep.debugDescription == deep.description)
        #expect(deep.localizedDescription == deep.description)
        #expect(try error(["z": Date(), "y": 1, "x": Date()]).pointer.tokens == ["x"])
        #expect(try error(["n": Double.nan]).pointer.tokens == ["n"])
        let value = try #require(throws: JSONValueError.self) { try JSONValue(raw: [Date()]) }
        #expect(value.pointer.tokens == ["0"])
    }

    @Test func depthIsLimited() throws {
        func nested(_ levels: Int) -> [String: Any] {
            (1..<levels).reduce(["a": 1]) { value, _ in ["a": value] }
        }
        #expect(try JSONObject(raw: nested(512)).count == 1)
        #expect(throws: JSONValueError.self) { try JSONObject(raw: nested(513)) }
    }

    struct Name: JSONKeyType {
        var toString: String
    }

    struct Half: JSONValueType {
        func asNumber() -> NSNumber? { nil }
        func asString() -> String? { nil }
        func asObject() -> JSONObject? { nil }
        func isNull() -> Bool { false }
        func asBool() -> Bool? { nil }
        func asArray() -> [JSONValue]? { nil }
        func asRawValue() -> Any { 0.5 }
    }

    @Test func otherTypesOfKeysAndValues() throws {
        let members = try [Name: JSONValue](raw: [Name(toString: "a"): [1]])
        #expect(members == [Name(toString: "a"): .array([.number(1)])])
        #expect(throws: JSONValueError.self) { try [String: Half](raw: ["a": 1]) }
        #expect(try [String: Half](raw: [:]).isEmpty)
    }
}
