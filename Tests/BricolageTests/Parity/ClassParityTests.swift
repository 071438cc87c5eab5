import Bricolage
import Foundation
import Testing

/// A class that is requested as its superclass, in which case the superclass was once made.
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
        // The standard library does not pass the metatype on to keyed containers.
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

    /// Requests its own key before its superclass requests another.
    private final class Manager: Person {
        var rank = 0

        private enum CodingKeys: CodingKey { case rank }

        required init(from decoder: any Decoder) throws {
            rank = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .rank)
            try super.init(from: decoder)
        }
    }

    // The superclass was once examined instead: its missing members were reported, and another error was thrown.
    @Test(arguments: [
        #"{"rank":"high","name":1}"#, #"{"rank":"high"}"#, #"{"rank":"high","name":"Ada"}"#, #"{"name":1}"#,
        #"{"rank":1,"name":1}"#, #"{"rank":1}"#, "[]",
    ])
    func theIssuesAreThoseOfTheClassItself(text: String) throws {
        let document = try JSONDocument(parsing: text)
        let issues = JSON.Decoder().decodingIssues(of: Manager.self as Person.Type, in: document)
        #expect(issues == JSON.Decoder().decodingIssues(of: Manager.self, in: document))
        let thrown = #expect(throws: DecodingIssues.self) {
            try JSON.decode(Manager.self as Person.Type, from: document)
        }
        #expect(thrown == issues)
        let theirs = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Manager.self as Person.Type, from: Data(text.utf8))
        }
        let ours = try #require(issues.decodingError)
        #expect(FaultSummary(ours) == FaultSummary(try #require(theirs)))
    }

    /// Holds its members as values of classes that their tags name, as families of classes do.
    private struct Team: Decodable {
        var people: [Person] = []
        var leader: Person

        private enum CodingKeys: CodingKey { case people, leader, deputies }
        private enum Tag: CodingKey { case type }

        private struct Anyone: Decodable {
            let person: Person

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                person = try container.decode(Employee.self as Person.Type)
            }
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            var tags = try container.nestedUnkeyedContainer(forKey: .people)
            var list = tags
            while !tags.isAtEnd {
                let tag = try tags.nestedContainer(keyedBy: Tag.self).decode(String.self, forKey: .type)
                let type: Person.Type = tag == "employee" ? Employee.self : Person.self
                people.append(try list.decode(type))
            }
            leader = try container.decode(Anyone.self, forKey: .leader).person
            guard container.contains(.deputies) else { return }
            var deputies = try container.nestedUnkeyedContainer(forKey: .deputies)
            while !deputies.isAtEnd {
                if let person = try deputies.decodeIfPresent(Employee.self as Person.Type) { people.append(person) }
            }
        }
    }

    // After the member that the class lacks there is another fault, which was once reported instead.
    @Test(arguments: [
        (#"[{"type":"employee","name":"Eve"}]"#, "1"),
        ("[]", #"{"name":"Ada"},"deputies":1"#),
        ("[]", #"{"name":"Ada","salary":1},"deputies":[null,{"name":"Eve"},1]"#),
        (#"[{"type":"person","name":"Ada"},{"type":"employee","name":"Eve"}]"#, #"{"name":"Ada","salary":1}"#),
        (#"[{"type":"employee","name":"Eve","salary":1},{"type":"person"}]"#, #"{"name":"Ada","salary":1}"#),
        (#"[{"type":"employee","name":"Eve","salary":"much"}]"#, #"{"name":"Ada","salary":1}"#),
        ("[]", #"{"name":"Ada"}"#),
        ("[]", #"{"name":"Ada","salary":null}"#),
        ("[]", #"{"name":"Ada","salary":1},"deputies":[null,{"name":"Eve"}]"#),
    ])
    func whatAClassLacksIsReportedWhereItsSuperclassIsAskedFor(people: String, leader: String) throws {
        let text = #"{"people":\#(people),"leader":\#(leader)}"#
        let issues = try JSON.Decoder().decodingIssues(of: Team.self, in: text)
        let issue = try #require(issues.issues.first)
        #expect(issues.issues.count == 1)
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Team.self, from: Data(text.utf8))
        }
        let context: DecodingError.Context
        var key: String?
        switch try #require(error) {
        case .keyNotFound(let missing, let found): (key, context) = (missing.stringValue, found)
        case .typeMismatch(_, let found), .valueNotFound(_, let found), .dataCorrupted(let found): context = found
        @unknown default: return
        }
        let place = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
        #expect(issue.pointer.description == place.map { "/" + $0 }.joined())
        if let key { #expect(issue.kind == .missing(key: key)) }
    }
}
