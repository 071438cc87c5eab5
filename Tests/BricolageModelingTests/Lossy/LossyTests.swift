import BricolageCore
import BricolageFields
import BricolageModeling
import BricolagePointers
import BricolageWriting
import Foundation
import Synchronization
import TestSupport
import Testing

private struct Post: Codable, Hashable {
    var title: String
    var likes: Int?
}

private struct Feed: Codable, Equatable {
    @Lossy var posts: [Post]
    @Lossy var authors: [String: Post]
    @Lossy var pinned: Post?
    @Lossy var sizes: Set<Int>
}

private struct DirectFeed: JSONModel {
    @Lossy var numbers: [Int]
    @Lossy var byName: [String: Int]
    @Lossy var one: Int?

    init(fields: inout JSONFields) throws {
        _numbers = try fields["numbers"]
        _byName = try fields["byName"]
        _one = try fields["one"]
    }

    func write(fields: inout JSONOutput) {
        fields["numbers"] = _numbers
        fields["byName"] = _byName
        fields["one"] = _one
    }
}

@Suite struct LossyTests {
    private let text = """
        {"posts": [{"title": "a"}, {"titel": "b"}, 7, {"title": "c", "likes": "many"}, {"title": "d", "likes": 4}],
         "authors": {"x": {"title": "e"}, "y": null},
         "pinned": {"title": 5},
         "sizes": [1, 2.5, 1, 3]}
        """

    @Test func dropsWhatCannotBeReadAndTellsWhy() throws {
        let feed = try JSON.decode(Feed.self, from: text)
        #expect(feed.posts == [Post(title: "a"), Post(title: "d", likes: 4)])
        #expect(feed.authors == ["x": Post(title: "e")] && feed.pinned == nil && feed.sizes == [1, 3])
        #expect(feed.$posts.map(\.pointer.description) == ["/posts/1", "/posts/2", "/posts/3/likes"])
        #expect(feed.$posts.map { $0.location?.line } == [1, 1, 1])
        #expect(feed.$posts[0].kind == .missing(key: "title"))
        #expect(feed.$posts[2].message == #"expected an integer, found the string "many""#)
        #expect(feed.$authors.map(\.pointer.description) == ["/authors/y"])
        #expect(feed.$authors.first?.location?.line == 2)
        #expect(feed.$pinned.map(\.pointer.description) == ["/pinned/title"])
        #expect(feed.$sizes.map(\.pointer.description) == ["/sizes/1"])
    }

    @Test func theDecoderTellsEverythingThatWasDropped() throws {
        let (feed, dropped) = try JSON.Decoder().decodeReportingDrops(Feed.self, from: text)
        #expect(feed.posts.count == 2)
        #expect(
            dropped.map(\.pointer.description) == [
                "/posts/1", "/posts/2", "/posts/3/likes", "/authors/y", "/pinned/title", "/sizes/1",
            ])
        #expect(try JSON.Decoder().decodeReportingDrops([Int].self, from: "[1]").dropped.isEmpty)
    }

    @Test func whatIsNoJSONIsThrownAsDecodeThrowsIt() {
        var decoder = JSON.Decoder()
        #expect(throws: JSONSyntaxError.self) { try decoder.decodeReportingDrops([Int].self, from: "[1") }
        decoder.thrownErrors = .decodingErrors
        #expect(throws: DecodingError.self) { try decoder.decodeReportingDrops([Int].self, from: "[1") }
        #expect(throws: DecodingError.self) { try decoder.decodeReportingDrops([Int].self, from: Array("[1".utf8)) }
    }

    @Test func whatIsKeptIsWritten() throws {
        let feed = try JSON.decode(Feed.self, from: text)
        let written = try JSON.Encoder().encodeToString(feed)
        #expect(
            written == #"{"posts":[{"title":"a"},{"title":"d","likes":4}],"authors":{"x":{"title":"e"}},"sizes":[1,3]}"#
        )
        let again = try JSON.decode(Feed.self, from: written)
        #expect(again == feed && again.$posts.isEmpty)
    }

    @Test func readsAndWritesDirectly() throws {
        let text = #"{"numbers":[1,"2",3],"byName":{"a":1,"b":[]},"one":"x"}"#
        for feed in [
            try JSONDocument(parsing: text).root.read(DirectFeed.self), try JSON.decode(DirectFeed.self, from: text),
        ] {
            #expect(feed.numbers == [1, 3] && feed.byName == ["a": 1] && feed.one == nil)
            #expect(feed.$numbers.map(\.pointer.description) == ["/numbers/1"])
            #expect(feed.$byName.map(\.pointer.description) == ["/byName/b"])
            #expect(feed.$one.map(\.pointer.description) == ["/one"])
            #expect(try JSON.Encoder().encodeToString(feed) == #"{"numbers":[1,3],"byName":{"a":1}}"#)
        }
    }

    @Test(arguments: [#"{"authors":{},"sizes":[]}"#, #"{"posts":{},"authors":{},"sizes":[]}"#, #"{"posts":null}"#])
    func collectionsThemselvesAreNotDropped(text: String) {
        #expect(throws: DecodingIssues.self) { try JSON.decode(Feed.self, from: text) }
    }

    @Test func anOptionalMayBeAbsent() throws {
        let feed = try JSON.decode(Feed.self, from: #"{"posts":[],"authors":{},"sizes":[]}"#)
        #expect(feed.pinned == nil && feed.$pinned.isEmpty)
    }

    @Test func worksWithOtherCoders() throws {
        let feed = try JSONDecoder().decode(Feed.self, from: Data(text.utf8))
        #expect(feed == (try JSON.decode(Feed.self, from: text)))
        #expect(feed.$posts.count == 3 && feed.$posts[2].pointer == "/posts/3/likes")
        #expect(try JSONDecoder().decode(Feed.self, from: JSONEncoder().encode(feed)) == feed)
    }

    /// An error that a type itself throws names no place.
    @Test func whatOtherCodersDropHasAPlace() throws {
        struct Refusal: Error {}
        struct Even: Decodable {
            init(from decoder: any Decoder) throws {
                if try !decoder.singleValueContainer().decode(Int.self).isMultiple(of: 2) { throw Refusal() }
            }
        }
        struct Numbers: Decodable { @Lossy var list: [Even] }
        let text = #"{"list":[2,3,4,5]}"#
        for numbers in [
            try JSONDecoder().decode(Numbers.self, from: Data(text.utf8)), try JSON.decode(Numbers.self, from: text),
        ] {
            #expect(numbers.$list.map(\.pointer) == ["/list/1", "/list/3"])
        }
    }

    @Test func manyDropsCostAsMuchAsTheDocument() throws {
        let text = "[" + (0..<60_000).map { $0.isMultiple(of: 2) ? "\($0)" : "\"\($0)\"" }.joined(separator: ",") + "]"
        let (value, dropped) = try JSON.Decoder().decodeReportingDrops(Lossy<[Int]>.self, from: text)
        #expect(value.wrappedValue.count == 30_000 && dropped.count == 30_000)
        #expect(dropped.last?.pointer == "/59999" && value.projectedValue.count == 30_000)
    }

    @Test func unionsReportOnlyWhatTheirChoiceLeftOut() throws {
        struct Wide: Codable, Equatable {
            @Lossy var items: [Int]
            var extra: String
        }
        struct Narrow: Codable, Equatable { @Lossy var items: [String] }
        let (value, dropped) = try JSON.Decoder().decodeReportingDrops(
            OneOf<Wide>.Or<Narrow>.self, from: #"{"items":[1,"a",2]}"#)
        #expect(value.v2?.items == ["a"])
        #expect(dropped.map(\.pointer.description) == ["/items/0", "/items/2"])
    }

    @Test func whatIsRecalledReportsWhatItLeftOut() throws {
        struct Items: Codable, Equatable { @Lossy var items: [Int] }
        struct First: Codable, Equatable { var items: AllOf<Items, [String: [JSON]]>, first: Int }
        struct Second: Codable, Equatable { var items: AllOf<Items, [String: [JSON]]>, second: Int }
        struct Third: Codable, Equatable { var items: AllOf<Items, [String: [JSON]]>, third: Int }
        // The items are read for the first two types, and remembered when the third is tried.
        let text = #"{"items":{"items":[1,"a",2]},"first":"a","second":"a","third":3}"#
        let (value, dropped) = try JSON.Decoder().decodeReportingDrops(
            OneOf<First>.Or<Second>.Or<Third>.self, from: text)
        #expect(value.v3?.items.values.0.items == [1, 2])
        #expect(dropped.map(\.pointer.description) == ["/items/items/1"])
    }

    @Test func ofMembersWithOneKeyTheLastOneCountsAndNoOtherIsLeftOut() throws {
        struct Wrapped: Decodable, Equatable {
            var value: Int
            init(from decoder: any Decoder) throws { value = try decoder.singleValueContainer().decode(Int.self) }
        }
        let text = #"{"a":1,"a":"x","b":"y","b":2}"#
        let (direct, dropped) = try JSON.Decoder().decodeReportingDrops(Lossy<[String: Int]>.self, from: text)
        #expect(direct.wrappedValue == ["b": 2])
        #expect(direct.projectedValue.map(\.found) == [#"the string "x""#] && dropped == direct.projectedValue)
        let (decoded, also) = try JSON.Decoder().decodeReportingDrops(Lossy<[String: Wrapped]>.self, from: text)
        #expect(decoded.wrappedValue.mapValues(\.value) == ["b": 2])
        #expect(decoded.projectedValue.map(\.found) == [#"the string "x""#] && also == decoded.projectedValue)
    }

    @Test func anyArrayIsALossyOneWhateverItsFirstElement() throws {
        typealias Numbers = OneOf<Lossy<[Int]>>.Or<String>
        #expect(try JSON.decode(Numbers.self, from: #"["x",1]"#) == .v1(Lossy(wrappedValue: [1])))
        #expect(try JSON.decode(Numbers.self, from: #""x""#) == .v2("x"))
        typealias Table = OneOf<Lossy<[String: Int]>>.Or<[Int]>
        #expect(try JSON.decode(Table.self, from: #"{"a":"x","b":1}"#) == .v1(Lossy(wrappedValue: ["b": 1])))
        typealias Either = OneOf<Lossy<[Int]>>.Or<[Bool]>
        #expect(try JSON.decode(Either.self, from: "[true]") == .v2([true]))
        #expect(try JSON.decode(Either.self, from: "[true,1]") == .v1(Lossy(wrappedValue: [1])))
        typealias Maybe = OneOf<Lossy<Int?>>.Or<Bool>
        #expect(try JSON.decode([Maybe].self, from: #"["x",true]"#) == [.v1(Lossy(wrappedValue: nil)), .v2(true)])
    }

    @Test func ownErrorsAreToldToo() throws {
        struct Picky: Decodable {
            struct Refusal: Error {}
            init(from decoder: any Decoder) throws { throw Refusal() }
        }
        let value = try JSON.decode(Lossy<[Picky]>.self, from: "[1]")
        #expect(value.projectedValue.first?.kind == .custom && value.projectedValue.first?.pointer == "/0")
    }

    private struct Person: Decodable { var name: String, age: Int, mail: String? }
    private struct People: Decodable { @Lossy var people: [Person] }

    @Test func allFaultsOfAnElementAreToldInTheUsualWords() throws {
        let text = #"{"people":[{"name":"a","age":1},{"nam":"b","age":"2","mail":3},7]}"#
        let list = try #require(try JSONDocument(parsing: text).root["people"])
        let elsewhere = JSON.Decoder().decodingIssues(of: [Person].self, in: list)
        #expect(elsewhere.issues.count == 4)
        let people = try JSON.decode(People.self, from: text)
        #expect(people.people.count == 1)
        // An element alone has no neighbours that confirm what the declaration says.
        func words(_ issue: DecodingIssue) -> String {
            var issue = issue
            issue.basis = .observed
            return issue.description
        }
        #expect(people.$people.map(words) == elsewhere.issues.map(words))
        let (_, dropped) = try JSON.Decoder().decodeReportingDrops(People.self, from: text)
        #expect(dropped == people.$people)
        var decoder = JSON.Decoder()
        decoder.reporting = .first
        let first = try decoder.decode(People.self, from: text).$people
        #expect(first.map(\.pointer.description) == ["/people/1", "/people/2"])
        decoder = JSON.Decoder(keyDecodingStrategy: .convertFromSnakeCase)
        #expect(try decoder.decode(People.self, from: text).$people.count == 4)
    }

    @Test func onlyAnOptionalMayBeAbsent() throws {
        func read(_ text: String) throws -> DirectFeed { try JSONDocument(parsing: text).root.read() }
        let feed = try read(#"{"numbers": [1, "x"], "byName": {}}"#)
        #expect(feed.one == nil && feed.$one.isEmpty && feed.numbers == [1])
        #expect(try read(#"{"numbers": [], "byName": {}, "one": null}"#).one == nil)
        let error = #expect(throws: JSONReadingError.self) { try read(#"{"byName": {}, "one": 1}"#) }
        #expect(error?.kind == .missing(key: "numbers"))
        #expect(throws: JSONReadingError.self) { try read(#"{"numbers": null, "byName": {}}"#) }
    }

    @Test func whatIsLeftOutWithinAnElementIsNotLeftOutTwice() throws {
        struct Inner: Decodable {
            @Lossy var numbers: [Int]
            var name: String
        }
        let text = #"[{"numbers":["x"],"name":1}]"#
        let (value, dropped) = try JSON.Decoder().decodeReportingDrops(Lossy<[Inner]>.self, from: text)
        #expect(value.projectedValue.map(\.pointer.description) == ["/0/name"])
        #expect(dropped.map(\.pointer.description) == ["/0/numbers/0", "/0/name"])
    }

    /// Whether a value has already been refused, for the second time that it is read.
    private final class Memory: Sendable {
        let isRefused = Mutex(false)
    }

    private struct Moody: Decodable {
        struct Refusal: Error {}

        init(from decoder: any Decoder) throws {
            guard let memory = LossyTests.memory.flatMap({ decoder.userInfo[$0] as? Memory }) else { return }
            let wasRefused = memory.isRefused.withLock { isRefused in
                defer { isRefused = true }
                return isRefused
            }
            if !wasRefused { throw Refusal() }
        }
    }

    private static let memory = CodingUserInfoKey(rawValue: "memory")

    @Test func whatIsRefusedOnceIsToldThoughItWouldBeAcceptedTheNextTime() throws {
        var decoder = JSON.Decoder()
        decoder.userInfo[try #require(Self.memory)] = Memory()
        let lossy = try decoder.decode(Lossy<[Moody]>.self, from: "[{}]")
        #expect(lossy.wrappedValue.isEmpty)
        #expect(lossy.projectedValue.map { $0.underlying is Moody.Refusal } == [true])
    }

    @Test func ofManyElementsTheFirstOnesAreExploredAndScalarsNeedNot() throws {
        let faulty = Array(repeating: #"{"name": 1, "age": "x"}"#, count: 70)
        func dropped(_ elements: [String]) throws -> Int {
            let text = "[" + elements.joined(separator: ",") + "]"
            return try JSON.decode(Lossy<[Person]>.self, from: text).projectedValue.count
        }
        #expect(try dropped(faulty) == 2 * 64 + 6)
        #expect(try dropped(Array(repeating: "7", count: 70) + faulty) == 70 + 2 * 64 + 6)
    }
}
