import Bricolage
import BricolageSchema
import Testing

/// Which alternatives of described types exclude each other, and what strict schemas make of them.
@Suite struct DescribedAlternativesTests {
    struct Street: Decodable { var street: String }

    struct Closed: JSONModel {
        var a: Int
        init(fields: inout JSONFields) throws {
            a = try fields["a"]
            try fields.rejectRest()
        }
        func write(fields: inout JSONOutput) { fields["a"] = a }
    }

    @Test func aTypeWithoutOtherMembersExcludesOneThatRequiresAnother() {
        #expect(DescribedSchema(of: OneOf2<Closed, Street>.self).json["oneOf"]?.count == 2)
        #expect(DescribedSchema(of: OneOf2<Street, Closed>.self).json["oneOf"]?.count == 2)
    }

    enum Word: String, Decodable { case a, b }

    /// The text "a" would be valid by both alternatives.
    @Test func aChoiceWithATextExcludesNoText() {
        let json = DescribedSchema(of: OneOf2<OneOf2<Int, Word>, String>.self).json
        #expect(json["oneOf"] == nil && json["anyOf"] != nil, "\(json.serialized())")
    }

    /// Reads objects and texts as they are.
    enum ObjectOrText: JSONReadableValue {
        case object(JSON)
        case text(String)

        init(json: JSONDocument.Node) throws {
            self = json.kind == .object ? .object(try json.read()) : .text(try json.read())
        }
    }

    @Test func aTypeThatMayBeAnObjectIsClosedInStrictSchemas() {
        let described = DescribedSchema(of: ObjectOrText.self)
        #expect(described.json["type"] == ["string", "object"])
        let strict = described.strict
        #expect(strict.json["additionalProperties"] == false && strict.json["required"] == [])
        // What was unknown before is so in the strict form.
        #expect(strict.gaps.map(\.type) == described.gaps.map(\.type) + ["the root"])
    }

    struct Aged: Decodable, JSONSchemaDescribing {
        var age: Int

        static func describe(_ schema: inout JSONSchemaDescription) {
            schema["age"].description = "Years."
            schema["age"].minimum = 18
        }
    }

    @Test func boundsFollowTheDescriptionInStrictSchemas() {
        let age = DescribedSchema(of: Aged.self).strict.json["properties"]?["age"]
        #expect(age?["description"] == "Years. minimum 18.")
    }

    enum Tag: JSONVariantFamily {
        static let variants = JSONVariants<any Vehicle>(.adjacent(tag: "kind", content: "value")) {
            JSONVariant("car", Car.self, isDefault: true)
            JSONVariant("boat", Boat.self)
        }
    }

    struct Garage: Decodable { @Polymorphic<Tag>.Value var vehicle: any Vehicle }

    @Test func theTagOfADefaultMayBeAbsentBesideItsContent() throws {
        let vehicle = DescribedSchema(of: Garage.self).json["properties"]?["vehicle"]
        let branches = try #require((vehicle?["oneOf"] ?? vehicle?["anyOf"])?.array)
        #expect(branches.map { $0["required"] } == [["value"], ["kind", "value"]])
    }

    struct Tram: Codable, Sendable { var railCount: Int }

    enum Placed: JSONVariantFamily {
        static let variants = JSONVariants<any Codable & Sendable>(.pointer("/metaData/theKind")) {
            JSONVariant("tram", Tram.self)
        }
    }

    enum Adjacent: JSONVariantFamily {
        static let variants = JSONVariants<any Codable & Sendable>(.adjacent(tag: "theKind", content: "theValue")) {
            JSONVariant("tram", Tram.self)
        }
    }

    struct Depot<Family: JSONVariantFamily>: Codable where Family.Base == any Codable & Sendable {
        @Polymorphic<Family>.Value var first: any Codable & Sendable
    }

    @Test func everyPartOfTheWayToATagFollowsTheDecoder() throws {
        let decoder = JSON.Decoder(keyDecodingStrategy: .convertFromSnakeCase)
        let encoder = JSON.Encoder(keyEncodingStrategy: .convertToSnakeCase)
        let placed = try encoder.encodeToJSON(Depot<Placed>(first: Tram(railCount: 1)))
        #expect(placed["first"]?["meta_data"]?["the_kind"] == "tram")
        let schema = DescribedSchema(of: Depot<Placed>.self, using: decoder).json["properties"]?["first"]
        #expect(schema?["properties"]?["meta_data"]?["properties"]?["the_kind"] == ["const": "tram"])
        let adjacent = try encoder.encodeToJSON(Depot<Adjacent>(first: Tram(railCount: 1)))
        #expect(adjacent["first"]?["the_value"]?["rail_count"] == 1)
        let beside = DescribedSchema(of: Depot<Adjacent>.self, using: decoder).json["properties"]?["first"]
        #expect(beside?["required"] == ["the_kind", "the_value"])
    }

    struct Sledge: Vehicle {
        var type = "sledge"
        var runners = 2
    }

    enum Winter: JSONVariantFamily {
        static let variants = JSONVariants<any Vehicle>(tag: "type") { JSONVariant("sledge", Sledge.self) }
    }

    struct Shed: Decodable { @Polymorphic<Winter>.Value var vehicle: any Vehicle }

    @Test func aTagThatIsAlsoAMemberIsRequiredOnce() {
        let vehicle = DescribedSchema(of: Shed.self).strict.json["properties"]?["vehicle"]
        #expect(vehicle?["required"] == ["type", "runners"])
        let full = DescribedSchema(of: Shed.self).json["properties"]?["vehicle"]
        #expect(full?["required"] == ["type"] && full?["properties"]?["type"] == ["const": "sledge"], "\(full ?? nil)")
    }

    enum Letter: String, Decodable { case b, c }
    enum Digit: String, Decodable { case one = "1" }

    @Test func listedTextsExcludeEachOtherIfNoneIsInBothLists() {
        #expect(DescribedSchema(of: OneOf2<Word, Letter>.self).json["anyOf"]?.count == 2)
        #expect(DescribedSchema(of: OneOf2<Word, Digit>.self).json["oneOf"]?.count == 2)
    }
}
