import Foundation
import GlossCompat
import Testing

@Suite("Decoding with <~~")
struct DecodingTests {
    @Test func models() throws {
        let json = try foundation(
            """
            {"title": "Tales", "binding": "cloth", "home": "https://example.org/a",
             "by": {"authors": [{"id": 1, "name": "Ann"}, {"id": 2, "name": null}]}}
            """)
        let book = try #require(Book(json: json))
        #expect(book.title == "Tales")
        #expect(book.binding == .cloth)
        #expect(book.authors == [Author(id: 1, name: "Ann"), Author(id: 2, name: nil)])
        #expect(book.home?.absoluteString == "https://example.org/a")
    }

    @Test("Numbers are exact, or nil", arguments: [true, false])
    func integers(parsed: Bool) throws {
        let swift: JSON = [
            "one": 1, "whole": 3.0, "part": 3.7, "minus": -1, "wide": 4_294_967_297, "true": true,
            "most": UInt64.max, "huge": 1e300,
        ]
        let text = """
            {"one": 1, "whole": 3.0, "part": 3.7, "minus": -1, "wide": 4294967297, "true": true,
             "most": 18446744073709551615, "huge": 1e300}
            """
        let json = parsed ? try foundation(text) : swift
        func all<T>(_ type: T.Type) -> [String: T?] {
            json.keys.reduce(into: [:]) { results, key in
                results[key] = .some(Gloss.explain { key <~~ json as T? }.result)
            }
        }
        let absent: Int? = nil
        #expect(
            all(Int.self) == [
                "one": 1, "whole": 3, "part": absent, "minus": -1, "wide": 4_294_967_297, "true": absent,
                "most": absent, "huge": absent,
            ])
        #expect(all(Int32.self).compactMapValues { $0 } == ["one": 1, "whole": 3, "minus": -1])
        #expect(all(UInt32.self).compactMapValues { $0 } == ["one": 1, "whole": 3])
        #expect(all(UInt8.self).compactMapValues { $0 } == ["one": 1, "whole": 3])
        #expect(
            all(UInt64.self).compactMapValues { $0 } == [
                "one": 1, "whole": 3, "wide": 4_294_967_297, "most": .max,
            ])
        #expect(all(Bool.self).compactMapValues { $0 } == ["true": true])
        #expect(all(Double.self)["part"] == 3.7)
        #expect(all(Double.self)["true"] == .some(nil))
        #expect(all(Float.self)["huge"] == .some(nil))
        #expect(all(String.self).compactMapValues { $0 }.isEmpty)
    }

    @Test func fractions() throws {
        let json = try foundation(#"{"tenth": 0.1, "pi": 3.14159}"#)
        #expect("tenth" <~~ json == Float(0.1))
        #expect("tenth" <~~ json == 0.1)
        #expect("pi" <~~ json == Decimal(string: "3.14159"))
    }

    @Test func textsOfOtherTypes() throws {
        let json: JSON = [
            "url": "https://example.org", "urls": ["a", "b"], "uuid": "964F2FE2-0F78-4C2D-A291-03058C0B98AB",
            "none": "", "colour": "cloth", "colours": ["paper", "cloth"], "bad": ["paper", "wood"],
        ]
        #expect("url" <~~ json == URL(string: "https://example.org"))
        let urls: [URL]? = "urls" <~~ json
        #expect(urls?.map(\.relativeString) == ["a", "b"])
        #expect("uuid" <~~ json == UUID(uuidString: "964F2FE2-0F78-4C2D-A291-03058C0B98AB"))
        #expect("colour" <~~ json == Binding.cloth)
        #expect("colours" <~~ json == [Binding.paper, .cloth])
        #expect(reasons { "none" <~~ json as URL? }.first == #"none: expected a URL, found the string """#)
        #expect(
            reasons { "bad" <~~ json as [Binding]? }
                == [#"bad[1]: expected a raw value of Binding, found the string "wood""#])
    }

    @Test func absentAndNull() throws {
        let json = try foundation(#"{"null": null, "in": {"null": null}, "some": [1, null]}"#)
        #expect("null" <~~ json as Int? == nil)
        #expect("in.null" <~~ json as Int? == nil)
        #expect("null.deeper" <~~ json as Int? == nil)
        #expect("other" <~~ json as Int? == nil)
        #expect("some" <~~ json == [1, nil] as [Int?])
        #expect(reasons { "some" <~~ json as [Int]? } == ["some[1]: expected an integer, found null"])
    }

    @Test func collections() throws {
        let json = try foundation(
            """
            {"grid": [[1, 2], [], [3]], "named": {"a": {"id": 1}, "b": {"id": 2}},
             "groups": {"x": [{"id": 3}], "y": []}, "table": [[{"id": 4}]], "any": [1, "a", null], "object": {"k": [1]}}
            """)
        #expect("grid" <~~ json == [[1, 2], [], [3]])
        #expect("named" <~~ json == ["a": Author(id: 1, name: nil), "b": Author(id: 2, name: nil)])
        #expect("groups" <~~ json == ["x": [Author(id: 3, name: nil)], "y": []])
        #expect("table" <~~ json == [[Author(id: 4, name: nil)]])
        let any: [Any]? = "any" <~~ json
        #expect(any?.count == 3 && any?.last is NSNull)
        let object: JSON? = "object" <~~ json
        #expect((object?["k"] as? [Int]) == [1])
        let keyed: [String: [Int]]? = "object" <~~ json
        #expect(keyed == ["k": [1]])
    }

    @Test("One bad value makes a collection nil, in arrays and dictionaries alike")
    func badElements() throws {
        let json = try foundation(
            #"{"list": [{"id": 1}, {}, {"id": "x"}], "named": {"b": {}, "a": {"id": 1}, "c": 5}, "flat": {"id": 1}}"#)
        #expect(
            reasons { "list" <~~ json as [Author]? } == [
                #"list[1]: expected Author, found an object with 0 members (absent or null: "id")"#,
                #"list[2].id: expected an integer, found the string "x""#,
            ])
        #expect(
            reasons { "named" <~~ json as [String: Author]? } == [
                #"named.b: expected Author, found an object with 0 members (absent or null: "id")"#,
                "named.c: expected an object for Author, found the number 5",
            ])
        #expect(Gloss.explain { "list" <~~ json as [Author]? }.result == nil)
        #expect(Gloss.explain { "named" <~~ json as [String: Author]? }.result == nil)
        #expect(reasons { "flat" <~~ json as [Author]? } == ["flat: expected an array, found an object with 1 member"])
        #expect(
            reasons { "list" <~~ json as [String: Author]? }
                == ["list: expected an object, found an array with 3 elements"])
    }

    @Test func typesThatAreDecodable() throws {
        struct Size: Decodable, Equatable {
            var width: Int
            var height: Int
        }
        let json = try foundation(#"{"size": {"width": 1, "height": 2}, "sizes": [{"width": true}], "data": "AQI="}"#)
        #expect("size" <~~ json == Size(width: 1, height: 2))
        #expect("data" <~~ json == Data([1, 2]))
        #expect(
            reasons { "sizes" <~~ json as [Size]? } == [
                #"sizes[0]: missing "height": expected an integer, by the declaration of Size"#,
                #"sizes[0].width: expected an integer, found true"#,
            ])
    }

    @Test func valuesThatAreThereAlready() throws {
        let author = Author(id: 7, name: nil)
        let date = Date(timeIntervalSince1970: 0)
        let url = try #require(URL(string: "a"))
        let json: JSON = [
            "author": author, "date": date, "url": url, "kind": Binding.paper, "number": NSNumber(value: 5),
        ]
        #expect("author" <~~ json == author)
        #expect("date" <~~ json == date)
        #expect("url" <~~ json == url)
        #expect("kind" <~~ json == Binding.paper)
        #expect("number" <~~ json == NSNumber(value: 5))
    }

    @Test("Dates have many forms, so <~~ makes none of them")
    func plainDates() {
        let expected = "expected Date, which Decoder.decode(dateForKey:dateFormatter:) makes, found the number 5"
        #expect(reasons { "d" <~~ ["d": 5] as Date? } == ["d: \(expected)"])
    }

    @Test("Truth values and numbers are not taken for each other inside collections either")
    func exactElements() throws {
        let json = try foundation(#"{"o": {"a": true}, "n": {"a": 1}, "l": [true], "m": [1, 0]}"#)
        #expect("o" <~~ json as [String: Int]? == nil)
        #expect("o" <~~ json as [String: Bool]? == ["a": true])
        #expect("n" <~~ json as [String: Bool]? == nil)
        #expect("l" <~~ json as [Int]? == nil)
        #expect("m" <~~ json as [Bool]? == nil)
        #expect("m" <~~ json as [Int]? == [1, 0])
    }
}
