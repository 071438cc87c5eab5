import Bricolage
import Testing

/// The snippets of the article on issues.
@Suite("Seeing every error")
struct SeeingEveryErrorTests {
    @Test func fourIssues() throws {
        // snippet
        struct Menu: Decodable {
            struct Dish: Decodable {
                var name: String
                var price: Double
            }
            var title: String
            var dishes: [Dish]
            var opens: Int
        }

        let text = """
            {
              "titel": "Lunch",
              "dishes": [{"name": "Soup", "price": "4.50"}, {"name": null, "price": 5}],
              "opens": 11.5
            }
            """
        do {
            _ = try JSON.decode(Menu.self, from: text)
        } catch let failure as DecodingIssues {
            for issue in failure.issues {
                print(issue.location?.line ?? 0, issue.pointer, issue.message)
            }
        }
        // end
        // snippet
        let issues = JSON.decodingIssues(of: Menu.self, in: try JSONDocument(parsing: text))
        // end
        #expect(issues.issues.map(\.pointer.description) == ["", "/dishes/0/price", "/dishes/1/name", "/opens"])
        #expect(issues.issues.first?.nearest == "titel")
        #expect(issues.issues.map(\.basis) == [.observed] + Array(repeating: .declared(type: "Menu"), count: 3))
        #expect(issues.unexplored.first == .root)
        // snippet
        var decoder = JSON.Decoder()
        decoder.reporting = .first
        let first = decoder.decodingIssues(of: Menu.self, in: try JSONDocument(parsing: text))

        decoder.reporting = .all(upTo: 20)
        // end
        #expect(first.issues.count == 1)
        #expect(decoder.decodingIssues(of: Menu.self, in: try JSONDocument(parsing: text)).issues.count == 4)
    }
}
