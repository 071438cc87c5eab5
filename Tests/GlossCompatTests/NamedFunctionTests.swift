import Foundation
import GlossCompat
import Testing

@Suite("The functions of Decoder and Encoder")
struct NamedFunctionTests {
    private let uuid = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))

    private func roundTrip<T: Equatable>(
        _ values: T, _ encode: (T?) -> JSON?, _ decode: (JSON) -> T?, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        #expect(encode(nil) == nil, sourceLocation: sourceLocation)
        let json = try #require(encode(values), sourceLocation: sourceLocation)
        #expect(decode(json) == values, sourceLocation: sourceLocation)
        let data = try #require(GlossJSONSerializer().data(from: json, options: nil), sourceLocation: sourceLocation)
        let read = try JSONSerialization.jsonObject(with: data) as? JSON
        #expect(decode(read ?? [:]) == values, sourceLocation: sourceLocation)
    }

    @Test func numbers() throws {
        try roundTrip(.min, Encoder.encode(int32ForKey: "k"), Decoder.decode(int32ForKey: "k"))
        try roundTrip([.min, 0, .max], Encoder.encode(int32ArrayForKey: "k"), Decoder.decode(int32ArrayForKey: "k"))
        try roundTrip(.max, Encoder.encode(uint32ForKey: "k"), Decoder.decode(uint32ForKey: "k"))
        try roundTrip([0, .max], Encoder.encode(uint32ArrayForKey: "k"), Decoder.decode(uint32ArrayForKey: "k"))
        try roundTrip(.min, Encoder.encode(int64ForKey: "k"), Decoder.decode(int64ForKey: "k"))
        try roundTrip([.min, .max], Encoder.encode(int64ArrayForKey: "k"), Decoder.decode(int64ArrayForKey: "k"))
        try roundTrip(.max, Encoder.encode(uint64ForKey: "k"), Decoder.decode(uint64ForKey: "k"))
        try roundTrip([0, .max], Encoder.encode(uint64ArrayForKey: "k"), Decoder.decode(uint64ArrayForKey: "k"))
        try roundTrip(0.1, Encoder.encode(doubleForKey: "k"), Decoder.decode(doubleForKey: "k"))
        try roundTrip([0.1, 5], Encoder.encode(doubleArrayForKey: "k"), Decoder.decode(doubleArrayForKey: "k"))
        let decimal = try #require(Decimal(string: "1.618"))
        try roundTrip(decimal, Encoder.encode(decimalForKey: "k"), Decoder.decode(decimalForKey: "k"))
        try roundTrip([decimal, -2], Encoder.encode(decimalArrayForKey: "k"), Decoder.decode(decimalArrayForKey: "k"))
    }

    @Test func texts() throws {
        let url = try #require(URL(string: "https://example.org/?q=1"))
        try roundTrip(url, Encoder.encode(urlForKey: "k"), Decoder.decode(urlForKey: "k"))
        try roundTrip([url], Encoder.encode(arrayForKey: "k"), Decoder.decode(urlArrayForKey: "k"))
        try roundTrip(uuid, Encoder.encode(uuidForKey: "k"), Decoder.decode(uuidForKey: "k"))
        try roundTrip([uuid], Encoder.encode(arrayForKey: "k"), Decoder.decode(uuidArrayForKey: "k"))
        try roundTrip(Binding.paper, Encoder.encode(enumForKey: "k"), Decoder.decode(enumForKey: "k"))
        try roundTrip([Binding.cloth], Encoder.encode(enumArrayForKey: "k"), Decoder.decode(enumArrayForKey: "k"))
        try roundTrip("a", Encoder.encode(key: "k"), Decoder.decode(key: "k"))
    }

    @Test func models() throws {
        let (one, two) = (Author(id: 1, name: "Ann"), Author(id: 2, name: nil))
        try roundTrip(one, Encoder.encode(encodableForKey: "k"), Decoder.decode(decodableForKey: "k"))
        try roundTrip([one, two], Encoder.encode(encodableArrayForKey: "k"), Decoder.decode(decodableArrayForKey: "k"))
        try roundTrip(
            ["a": one], Encoder.encode(encodableDictionaryForKey: "k"), Decoder.decode(decodableDictionaryForKey: "k"))
        try roundTrip(
            ["a": [one], "b": []], Encoder.encode(encodableDictionaryForKey: "k"),
            Decoder.decode(decodableDictionaryForKey: "k"))
    }

    @Test func keyPathsWithOtherDelimiters() {
        let json: JSON = ["a": ["b.c": ["d": 5]], "l": [["id": 1]], "k": "cloth"]
        #expect(Decoder.decode(key: "a/b.c/d", keyPathDelimiter: "/")(json) == 5)
        #expect(Decoder.decode(int32ForKey: "a->b.c->d", keyPathDelimiter: "->")(json) == 5)
        #expect(Decoder.decode(key: "a.b.c.d", keyPathDelimiter: ".")(json) as Int? == nil)
        #expect(Decoder.decode(decodableArrayForKey: "l", keyPathDelimiter: "")(json) == [Author(id: 1, name: nil)])
        #expect(Decoder.decode(enumForKey: "k", keyPathDelimiter: "/")(json) == Binding.cloth)
    }

    @Test("Names qualified by the old module")
    func qualifiedNames() {
        struct Old: Gloss.Decodable, Gloss.Encodable {
            init?(json: Gloss.JSON) {}
            func toJSON() -> Gloss.JSON? { Gloss.jsonify(["a\(Gloss.GlossKeyPathDelimiter)b" ~~> 1]) }
        }
        struct New: Gloss.Glossy {
            init?(json: Gloss.JSON) {}
            func toJSON() -> Gloss.JSON? { nil }
        }
        let logger: any Gloss.Logger = Gloss.GlossLogger()
        let serializer: any Gloss.JSONSerializer = Gloss.GlossJSONSerializer()
        #expect(logger is GlossLogger && serializer is GlossJSONSerializer)
        #expect(Gloss.Decoder.decode(key: "a.b")(Old(json: [:])?.toJSON() ?? [:]) == 1)
        #expect(Gloss.Encoder.encode(key: "a")(1)?["a"] as? Int == 1)
        #expect(Gloss.GlossDateFormatterISO8601.dateFormat == "yyyy-MM-dd'T'HH:mm:ssZZZZZ")
    }
}
