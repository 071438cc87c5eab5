import Foundation
import GlossCompat
import Testing

private final class Record: Logger {
    var messages: [String] = []
    func log(message: String) { messages.append(message) }
}

private struct Shelf: JSONDecodable {
    let books: [Book]

    init?(json: JSON) {
        guard let books: [Book] = "books" <~~ json else { return nil }
        self.books = books
    }
}

/// The only tests that replace the shared logger.
@Suite("Why a decode gives nil", .serialized)
struct ReasonTests {
    @Test("The logger hears the path from the outermost object")
    func fullPaths() throws {
        let json = try foundation(
            """
            {"books": [{"title": "A", "by": {"authors": []}},
                       {"title": "B", "by": {"authors": [{"id": 1}, {"id": 2.5}]}}]}
            """)
        let record = Record()
        let former = Decoder.logger
        Decoder.logger = record
        defer { Decoder.logger = former }
        #expect("shelf" <~~ ["shelf": json] as Shelf? == nil)
        let message = "but decoding failed: expected an integer, found the number 2.5"
        #expect(record.messages.contains(#"Value found for key "shelf.books[1].by.authors[1].id" \#(message)"#))
        #expect(record.messages.filter { $0.contains("shelf") }.count == 1)
        #expect("bad" ~~> Author(id: -3, name: nil) == nil)
        #expect(record.messages.contains(#"Value for key "bad" could not be encoded: toJSON() of Author gives nil"#))
    }

    @Test("A logger of one's own hears what is inside, too")
    func givenLogger() {
        let record = Record()
        let books: [Book]? = Decoder.decode(key: "books", logger: record)(["books": [["title": 5]]])
        #expect(books == nil)
        #expect(
            record.messages == [
                #"Value found for key "books[0].title" but decoding failed: expected a string, found the number 5"#
            ])
        let nulls: JSON = ["a": NSNull(), "b": ["c": NSNull()]]
        for path in ["a", "a.x", "b.c", "b.c.x", "none", "b.none"] {
            #expect(Decoder.decode(key: path, logger: record)(nulls) as Int? == nil)
        }
        #expect(record.messages.count == 1)
        _ = ["a": 5].valueForKeyPath(keyPath: "a.b", logger: record)
        _ = [5: "a"].valueForKeyPath(keyPath: "a", logger: record)
        #expect(record.messages.count == 3)
    }

    @Test("A value that does not suit does not hide the keys that are absent")
    func both() {
        struct Track: JSONDecodable {
            let number: Int?

            init?(json: JSON) {
                number = "number" <~~ json
                guard let _: String = "title" <~~ json else { return nil }
            }
        }
        #expect(
            reasons { Track(data: Data(#"{"number": "x"}"#.utf8)) } == [
                #"number: expected an integer, found the string "x""#,
                #"expected Track, found an object with 1 member (absent or null: "title")"#,
            ])
    }

    @Test func keysThatAreAbsent() {
        let (book, reasons) = Gloss.explain { Book(json: ["title": "A", "by": ["authors": NSNull()]]) }
        #expect(book == nil)
        #expect(reasons.map(\.message) == [#"there is no Book (absent or null: "by.authors")"#])
        #expect(reasons.first?.keyPath == "" && reasons.first?.expected == nil)
        let inner = Gloss.explain { Shelf(json: ["books": [["title": "A"]]]) }.reasons
        #expect(inner.map(\.keyPath) == ["books[0]"])
        #expect(inner.first?.expected == "Book")
        #expect(inner.first?.found == #"an object with 1 member"#)
        #expect(inner.first?.message.hasSuffix(#"(absent or null: "by.authors")"#) == true)
    }

    @Test("An optional property that does not suit has a reason, though the model has a value")
    func optionals() {
        let json: JSON = ["title": "A", "by": ["authors": []], "binding": "wood"]
        let (book, reasons) = Gloss.explain { Book(json: json) }
        #expect(book != nil && book?.binding == nil)
        #expect(reasons.map(\.description) == [#"binding: expected a raw value of Binding, found the string "wood""#])
        #expect(Gloss.explain { Author(json: ["id": 1]) }.reasons.isEmpty)
    }

    @Test("A model that gives no reason of its own has one")
    func silentModels() {
        struct Silent: JSONDecodable {
            init?(json: JSON) { nil }
        }
        #expect(reasons { "k" <~~ ["k": ["a": 1]] as Silent? } == ["k: expected Silent, found an object with 1 member"])
        #expect(reasons { "k" <~~ ["k": 1] as Silent? } == ["k: expected an object for Silent, found the number 1"])
    }

    @Test("Keys and texts cannot forge lines of a log")
    func hostileTexts() {
        let found = reasons { "k" <~~ ["k": ["a\nb": "c\nd"]] as [String: Int]? }
        #expect(found.count == 1 && found.first?.contains("\n") == false)
    }

    @Test("Models inside models end at 512 levels")
    func levels() throws {
        final class Chain: JSONDecodable {
            let next: Chain?
            init?(json: JSON) {
                next = "next" <~~ json
            }
            var length: Int { sequence(first: self, next: \.next).reduce(0) { count, _ in count + 1 } }
        }
        func chain(_ length: Int) -> JSON { (1..<length).reduce([:]) { json, _ in ["next": json] } }
        #expect(Chain(json: chain(500))?.length == 500)
        let (result, reasons) = Gloss.explain { Chain(json: chain(600)) }
        #expect(result.map { $0.length < 600 } == true)
        #expect(reasons.count == 1)
        #expect(reasons.first?.message == "nested deeper than 512 levels, or than the stack allows")
    }

    @Test("Loggers are called by one thread at a time")
    func threads() {
        final class Counter: Logger {
            var count = 0
            func log(message: String) { count += 1 }
        }
        let counter = Counter()
        let former = Decoder.logger
        Decoder.logger = counter
        defer { Decoder.logger = former }
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<200 { _ = "k" <~~ ["k": "x"] as Int? }
        }
        #expect(counter.count >= 1600)
    }

    @Test("What cannot be encoded is told as such by every function that encodes")
    func failedEncodings() {
        struct Refusing: Glossy, Encodable {
            init?(json: JSON) { nil }
            init() {}
            func encode(to encoder: any Swift.Encoder) throws {
                throw EncodingError.invalidValue(0, .init(codingPath: [], debugDescription: "refusing"))
            }
            func toJSON() -> JSON? { nil }
        }
        struct Bare: JSONEncodable, Encodable {
            func encode(to encoder: any Swift.Encoder) throws { try "bare".encode(to: encoder) }
            func toJSON() -> JSON? { [:] }
        }
        let record = Record()
        let former = Decoder.logger
        Decoder.logger = record
        defer { Decoder.logger = former }
        #expect([Author(id: 1, name: nil), Author(id: -1, name: nil)].toJSONArray() == nil)
        #expect(GlossJSONSerializer().data(from: ["failedEncodings": Date()], options: nil) == nil)
        #expect(Refusing().toEncodableJSON() == nil)
        #expect(Bare().toEncodableJSON() == nil)
        let expected = [
            #"Value for key "[1]" could not be encoded: toJSON() of Author gives nil"#,
            #"Value could not be encoded: at "/failedEncodings": JSON has no values of type Date"#,
            "Value could not be encoded: toJSON() of Refusing gives nil",
            #"Value could not be encoded: expected an object, found the string "bare""#,
        ]
        for message in expected { #expect(record.messages.contains(message), "\(message) in \(record.messages)") }
    }
}
