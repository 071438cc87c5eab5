import Foundation
import GlossCompat
import Testing

@Suite("Encoding with ~~>")
struct EncodingTests {
    private func text(_ json: JSON?) -> String? {
        json.flatMap { GlossJSONSerializer().data(from: $0, options: .withoutEscapingSlashes) }
            .map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func scalars() {
        #expect(text("k" ~~> true) == #"{"k":true}"#)
        #expect(text("k" ~~> 5) == #"{"k":5}"#)
        #expect(text("k" ~~> Float(0.1)) == #"{"k":0.1}"#)
        #expect(text("k" ~~> 0.1) == #"{"k":0.1}"#)
        #expect(text("k" ~~> UInt64.max) == #"{"k":18446744073709551615}"#)
        #expect(text("k" ~~> Decimal(string: "12345678901234567890123")) == #"{"k":12345678901234567890123}"#)
        #expect(text("k" ~~> Decimal(string: "0.12345678901234567890123")) == #"{"k":0.12345678901234567890123}"#)
        #expect(text("k" ~~> URL(string: "a/b")) == #"{"k":"a/b"}"#)
        #expect(text("k" ~~> Binding.paper) == #"{"k":"paper"}"#)
        #expect("k" ~~> (nil as String?) == nil)
    }

    /// They stayed what they were, and only a cast to the same type succeeded.
    @Test func numbersCanBeCastToOtherTypesAsInGloss() {
        #expect(("k" ~~> Int64(5))?["k"] as? Int == 5)
        #expect(("k" ~~> UInt32(5))?["k"] as? UInt8 == 5)
        #expect(("k" ~~> Int32(-5))?["k"] as? Int64 == -5)
        #expect(("k" ~~> UInt64.max)?["k"] as? UInt64 == .max)
        #expect(("k" ~~> 2.0)?["k"] as? Int == 2 && ("k" ~~> 2.0)?["k"] as? Float == 2)
        #expect(("k" ~~> 2.5)?["k"] as? Int == nil)
        #expect(("k" ~~> [Int64(5), 6])?["k"] as? [Int] == [5, 6])
        #expect(("k" ~~> ["a": 2.0])?["k"] as? [String: Int] == ["a": 2])
        #expect(Encoder.encode(doubleArrayForKey: "k")([2.0])?["k"] as? [Int] == [2])
    }

    @Test func collections() throws {
        let url = try #require(URL(string: "https://example.org"))
        let uuid = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
        #expect(text("k" ~~> [url, url]) == #"{"k":["https://example.org","https://example.org"]}"#)
        #expect(text("k" ~~> [uuid]) == #"{"k":["00000000-0000-0000-0000-000000000001"]}"#)
        #expect(text("k" ~~> [Binding.paper, .cloth]) == #"{"k":["paper","cloth"]}"#)
        #expect(text("k" ~~> [1, nil]) == #"{"k":[1,null]}"#)
        #expect(text("k" ~~> [[Author(id: 1, name: nil)]]) == #"{"k":[[{"id":1}]]}"#)
        let groups = ["b": [Author(id: 1, name: "x")], "a": []]
        #expect(text("k" ~~> groups) == #"{"k":{"a":[],"b":[{"id":1,"name":"x"}]}}"#)
        let mixed: [any JSONEncodable] = [Author(id: 1, name: nil), Author(id: 2, name: nil)]
        #expect(text("k" ~~> mixed) == #"{"k":[{"id":1},{"id":2}]}"#)
        #expect(("k" ~~> [1, 2])?["k"] as? [Int] == [1, 2])
        #expect(text("k" ~~> (["x": [1, url]] as JSON)) == #"{"k":{"x":[1,"https://example.org"]}}"#)
    }

    @Test func typesThatAreEncodable() {
        struct Size: Encodable {
            var width = 1
            var ratio = 0.5
        }
        struct Bad: Encodable {
            var ratio = Double.nan
        }
        #expect(text("k" ~~> Size()) == #"{"k":{"ratio":0.5,"width":1}}"#)
        #expect(reasons { "k" ~~> Bad() }.count == 1)
    }

    @Test("A model without an object is not dropped from collections")
    func failures() {
        let bad = Author(id: -1, name: nil)
        let good = Author(id: 1, name: nil)
        let reason = "toJSON() of Author gives nil"
        #expect(reasons { "k" ~~> bad } == ["k: \(reason)"])
        #expect(reasons { "k" ~~> [good, bad] } == ["k[1]: \(reason)"])
        #expect(reasons { "k" ~~> ["a": bad, "b": good] } == ["k.a: \(reason)"])
        #expect(reasons { [good, bad].toJSONArray() } == ["[1]: \(reason)"])
        #expect([good].toJSONArray()?.first?["id"] as? Int == 1)
        #expect(([] as [Author]).toJSONArray()?.isEmpty == true)
    }

    @Test("Values that JSON does not have are refused by the serializer, with their place")
    func unrepresentable() {
        let json = "k" ~~> [Date(timeIntervalSince1970: 0)] ?? [:]
        #expect(reasons { GlossJSONSerializer().data(from: json, options: nil) }.first?.contains("Date") == true)
        #expect(reasons { GlossJSONSerializer().data(from: ["k": Double.nan], options: nil) }.count == 1)
    }

    @Test func levels() {
        var nested: [Any] = []
        for _ in 0..<600 { nested = [nested] }
        #expect(reasons { "k" ~~> nested }.count == 1)
    }
}
