import Bricolage
import Testing

/// The snippets of the article on unions.
@Suite("Unions")
struct UnionsTests {
    @Test func oneOf() throws {
        // snippet
        struct Order: Codable {
            var amount: OneOf<Int>.Or<String>
        }
        let order = try JSON.decode(Order.self, from: #"{"amount": "a dozen"}"#)
        let words: String? = order.amount.infer()
        switch order.amount {
        case .v1(let count): print(count)
        case .v2(let words): print(words)
        }
        // end
        #expect(words == "a dozen" && order.amount.v1 == nil)
    }

    @Test func numbers() throws {
        // snippet
        let numbers = try JSON.decode([OneOf<Int>.Or<Double>].self, from: "[1, 1.0]")
        let same = try JSON.Encoder().encodeToString(numbers)
        // end
        #expect(numbers == [.v1(1), .v2(1)] && same == "[1,1.0]")
    }

    @Test func recognition() throws {
        // snippet
        struct Point: Codable, JSONRecognizable {
            var x: Double
            var y: Double

            static func recognize(_ json: JSONDocument.Node) -> JSONRecognition {
                .requiring("x", "y", in: json)
            }
        }
        struct Place: Codable, JSONRecognizable {
            var name: String

            static func recognize(_ json: JSONDocument.Node) -> JSONRecognition {
                .tagged("type", "place", in: json)
            }
        }
        let text = #"[{"x": 1, "y": 2}, {"type": "place", "name": "Rome"}]"#
        let stops = try JSON.decode([OneOf<Point>.Or<Place>].self, from: text)
        // end
        #expect(stops[0].v1?.y == 2 && stops[1].v2?.name == "Rome")
    }

    @Test func relatives() throws {
        // snippet
        struct Named: Codable { var name: String }
        struct Aged: Codable { var age: Int }

        let tags = try JSON.decode(OneOrMany<String>.self, from: #""fresh""#).elements
        let both = try JSON.decode(AllOf<Named, Aged>.self, from: #"{"name": "Ann", "age": 40}"#)
        let some = try JSON.decode(AnyOf<Named, Aged>.self, from: #"{"name": "Ann"}"#)
        let (named, aged) = some.values
        // end
        #expect(tags == ["fresh"] && both.values.1.age == 40)
        #expect(named?.name == "Ann" && aged == nil)
    }
}
