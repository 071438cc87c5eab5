import GlossCompat
import Testing

/// The factory of the page in Swift 6 mode: with a table that does not change, everything else is the same.
private class Shape: Gloss.Decodable {
    static let subtypes: [String: Shape.Type] = ["square": Square.self, "circle": Circle.self]

    required init?(json: JSON) {}

    static func factory(json: JSON) -> Shape? {
        guard let type: String = "type" <~~ json else { return nil }
        return subtypes[type]?.init(json: json)
    }

    var area: Double { 0 }
}

private final class Square: Shape {
    let side: Double
    override var area: Double { side * side }

    required init?(json: JSON) {
        guard let side: Double = "side" <~~ json else { return nil }
        self.side = side
        super.init(json: json)
    }
}

private final class Circle: Shape {
    let radius: Double
    override var area: Double { .pi * radius * radius }

    required init?(json: JSON) {
        guard let radius: Double = "radius" <~~ json else { return nil }
        self.radius = radius
        super.init(json: json)
    }
}

private func <~~ (key: String, json: JSON) -> [Shape]? {
    (json.valueForKeyPath(key) as? [JSON])?.compactMap(Shape.factory)
}

@Suite("The factory in Swift 6 mode")
struct FactoryInSwift6Tests {
    @Test func shapes() {
        let json: JSON = [
            "shapes": [["type": "circle", "radius": 1], ["side": 3, "type": "square"], ["type": "line"]]
        ]
        let shapes: [Shape]? = "shapes" <~~ json
        #expect(shapes?.map(\.area) == [.pi, 9])
        #expect(("shapes" <~~ json ?? []).count == 2)
    }

    @Test func reasons() {
        let found = Gloss.explain { "shapes" <~~ ["shapes": [["type": "square", "side": "3"]]] as [Shape]? }
        #expect(found.result?.isEmpty == true)
        #expect(found.reasons.map(\.description) == [#"side: expected a number, found the string "3""#])
    }
}
