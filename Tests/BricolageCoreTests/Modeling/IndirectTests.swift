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
}
