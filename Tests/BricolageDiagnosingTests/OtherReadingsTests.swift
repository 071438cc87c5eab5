import BricolageCore
import Testing

/// If a type reads a value in one way or another, the faults that the intended way finds are reported.
@Suite struct OtherReadingsTests {
    private func places<T: Decodable>(_ type: T.Type, _ text: String) throws -> [String] {
        try JSON.Decoder().decodingIssues(of: type, in: text).issues.map { "\($0.pointer) \($0.kind.name)" }
    }

    private struct Aliased: Decodable {
        var timeout: Int
        var color: String

        enum CodingKeys: CodingKey { case timeout, milliseconds, color, colour, tint }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            if let seconds = try container.decodeIfPresent(Int.self, forKey: .timeout) {
                timeout = seconds * 1000
            } else {
                timeout = try container.decode(Int.self, forKey: .milliseconds)
            }
            color =
                try container.decodeIfPresent(String.self, forKey: .color)
                ?? container.decodeIfPresent(String.self, forKey: .colour)
                ?? container.decode(String.self, forKey: .tint)
        }
    }

    @Test func anotherNameOfAKeyIsNotMissingWhereTheFirstHasABadValue() throws {
        #expect(try places(Aliased.self, #"{"timeout":"x","color":1}"#) == ["/timeout wrong-kind"])
        #expect(try places(Aliased.self, #"{"timeout":1,"colour":1}"#) == ["/colour wrong-kind"])
        #expect(try places(Aliased.self, #"{"milliseconds":"x"}"#) == ["/milliseconds wrong-kind"])
    }

    private struct Posts: Decodable {
        struct Author: Decodable { var name: String, mail: String }

        var tags: [String]
        var authors: [Author]

        enum CodingKeys: CodingKey { case tags, authors }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            func list<T: Decodable>(_ key: CodingKeys) throws -> [T] {
                if let one = try? container.decode(T.self, forKey: key) { return [one] }
                return try container.decode([T].self, forKey: key)
            }
            tags = try list(.tags)
            authors = try list(.authors)
        }
    }

    @Test func oneOrManyAreToldApartByTheKindOfTheValue() throws {
        #expect(
            try places(Posts.self, #"{"tags":[1,"a",2],"authors":{"name":1}}"#) == [
                "/tags/0 wrong-kind", "/tags/2 wrong-kind",
            ])
        #expect(
            try places(Posts.self, #"{"tags":[],"authors":[{"name":"n"},{"name":"n","mail":1}]}"#) == [
                "/authors/0 missing-key", "/authors/1/mail wrong-kind",
            ])
        #expect(
            try places(Posts.self, #"{"tags":"a","authors":{"name":1,"mail":2}}"#) == [
                "/authors/name wrong-kind", "/authors/mail wrong-kind",
            ])
    }

    private enum Column: Decodable {
        case numbers([Double])
        case texts([String])
        case rows([[String: Int]])
        case counts([String: Int])
        case names([String: String])

        struct Refusal: Error {}

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let numbers = try? container.decode([Double].self) {
                self = .numbers(numbers)
            } else if let texts = try? container.decode([String].self) {
                self = .texts(texts)
            } else if let rows = try? container.decode([[String: Int]].self) {
                self = .rows(rows)
            } else if let counts = try? container.decode([String: Int].self) {
                self = .counts(counts)
            } else if let names = try? container.decode([String: String].self) {
                self = .names(names)
            } else {
                throw Refusal()
            }
        }
    }

    @Test func oneBadElementDoesNotMakeACollectionOneOfAnotherType() throws {
        #expect(try places(Column.self, #"[{"a":1},{"a":2},false,{"a":3}]"#) == ["/2 wrong-kind"])
        #expect(try places(Column.self, #"["a","b",1,"c",null]"#) == ["/2 wrong-kind", "/4 unexpected-null"])
        #expect(try places(Column.self, #"[{"a":1},{"a":"x"},{"b":2}]"#) == ["/1/a wrong-kind"])
        #expect(try places(Column.self, #"{"a":1,"b":false,"c":2}"#) == ["/b wrong-kind"])
        #expect(try places(Column.self, #"{"a":"x","b":false,"c":"y"}"#) == ["/b wrong-kind"])
    }
}
