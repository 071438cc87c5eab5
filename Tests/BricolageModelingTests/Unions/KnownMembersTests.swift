import BricolageCore
import BricolageModeling
import Testing

/// Of several types that fit an object, the one that knows most of its members is meant.
@Suite struct KnownMembersTests {
    private struct Person: Codable, Equatable {
        var name: String
        var age: Int?
        var email: String?
    }

    private struct Place: Codable, Equatable {
        var name: String
        var country: String?
    }

    private struct Wrapped: Codable, Equatable {
        var place: Place

        init(from decoder: any Decoder) throws { place = try decoder.singleValueContainer().decode(Place.self) }

        func encode(to encoder: any Encoder) throws { try place.encode(to: encoder) }
    }

    private func read<T: Decodable>(_ text: String) throws -> T { try JSON.decode(T.self, from: text) }

    @Test func membersThatAreNotThereDoNotCount() throws {
        let value: OneOf<Person>.Or<Place> = try read(#"{"name": "Bern", "country": "CH"}"#)
        #expect(value == .v2(Place(name: "Bern", country: "CH")))
        let person: OneOf<Place>.Or<Person> = try read(#"{"name": "Ann", "age": 40}"#)
        #expect(person == .v2(Person(name: "Ann", age: 40)))
    }

    @Test func membersThatAreNullCount() throws {
        let value: OneOf<Person>.Or<Place> = try read(#"{"name": "Bern", "country": null}"#)
        #expect(value == .v2(Place(name: "Bern")))
    }

    @Test func theFirstOfEqualsIsMeant() throws {
        let value: OneOf<Person>.Or<Place> = try read(#"{"name": "Bern"}"#)
        #expect(value == .v1(Person(name: "Bern")))
        let unknown: OneOf<Person>.Or<Place> = try read(#"{"name": "Bern", "mayor": 1}"#)
        #expect(unknown == .v1(Person(name: "Bern")))
    }

    @Test func aWrapperIsLookedThrough() throws {
        let value: OneOf<Person>.Or<Wrapped> = try read(#"{"name": "Bern", "country": "CH"}"#)
        #expect(value.v2?.place == Place(name: "Bern", country: "CH"))
    }

    @Test func aDictionaryKnowsNoMembers() throws {
        let value: OneOf<[String: String]>.Or<Place> = try read(#"{"name": "Bern", "country": "CH"}"#)
        #expect(value == .v2(Place(name: "Bern", country: "CH")))
    }
}
