import BricolageCore
import BricolageFields
import BricolageModeling
import Testing

/// Of several types that fit an object, the one that knows most of its members is meant.
@Suite struct KnownMembersTests {
    private struct Person: Codable, Equatable {
        var name: String
        var age: Int?
        // The standard library requests members of types without a method of their own in another way.
        var emails: [String]?
        var friends: [Person]?
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

    /// Requests the decoder of a member, and asks whether another is null, even if these members are absent.
    private struct Tolerant: Codable, Equatable {
        var name: String

        enum CodingKeys: CodingKey { case name, country, mayor, river }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            name = try container.decode(String.self, forKey: .name)
            _ = try? String(from: container.superDecoder(forKey: .mayor))
            _ = try? container.decodeNil(forKey: .river)
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(name, forKey: .name)
        }
    }

    @Test func membersThatWereLookedForInVainDoNotCount() throws {
        let value: OneOf<Tolerant>.Or<Place> = try read(#"{"name": "Bern", "country": "CH"}"#)
        #expect(value == .v2(Place(name: "Bern", country: "CH")))
        let known: OneOf<Place>.Or<Tolerant> = try read(#"{"name": "Bern", "mayor": "A", "river": "Aare"}"#)
        #expect(known.v2?.name == "Bern")
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

    private struct Plain: Codable, Equatable { var x: Int }

    /// Can be read only by a decoder that has an entry for it in its user info.
    private struct Needy: Codable, Equatable {
        var x: Int
        var y: Int

        private enum CodingKeys: String, CodingKey { case x, y }

        init(from decoder: any Decoder) throws {
            guard CodingUserInfoKey(rawValue: "need").map({ decoder.userInfo[$0] != nil }) == true else {
                throw CancellationError()
            }
            let container = try decoder.container(keyedBy: CodingKeys.self)
            x = try container.decode(Int.self, forKey: .x)
            y = try container.decode(Int.self, forKey: .y)
        }
    }

    private enum Either: JSONVariantEnum {
        case plain(Plain), needy(Needy)

        static let variants = JSONVariants<Either>(.untagged) {
            JSONVariant(Either.plain)
            JSONVariant(Either.needy)
        }

        var payload: any Encodable {
            switch self {
            case .plain(let value): value
            case .needy(let value): value
            }
        }
    }

    private struct Holder: JSONReadableObject {
        var either: Either

        init(fields: inout JSONFields) throws { either = try fields["either"] }
    }

    /// Formerly, members were counted by a separate decoder, for which such a type knows none.
    @Test func membersAreCountedByADecoderThatCarriesOn() throws {
        let key = try #require(CodingUserInfoKey(rawValue: "need"))
        let holder = try JSON.Decoder(userInfo: [key: 1]).decode(Holder.self, from: #"{"either": {"x": 1, "y": 2}}"#)
        guard case .needy = holder.either else {
            Issue.record("\(holder.either)")
            return
        }
    }

    /// Two canonically equivalent keys are two members.
    @Test func equivalentKeysAreTwoMembers() throws {
        struct Twins: Codable, Equatable {
            var one: Int
            var other: Int

            private enum CodingKeys: String, CodingKey { case one = "\u{e9}", other = "e\u{301}" }
        }
        struct Single: Codable, Equatable {
            var one: Int

            private enum CodingKeys: String, CodingKey { case one = "\u{e9}" }
        }
        let value: OneOf<Single>.Or<Twins> = try read("{\"\u{e9}\": 1, \"e\u{301}\": 2}")
        #expect(value == .v2(Twins(one: 1, other: 2)))
    }
}
