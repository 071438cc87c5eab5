import Bricolage
import Foundation
import Testing

/// The snippet of the article on Foundation's coders, and the differences that it describes.
@Suite("Moving from Foundation's coders")
struct MovingFromFoundationTests {
    @Test func strategies() throws {
        // snippet
        struct Event: Codable {
            var eventName: String
            var startsAt: Date
            var badge: Data
        }
        let text = #"{"event_name": "Fair", "starts_at": "2025-07-01T12:30:00Z", "badge": "aGk="}"#

        var decoder = JSON.Decoder(keyDecodingStrategy: .convertFromSnakeCase)
        decoder.dateDecodingStrategy = .iso8601
        let event = try decoder.decode(Event.self, from: Data(text.utf8))

        var encoder = JSON.Encoder(formatting: .pretty, keyEncodingStrategy: .convertToSnakeCase)
        encoder.dateEncodingStrategy = .iso8601
        let data = try encoder.encodeToData(event)
        // end
        #expect(try JSON(parsing: data) == JSON(parsing: text))
    }

    @Test func readingIsStricter() throws {
        #expect(try JSON.decode([String: Int].self, from: #"{"a":1,"a":2}"#) == ["a": 2])
        for text in ["[1,]", "{\"a\":1,}", "[1] // one", "{a:1}", "\"a\":1"] {
            #expect(throws: JSONSyntaxError.self) { try JSON.decode(JSON.self, from: text) }
        }
        for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf32] {
            let data = try #require("[1,2]".data(using: encoding))
            #expect(throws: JSONSyntaxError.self) { try JSON.decode([Int].self, from: data) }
        }
        #expect(throws: DecodingIssues.self) { try JSON.decode(Int.self, from: "1e-400") }
    }

    @Test func writingIsStricter() throws {
        #expect(throws: EncodingError.self) { try JSON.encode([Decimal.nan]) }
        #expect(try JSON.Encoder().encodeToString(["b/": 1.0, "a": 2]) == #"{"a":2.0,"b/":1.0}"#)
        #expect(try JSON.Encoder(formatting: .pretty).encodeToString(["a": [Int]()]) == "{\n  \"a\": []\n}")
        #expect(try JSON.Encoder().encodeToString("\u{1F}") == #""\u001f""#)
    }

    /// A type that is chosen by the kind of the value, and that knows nothing of strategies.
    private enum Moment: JSONChoice {
        case text(String)
        case date(Date)

        init(json: JSONDocument.Node) throws {
            self = json.kind == .string ? .text(try json.read()) : .date(try json.read())
        }

        func write(json: inout JSONOutput) {
            switch self {
            case .text(let text): text.write(json: &json)
            case .date(let date): date.write(json: &json)
            }
        }
    }

    @Test func strategiesStopAtTypesWithoutFields() throws {
        var encoder = JSON.Encoder(keyEncodingStrategy: .convertToSnakeCase)
        encoder.dateEncodingStrategy = .iso8601
        let date = Date(timeIntervalSinceReferenceDate: 1)
        #expect(try encoder.encodeToString(["aB": Moment.date(date)]) == #"{"aB":1.0}"#)
        #expect(try encoder.encodeToString([JSON.object(["aB": 1])]) == #"[{"aB":1}]"#)
    }
}
