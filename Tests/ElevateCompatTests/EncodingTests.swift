import Bricolage
import BricolageBridging
import ElevateCompat
import Foundation
import Testing

@Suite("Encodables of ElevateCompat")
struct EncodingTests {
    private func text(_ object: Any) throws -> String { try JSON(foundationObject: object).serialized() }

    @Test("make objects of scalars and URLs")
    func scalars() throws {
        let values: [any Elevate.Encodable] = [
            "s", true, 1, Int8(-2), Int16(3), Int32(4), Int64.min, UInt(6), UInt8(7), UInt16(8), UInt32(9), UInt64.max,
            Float(1.23), 45.67, try #require(URL(string: "https://a.example/b")),
        ]
        #expect(
            try text(values.map(\.json)) == """
                ["s",true,1,-2,3,4,-9223372036854775808,6,7,8,9,18446744073709551615,1.23,45.67,"https://a.example/b"]
                """)
        #expect(Int8(2).json as? Int8 == 2)
        #expect(Float(1.5).json as? Float == 1.5)
    }

    @Test("make objects of collections")
    func collections() throws {
        #expect(try text([1, 2].json) == "[1,2]")
        #expect(try text(Set([3]).json) == "[3]")
        #expect(try text(["b": 1, "a": 2].json) == #"{"a":2,"b":1}"#)
        #expect(try text([String: Int]().json) == "{}")
        #expect(try text([Address(street: "s", city: "c")].json) == #"[{"city":"c","street":"s"}]"#)
    }

    @Test("survive a round trip")
    func roundTrip() throws {
        let addresses = [Address(street: "s", city: "c"), Address(street: "ß", city: "\"")]
        let data = try JSONSerialization.data(withJSONObject: addresses.json)
        #expect(try Elevate.decodeArray(from: data) == addresses)
    }
}
