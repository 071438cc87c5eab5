import BricolageCore
import BricolageFields
import BricolageModeling
import BricolagePointers
import BricolageWriting
import Foundation
import TestSupport
import Testing

/// One test for each requirement on polymorphism, except for the places of tags, which `TaggingTests` covers.
@Suite struct PolymorphismRequirementsTests {
    struct Drawing: Codable {
        @Polymorphic<Shapes>.Value var shapes: [any Shape]
    }

    struct One: Codable {
        @Polymorphic<Shapes>.Value var shape: any Shape
    }

    @Test("A tag may be any scalar, and a type may have several tags")
    func anyScalarIsATag() throws {
        enum Scalars: JSONVariantFamily {
            static let variants = JSONVariants<any Shape>(tag: "v") {
                JSONVariant(1, Circle.self, aliases: [true, "round"])
                JSONVariant(2.5, Square.self, aliases: [nil])
            }
        }
        struct Holder: Codable { @Polymorphic<Scalars>.Value var shapes: [any Shape] }
        let text = """
            {"shapes":[{"v":1,"radius":1},{"v":1.0,"radius":1},{"v":true,"radius":1},{"v":"round","radius":1},
            {"v":2.5,"side":1},{"v":null,"side":1}]}
            """
        let holder = try JSON.decode(Holder.self, from: text)
        #expect(holder.shapes.map { $0 is Circle } == [true, true, true, true, false, false])
        let tags = try JSON.Encoder().encodeToJSON(holder)["shapes"]?.array?.map { $0["v"] }
        #expect(tags == [1, 1, 1, 1, 2.5, 2.5])
        #expect(throws: DecodingIssues.self) { try JSON.decode(Holder.self, from: #"{"shapes":[{"v":false}]}"#) }
        let foreign = try JSONDecoder().decode(Holder.self, from: Data(text.utf8))
        #expect(foreign.shapes.count == 6)
    }

    @Test("A tag that comes last in a large object is found in linear time, without a second parse")
    func tagLastInALargeObject() throws {
        let filler = (0..<60_000).map { "\"member\($0)\":\($0)" }.joined(separator: ",")
        let text = "{\"shape\":{\(filler),\"radius\":2,\"type\":\"circle\"}}"
        #expect(text.utf8.count > 1 << 20)
        // There is no text left to parse when a document is decoded.
        let document = try JSONDocument(parsing: text)
        #expect(try JSON.decode(One.self, from: document).shape.area == 12)
        func tagged(after count: Int) throws -> JSONDocument {
            let members = (0..<count).map { "\"m\($0)\":\($0)" }.joined(separator: ",")
            return try JSONDocument(parsing: "{\"shape\":{\(members),\"radius\":2,\"type\":\"circle\"}}")
        }
        let factor = try growth(from: tagged(after: 2000), to: tagged(after: 32_000)) { document in
            _ = try JSON.decode(One.self, from: document)
        }
        // Sixteen times the members, and far from 256 times the work.
        #expect(factor < 80)
    }

    @Test("Closed sum type, exhaustive switch")
    func closedEnumeration() throws {
        let text = #"[{"type":"circle","radius":1.0},{"type":"square","side":2.0},{"type":"star","points":[5]}]"#
        let shapes = try JSON.decode([ClosedShape].self, from: text)
        let areas = shapes.map { shape in
            switch shape {
            case .circle(let circle): circle.area
            case .square(let square): square.area
            case .unknown: 0.0
            }
        }
        #expect(areas == [3, 4, 0])
        #expect(try JSON.Encoder().encodeToString(shapes) == text)
        #expect(try JSONDocument(parsing: text).root.read([ClosedShape].self) == shapes)
        var output = JSONOutput()
        shapes.write(json: &output)
        #expect(try output.finishString() == text)
        #expect(try JSONDecoder().decode([ClosedShape].self, from: Data(text.utf8)) == shapes)
        #expect(try JSONDecoder().decode([ClosedShape].self, from: JSONEncoder().encode(shapes)) == shapes)
        let nested = try JSON.decode([String: [ClosedShape?]].self, from: #"{"a":[null,{"type":"rect","side":1}]}"#)
        #expect(nested == ["a": [nil, .square(Square(side: 1))]])
    }

    @Test("Cases whose payloads have the same type are distinguished")
    func sharedPayloadTypes() throws {
        enum Change: JSONVariantEnum, Equatable {
            case added(Circle)
            case removed(Circle)

            static let variants = JSONVariants<Change>(.adjacent(tag: "op", content: "shape")) {
                JSONVariant("add", Change.added, where: { if case .added = $0 { true } else { false } })
                JSONVariant("remove", Change.removed, where: { if case .removed = $0 { true } else { false } })
            }

            var payload: any Encodable {
                switch self {
                case .added(let circle), .removed(let circle): circle
                }
            }
        }
        let text = #"[{"op":"remove","shape":{"radius":1.0}},{"op":"add","shape":{"radius":2.0}}]"#
        let changes = try JSON.decode([Change].self, from: text)
        #expect(changes == [.removed(Circle(radius: 1)), .added(Circle(radius: 2))])
        #expect(try JSON.Encoder().encodeToString(changes) == text)
    }

    @Test("Another module can register variants in a registry, where a duplicate tag is an error")
    func openRegistration() throws {
        var registry = JSONVariantRegistry()
        try registry.register(Triangle.self, as: "triangle", aliases: [3], in: Shapes.self)
        #expect(throws: JSONVariantError.duplicateTag("circle")) {
            try registry.register(ClosedShape.self, as: "circle", in: Shapes.self)
        }
        #expect(throws: JSONVariantError.duplicateTag(3)) {
            try registry.register(ClosedShape.self, as: 3, in: Shapes.self)
        }
        #expect(throws: JSONVariantError.duplicateType("Triangle")) {
            try registry.register(Triangle.self, as: "delta", in: Shapes.self)
        }
        #expect(throws: JSONVariantError.unsuitableTag([1])) {
            try registry.register(ClosedShape.self, as: [1], in: Shapes.self)
        }
        #expect(registry.variants(of: Shapes.self).tags == ["circle", "square", "triangle"])
        #expect(Shapes.variants.tags == ["circle", "square"])
        var decoder = JSON.Decoder()
        decoder.variants = registry
        let text = #"{"shapes":[{"type":3,"base":2,"height":3}]}"#
        #expect(try decoder.decode(Drawing.self, from: text).shapes.plain == [Triangle(base: 2, height: 3)])
        #expect(throws: DecodingIssues.self) { try JSON.decode(Drawing.self, from: text) }
        // A type that is not a shape is an error when it is decoded, not a trap.
        try registry.register(Int.self, as: "int", in: Shapes.self)
        decoder.variants = registry
        #expect(throws: DecodingIssues.self) { try decoder.decode(One.self, from: #"{"shape":{"type":"int"}}"#) }
    }

    @Test("An external tag must be a string, and each of two variants of one type must have a condition")
    func unsuitableVariants() {
        enum Numbered: JSONVariantFamily {
            static let variants = JSONVariants<any Shape>(.external) { JSONVariant(1, Circle.self) }
        }
        #expect(throws: JSONVariantError.unsuitableTag(1)) { try Numbered.variants.check() }
        enum HalfTold: JSONVariantEnum {
            case added(Circle)
            case removed(Circle)

            static let variants = JSONVariants<HalfTold>(tag: "type") {
                JSONVariant("add", HalfTold.added, where: { if case .added = $0 { true } else { false } })
                JSONVariant("remove", HalfTold.removed)
            }

            var payload: any Encodable {
                switch self {
                case .added(let circle), .removed(let circle): circle
                }
            }
        }
        #expect(throws: JSONVariantError.duplicateType("Circle")) { try HalfTold.variants.check() }
    }

    @Test("A family with a duplicate tag is an error at every use")
    func contradictions() throws {
        enum Twice: JSONVariantFamily {
            static let variants = JSONVariants<any Shape>(tag: "type") {
                JSONVariant("a", Circle.self)
                JSONVariant("b", Square.self, aliases: ["a"])
            }
        }
        struct Holder: Codable { @Polymorphic<Twice>.Value var shape: any Shape }
        #expect(throws: JSONVariantError.duplicateTag("a")) { try Twice.variants.check() }
        #expect(throws: DecodingIssues.self) {
            try JSON.decode(Holder.self, from: #"{"shape":{"type":"a","radius":1}}"#)
        }
        #expect(throws: JSONVariantError.duplicateTag("a")) { try JSON.encode(Holder(shape: Circle(radius: 1))) }
    }

    @Test("A family may consist of a class and its subclasses")
    func classes() throws {
        class Animal: Codable {
            var name = ""
        }
        final class Dog: Animal {}
        enum Animals: JSONVariantFamily {
            static let variants = JSONVariants<Animal>(tag: "is") {
                JSONVariant("animal", Animal.self)
                JSONVariant("dog", Dog.self)
            }
        }
        struct Zoo: Codable { @Polymorphic<Animals>.Value var animals: [Animal] }
        let text = #"{"animals":[{"is":"dog","name":"Rex"},{"is":"animal","name":"Tom"}]}"#
        let zoo = try JSON.decode(Zoo.self, from: text)
        #expect(zoo.animals[0] is Dog && !(zoo.animals[1] is Dog) && zoo.animals[0].name == "Rex")
        #expect(try JSON.Encoder().encodeToString(zoo) == text)
    }

    @Test("Arrays, dictionaries and optionals of a family may be nested, without code for each container")
    func containers() throws {
        struct Nested: Codable {
            @Polymorphic<Shapes>.Value var layers: [String: [[any Shape]?]]
            @Polymorphic<Shapes>.Value var maybe: [(any Shape)?]
            @Polymorphic<Shapes>.Value var none: [any Shape]?
        }
        let text =
            #"{"layers":{"a":[[{"type":"circle","radius":1.0}],null]},"maybe":[null,{"type":"square","side":1.0}]}"#
        let nested = try JSON.decode(Nested.self, from: text)
        #expect(nested.layers["a"]?[0]?[0].area == 3 && nested.maybe[1]?.area == 1 && nested.none == nil)
        #expect(try JSON.Encoder().encodeToString(nested) == text)
        struct Wrong: Codable { @Polymorphic<Shapes>.Value var shape: Int }
        #expect(throws: DecodingIssues.self) { try JSON.decode(Wrong.self, from: #"{"shape":1}"#) }
        #expect(throws: JSONVariantError.self) { try JSON.encode(Wrong(shape: 1)) }
    }

    @Test("Unknown tag: error that names tag, pointer, known tags, nearest spelling")
    func unknownTag() throws {
        let error = #expect(throws: DecodingIssues.self) {
            try JSON.decode(Drawing.self, from: #"{"shapes":[{"type":"circle","radius":1},{"type":"sqare","side":1}]}"#)
        }
        let issue = try #require(error?.issues.first)
        #expect(error?.issues.count == 1)
        #expect(issue.kind == .unknownCase && issue.pointer == "/shapes/1/type" && issue.nearest == "square")
        #expect(issue.location?.description == "1:49")
        #expect(
            issue.message
                == #"expected one of the tags "circle", "square", found the string "sqare"; did you mean "square"?"#)
    }

    @Test("Missing tag: another error than for an unknown tag, or the default type")
    func missingTag() throws {
        let error = #expect(throws: DecodingIssues.self) {
            try JSON.decode(Drawing.self, from: #"{"shapes":[{"typ":"circle","radius":1}]}"#)
        }
        let issue = try #require(error?.issues.first)
        #expect(issue.kind == .missing(key: "type") && issue.pointer == "/shapes/0" && issue.nearest == "typ")
        enum WithDefault: JSONVariantFamily {
            static let variants = JSONVariants<any Shape>(tag: "type") {
                JSONVariant("circle", Circle.self, isDefault: true)
                JSONVariant("square", Square.self)
            }
        }
        struct Holder: Codable { @Polymorphic<WithDefault>.Value var shape: any Shape }
        let holder = try JSON.decode(Holder.self, from: #"{"shape":{"radius":2}}"#)
        #expect(holder.shape is Circle)
        #expect(try JSON.Encoder().encodeToString(holder) == #"{"shape":{"type":"circle","radius":2.0}}"#)
    }

    @Test("Unknown tag: the raw JSON is kept, and written as it was read")
    func unknownTagKept() throws {
        let text = #"{"shapes":[{"a":1.0,"type":"star","points":[1e2,{"z":null,"y":12345678901234567890}]}]}"#
        var decoder = JSON.Decoder()
        decoder.variants.setUnknownTags(.kept { $0 }, in: Shapes.self)
        let drawing = try decoder.decode(Drawing.self, from: text)
        #expect((drawing.shapes.first as? UnknownVariant)?.tag == "star")
        #expect(try JSON.Encoder().encodeToString(drawing) == text)
        // A separate case that has the tag and the value.
        enum Closed: JSONVariantEnum, Equatable {
            case circle(Circle)
            case unknown(tag: JSON, JSON)

            static let variants = JSONVariants<Closed>(
                .external, unknown: .kept { Closed.unknown(tag: $0.tag, $0.json) }
            ) {
                JSONVariant("circle", Closed.circle)
            }

            var payload: any Encodable {
                switch self {
                case .circle(let circle): circle
                case .unknown(let tag, let json): UnknownVariant(tag: tag, json: json)
                }
            }
        }
        let external = #"[{"star":{"points":5}},{"circle":{"radius":1.0}}]"#
        let closed = try JSON.decode([Closed].self, from: external)
        #expect(closed.first == .unknown(tag: "star", ["star": ["points": 5]]))
        #expect(try JSON.Encoder().encodeToString(closed) == external)
    }

    @Test("Values with unknown tags can be dropped, and are reported")
    func unknownTagDropped() throws {
        struct Everything: Codable {
            @Polymorphic<Shapes>.Value var list: [any Shape]
            @Polymorphic<Shapes>.Value var table: [String: any Shape]
            @Polymorphic<Shapes>.Value var maybe: (any Shape)?
        }
        var decoder = JSON.Decoder()
        decoder.variants.setUnknownTags(.dropped, in: Shapes.self)
        let text =
            #"{"list":[{"type":"x"},{"type":"circle","radius":1}],"table":{"a":{"type":"y"}},"maybe":{"type":"z"}}"#
        let (value, dropped) = try decoder.decodeReportingDrops(Everything.self, from: text)
        #expect(value.list.count == 1 && value.table.isEmpty && value.maybe == nil)
        #expect(dropped.map(\.pointer.description) == ["/list/0/type", "/table/a/type", "/maybe/type"])
        #expect(value.$list + value.$table + value.$maybe == dropped)
        // Only values with unknown tags are dropped: an invalid payload of a known tag is an error, as is an unknown
        // tag where a value is required.
        #expect(throws: DecodingIssues.self) {
            try decoder.decode(Drawing.self, from: #"{"shapes":[{"type":"circle"}]}"#)
        }
        #expect(throws: DecodingIssues.self) { try decoder.decode(One.self, from: #"{"shape":{"type":"x"}}"#) }
        // Lossy collections drop both.
        let lossy = try JSON.decode(Lossy<[ClosedShape]>.self, from: #"[{"type":"circle"},{"type":"rect","side":1}]"#)
        #expect(lossy.wrappedValue.count == 1 && lossy.projectedValue.map(\.pointer.description) == ["/0"])
    }

    @Test("Payload errors of known tags are all reported, with full pointers")
    func payloadErrors() throws {
        var decoder = JSON.Decoder()
        try decoder.variants.register(Triangle.self, as: "triangle", in: Shapes.self)
        let text = #"{"shapes":[{"type":"triangle","base":"x","height":[]},{"type":"circle","radius":null}]}"#
        let error = #expect(throws: DecodingIssues.self) { try decoder.decode(Drawing.self, from: text) }
        #expect(error?.issues.map(\.pointer.description) == ["/shapes/0/base", "/shapes/0/height", "/shapes/1/radius"])
        #expect(error?.isComplete == false)
    }

    @Test("The encoder writes the tag first")
    func tagIsWrittenFirst() throws {
        struct Tagged: Shape {
            var radius = 1.0
            var type = "tagged"
            var area: Double { 0 }
        }
        var encoder = JSON.Encoder()
        try encoder.variants.register(Tagged.self, as: "tagged", in: Shapes.self)
        #expect(
            try encoder.encodeToString(One(shape: Circle(radius: 1))) == #"{"shape":{"type":"circle","radius":1.0}}"#)
        // A payload that has a member for the tag writes it itself, once.
        #expect(try encoder.encodeToString(One(shape: Tagged())) == #"{"shape":{"radius":1.0,"type":"tagged"}}"#)
        #expect(
            try JSON.Encoder(formatting: .pretty).encodeToString(One(shape: Circle(radius: 1)))
                .contains("\"type\": \"circle\",\n    \"radius\""))
        let error = #expect(throws: JSONVariantError.self) { try JSON.encode(One(shape: Tagged())) }
        #expect(error?.description == "the type Tagged is not registered as a variant of Shape")
    }

    @Test("Variants that only the encoder knows are also written in values that are combined with others")
    func combinedValues() throws {
        struct Framed: JSONWritableValue {
            @Polymorphic<Shapes>.Value var shape: any Shape

            func write(json: inout JSONOutput) {
                guard json.beginObject() else { return }
                json.key("shape")
                _shape.write(json: &json)
                json.endObject()
            }
        }
        struct Numbered: JSONWritableObject {
            func write(fields: inout JSONOutput) { fields["number"] = 1 }
        }
        var encoder = JSON.Encoder()
        try encoder.variants.register(Triangle.self, as: "triangle", in: Shapes.self)
        #expect(
            try encoder.encodeToString(AllOf(Framed(shape: Triangle(base: 1, height: 2)), Numbered()))
                == #"{"shape":{"type":"triangle","base":1.0,"height":2.0},"number":1}"#)
    }

    @Test("The description of a family contains the place of the tag and the tags")
    func schemaLink() {
        #expect(Shapes.variants.tagging == .internal("type"))
        #expect(Shapes.variants.tags == ["circle", "square"])
    }

    @Test("The key strategies of coders apply to payloads and to the keys of tags")
    func strategies() throws {
        enum Snake: JSONVariantFamily {
            static let variants = JSONVariants<any Shape>(.adjacent(tag: "shapeType", content: "shapeValue")) {
                JSONVariant("big_circle", BigCircle.self)
            }
        }
        struct BigCircle: Shape, Hashable {
            var largeRadius: Double
            var area: Double { largeRadius }
        }
        struct Holder: Codable { @Polymorphic<Snake>.Value var theShape: any Shape }
        let encoder = JSON.Encoder(keyEncodingStrategy: .convertToSnakeCase)
        let text = try encoder.encodeToString(Holder(theShape: BigCircle(largeRadius: 2)))
        #expect(text == #"{"the_shape":{"shape_type":"big_circle","shape_value":{"large_radius":2.0}}}"#)
        let decoder = JSON.Decoder(keyDecodingStrategy: .convertFromSnakeCase)
        #expect([try decoder.decode(Holder.self, from: text).theShape].plain == [BigCircle(largeRadius: 2)])
    }

    @Test(
        "A tag of the wrong kind, and a value without a tag, are errors with a location",
        arguments: [
            #"{"shape":{"type":{"a":1},"radius":1}}"#, #"{"shape":{"type":[],"radius":1}}"#,
            #"{"shape":{"type":null,"radius":1}}"#, #"{"shape":[]}"#, #"{"shape":"circle"}"#, #"{"shape":null}"#, "{}",
        ])
    func hostileTags(text: String) throws {
        let error = #expect(throws: DecodingIssues.self) { try JSON.decode(One.self, from: text) }
        #expect(error?.issues.isEmpty == false && error?.issues.first?.location != nil)
        #expect(throws: (any Error).self) { try JSONDecoder().decode(One.self, from: Data(text.utf8)) }
    }

    @Test("The last of duplicate tags counts")
    func duplicateTags() throws {
        let one = try JSON.decode(One.self, from: #"{"shape":{"type":"circle","radius":1,"side":2,"type":"square"}}"#)
        #expect(one.shape is Square)
        #expect(throws: DecodingIssues.self) {
            try JSON.decode(One.self, from: #"{"shape":{"type":"circle","radius":1,"type":"square"}}"#)
        }
    }

    private struct Sized<Width: Codable & Sendable>: Shape {
        var width: Width
        var area: Double { 1 }
    }

    @Test("Messages name the first twelve tags and count the others")
    func manyTags() throws {
        enum Twelve: JSONVariantFamily {
            static let variants = JSONVariants<any Shape>(tag: "type") {
                JSONVariant("a", Sized<Int>.self)
                JSONVariant("b", Sized<Int8>.self)
                JSONVariant("c", Sized<Int16>.self)
                JSONVariant("d", Sized<Int32>.self)
                JSONVariant("e", Sized<Int64>.self)
                JSONVariant("f", Sized<UInt>.self)
                JSONVariant("g", Sized<UInt8>.self)
                JSONVariant("h", Sized<UInt16>.self)
                JSONVariant("i", Sized<UInt32>.self)
                JSONVariant("j", Sized<UInt64>.self)
                JSONVariant("k", Sized<Float>.self)
                JSONVariant("l", Sized<Double>.self)
            }
        }
        struct Holder: Codable { @Polymorphic<Twelve>.Value var shape: any Shape }
        var decoder = JSON.Decoder()
        let document = try JSONDocument(parsing: #"{"shape":{"type":"?"}}"#)
        func expected() -> String? { decoder.decodingIssues(of: Holder.self, in: document).issues.first?.expected }
        let twelve = "one of the tags " + "abcdefghijkl".map { "\"\($0)\"" }.joined(separator: ", ")
        #expect(expected() == twelve)
        try decoder.variants.register(Circle.self, as: "m", in: Twelve.self)
        try decoder.variants.register(Square.self, as: "n", in: Twelve.self)
        #expect(expected() == twelve + " and 2 more")
    }

    @Test func propertiesAreEqualIfTheirValuesAre() throws {
        struct Frame: Codable, Hashable { @Polymorphic<ClosedShape>.Value var shape: ClosedShape? }
        let frames = try JSON.decode(
            [Frame].self,
            from: #"[{"shape": {"type": "square", "side": 2}}, {"shape": {"type": "rect", "side": 2}}, {}]"#)
        #expect(frames[0] == frames[1] && frames[0] != frames[2])
        #expect(Set(frames).count == 2)
    }
}
