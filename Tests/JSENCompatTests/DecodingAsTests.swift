import Foundation
import JSENCompat
import Testing

/// Reading other types from values.
struct DecodingAsTests {
    struct Point: Codable, Equatable {
        var x: Int
        var y: Int?
    }

    @Test func readsFromTheValue() {
        #expect((["x": 1] as JSEN).decode(as: Point.self) == Point(x: 1))
        #expect(([["x": 1, "y": 2]] as JSEN).decode(as: [Point].self) == [Point(x: 1, y: 2)])
        #expect(JSEN.double(3).decode(as: Int.self) == 3)
        #expect(JSEN.int(3).decode(as: JSEN.self) == 3)
    }

    @Test func readsFromTheTextOfAString() {
        #expect(JSEN.string(#"{"x": 5}"#).decode(as: Point.self) == Point(x: 5))
        #expect(JSEN.string("42").decode(as: Int.self) == 42)
        #expect(JSEN.string("42").decode(as: String.self) == "42")
        #expect(JSEN.string("42 ").decode(as: [Int].self) == nil)
        #expect((["x": "5"] as JSEN).decode(as: Point.self) == nil)
    }

    @Test func readsTypesOfFoundation() {
        struct Entry: Decodable {
            var url: URL
            var price: Decimal
            var data: Data
        }
        let value: JSEN = ["url": "https://example.com/a", "price": 4.35, "data": "AQI="]
        let entry = value.decode(as: Entry.self)
        #expect(entry?.url == URL(string: "https://example.com/a"))
        #expect(entry?.price == Decimal(string: "4.35"))
        #expect(entry?.data == Data([1, 2]))
    }

    @Test func failuresAreNil() {
        #expect((["z": 1] as JSEN).decode(as: Point.self) == nil)
        #expect((["z": 1] as JSEN).decode(as: Point.self, dumpingErrorOnFailure: true) == nil)
        #expect(JSEN.double(1.5).decode(as: Int.self) == nil)
        #expect(JSEN.double(.nan).decode(as: Double.self) == nil)
        #expect(JSEN.int(1).decode(as: Bool.self) == nil)
        let deepText = String(repeating: "[", count: 100_000)
        #expect(JSEN.string(deepText).decode(as: JSEN.self) == .string(deepText))
        #expect(JSEN.string(deepText).decode(as: [JSEN].self) == nil)
    }
}
