import Bricolage
import Foundation
import Testing

/// A class that was asked for as its superclass became the superclass.
@Suite struct ClassParityTests {
    private class Person: Codable {
        var name = ""
    }

    private final class Employee: Person {
        var salary = 0

        private enum CodingKeys: CodingKey { case salary }

        required init(from decoder: any Decoder) throws {
            try super.init(from: decoder)
            salary = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .salary)
        }
    }

    private struct Holder: Decodable {
        var first: Person
        var second: Person

        private enum CodingKeys: CodingKey { case first, list }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            first = try container.decode(Employee.self as Person.Type, forKey: .first)
            var list = try container.nestedUnkeyedContainer(forKey: .list)
            second = try list.decode(Employee.self as Person.Type)
        }
    }

    @Test func theMetatypeSaysWhatIsMade() throws {
        let text = #"{"name":"Ada","salary":3}"#
        let ours = try JSON.decode(Employee.self as Person.Type, from: text)
        let theirs = try JSONDecoder().decode(Employee.self as Person.Type, from: Data(text.utf8))
        #expect(type(of: ours) == type(of: theirs))
        #expect((ours as? Employee)?.salary == 3)
        let holder = try JSON.decode(Holder.self, from: #"{"first":\#(text),"list":[\#(text)]}"#)
        let data = Data(#"{"first":\#(text),"list":[\#(text)]}"#.utf8)
        let theirHolder = try JSONDecoder().decode(Holder.self, from: data)
        // The standard library does not hand the metatype on to keyed containers.
        #expect(type(of: holder.first) == type(of: theirHolder.first))
        #expect(type(of: holder.second) == type(of: theirHolder.second))
        #expect(holder.second is Employee)
    }

    @Test func whatItLacksIsReported() throws {
        let issues = try #require(throws: DecodingIssues.self) {
            try JSON.decode(Employee.self as Person.Type, from: #"{"name":"Ada","salary":"much"}"#)
        }
        #expect(issues.issues.map(\.pointer) == ["/salary"])
    }
}
