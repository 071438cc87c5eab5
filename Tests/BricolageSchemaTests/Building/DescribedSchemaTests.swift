import Bricolage
import BricolageSchema
import Foundation
import GoldenModels
import Testing

/// Compares the schemas of types with the files of `Schemas`.
///
/// `BRICOLAGE_RECORD=1 swift test --filter DescribedSchemaTests` writes those files anew.
@Suite struct DescribedSchemaTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Schemas")

    /// A type, its schema, and a document that a value of it is written as.
    struct Example: Sendable, CustomTestStringConvertible {
        let name: String
        let schema: DescribedSchema
        let document: JSON?

        var testDescription: String { name }

        init<T: Codable>(_ name: String, _ value: T, using decoder: JSON.Decoder = JSON.Decoder()) {
            self.name = name
            schema = DescribedSchema(of: T.self, using: decoder)
            document = try? JSON(parsing: JSON.Encoder().encode(value))
        }

        init<T: Decodable>(_ name: String, describing type: T.Type, using decoder: JSON.Decoder = JSON.Decoder()) {
            self.name = name
            schema = DescribedSchema(of: type, using: decoder)
            document = nil
        }
    }

    static let examples: [Example] = {
        var decoder = JSON.Decoder(keyDecodingStrategy: .convertFromSnakeCase)
        decoder.dateDecodingStrategy = .iso8601
        return [
            Example("Scalars", Shapes.Scalars()), Example("Foundations", Shapes.Foundations()),
            Example("Collections", Shapes.Collections()), Example("Person", Shapes.Person.sample),
            Example("Node", describing: Shapes.Node.self), Example("Folder", Shapes.Folder()),
            Example("Expression", Shapes.Expression.sample),
            Example("Page", Shapes.Page(items: [Shapes.Address(street: "A", zip: 1)], next: nil)),
            Example("Dog", describing: Shapes.Dog.self), Example("Amount", Shapes.Amount.text("1")),
            Example("Lenient", Shapes.Lenient()), Example("Figure", Shapes.Figure.square(side: 1, label: "x")),
            Example("Nested", Shapes.Nested()), Example("Wrapping", Shapes.Wrapping()),
            Example("Fields", Shapes.Fields()), Example("Closed", Shapes.Closed()),
            Example("Constrained", Shapes.Constrained()),
            Example("Described", Shapes.Described()), Example("Opaque", Shapes.Opaque.name("a")),
            Example("Food", Food(title: "Rice", type: .carbohydrate)),
            Example("Fleet", Fleet()), Example("Parcel", Parcel.box(.init())),
            Example("Office", describing: Office.self), Example("Trip", Trip()), Example("Ferry", Ferry()),
            Example("Depot", Depot()),
            Example("Drawing", Drawing(shapes: [.circle(Circle(radius: 1))], background: .value(.numbers([1])))),
            Example("Palette", Palette(tone: .other("dusk"), level: .value1)),
            Example("List", [Shapes.Address(street: "A", zip: 1)]),
            Example("Strategies", describing: Shapes.Foundations.self, using: decoder),
        ]
    }()

    private static func compare(_ schema: DescribedSchema, with name: String) throws {
        let file = folder.appendingPathComponent(name + ".json")
        let text = schema.json.serialized(.pretty) + "\n"
        if ProcessInfo.processInfo.environment["BRICOLAGE_RECORD"] == "1" { try Data(text.utf8).write(to: file) }
        #expect(text == (try? String(contentsOf: file, encoding: .utf8)))
    }

    @Test(arguments: examples)
    func schemasAreAsRecorded(example: Example) throws {
        try Self.compare(example.schema, with: example.name)
        #expect(example.schema.gaps == [])
    }

    @Test(arguments: examples)
    func strictSchemasAreAsRecorded(example: Example) throws {
        try Self.compare(example.schema.strict, with: example.name + ".strict")
    }

    @Test func registriesAddToFamilies() throws {
        var variants = JSONVariantRegistry()
        try variants.register(Plane.self, as: "plane", in: Vehicles.self)
        var decoder = JSON.Decoder()
        decoder.variants = variants
        let schema = DescribedSchema(of: Fleet.self, using: decoder)
        #expect(schema.isComplete)
        #expect(schema.json["$defs"]?["Plane"]?["required"] == ["wings"])
        #expect(DescribedSchema(of: Fleet.self).json["$defs"]?["Plane"] == nil)
    }

    @Test func namesFollowTheDecoder() {
        struct Person: Decodable {
            var firstName: String
            var imageURL: String
        }
        let decoder = JSON.Decoder(keyDecodingStrategy: .convertFromSnakeCase)
        let schema = DescribedSchema(of: Person.self, using: decoder)
        #expect(schema.json["required"] == ["first_name", "imageURL"])
        #expect(schema.gaps.map(\.type) == ["Decoder"])
        #expect(schema.gaps.first?.reason.contains("\"imageURL\"") == true)
    }

    fileprivate struct Ship: Codable, Sendable { var deckCount: Int }

    fileprivate enum Vessels: JSONVariantFamily {
        static let variants = JSONVariants<any Codable & Sendable>(tag: "vesselKind") { JSONVariant("ship", Ship.self) }
    }

    fileprivate struct Port: Codable {
        @Polymorphic<Vessels>.Value var allVessels: [any Codable & Sendable]
    }

    /// Schemas used to require the tag under its declared name, under which no encoder with the strategy writes it.
    @Test func tagsFollowTheDecoderAsWell() throws {
        let port = Port(allVessels: [Ship(deckCount: 3)])
        let written = try JSON.Encoder(keyEncodingStrategy: .convertToSnakeCase).encodeToJSON(port)
        #expect(written["all_vessels"]?[0]?["vessel_kind"] == "ship")
        let decoder = JSON.Decoder(keyDecodingStrategy: .convertFromSnakeCase)
        let schema = DescribedSchema(of: Port.self, using: decoder).json
        let vessel = schema["properties"]?["all_vessels"]?["items"]
        #expect(vessel?["required"] == ["vessel_kind"], "\(schema)")
    }

    private struct Mark: Decodable {
        init(from decoder: any Decoder) throws { _ = try decoder.unkeyedContainer() }
    }

    /// `prefixItems` must not be empty.
    @Test func anArrayOfWhichNothingIsReadIsAnyArray() {
        let schema = DescribedSchema(of: Mark.self).json
        #expect(schema["type"] == "array" && schema["prefixItems"] == nil && schema["minItems"] == nil, "\(schema)")
    }

    enum Harbour { struct Crane: Decodable { var height: Int } }
    enum Site { struct Crane: Decodable { var load: Int } }
    private struct Cranes: Decodable { var first: Harbour.Crane, second: Site.Crane }

    @Test func theSecondOfTwoTypesWithOneNameIsNamedWithTheTypesAroundIt() {
        let names = DescribedSchema(of: Cranes.self).json["$defs"]?.object?.map(\.key)
        #expect(names?.sorted() == ["Crane", "DescribedSchemaTests.Site.Crane"])
    }

    private struct Three<A: Decodable, B: Decodable, C: Decodable>: Decodable { var a: A, b: B, c: C }

    private func definitions<A: Decodable, B: Decodable, C: Decodable>(
        of _: A.Type, _: B.Type, _: C.Type
    ) -> [String]? {
        DescribedSchema(of: Three<A, B, C>.self).json["$defs"]?.object?.map { "\($0.key)" }.sorted()
    }

    private func localCrane(_ number: Int) -> any Decodable.Type {
        switch number {
        case 0:
            struct Crane: Decodable { var height: Int }
            return Crane.self
        case 1:
            struct Crane: Decodable { var load: Int }
            return Crane.self
        default:
            struct Crane: Decodable { var reach: Int }
            return Crane.self
        }
    }

    /// No type around them has a name.
    @Test func localTypesWithOneNameAreNumbered() {
        #expect(definitions(of: localCrane(0), localCrane(1), localCrane(2)) == ["Crane", "Crane2", "Crane3"])
    }
}
