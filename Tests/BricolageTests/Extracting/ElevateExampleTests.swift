import Bricolage
import Foundation
import Testing

/// The example of Elevate's page: required, optional, transformed and nested values, without a dictionary of `Any`.
@Suite struct ElevateExampleTests {
    struct Address: JSONReadableValue, Equatable {
        let street: String
        let zip: Int

        init(json: JSONDocument.Node) throws {
            (street, zip) = try json.extract(.required("street"), .required("zip", by: .lenient()))
        }
    }

    struct Person: JSONReadableValue {
        let identifier: Int
        let name: String
        let nickname: String?
        let birthDate: Date
        let isMember: Bool?
        let addresses: [Address]

        init(json: JSONDocument.Node) throws {
            (identifier, name, nickname, birthDate, isMember, addresses) = try json.extract(
                .required("identifier"),
                .required("name"),
                .optional("nickname"),
                .required("birthDate", by: .date("yyyy-MM-dd")),
                .optional("isMember"),
                .required("addresses"))
        }
    }

    @Test func readsTheWholePerson() throws {
        let data = Data(
            #"""
            {"response": {"person": {
              "identifier": 1, "name": "Ann", "birthDate": "1990-07-01",
              "addresses": [{"street": "A", "zip": 12345}, {"street": "B", "zip": "54321"}]
            }}}
            """#.utf8)
        let person = try JSON.decode(Person.self, from: data, at: "response.person")
        #expect(person.identifier == 1)
        #expect(person.nickname == nil)
        #expect(person.birthDate == Date(timeIntervalSince1970: 646_790_400))
        #expect(person.addresses.map(\.zip) == [12345, 54321])
    }

    /// Elevate reported four problems without usable paths here, `JSONDecoder` one.
    @Test func fourFaultsAreFourIssues() throws {
        let text = #"""
            {"identifier": "one",
             "name": null,
             "birthDate": "tomorrow",
             "addresses": [{"street": "A", "zip": 1}, {"street": "B", "zip": "?"}]}
            """#
        let error = #expect(throws: DecodingIssues.self) { try JSON.decode(Person.self, from: text) }
        #expect(
            error?.issues.map { "\($0.location?.description ?? "?") \($0.pointer) \($0.kind.name)" } == [
                "1:16 /identifier wrong-kind", "2:10 /name unexpected-null", "3:15 /birthDate invalid-value",
                "4:66 /addresses/1/zip invalid-value",
            ])
    }
}
