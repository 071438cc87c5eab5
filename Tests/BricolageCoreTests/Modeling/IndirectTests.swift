import BricolageCore
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
