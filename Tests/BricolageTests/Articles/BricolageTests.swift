import Bricolage
import Testing

/// The snippet of the landing page.
@Suite("Landing page")
struct BricolageTests {
    @Test func overview() throws {
        // snippet
        let document = try JSONDocument(parsing: #"{"menu": [{"name": "soup", "price": 4.50}]}"#)
        let price = document[pointer: "/menu/0/price"]
        let value = price?.double
        let place = price?.location
        // end
        #expect(value == 4.5)
        #expect(place?.description == "1:37")
    }
}
