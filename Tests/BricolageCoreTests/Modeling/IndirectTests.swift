import BricolageCore
import BricolageFields
import BricolageWriting
import Foundation
import Testing

private struct Person: Codable, Hashable {
    var name: String
    @Indirect var parent: Person?
}

@Suite struct IndirectTests {
    @Test func recursiveTypesWithEveryCoder() throws {
        let text = #"{"name":"a","parent":{"name":"b","parent":{"name":"c"}}}"#
        let person = try JSON.decode(Person.self, from: text)
        #expect(person.parent?.parent?.name == "c" && person.parent?.parent?.parent == nil)
        #expect(try JSON.Encoder().encodeToString(person) == text)
        #expect(try JSONDecoder().decode(Person.self, from: Data(text.utf8)) == person)
        #expect(try JSONDecoder().decode(Person.self, from: JSONEncoder().encode(person)) == person)
        #expect(Set([person, person]).count == 1)
        var other = person
        other.parent?.name = "z"
        #expect(other != person && person.parent?.name == "b")
        #expect(try JSON.decode(Person.self, from: #"{"name":"a","parent":null}"#).parent == nil)
    }

    @Test func whatIsAbsentTakesNoBox() {
        var model = Boxed(text: nil, count: 3, doubly: nil)
        #expect(model.boxes == [false, true, false])
        #expect(model.text == nil && model.count == 3 && model.doubly == nil)
        model.text = "a"
        model.doubly = .some(nil)
        #expect(model.boxes == [true, true, true])
        #expect(model.text == "a" && model.doubly != nil)
        model.text = nil
        model.doubly = nil
        #expect(model.boxes == [false, true, false])
        #expect(model.text == nil && model.doubly == nil)
    }

    @Test func equalityKnowsNilFromAnOptionalOfNil() {
        #expect(Boxed(text: nil, count: 1, doubly: nil) == Boxed(text: nil, count: 1, doubly: nil))
        #expect(Boxed(text: nil, count: 1, doubly: nil) != Boxed(text: "", count: 1, doubly: nil))
        #expect(Boxed(text: nil, count: 1, doubly: nil) != Boxed(text: nil, count: 1, doubly: .some(nil)))
        #expect(Boxed(text: nil, count: 1, doubly: nil).hashValue == Boxed(text: nil, count: 1, doubly: nil).hashValue)
    }

    @Test func writtenAsItsBoxOrAsItsValueItIsTheSame() throws {
        let values = [
            Written(text: "a", count: 3, person: Leaf(name: "b"), list: [], presence: .null),
            Written(text: nil, count: 0, person: nil, list: ["c"], presence: .value(1)),
            Written(text: "", count: -1, person: nil, list: nil, presence: .absent),
        ]
        let texts = [
            #"{"text":"a","count":3,"person":{"name":"b"},"list":[],"presence":null}"#,
            #"{"count":0,"list":["c"],"presence":1}"#, #"{"text":"","count":-1}"#,
        ]
        for (value, text) in zip(values, texts) {
            #expect(try JSON.Encoder().encodeToString(value) == text)
            #expect(try JSON.Encoder().encodeToString(Unboxed(value)) == text)
            let foreign = try JSON(parsing: [UInt8](JSONEncoder().encode(value)))
            #expect(try foreign == JSON(parsing: text))
        }
    }

    @Test func genericCodeTakesNoBoxEither() {
        func isBoxed<Value>(_ value: Value) -> Bool {
            withUnsafeBytes(of: Indirect(wrappedValue: value)) { $0.load(as: UInt.self) != 0 }
        }
        func wrapped<Value>(_ value: Value) -> Value { Indirect(wrappedValue: value).wrappedValue }
        #expect(!isBoxed(nil as String?) && isBoxed("a" as String?) && isBoxed("a") && isBoxed(.some(nil) as Int??))
        #expect(wrapped(nil as String?) == nil && wrapped("a" as String?) == "a" && wrapped(3) == 3)
    }
}

private struct Boxed: Hashable {
    @Indirect var text: String?
    @Indirect var count: Int
    @Indirect var doubly: Int??

    /// For each member, whether it holds a reference.
    var boxes: [Bool] {
        withUnsafeBytes(of: self) { bytes in bytes.bindMemory(to: UInt.self).map { $0 != 0 } }
    }
}

private struct Leaf: JSONWritableObject {
    var name: String

    func write(fields: inout JSONOutput) { fields["name"] = name }
}

/// Writes its boxes.
private struct Written: JSONWritableObject {
    @Indirect var text: String?
    @Indirect var count: Int
    @Indirect var person: Leaf?
    @Indirect var list: [String]?
    @Indirect var presence: Nullable<Int>

    func write(fields: inout JSONOutput) {
        fields["text"] = _text
        fields["count"] = _count
        fields["person"] = _person
        fields["list"] = _list
        fields["presence"] = _presence
    }
}

/// Writes what is in the boxes.
private struct Unboxed: JSONWritableObject {
    var value: Written

    init(_ value: Written) { self.value = value }

    func write(fields: inout JSONOutput) {
        fields["text"] = value.text
        fields["count"] = value.count
        fields["person"] = value.person
        fields["list"] = value.list
        fields["presence"] = value.presence
    }
}
