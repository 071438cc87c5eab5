import Foundation
import GlossCompat
import Testing

/// A type on its way: it knows `Codable` keys that Gloss does not, and the other way round.
private struct Song: Glossy, Codable, Equatable {
    var title: String
    var length: Int

    init(title: String, length: Int) {
        (self.title, self.length) = (title, length)
    }

    init?(json: JSON) {
        guard let title: String = "old.title" <~~ json else { return nil }
        self.init(title: title, length: "old.length" <~~ json ?? 0)
    }

    func toJSON() -> JSON? { jsonify(["old.title" ~~> title, "old.length" ~~> length]) }
}

private struct Unfinished: Glossy, Codable {
    var id: Int

    init?(json: JSON) {
        guard let id: Int = "id" <~~ json else { return nil }
        self.id = id
    }

    func toJSON() -> JSON? { "id" ~~> id }

    init(from decoder: any Swift.Decoder) throws {
        throw GlossError.decodableMigrationUnimplemented(context: "Unfinished")
    }

    func encode(to encoder: any Swift.Encoder) throws {
        throw GlossError.encodableMigrationUnimplemented(context: "Unfinished")
    }
}

private final class Record: Logger {
    var messages: [String] = []
    func log(message: String) { messages.append(message) }
}

@Suite("From Gloss to Codable")
struct CodableBridgeTests {
    private let new: JSON = ["title": "A", "length": 3]
    private let old: JSON = ["old": ["title": "B", "length": 4]]
    private let newText = Data(#"[{"title": "A", "length": 3}]"#.utf8)

    @Test func codableFirst() {
        let record = Record()
        let one: Song? = .from(decodableJSON: new, logger: record)
        #expect(one == Song(title: "A", length: 3))
        let two: Song? = .from(decodableData: Data(#"{"title": "A", "length": 3}"#.utf8), logger: record)
        #expect(two == one)
        let many: [Song]? = .from(decodableData: newText, logger: record)
        #expect(many == [Song(title: "A", length: 3)])
        #expect(one?.toEncodableJSON(logger: record)?["title"] as? String == "A")
        #expect(many?.toEncodableJSONArray(logger: record)?.first?["length"] as? Int == 3)
        #expect(record.messages.isEmpty)
    }

    @Test func glossSecond() {
        let record = Record()
        let one: Song? = .from(decodableJSON: old, logger: record)
        #expect(one == Song(title: "B", length: 4))
        #expect(record.messages.count == 1)
        #expect(record.messages.first?.hasPrefix("Swift.Decodable error: ") == true)
        #expect(record.messages.first?.contains("title") == true)
        let mixed: [Song]? = .from(decodableJSONArray: [new, old], logger: record)
        #expect(mixed?.map(\.title) == ["A", "B"])
        #expect(
            record.messages.last == """
                Swift.Decodable error at [1]: missing "title": expected a string; \
                missing "length": expected an integer, by the declaration of Song
                """)
        let text = Data(#"[{"old": {"title": "C"}}]"#.utf8)
        let many: [Song]? = .from(decodableData: text, logger: record)
        #expect(many == [Song(title: "C", length: 0)])
        let single: Song? = .from(decodableData: Data(#"{"old": {"title": "C"}}"#.utf8), logger: record)
        #expect(single?.title == "C")
        #expect(record.messages.count == 4)
    }

    @Test func unfinishedCoders() {
        let record = Record()
        let value: Unfinished? = .from(decodableJSON: ["id": 5], logger: record)
        #expect(value?.id == 5)
        #expect(value?.toEncodableJSON(logger: record)?["id"] as? Int == 5)
        #expect(record.messages.map { $0.contains("MigrationUnimplemented") } == [true, true])
        #expect(record.messages.last?.hasPrefix("Swift.Encodable error: ") == true)
    }

    @Test func errorsAreOneLine() {
        let decoding = GlossError.decodableMigrationUnimplemented(context: "Song\nand")
        #expect(decoding.localizedDescription == #"init(from:) does nothing yet: Song\nand"#)
        let encoding = GlossError.encodableMigrationUnimplemented(context: "Song\nand")
        #expect(encoding.localizedDescription == #"encode(to:) does nothing yet: Song\nand"#)
    }

    @Test func neither() {
        let record = Record()
        let found = reasons { () -> [Song]? in .from(decodableJSONArray: [new, ["title": 5]], logger: record) }
        #expect(found.first?.hasPrefix("[1]: expected Song") == true)
        #expect(record.messages.count == 1)
    }

    @Test("What has no object has a reason, with its place")
    func noObjects() {
        struct Text: Glossy, Codable {
            init() {}
            init?(json: JSON) { nil }
            init(from decoder: any Swift.Decoder) throws {}
            func toJSON() -> JSON? { nil }
            func encode(to encoder: any Swift.Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode("text")
            }
        }
        #expect(reasons { [Text()].toEncodableJSONArray() } == [#"[0]: expected an object, found the string "text""#])
        #expect(Gloss.explain { [Text()].toEncodableJSONArray() }.result == nil)
        let record = Record()
        struct Failing: JSONEncodable, Encodable {
            func toJSON() -> JSON? { nil }
            func encode(to encoder: any Swift.Encoder) throws {
                throw GlossError.encodableMigrationUnimplemented(context: "")
            }
        }
        #expect(
            reasons { [Failing()].toEncodableJSONArray(logger: record) } == ["[0]: toJSON() of Failing gives nil"])
        #expect(record.messages.first?.hasPrefix("Swift.Encodable error at [0]: ") == true)
    }

    @Test func codersOfFoundation() throws {
        struct Page: Glossy, Codable {
            var pageNumber: Int
            init?(json: JSON) { nil }
            func toJSON() -> JSON? { nil }
        }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        let page: Page? = .from(decodableJSON: ["page_number": 7], jsonDecoder: decoder)
        #expect(page?.pageNumber == 7)
        #expect(page?.toEncodableJSON(jsonEncoder: encoder)?["page_number"] as? Int == 7)
        let pages: [Page]? = .from(decodableData: Data(#"[{"page_number": 8}]"#.utf8), jsonDecoder: decoder)
        #expect(pages?.map(\.pageNumber) == [8])
        #expect(pages?.toEncodableJSONArray(jsonEncoder: encoder)?.count == 1)
    }
}
