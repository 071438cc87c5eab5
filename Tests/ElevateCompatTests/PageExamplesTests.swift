import Bricolage
import BricolageBridging
import ElevateCompat
import Foundation
import Testing

@Suite("Elevate's page")
struct PageExamplesTests {
    private static let person = Data(
        """
        {"identifier": 7, "name": "Ann", "nickname": null, "birthDate": "1990-02-03", "isMember": true,
         "addresses": [{"street": "High Street 1", "city": "Bath"}, {"street": "Low Lane 2", "city": "York"}]}
        """.utf8)

    @Test("decodes an object at a key path")
    func avatar() throws {
        let data = Data(#"{"response": {"avatar": {"url": "https://a.example/b.png", "width": 3, "height": 4}}}"#.utf8)
        let avatar: Avatar = try Elevate.decodeObject(from: data, atKeyPath: "response.avatar")
        #expect(avatar == Avatar(URL: try #require(URL(string: "https://a.example/b.png")), width: 3, height: 4))
    }

    @Test("decodes objects of two forms with two decoders")
    func decoders() throws {
        let data1 = Data(#"{"response": {"avatar": {"url": "https://a.example", "width": 3, "height": 4}}}"#.utf8)
        let data2 = Data(
            #"{"alternative": {"response": {"avatar": {"location": "https://a.example", "w": 3, "h": 4}}}}"#.utf8)
        let avatar1: Avatar = try Elevate.decodeObject(
            from: data1,
            atKeyPath: "response.avatar",
            with: AvatarDecoder()
        )
        let avatar2: Avatar = try Elevate.decodeObject(
            from: data2,
            atKeyPath: "alternative.response.avatar",
            with: AlternateAvatarDecoder()
        )
        #expect(avatar1 == avatar2)
        #expect(avatar1.width == 3)
    }

    @Test("decodes a structure with optional properties, a date and an array")
    func structures() throws {
        let person: Person = try Elevate.decodeObject(from: Self.person)
        #expect(person.identifier == 7)
        #expect(person.name == "Ann")
        #expect(person.nickname == nil)
        #expect(person.isMember == true)
        #expect(Calendar.current.component(.year, from: person.birthDate) == 1990)
        #expect(
            person.addresses == [
                Address(street: "High Street 1", city: "Bath"), Address(street: "Low Lane 2", city: "York"),
            ])
    }

    @Test("encodes a structure, whose date is no JSON")
    func encoding() throws {
        let person: Person = try Elevate.decodeObject(from: Self.person)
        let json = try #require(person.json as? [String: Any])
        #expect(Set(json.keys) == ["identifier", "name", "birthDate", "addresses", "isMember"])
        #expect((json["addresses"] as? [[String: String]])?.last?["city"] == "York")
        let error = try #require(throws: FoundationObjectError.self) { try JSON(foundationObject: json) }
        #expect(error.pointer == "/birthDate")
    }

    @Test("converts the value of a property with a decoder")
    func dates() throws {
        let dateDecoder = DateDecoder(dateFormatString: "yyyy-MM-dd 'at' HH:mm")
        let data = Data(#"{"dateString": "2015-01-30 at 13:00"}"#.utf8)

        let entity = try Parser.parseEntity(data: data) { schema in
            schema.addProperty(keyPath: "dateString", type: .string, decoder: dateDecoder)
        }
        let date: Date = entity <-! "dateString"
        let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day, .hour, .minute], from: date)
        #expect([parts.year, parts.month, parts.day, parts.hour, parts.minute] == [2015, 1, 30, 13, 0])
    }

    @Test("throws the older spelling of an error")
    func olderErrors() throws {
        #expect(try PageDateDecoder().decode("2015") is Date)
        let error = try #require(throws: ParserError.self) { try PageDateDecoder().decode(1) }
        guard case .validation(let reason) = error else {
            Issue.record("another case")
            return
        }
        #expect(reason == "DateParser object to parse was not a String.")
    }

    @Test("has an older name for the types of properties, and older spellings")
    func olderTypes() throws {
        let type: ParserPropertyProtocol = .Array
        let entity = try Parser.parseEntity(json: ["a": [1], "d": ["x": 1], "s": "t"]) { schema in
            schema.addProperty(keyPath: "a", type: type, decodableType: Int.self)
            schema.addProperty(keyPath: "d", type: .Dictionary)
            schema.addProperty(keyPath: "s", type: .String)
        }
        #expect(entity.count == 3)
        #expect(
            [.URL, .Bool, .Double, .Float, .Int, .UInt] == [
                ParserPropertyProtocol.url, .bool, .double, .float, .int, .uint,
            ])
    }
}
