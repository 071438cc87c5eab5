import BricolageCore
import BricolageFields
import BricolageModeling
import BricolageWriting
import TestSupport
import Testing

@Suite struct MeantTests {
    private struct Food: JSONModel, Equatable {
        var title: String

        init(title: String) { self.title = title }
        init(fields: inout JSONFields) throws { title = try fields["title"] }
        func write(fields: inout JSONOutput) { fields["title"] = title }
    }

    private func read<T: JSONReadable & JSONRecognizable>(_ type: T.Type, _ text: String) throws -> T {
        try JSONDocument(parsing: text).root.read(Meant<T>.self).meant ?? Self.none()
    }

    private static func none<T>() throws -> T { throw CancellationError() }

    @Test func whatIsMeantIsReadAsThat() throws {
        #expect(try read(Int.self, "7") == 7)
        #expect(try read(String.self, #""Rice""#) == "Rice")
        #expect(try read(Food.self, #"{"title": "Rice"}"#) == Food(title: "Rice"))
        #expect(try read([Int].self, "[]") == [])
        #expect(try read([Int].self, "[1, 2]") == [1, 2])
        #expect(try read([[Food]].self, #"[[{"title": "Rice"}]]"#) == [[Food(title: "Rice")]])
    }

    @Test(arguments: ["null", "true", "1.5", #""7""#, "[7]", #"{"a": 7}"#])
    func otherKindsAreKept(text: String) throws {
        let value = try JSONDocument(parsing: text).root.read(Meant<Int>.self)
        #expect(value == .other(try JSON(parsing: text)))
        #expect(try JSON.encode(value) == Array(JSON(parsing: text).serialized().utf8))
    }

    @Test(arguments: [#"{}"#, #"{"title": 7}"#])
    func anObjectThatIsMeantMustBeWhatItIsMeantToBe(text: String) throws {
        #expect(throws: JSONReadingError.self) { try JSONDocument(parsing: text).root.read(Meant<Food>.self) }
    }

    @Test(arguments: [#"["a"]"#, #"[1, "a"]"#, "[null]"])
    func soMustAnArray(text: String) throws {
        #expect(throws: JSONReadingError.self) { try JSONDocument(parsing: text).root.read(Meant<[Int]>.self) }
    }

    private struct Shelf: JSONReadableObject {
        var top: Meant<Food>?

        init(fields: inout JSONFields) throws { top = try fields["top"] }
    }

    @Test func nullIsAValueOfAnotherKindAndAbsenceIsNone() throws {
        #expect(try JSON.decode(Shelf.self, from: #"{"top": null}"#).top == .other(.null))
        #expect(try JSON.decode(Shelf.self, from: "{}").top == nil)
    }
}
