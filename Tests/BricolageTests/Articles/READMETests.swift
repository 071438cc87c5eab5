import Bricolage
import BricolageValidation
import Foundation
import Testing

/// The snippets of the README are here between `// snippet` and `// end`, and do what the README says they do.
@Suite("README")
struct ReadmeTests {
    @Test("values")
    func values() throws {
        // snippet
        var order: JSON = ["item": "tea", "price": 4.50, "tags": ["hot", nil]]
        order["amount"] = 12
        let first = order["tags"]?[0]?.string
        let text = order.serialized()
        // end
        #expect(first == "hot")
        #expect(text == #"{"item":"tea","price":4.5,"tags":["hot",null],"amount":12}"#)
    }

    @Test("numbers")
    func numbers() throws {
        // snippet
        let large = try JSON(parsing: #"{"id": 18446744073709551616, "ratio": 1.0}"#)
        let same = large.serialized()
        // end
        #expect(same == #"{"id":18446744073709551616,"ratio":1.0}"#)
    }

    @Test("documents")
    func documents() throws {
        // snippet
        let document = try JSONDocument(parsing: #"{"people": [{"name": "Ann"}]}"#)
        let name = document.root[pointer: "/people/0/name"]
        let place = name?.location.description
        // end
        #expect(name?.string == "Ann")
        #expect(place == "1:22")
    }

    @Test("coders")
    func coders() throws {
        // snippet
        struct Person: Codable, Equatable {
            var name: String
            var age: Int?
        }
        let person = try JSON.decode(Person.self, from: #"{"name": "Ann", "age": 40}"#)
        let bytes = try JSON.encode(person)
        // end
        #expect(person == Person(name: "Ann", age: 40))
        #expect(bytes == Array(#"{"name":"Ann","age":40}"#.utf8))
    }

    @Test("every error")
    func everyError() throws {
        // snippet
        struct Menu: Decodable {
            struct Dish: Decodable {
                var name: String
                var price: Double
            }
            var title: String
            var dishes: [Dish]
        }
        let text = #"{"titel": "Lunch", "dishes": [{"name": null, "price": "5"}]}"#
        let issues = JSON.decodingIssues(of: Menu.self, in: try JSONDocument(parsing: text))
        print(issues)
        // end
        #expect(issues.issues.map(\.pointer.description) == ["", "/dishes/0/name", "/dishes/0/price"])
        try expectPrinted(issues.description)
    }

    @Test("streams")
    func streams() throws {
        struct Person: Codable, Equatable {
            var name: String
        }
        var names: [String] = []
        let chunks = [Array(#"{"name": "A"#.utf8), Array("nn\"}\n{\"name\": \"Bo\"}".utf8)]
        // snippet
        var people = JSON.Decoder().elements(Person.self, of: chunks, as: .lines)
        while let person = try people.next() { names.append(person.name) }
        // end
        #expect(names == ["Ann", "Bo"])
    }

    @Test("validation")
    func validation() throws {
        // snippet
        let rules = """
            {"properties": {"amount": {"minimum": 1}, "size": {"enum": ["small", "large"]}}, "required": ["item"]}
            """
        let schema = try CompiledSchema(JSONDocument(parsing: rules))
        print(schema.report(on: try JSONDocument(parsing: #"{"itme": "tea", "amount": 0, "size": "lage"}"#)))
        // end
        let report = schema.report(on: try JSONDocument(parsing: #"{"itme": "tea", "amount": 0, "size": "lage"}"#))
        try expectPrinted(report.description)
    }

    /// Expects the README to show what was printed.
    private func expectPrinted(_ text: String) throws {
        let readme = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../README.md").standardized
        let printed = text.components(separatedBy: "\n").map { "    \($0)" }.joined(separator: "\n")
        #expect(try String(contentsOf: readme, encoding: .utf8).contains(printed), "\(printed)")
    }
}
