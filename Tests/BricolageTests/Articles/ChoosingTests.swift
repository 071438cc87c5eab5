import Bricolage
import Testing

/// What the article says.
@Suite("Choosing a type")
struct ChoosingTests {
    @Test func mostPrograms() throws {
        // snippet
        struct Menu: Codable {
            var title: String
            var dishes: [String]
        }
        let menu = try JSON.decode(Menu.self, from: #"{"title": "Lunch", "dishes": ["Soup"]}"#)
        let text = try JSON.Encoder().encodeToString(menu)
        // end
        #expect(text == #"{"title":"Lunch","dishes":["Soup"]}"#)
    }
}
