import Bricolage
import Foundation
import Testing

/// Types that give a meaning to a string take precedence over `String`, according to the strategies of the coder.
@Suite struct UnionsOfFoundationTypesTests {
    private let date = Date(timeIntervalSince1970: 1_763_712_000)
    private let text = #"["2025-11-21T08:00:00Z","tomorrow"]"#

    @Test func datesAndStringsInAnyOrder() throws {
        var ours = (JSON.Decoder(), JSON.Encoder())
        ours.0.dateDecodingStrategy = .iso8601
        ours.1.dateEncodingStrategy = .iso8601
        let theirs = (JSONDecoder(), JSONEncoder())
        theirs.0.dateDecodingStrategy = .iso8601
        theirs.1.dateEncodingStrategy = .iso8601
        typealias First = [OneOf<Date>.Or<String>]
        typealias Last = [OneOf<String>.Or<Date>]
        let first: First = [.v1(date), .v2("tomorrow")]
        let last: Last = [.v2(date), .v1("tomorrow")]
        #expect(try ours.0.decode(First.self, from: text) == first)
        #expect(try ours.0.decode(Last.self, from: text) == last)
        #expect(try theirs.0.decode(First.self, from: Data(text.utf8)) == first)
        #expect(try theirs.0.decode(Last.self, from: Data(text.utf8)) == last)
        #expect(try ours.1.encodeToString(last) == text)
        #expect(try theirs.1.encode(last) == Data(text.utf8))
    }

    @Test func identifiersAddressesAndBytes() throws {
        let identifier = UUID()
        let values = try JSON.decode(
            [OneOf<String>.Or<UUID>].self, from: "[\"\(identifier)\", \"\(identifier)x\"]")
        #expect(values == [.v2(identifier), .v1("\(identifier)x")])
        let decimals = try JSON.decode([OneOf<Decimal>.Or<Int>].self, from: "[1, 0.1]")
        #expect(decimals == [.v2(1), .v1(Decimal(string: "0.1") ?? 0)])
        let bytes = try JSON.decode([OneOf<String>.Or<Data>].self, from: #"["AAE=", "?"]"#)
        #expect(bytes == [.v2(Data([0, 1])), .v1("?")])
    }

    @Test func strategiesReachPayloadsOfFamilies() throws {
        struct Stamp: Codable, Equatable { var at: Date }
        enum Event: JSONVariantEnum, Equatable {
            case stamp(Stamp)

            static let variants = JSONVariants<Event>(tag: "type") { JSONVariant("stamp", Event.stamp) }
            var payload: any Encodable {
                switch self {
                case .stamp(let stamp): stamp
                }
            }
        }
        let text = #"[{"type":"stamp","at":"2025-11-21T08:00:00Z"}]"#
        var decoder = JSON.Decoder()
        decoder.dateDecodingStrategy = .iso8601
        #expect(try decoder.decode([Event].self, from: text) == [.stamp(Stamp(at: date))])
        var encoder = JSON.Encoder()
        encoder.dateEncodingStrategy = .iso8601
        #expect(try encoder.encodeToString([Event.stamp(Stamp(at: date))]) == text)
        let theirs = JSONDecoder()
        theirs.dateDecodingStrategy = .iso8601
        #expect(try theirs.decode([Event].self, from: Data(text.utf8)) == [.stamp(Stamp(at: date))])
    }
}
