import Bricolage
import Foundation
import JSENCompat
import TestSupport
import Testing

/// Conversion from and to Bricolage's own value.
struct ConversionTests {
    @Test func bothWays() throws {
        let json: JSON = ["b": [1, 2.5, "x", nil, true], "a": [:]]
        let jsen: JSEN = ["b": [1, 2.5, "x", nil, true], "a": [:]]
        #expect(try JSEN(json) == jsen)
        #expect(try JSON(jsen) == json)
        #expect(try JSON(jsen).serialized() == #"{"a":{},"b":[1,2.5,"x",null,true]}"#)
        #expect(try JSON(JSEN.double(1)).serialized() == "1.0")
    }

    @Test func refusesWhatIsNotKept() throws {
        func error(_ text: String) throws -> JSENError? {
            let json = try JSON(parsing: text)
            return #expect(throws: JSENError.self) { try JSEN(json) }
        }
        let large = try error(#"{"a": [0, 9223372036854775809]}"#)
        #expect(large?.description == #"at "/a/1": neither Int nor Double holds the number 9223372036854775809"#)
        #expect(large?.localizedDescription == large?.description)
        let long = try error(String(repeating: "9", count: 400) + ".5")
        #expect(long?.description == "neither Int nor Double holds the number \(String(repeating: "9", count: 37))...")
        #expect(try error("1e999")?.description == "neither Int nor Double holds the number 1e999")
        let keys = try error("[{\"\u{E9}\": 1, \"e\u{301}\": 2}]")
        #expect(keys?.reason == .duplicateKey("e\u{301}"))
        #expect(keys?.pointer == JSONPointer(tokens: ["0", "e\u{301}"]))
        let infinite = #expect(throws: JSENError.self) { try JSON(["a": [.double(.nan)]] as JSEN) }
        #expect(infinite?.reason == .notFinite)
        #expect(infinite?.pointer == "/a/0")
    }

    @Test func depthIsLimited() throws {
        let deep = (0..<512).reduce(JSON.null) { value, level in level.isMultiple(of: 2) ? [value] : ["a": value] }
        #expect(try JSON(JSEN(deep)) == deep)
        let tooDeep = #expect(throws: JSENError.self) { try JSEN([deep]) }
        #expect(tooDeep?.reason == .depthLimit(512))
        #expect(tooDeep?.pointer.tokens.count == 512)
        let deepest = try JSEN(deep)
        #expect(throws: JSENError.self) { try JSON(JSEN.array([deepest])) }
    }

    @Test func theStackIsNeverExceeded() throws {
        let deep = (0..<512).reduce(JSON.null) { value, _ in [value] }
        try onSmallStack {
            if let value = try? JSEN(deep) {
                _ = value.description
                _ = try? JSON(value)
                _ = try? JSON.encode(value)
            }
        }
    }
}
