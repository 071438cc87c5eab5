import BricBracCompat
import Testing

/// The examples of the page of BricBrac, as they are.
@Suite struct PageExamplesTests {
    @Test func literals() {
        let num: Bric = 1
        let bol: Bric = true
        let arr: Bric = [1, 2, 3]
        let het: Bric = [1, true, "x"]
        let obj: Bric = ["x": true, "y": 1.3, "z": [true, "F", nil]]
        #expect(num == Bric.num(1))
        #expect(bol == Bric.bol(true))
        #expect(arr == Bric.arr([Bric.num(1), Bric.num(2), Bric.num(3)]))
        #expect(het == Bric.arr([Bric.num(1), Bric.bol(true), Bric.str("x")]))
        #expect(obj == .obj(["x": .bol(true), "y": .num(1.3), "z": .arr([.bol(true), .str("F"), .nul])]))
    }

    @Test func encodableValuesBecomeBrics() throws {
        struct Color: Codable {
            var value: String
        }
        struct MyInstance: Codable {
            var tint: [String: Color]
        }
        let obj = MyInstance(tint: ["color": Color(value: "blue")])
        #expect(try ["tint": ["color": ["value": "blue"]]] == obj.bricEncoded())
    }

    @Test func generatedCodeNeedsNothing() throws {
        let food = try Food.parseJSON(#"{"title": "Bread", "type": "carbohydrate", "calories": 250}"#)
        #expect(food == Food(title: "Bread", type: .carbohydrate, calories: 250))
        #expect(try food.bricEncoded() == ["title": "Bread", "type": "carbohydrate", "calories": 250])
        #expect(Food.CodingKeys.allCases.map(\.stringValue) == ["title", "type", "calories"])
    }

    @Test func unionsHaveTheNameOfTheModule() throws {
        let two: BricBrac.OneOf<Int>.Or<String> = .init("a")
        let three: BricBrac.OneOf<Int>.Or<String>.Or<Bool> = .init(true)
        let ten: BricBrac.OneOf10<Int, Int8, Int16, Int32, Int64, UInt, UInt8, UInt16, UInt32, String> = .v10("z")
        #expect(two == OneOf2<Int, String>.v2("a"))
        #expect(three == OneOf3<Int, String, Bool>.v3(true))
        #expect(ten.v10 == "z")
        #expect(try OneOf<Int>.Or<String>.parseJSON("7") == .v1(7))
        #expect(try OneOf<Int>.Or<String>.parseJSON(#""7""#) == .v2("7"))
    }

    /// The page says that it would become an `Int`; unions of Bricolage look at the spelling.
    @Test func aDoubleStaysOne() throws {
        let value = OneOf2<Int, Double>(1.0)
        #expect(value == .v2(1.0))
        #expect(try OneOf2<Int, Double>.parseJSON("1.0") == value)
    }

    @Test func aTypeMayContainItself() throws {
        var value = MyCurioGeneratedStruct(someField: "a")
        value.anotherMe = MyCurioGeneratedStruct(someField: "b")
        #expect(value.anotherMe?.someField == "b")
        #expect(try value.bricEncoded() == ["someField": "a", "anotherMe": ["someField": "b"]])
        #expect(try MyCurioGeneratedStruct(bric: value.bricEncoded()).anotherMe?.someField == "b")
        value.anotherMe = nil
        #expect(try value.bricEncoded() == ["someField": "a"])
    }

    @Test func theSchemaOfThePageIsASchema() throws {
        let schema = try JSONSchema.parseJSON(
            """
            {
                "$schema": "http://json-schema.org/draft-05/schema#",
                "title": "Food",
                "type": "object",
                "required": ["title", "type"],
                "properties": {
                    "title": {"type": "string"},
                    "calories": {"type": "integer"},
                    "type": {"enum": ["protein", "carbohydrate", "fat"]}
                }
            }
            """)
        #expect(schema.title == "Food")
        #expect(schema.type == .v1(.object))
        #expect(schema.required == ["title", "type"])
        #expect(schema.properties?["calories"] == .v1(JSONSchema(type: .v1(.integer))))
        #expect(schema.properties?["type"]?.v1?.enum == ["protein", "carbohydrate", "fat"])
    }
}

private struct Food: Equatable, Hashable, Codable {
    var title: String
    var type: `Type`
    var calories: Int?

    init(title: String, type: `Type`, calories: Int? = .none) {
        self.title = title
        self.type = type
        self.calories = calories
    }

    enum CodingKeys: String, CodingKey, CaseIterable {
        case title
        case type
        case calories
    }

    enum `Type`: String, Equatable, Hashable, Codable, CaseIterable {
        case protein
        case carbohydrate
        case fat
    }
}

private struct MyCurioGeneratedStruct: Codable {
    var someField: String
    var anotherMe: MyCurioGeneratedStruct? {
        get { _anotherMe?.wrappedValue }
        set { _anotherMe = newValue.indirect() }
    }
    private var _anotherMe: Indirect<MyCurioGeneratedStruct>?

    init(someField: String) { self.someField = someField }

    enum CodingKeys: String, CodingKey, Hashable, CaseIterable {
        case someField
        case _anotherMe = "anotherMe"
    }
}
