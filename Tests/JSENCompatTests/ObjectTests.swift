import Foundation
import JSENCompat
import TestSupport
import Testing

/// Values from values of type `Any`, and back.
struct ObjectTests {
    @Test func valuesOfSwift() {
        #expect(JSEN(from: 42) == .int(42))
        #expect(JSEN(from: 1.0) == .double(1))
        #expect(JSEN(from: true) == .bool(true))
        #expect(JSEN(from: "42") == .string("42"))
        #expect(JSEN(from: UInt8(200)) == .int(200))
        #expect(JSEN(from: Float(0.5)) == .double(0.5))
        #expect(JSEN(from: JSEN.null) == .null)
        #expect(JSEN(from: [1, 2.5, "x", false] as [Any]) == [1, 2.5, "x", false])
        #expect(JSEN(from: ["a": ["b": JSEN.int(1)], "c": 2] as [String: Any]) == ["a": ["b": 1], "c": 2])
        #expect(JSEN(from: ["k": JSEN.bool(true)]) == ["k": true])
    }

    @Test func objectsOfFoundation() throws {
        let text = #"{"yes": true, "one": 1, "half": 0.5, "whole": 2.0, "none": null, "list": [false, "a"]}"#
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
        #expect(
            JSEN(from: object) == [
                "yes": true, "one": 1, "half": 0.5, "whole": 2, "none": nil, "list": [false, "a"],
            ])
        #expect(JSEN(from: NSNull()) == .null)
        #expect(JSEN(from: NSNumber(value: false)) == .bool(false))
    }

    @Test func nilIsNullOnlyInsideOthers() {
        #expect(JSEN(from: nil) == nil)
        #expect(JSEN(from: Int?.none) == nil)
        #expect(JSEN(from: Int?.some(3) as Any) == .int(3))
        #expect(JSEN(from: [1, nil] as [Int?]) == [1, nil])
        #expect(JSEN(from: ["a": String?.none]) == ["a": nil])
    }

    @Test func refusesTheWholeForAPart() {
        #expect(JSEN(from: Date()) == nil)
        #expect(JSEN(from: [1, Date()] as [Any]) == nil)
        #expect(JSEN(from: ["a": ["b": Date()]]) == nil)
        #expect(JSEN(from: [UInt64.max]) == nil)
        #expect(JSEN(from: [1: "a"]) == nil)
        #expect(JSEN(from: NSNumber(value: Double.nan)) == nil)
    }

    @Test func depthIsLimited() throws {
        func nested(_ levels: Int) -> Any { (0..<levels).reduce(1 as Any) { value, _ in [value] } }
        func nestedInObjects(_ levels: Int) -> Any { (0..<levels).reduce(1 as Any) { value, _ in ["a": value] } }
        #expect(JSEN(from: nested(512)) != nil)
        #expect(JSEN(from: nested(513)) == nil)
        #expect(JSEN(from: nestedInObjects(512)) != nil)
        #expect(JSEN(from: nestedInObjects(513)) == nil)
    }

    @Test func valueTypes() throws {
        #expect(JSEN.int(1).valueType as? Int == 1)
        #expect(JSEN.double(1).valueType as? Double == 1)
        #expect(JSEN.string("a").valueType as? String == "a")
        #expect(JSEN.bool(true).valueType as? Bool == true)
        #expect(JSEN.null.valueType == nil)
        #expect(([1, 2] as JSEN).valueType as? [Int] == [1, 2])
        #expect(([1, nil] as JSEN).valueType as? [Int?] == [1, nil])
        #expect((["a": "b"] as JSEN).valueType as? [String: String] == ["a": "b"])
        let value: JSEN = ["a": [1, 1.0, nil, ["b": true]], "c": nil]
        #expect(JSEN(from: value.valueType) == value)
    }
}
