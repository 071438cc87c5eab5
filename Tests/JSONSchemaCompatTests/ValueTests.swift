import Foundation
import JSONSchemaCompat
import Testing

/// Values, their contents, and when they are equal.
struct ValueTests {
    @Test func contents() {
        #expect(JSONValue.number(2).asNumber() == 2)
        #expect(JSONValue.string("a").asString() == "a")
        #expect(JSONValue.boolean(false).asBool() == false)
        #expect(JSONValue.array([.null]).asArray() == [.null])
        #expect(JSONValue.object(["a": .null]).asObject() == ["a": .null])
        #expect(JSONValue.null.isNull())
    }

    static let values: [JSONValue] = [
        .null, .boolean(true), .number(1), .string("1"), .array([]), .object([:]),
    ]

    @Test("has only the content of its kind", arguments: values.indices)
    func otherContents(position: Int) {
        let value = Self.values[position]
        let contents = [
            value.isNull(), value.asBool() != nil, value.asNumber() != nil, value.asString() != nil,
            value.asArray() != nil, value.asObject() != nil,
        ]
        #expect(contents == Self.values.indices.map { $0 == position })
        for (other, otherValue) in Self.values.enumerated() {
            #expect((value == otherValue) == (position == other))
        }
    }

    @Test func rawContents() {
        #expect(JSONValue.string("a").asRawValue() as? String == "a")
        #expect(JSONValue.number(1.5).asRawValue() as? NSNumber == 1.5)
        #expect(JSONValue.null.asRawValue() is NSNull)
        #expect(JSONValue.array([.null]).asRawValue() as? [JSONValue] == [.null])
        let raw = JSONValue.boolean(true).asRaw()
        #expect(raw.value as? Bool == true)
        #expect(raw.type is Bool.Type)
        #expect(JSONValue.object([:]).asRaw().type is JSONObject.Type)
        #expect(JSONValue.number(1).asRaw().type is NSNumber.Type)
    }

    @Test func numbersAreComparedExactly() {
        #expect(JSONValue.number(1) == .number(1.0))
        #expect(JSONValue.number(9_007_199_254_740_993) != .number(9_007_199_254_740_992.0))
        #expect(JSONValue.number(NSNumber(value: UInt64.max)) != .number(-1))
        #expect(JSONValue.number(1).hashValue == JSONValue.number(1.0).hashValue)
    }

    @Test func stringsAreComparedByTheirCodePoints() {
        #expect(JSONValue.string("\u{E9}") != .string("e\u{301}"))
        #expect(Set([JSONValue.string("\u{E9}"), .string("e\u{301}")]).count == 2)
    }

    @Test func equalSizesDoNotMakeEqualHashes() {
        let values = (0..<1000).map { JSONValue.array([.number(NSNumber(value: $0)), .object(["a": .boolean(true)])]) }
        #expect(Set(values).count == 1000)
        #expect(Set(values.map(\.hashValue)).count > 990)
        let objects = (0..<1000).map { JSONValue.object(["\($0)": .null]) }
        #expect(Set(objects.map(\.hashValue)).count > 990)
    }
}
