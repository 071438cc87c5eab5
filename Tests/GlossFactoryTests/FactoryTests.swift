import Foundation
import GlossCompat
import Testing

// The factory of the page about mixed collections with Gloss, in Swift 5 mode as it was written: with the names of
// Gloss 0 and a table that changes. Only what later versions of Swift itself renamed is written as they want it.

typealias Decodable = Gloss.Decodable

class Shape: Decodable {
    static var subtypes = [String: Shape.Type]()

    required init?(json: JSON) {}

    static func factory(json: JSON) -> Shape? {
        if let type = json["type"] as? String, let subtype = Shape.subtypes[type] {
            return subtype.init(json: json)
        }
        return nil
    }

    var area: Double { return 0 }
}

class Square: Shape {
    let side: Double
    override var area: Double { return side * side }

    required init?(json: JSON) {
        if let side = json["side"] as? Double {
            self.side = side
            super.init(json: json)
        } else {
            self.side = 0
            super.init(json: json)
            return nil
        }
    }
}

class Circle: Shape {
    let radius: Double
    override var area: Double { return .pi * radius * radius }

    required init?(json: JSON) {
        if let radius = json["radius"] as? Double {
            self.radius = radius
            super.init(json: json)
        } else {
            self.radius = 0
            super.init(json: json)
            return nil
        }
    }
}

extension Decoder {
    static func decodeShape(key: String, json: JSON) -> Shape? {
        if let shapeJson = json.valueForKeyPath(key) as? JSON {
            return Shape.factory(json: shapeJson)
        }
        return nil
    }

    static func decodeShapeArray(key: String, json: JSON) -> [Shape]? {
        if let shapesJson = json.valueForKeyPath(key) as? [JSON] {
            return shapesJson.compactMap { shapeJson in Shape.factory(json: shapeJson) }
        }
        return nil
    }

    static func decodeShapeDictionary(key: String, json: JSON) -> [String: Shape]? {
        var shapeDictionary = [String: Shape]()
        if let shapesJson = json.valueForKeyPath(key) as? [String: JSON] {
            for (shapeKey, shapeJson) in shapesJson {
                shapeDictionary[shapeKey] = Shape.factory(json: shapeJson)
            }
            return shapeDictionary
        }
        return nil
    }
}

func <~~ (key: String, json: JSON) -> Shape? {
    return Decoder.decodeShape(key: key, json: json)
}

func <~~ (key: String, json: JSON) -> [Shape]? {
    return Decoder.decodeShapeArray(key: key, json: json)
}

func <~~ (key: String, json: JSON) -> [String: Shape]? {
    return Decoder.decodeShapeDictionary(key: key, json: json)
}

class ShapeHolder: Decodable {
    let shapes: [Shape]
    let byKey: [String: Shape]
    let favourite: Shape?

    required init?(json: JSON) {
        self.shapes = "shapes" <~~ json ?? []
        self.byKey = "byKey" <~~ json ?? [:]
        self.favourite = "favourite" <~~ json
    }
}

@Suite("The factory of the page")
struct FactoryTests {
    init() {
        Shape.subtypes = ["square": Square.self, "circle": Circle.self]
    }

    @Test func mixedCollections() throws {
        let text = """
            {"shapes": [{"type": "square", "side": 2}, {"type": "circle", "radius": 1},
                        {"type": "square", "side": 0.5}],
             "byKey": {"round": {"type": "circle", "radius": 2}, "flat": {"type": "line"}},
             "favourite": {"radius": 3, "type": "circle"}}
            """
        let holder = try #require(ShapeHolder(data: Data(text.utf8)))
        #expect(holder.shapes.map(\.area) == [4, .pi, 0.25])
        #expect(holder.shapes.map { $0 is Square } == [true, false, true])
        #expect(holder.byKey.keys.sorted() == ["round"])
        #expect(holder.byKey["round"]?.area == 4 * .pi)
        #expect((holder.favourite as? Circle)?.radius == 3)
    }

    @Test func nothing() throws {
        let holder = try #require(ShapeHolder(json: [:]))
        #expect(holder.shapes.isEmpty && holder.byKey.isEmpty && holder.favourite == nil)
        #expect(Shape.factory(json: ["type": "square"]) == nil)
        #expect(Shape.factory(json: ["side": 1]) == nil)
    }
}
