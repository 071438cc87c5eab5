import Bricolage
import ElevateCompat
import Foundation
import Testing

private struct Order: Decodable, Equatable {
    struct Item: Decodable, Equatable {
        var name: String
        var count: Int
    }
    var items: [Item]
}

@Suite("Codable types in ElevateCompat")
struct CodableDecoderTests {
    private let decoder = Elevate.CodableDecoder<Order>()

    @Test("are decoded")
    func decoding() throws {
        let data = Data(#"{"order": {"items": [{"name": "tea", "count": 2}]}}"#.utf8)
        let order: Order = try Elevate.decodeObject(from: data, atKeyPath: "order", with: decoder)
        #expect(order == Order(items: [.init(name: "tea", count: 2)]))
    }

    @Test("have all their problems among those of Elevate, with their places")
    func problems() throws {
        let data = Data(#"{"order": {"items": [{"name": 1, "count": 1.5}, {"name": "tea"}]}}"#.utf8)
        func decode() throws -> Order { try Elevate.decodeObject(from: data, atKeyPath: "order", with: decoder) }
        let error = try #require(throws: ParserError.self) { try decode() }
        let start = "Value for key path [order.items"
        #expect(
            error.failureReason == """
                \(start)[0].count] could not be decoded: expected an integer, found the number 1.5, \
                by the declaration of Item
                \(start)[0].name] could not be decoded: expected a string, found the number 1
                \(start)[1]] could not be decoded: missing "count": expected an integer
                """)
        let issues = try #require(throws: DecodingIssues.self) { try Elevate.reportingIssues { try decode() } }.issues
        #expect(issues.map(\.message).last == #"missing "count": expected an integer"#)
        #expect(issues.map { $0.location?.description } == ["1:31", "1:43", "1:49"])
        #expect(throws: ParserError.self) { try decoder.decode(Date()) }
    }
}
