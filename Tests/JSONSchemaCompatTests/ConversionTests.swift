import Bricolage
import Foundation
import JSONSchemaCompat
import TestSupport
import Testing

/// Conversion from and to Bricolage's own value.
struct ConversionTests {
    @Test func bothWays() throws {
        let json: JSON = ["b": [1, 2.5, "x", nil, true], "a": [:]]
        let value = JSONValue.object([
            "b": .array([.number(1), .number(2.5), .string("x"), .null, .boolean(true)]), "a": .object([:]),
        ])
        #expect(try JSONValue(json) == value)
        #expect(try JSON(value).serialized() == #"{"a":{},"b":[1,2.5,"x",null,true]}"#)
    }

    @Test func integersAreExactOrRefused() throws {
        let digits = "12345678901234567890123456789012345678"
        let value = try JSONValue(JSON(parsing: digits))
        #expect(try JSON(value).serialized() == digits)
        func error(_ text: String) throws -> JSONValueError {
            let json = try JSON(parsing: text)
            return try #require(throws: JSONValueError.self) { try JSONValue(json) }
        }
        let long = String(repeating: "7", count: 60)
        #expect(
            try error("[0, \(long)]").description
                == #"at "/1": the number \#(long.prefix(37))... cannot be kept"#)
        #expect(try error("1e999").description == "the number 1e999 cannot be kept")
        #expect(try error("1e-999").description == "the number 1e-999 cannot be kept")
        #expect(try JSONValue(JSON(parsing: "1e300")) == .number(1e300))
    }

    @Test func otherRefusals() throws {
        let keys = try JSON(parsing: "[{\"\u{E9}\": 1, \"e\u{301}\": 2}]")
        let duplicate = try #require(throws: JSONValueError.self) { try JSONValue(keys) }
        #expect(duplicate.pointer == JSONPointer(tokens: ["0", "e\u{301}"]))
        let infinite = try #require(throws: JSONValueError.self) {
            try JSON(JSONValue.object(["a": .array([.number(NSNumber(value: Double.infinity))])]))
        }
        #expect(infinite.pointer == "/a/0")
    }

    @Test func depthIsLimited() throws {
        let deep = (0..<512).reduce(JSON.null) { value, level in level.isMultiple(of: 2) ? [value] : ["a": value] }
        let value = try JSONValue(deep)
        #expect(try JSON(value) == deep)
        #expect(throws: JSONValueError.self) { try JSONValue([deep]) }
        #expect(throws: JSONValueError.self) { try JSON(JSONValue.array([value])) }
        #expect(throws: JSONValueError.self) { try JSON(JSONValue.object(["a": value])) }
    }

    /// A tree of any depth.
    struct Tree: JSONSchemaType {
        enum PropertyName: String {
            case children
        }

        var properties: [PropertyName: JSONValueValidator] {
            [.children: array(items(anyOf(null(), object(schema(Tree())))))]
        }
    }

    @Test func theStackIsNeverExceeded() throws {
        let deep = (0..<250).reduce(JSON.null) { value, _ in ["children": [value]] }
        #expect(throws: Never.self) { try Tree().validate(against: JSONValue(deep).asObject() ?? [:]) }
        try onSmallStack {
            // Whether the stack suffices depends on how this was compiled.
            guard let members = (try? JSONValue(deep))?.asObject() else { return }
            do {
                _ = try Tree().validate(against: members)
            } catch let error as JSONValidationError {
                #expect(error.description.contains("expected less nesting"))
            }
        }
    }
}
