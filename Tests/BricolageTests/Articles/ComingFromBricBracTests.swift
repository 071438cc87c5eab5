import BricBracCompat
import Testing

import enum Bricolage.JSON

/// The snippets of the article for users of BricBrac.
@Suite("Coming from BricBrac")
struct ComingFromBricBracTests {
    @Test func order() throws {
        // snippet
        var order: Bric = ["dish": "Soup", "prices": [4.5, 5], "note": nil]
        order["prices"]?.arr?.append(6)
        let text = order.stringify()  // {"dish":"Soup","note":null,"prices":[4.5,5,6]}
        let dish = try Bric.parse(text).reference("/dish")
        let prices = try [String: [Double]](bric: ["prices": [4.5, 5]]).bricEncoded()
        // end
        #expect(text == #"{"dish":"Soup","note":null,"prices":[4.5,5,6]}"#)
        #expect(dish == "Soup" && prices == ["prices": [4.5, 5]])
        // snippet
        let json = try JSON(order)
        let bric = try Bric(json)
        // end
        #expect(bric == order)
    }
}
