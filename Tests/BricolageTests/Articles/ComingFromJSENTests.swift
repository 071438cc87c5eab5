import Bricolage
import JSENCompat
import Testing

/// The snippets of the article for users of JSEN.
@Suite("Coming from JSEN")
struct ComingFromJSENTests {
    @Test func request() throws {
        // snippet
        let amount = 1250
        var request: [String: JSEN] = [
            "amount": %amount,
            "customer": ["name": "Ann", "email": nil],
        ]
        request[keyPath: "customer.name"] = "Bea"
        let name = request[keyPath: "customer.name"] as? JSEN
        let customer = request["customer"]?.decode(as: [String: String?].self)
        // end
        #expect(name == "Bea")
        #expect(customer == ["name": "Bea", "email": String?.none])
    }
}

// snippet
private typealias KeyPath = Swift.KeyPath
private let path: JSEN.KeyPath = "customer.name"

private func part(_ key: KeyPath<String, Int>, of text: String) -> Int { text[keyPath: key] }
// end

extension ComingFromJSENTests {
    @Test func swiftsOwnKeyPath() {
        #expect(part(\.count, of: "abc") == 3)
        #expect((["customer": ["name": "Bea"]] as JSEN)[keyPath: path] == "Bea")
    }

    @Test func conversions() throws {
        let request: [String: JSEN] = ["amount": 1250, "customer": ["name": "Bea", "email": nil]]
        // snippet
        let json = try JSON(JSEN.dictionary(request))
        let back = try JSEN(json)
        // end
        #expect(json == ["amount": 1250, "customer": ["name": "Bea", "email": nil]])
        #expect(back == .dictionary(request))
    }
}
