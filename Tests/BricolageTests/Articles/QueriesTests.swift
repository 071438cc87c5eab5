import Bricolage
import BricolageQuery
import Testing

/// The snippets of the article on queries.
@Suite("Queries")
struct QueriesTests {
    @Test func queries() throws {
        // snippet
        let menu = try JSONDocument(
            parsing: """
                {"dishes": [{"name": "soup", "price": 4.50},
                            {"name": "rice", "price": 2}]}
                """)
        let cheap = try JSONPath("$.dishes[?@.price < 4].name")
        for place in try menu.places(at: cheap) {
            print(place.location, place.normalizedPath, place.node.string ?? "")
        }
        // end
        let lines = try menu.places(at: cheap).map {
            "\($0.location) \($0.normalizedPath) \($0.node.string ?? "")"
        }
        try PrintedText.expect(lines.joined(separator: "\n"), in: "Queries")
    }

    @Test func errors() throws {
        // snippet
        do {
            _ = try JSONPath("$.dishes[?@.price = 4]")
        } catch {
            print(error)
        }
        // end
        let error = try #require(throws: JSONPathError.self) { try JSONPath("$.dishes[?@.price = 4]") }
        try PrintedText.expect("\(error)", in: "Queries")
    }
}
