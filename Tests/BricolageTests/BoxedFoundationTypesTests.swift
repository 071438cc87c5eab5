import Bricolage
import Foundation
import Testing

private struct Boxed: Codable, Equatable {
    @Indirect var date: Date
    @Indirect var later: Date?
    @Indirect var link: URL
    @Indirect var price: Decimal
    @Indirect var bytes: Data
    @Indirect var countsByName: [String: Int]
    var dates: [Nullable<Date>]
    var pricesByName: [String: Nullable<Decimal>]
}

/// Values in boxes and values that may be null are read and written by the coder, according to its strategies.
@Suite struct BoxedFoundationTypesTests {
    private let text = """
        {"bytes":"aGk=","counts_by_name":{"a_b":1},"date":"1970-01-01T00:00:00Z","dates":["1970-01-01T00:01:00Z",null],\
        "link":"https://a.b/c","price":1.25,"prices_by_name":{"c_d":2.5,"e_f":null}}
        """

    private let value = Boxed(
        date: Date(timeIntervalSince1970: 0), later: nil, link: URL(string: "https://a.b/c") ?? URL(filePath: "/"),
        price: Decimal(sign: .plus, exponent: -2, significand: 125), bytes: Data("hi".utf8), countsByName: ["a_b": 1],
        dates: [.value(Date(timeIntervalSince1970: 60)), .null],
        pricesByName: ["c_d": .value(Decimal(sign: .plus, exponent: -1, significand: 25)), "e_f": .null])

    @Test func strategiesReachWhatIsBoxedOrNullable() throws {
        var decoder = JSON.Decoder(keyDecodingStrategy: .convertFromSnakeCase)
        decoder.dateDecodingStrategy = .iso8601
        #expect(try decoder.decode(Boxed.self, from: text) == value)
        var encoder = JSON.Encoder(
            formatting: JSONFormatting(sortsKeys: true), keyEncodingStrategy: .convertToSnakeCase)
        encoder.dateEncodingStrategy = .iso8601
        #expect(try encoder.encodeToString(value) == text)
    }

    @Test func soDoThoseOfFoundationsCoders() throws {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.dateDecodingStrategy = .iso8601
        #expect(try decoder.decode(Boxed.self, from: Data(text.utf8)) == value)
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == text)
    }

    @Test func optionalsInBoxesInArraysMayBeNull() throws {
        let text = #"[null,"1970-01-01T00:00:00Z"]"#
        let dates = [nil, Date(timeIntervalSince1970: 0)]
        var ours = JSON.Decoder()
        ours.dateDecodingStrategy = .iso8601
        #expect(try ours.decode([Indirect<Date?>].self, from: text).map(\.wrappedValue) == dates)
        let theirs = JSONDecoder()
        theirs.dateDecodingStrategy = .iso8601
        #expect(try theirs.decode([Indirect<Date?>].self, from: Data(text.utf8)).map(\.wrappedValue) == dates)
        #expect(try ours.decode([Indirect<Indirect<Date?>>].self, from: text).map(\.wrappedValue.wrappedValue) == dates)
        #expect(try JSON.Encoder().encodeToString([Indirect<Int?>(wrappedValue: nil)]) == "[null]")
    }
}
