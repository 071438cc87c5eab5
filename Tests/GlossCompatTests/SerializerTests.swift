import Foundation
import GlossCompat
import Testing

@Suite("The serializer, and models from text")
struct SerializerTests {
    private let serializer = GlossJSONSerializer()

    @Test func objects() throws {
        let json = try #require(serializer.json(from: Data(#"{"a": [1, 2.5, null, true]}"#.utf8), options: []))
        #expect((json["a"] as? [Any])?.count == 4)
        #expect(serializer.jsonArray(from: Data(#"[{"a": 1}, {}]"#.utf8), options: [.mutableContainers])?.count == 2)
        let big = #"{"n":123456789012345678901234567890}"#
        let read = try #require(serializer.json(from: Data(big.utf8), options: []))
        #expect(serializer.data(from: read, options: nil) == Data(big.utf8))
    }

    @Test func formats() {
        let json: JSON = ["b": "x/y", "a": 1]
        func text(_ options: JSONSerialization.WritingOptions?) -> String? {
            serializer.data(from: json, options: options).map { String(decoding: $0, as: UTF8.self) }
        }
        #expect(text(nil) == #"{"a":1,"b":"x\/y"}"#)
        #expect(text([.withoutEscapingSlashes, .sortedKeys]) == #"{"a":1,"b":"x/y"}"#)
        #expect(text(.prettyPrinted) == "{\n  \"a\": 1,\n  \"b\": \"x\\/y\"\n}")
    }

    @Test func failures() {
        func whole(_ text: String) -> [String] { reasons { serializer.json(from: Data(text.utf8), options: []) } }
        #expect(whole(#"{"a" 1}"#) == ["1:6: expected ':' after a key, found '1'"])
        #expect(whole("[1]").first == "expected an object, found an array with 1 element")
        #expect(
            reasons { serializer.jsonArray(from: Data("[1]".utf8), options: []) }
                == ["expected an array of objects, found an array with 1 element"])
        let deep = #"{"a":"# + String(repeating: "[", count: 600) + String(repeating: "]", count: 600) + "}"
        #expect(whole(deep).count == 1)
        let other = JSONSerialization.ReadingOptions(rawValue: 1 << 20)
        #expect(reasons { serializer.json(from: Data("{}".utf8), options: other) }.count == 1)
    }

    @Test func models() {
        #expect(Author(data: Data(#"{"id": 1}"#.utf8)) == Author(id: 1, name: nil))
        #expect([Author].from(data: Data(#"[{"id": 1}, {"id": 2}]"#.utf8))?.map(\.id) == [1, 2])
        #expect([Author].from(jsonArray: [["id": 1], ["id": 2]])?.map(\.id) == [1, 2])
        #expect(
            reasons { [Author].from(data: Data(#"[{"id": 1}, {"id": "2"}]"#.utf8)) }.first
                == #"[1].id: expected an integer, found the string "2""#)
        #expect(
            reasons { Author(data: Data("{}".utf8)) }.first
                == #"expected Author, found an object with 0 members (absent or null: "id")"#)
    }

    @Test("A serializer of one's own is asked")
    func others() {
        struct Fixed: JSONSerializer {
            func json(from data: Data, options: JSONSerialization.ReadingOptions) -> JSON? { ["id": 5] }
            func jsonArray(from data: Data, options: JSONSerialization.ReadingOptions) -> [JSON]? { [["id": 6]] }
            func data(from json: JSON, options: JSONSerialization.WritingOptions?) -> Data? { nil }
        }
        #expect(Author(data: Data(), serializer: Fixed())?.id == 5)
        #expect([Author].from(data: Data(), serializer: Fixed())?.map(\.id) == [6])
    }

    @Test("An option that only JSONSerialization has is named as the reason")
    func foreignOptions() {
        let other = JSONSerialization.ReadingOptions(rawValue: 1 << 20)
        let found = reasons { serializer.json(from: Data("{}".utf8), options: [.mutableLeaves, other]) }
        #expect(found.count == 1 && found.first?.hasPrefix("options that only JSONSerialization has: ") == true)
        let known: JSONSerialization.ReadingOptions = [.mutableContainers, .mutableLeaves, .fragmentsAllowed]
        #expect(serializer.json(from: Data("{}".utf8), options: known) != nil)
    }
}
