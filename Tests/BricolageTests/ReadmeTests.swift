import Bricolage
import Foundation
import Testing

/// The snippets of the README stand here between `// README` and `// end`, and do what the README says they do.
@Suite("README")
struct ReadmeTests {
    @Test("values")
    func values() throws {
        // README
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
        // README
        let large = try JSON(parsing: #"{"id": 18446744073709551616, "ratio": 1.0}"#)
        let same = large.serialized()
        // end
        #expect(same == #"{"id":18446744073709551616,"ratio":1.0}"#)
    }

    @Test("documents")
    func documents() throws {
        // README
        let document = try JSONDocument(parsing: #"{"people": [{"name": "Ann"}]}"#)
        let name = document.root[pointer: "/people/0/name"]
        let place = name?.location.description
        // end
        #expect(name?.string == "Ann")
        #expect(place == "1:22")
    }

    @Test("coders")
    func coders() throws {
        // README
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

    @Test("shows exactly the snippets that are compiled here")
    func snippetsAreCompiled() throws {
        let here = URL(fileURLWithPath: #filePath)
        let root = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        let source = try String(contentsOf: here, encoding: .utf8)
        let shown = Self.regions(of: readme, from: "```swift", to: "```")
        let compiled = Self.regions(of: source, from: "// README", to: "// end")
        #expect(shown.count == 4)
        #expect(shown == compiled)
    }

    /// The lines between marks that stand alone on a line, without the indentation that a region has as a whole.
    private static func regions(of text: String, from start: String, to end: String) -> [[String]] {
        var regions: [[String]] = []
        var region: [String]?
        for line in text.components(separatedBy: "\n") {
            let bare = line.trimmingCharacters(in: .whitespaces)
            if region == nil, bare == start {
                region = []
            } else if let finished = region, bare == end {
                let indent = finished.map { $0.prefix { $0 == " " }.count }.min() ?? 0
                regions.append(finished.map { String($0.dropFirst(indent)) })
                region = nil
            } else {
                region?.append(line)
            }
        }
        return regions
    }
}
