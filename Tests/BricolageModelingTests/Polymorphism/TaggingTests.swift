import BricolageCore
import BricolageFields
import BricolageModeling
import BricolagePointers
import BricolageWriting
import Foundation
import TestSupport
import Testing

private enum Internal: JSONVariantFamily {
    static let variants = JSONVariants<any Shape>(.internal("type")) {
        JSONVariant("circle", Circle.self)
        JSONVariant("square", Square.self)
        JSONVariant("triangle", Triangle.self)
    }
}

private enum External: JSONVariantFamily {
    static let variants = JSONVariants<any Shape>(.external) {
        JSONVariant("circle", Circle.self)
        JSONVariant("square", Square.self)
        JSONVariant("triangle", Triangle.self)
    }
}

private enum Adjacent: JSONVariantFamily {
    static let variants = JSONVariants<any Shape>(.adjacent(tag: "type", content: "value")) {
        JSONVariant("circle", Circle.self)
        JSONVariant("square", Square.self)
        JSONVariant("triangle", Triangle.self)
    }
}

private enum Untagged: JSONVariantFamily {
    static let variants = JSONVariants<any Shape>(.untagged) {
        JSONVariant(Circle.self)
        JSONVariant(Square.self)
        JSONVariant(Triangle.self)
    }
}

private enum Parent: JSONVariantFamily {
    static let variants = JSONVariants<any Shape>(.parent("kind")) {
        JSONVariant("circle", Circle.self)
        JSONVariant("square", Square.self)
        JSONVariant("triangle", Triangle.self)
    }
}

private enum Dropping: JSONVariantFamily {
    static let variants = JSONVariants<any Shape>(.parent("kind"), unknown: .dropped) {
        JSONVariant("circle", Circle.self)
    }
}

/// A type with a member for the tag that is beside its shape.
private struct Framed<Content>: Decodable {
    @Polymorphic<Dropping>.Value var shape: Content
    var kind: String
}

private enum Pointed: JSONVariantFamily {
    static let variants = JSONVariants<any Shape>(.pointer("/meta/type")) {
        JSONVariant("circle", Circle.self)
        JSONVariant("square", Square.self)
        JSONVariant("triangle", Triangle.self)
    }
}

/// A type that reads itself and has a value of a family, so that the family is read and written directly.
private struct DirectHolder<Family: JSONVariantFamily>: JSONModel {
    @Polymorphic<Family>.Value var shape: Family.Base

    init(fields: inout JSONFields) throws { _shape = try fields["shape"] }

    func write(fields: inout JSONOutput) { fields["shape"] = _shape }
}

/// Containers of values of a family, which read and write themselves.
private struct DirectShelf: JSONModel {
    @Polymorphic<Shapes>.Value var list: [any Shape]
    @Polymorphic<Shapes>.Value var byName: [String: [any Shape]]
    @Polymorphic<Shapes>.Value var first: (any Shape)?

    init(fields: inout JSONFields) throws {
        _list = try fields["list"]
        _byName = try fields["byName"]
        _first = try fields["first"]
    }

    func write(fields: inout JSONOutput) {
        fields["list"] = _list
        fields["byName"] = _byName
        fields["first"] = _first
    }
}

private struct Holder<Family: JSONVariantFamily>: Codable {
    @Polymorphic<Family>.Value var shape: Family.Base
}

/// The JSON of a circle, a square and a triangle as the member of an object, for each place of the tag.
@Suite struct TaggingTests {
    private static let payloads = [
        ("circle", #""radius":1.5"#), ("square", #""side":2.5"#), ("triangle", #""base":2.0,"height":3.0"#),
    ]
    private let expected: [AnyHashable] = [Circle(radius: 1.5), Square(side: 2.5), Triangle(base: 2, height: 3)]

    /// Reads and writes in every way there is, and expects the same text each time.
    private func roundTrip<Family: JSONVariantFamily>(
        _ family: Family.Type, foreign: Bool = true, _ text: (_ tag: String, _ members: String) -> String
    ) throws where Family.Base == any Shape {
        for ((tag, members), shape) in zip(Self.payloads, expected) {
            let text = text(tag, members)
            let decoded = try JSON.decode(Holder<Family>.self, from: text)
            #expect([decoded.shape].plain == [shape], "\(text)")
            #expect(try JSON.Encoder().encodeToString(decoded) == text)
            let direct = try JSONDocument(parsing: text).root.read(DirectHolder<Family>.self)
            #expect([direct.shape].plain == [shape], "\(text)")
            var output = JSONOutput()
            direct.write(json: &output)
            #expect(try output.finishString() == text)
            #expect(try JSON.Encoder().encodeToString(JSON.decode(DirectHolder<Family>.self, from: text)) == text)
            guard foreign else { continue }
            let other = try JSONDecoder().decode(Holder<Family>.self, from: Data(text.utf8))
            #expect([other.shape].plain == [shape], "\(text)")
            #expect(try JSON(parsing: [UInt8](JSONEncoder().encode(decoded))) == JSON(parsing: text))
        }
    }

    @Test("An optional value with an unknown tag beside it is dropped")
    func droppedBesideItsTag() throws {
        let text = #"{"kind": "star", "shape": {}}"#
        let frame = try JSON.decode(Framed<(any Shape)?>.self, from: text)
        #expect(frame.shape == nil && frame.$shape.map(\.pointer) == ["/kind"])
        let foreign = try JSONDecoder().decode(Framed<(any Shape)?>.self, from: Data(text.utf8))
        #expect(foreign.shape == nil && foreign.$shape.map(\.pointer) == ["/shape"])
        #expect(throws: DecodingIssues.self) { try JSON.decode(Framed<any Shape>.self, from: text) }
        let known = try JSON.decode(Framed<(any Shape)?>.self, from: #"{"kind": "circle", "shape": {"radius": 1}}"#)
        #expect(known.shape?.area == 3 && known.$shape.isEmpty)
    }

    @Test(
        "Arrays, dictionaries and optionals of variants are read and written directly",
        arguments: [
            #"{"list":[],"byName":{}}"#,
            #"{"list":[{"type":"circle","radius":1.5}],"byName":{"a":[]},"first":{"type":"square","side":2.5}}"#,
            #"{"list":[{"type":"circle","radius":1.0},{"type":"square","side":2.0}],"byName":{"a":[{"type":"circle","radius":3.0}],"b":[]}}"#,
        ])
    func containers(text: String) throws {
        let shelf = try JSONDocument(parsing: text).root.read(DirectShelf.self)
        var output = JSONOutput()
        shelf.write(json: &output)
        #expect(try output.finishString() == text)
        #expect(try JSON.Encoder().encodeToString(JSON.decode(DirectShelf.self, from: text)) == text)
        #expect(try JSON(parsing: [UInt8](JSONEncoder().encode(shelf))) == JSON(parsing: text))
    }

    @Test("A dictionary of variants refuses canonically equivalent keys")
    func equivalentKeys() throws {
        func read(_ members: String) throws -> DirectShelf {
            try JSONDocument(parsing: #"{"list":[],"byName":{\#(members)}}"#).root.read()
        }
        #expect(try read(#""a":[],"a":[]"#).byName.count == 1)
        #expect(throws: JSONReadingError.self) { try read("\"\u{E9}\":[],\"e\u{301}\":[]") }
        #expect(throws: JSONReadingError.self) {
            try JSONDocument(parsing: #"{"list":[],"byName":[]}"#).root.read(DirectShelf.self)
        }
    }

    @Test("Internal tag")
    func internalTag() throws {
        try roundTrip(Internal.self) { tag, members in #"{"shape":{"type":"\#(tag)",\#(members)}}"# }
    }

    @Test("External tag")
    func externalTag() throws {
        try roundTrip(External.self) { tag, members in #"{"shape":{"\#(tag)":{\#(members)}}}"# }
        #expect(throws: DecodingIssues.self) { try JSON.decode(Holder<External>.self, from: #"{"shape":{}}"#) }
        #expect(throws: DecodingIssues.self) { try JSON.decode(Holder<External>.self, from: #"{"shape":"circle"}"#) }
        #expect(throws: DecodingIssues.self) {
            try JSON.decode(Holder<External>.self, from: #"{"shape":{"circle":{"radius":1},"square":{"side":1}}}"#)
        }
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(
                Holder<External>.self, from: Data(#"{"shape":{"circle":{"radius":1},"square":{"side":1}}}"#.utf8))
        }
        let last = try JSON.decode(
            Holder<External>.self, from: #"{"shape":{"circle":{"radius":1},"circle":{"radius":2}}}"#)
        #expect(last.shape.area == 12)
    }

    @Test("Adjacent tag")
    func adjacentTag() throws {
        try roundTrip(Adjacent.self) { tag, members in #"{"shape":{"type":"\#(tag)","value":{\#(members)}}}"# }
        let reversed = try JSON.decode(Holder<Adjacent>.self, from: #"{"shape":{"value":{"side":2},"type":"square"}}"#)
        #expect(reversed.shape.area == 4)
        let error = #expect(throws: DecodingIssues.self) {
            try JSON.decode(Holder<Adjacent>.self, from: #"{"shape":{"type":"square"}}"#)
        }
        #expect(error?.issues.first?.kind == .missing(key: "value") && error?.issues.first?.pointer == "/shape")
    }

    @Test("Untagged: an error is located at the value or inside it")
    func untagged() throws {
        try roundTrip(Untagged.self) { _, members in #"{"shape":{\#(members)}}"# }
        let error = #expect(throws: DecodingIssues.self) {
            try JSON.decode(Holder<Untagged>.self, from: #"{"shape":{"base":"x"}}"#)
        }
        #expect(error?.issues.first?.pointer.description.hasPrefix("/shape") == true)
    }

    private struct Sized<Width: Codable & Equatable & Sendable>: Shape, Equatable {
        var width: Width
        var area: Double { 1 }
    }

    private enum Dated: JSONVariantFamily {
        static let variants = JSONVariants<any Shape>(.untagged) {
            JSONVariant(Sized<Date>.self)
            JSONVariant(Sized<[Date]>.self)
        }
    }

    @Test("Untagged: the decoder reads dates by its strategy")
    func untaggedDates() throws {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        let date = try decoder.decode(Holder<Dated>.self, from: Data(#"{"shape": {"width": 10}}"#.utf8)).shape
        #expect(date as? Sized<Date> == Sized(width: Date(timeIntervalSince1970: 10)))
        let dates = try decoder.decode(Holder<Dated>.self, from: Data(#"{"shape": {"width": [10]}}"#.utf8)).shape
        #expect(dates as? Sized<[Date]> == Sized(width: [Date(timeIntervalSince1970: 10)]))
    }

    private enum Many: JSONVariantFamily {
        static let variants = JSONVariants<any Shape>(.untagged) {
            JSONVariant(Sized<Int>.self)
            JSONVariant(Sized<Int8>.self)
            JSONVariant(Sized<Int16>.self)
            JSONVariant(Sized<Int32>.self)
            JSONVariant(Sized<Int64>.self)
            JSONVariant(Sized<UInt>.self)
            JSONVariant(Sized<UInt8>.self)
            JSONVariant(Sized<UInt16>.self)
            JSONVariant(Sized<UInt32>.self)
            JSONVariant(Sized<UInt64>.self)
            JSONVariant(Sized<Float>.self)
            JSONVariant(Sized<Double>.self)
            JSONVariant(Sized<[Int]>.self)
            JSONVariant(Sized<[Bool]>.self)
            JSONVariant(Sized<[[Int]]>.self)
            JSONVariant(Sized<[Double]>.self)
            JSONVariant(Sized<String>.self)
            JSONVariant(Sized<Bool>.self)
        }
    }

    @Test("Of more than sixteen untagged types, the last ones are found too")
    func manyUntagged() throws {
        func shape(_ width: String) throws -> any Shape {
            try JSON.decode(Holder<Many>.self, from: #"{"shape":{"width":\#(width)}}"#).shape
        }
        #expect(try shape("[0.5]") as? Sized<[Double]> == Sized(width: [0.5]))
        #expect(try shape(#""wide""#) as? Sized<String> == Sized(width: "wide"))
        #expect(try shape("true") as? Sized<Bool> == Sized(width: true))
    }

    @Test("Tag in the parent")
    func parentTag() throws {
        try roundTrip(Parent.self, foreign: false) { tag, members in #"{"shape":{\#(members)},"kind":"\#(tag)"}"# }
        let before = try JSON.decode(Holder<Parent>.self, from: #"{"kind":"square","more":[{}],"shape":{"side":3}}"#)
        #expect(before.shape.area == 9)
        let direct = try JSONDocument(parsing: #"{"kind":"square","more":[{}],"shape":{"side":3}}"#).root
            .read(DirectHolder<Parent>.self)
        #expect(direct.shape.area == 9)
        // Other coders reach the tag through a coding key of the parent.
        struct Keyed: Codable {
            var kind: String
            @Polymorphic<Parent>.Value var shape: any Shape
        }
        let text = #"{"kind":"circle","shape":{"radius":2.5}}"#
        for decoded in [
            try JSONDecoder().decode(Keyed.self, from: Data(text.utf8)), try JSON.decode(Keyed.self, from: text),
        ] {
            #expect([decoded.shape].plain == [Circle(radius: 2.5)])
            #expect(try JSON(parsing: [UInt8](JSONEncoder().encode(decoded))) == JSON(parsing: text))
            #expect(try JSON(parsing: JSON.encode(decoded)) == JSON(parsing: text))
        }
        let error = #expect(throws: DecodingIssues.self) {
            try JSON.decode(Holder<Parent>.self, from: #"{"kidn":"square","shape":{"side":3}}"#)
        }
        #expect(error?.issues.first?.kind == .missing(key: "kind") && error?.issues.first?.pointer.isRoot == true)
        #expect(throws: (any Error).self) { try JSONEncoder().encode(before) }
    }

    @Test("Nested tag, at a JSON Pointer")
    func pointerTag() throws {
        try roundTrip(Pointed.self) { tag, members in #"{"shape":{"meta":{"type":"\#(tag)"},\#(members)}}"# }
        let error = #expect(throws: DecodingIssues.self) {
            try JSON.decode(Holder<Pointed>.self, from: #"{"shape":{"meta":{"type":"cirle"},"radius":1}}"#)
        }
        #expect(error?.issues.first?.pointer == "/shape/meta/type" && error?.issues.first?.nearest == "circle")
    }

    @Test("A missing tag is reported at the object that should contain it")
    func missingPointerTag() throws {
        let error = #expect(throws: DecodingIssues.self) {
            try JSON.decode(Holder<Pointed>.self, from: #"{"shape":{"meta":{},"radius":1}}"#)
        }
        #expect(error?.issues.map(\.pointer) == ["/shape/meta"])
        #expect(error?.issues.map(\.kind) == [.missing(key: "type")])
    }

    /// The last part of the path was said to be missing from wherever the path ended.
    @Test(
        "A tag at a path that leads nowhere is reported where the path ends",
        arguments: [
            (#"{"radius":1}"#, "/shape", #"missing "meta": expected a value with a tag at /type, one of "circle""#),
            (
                #"{"meta":[7],"radius":1}"#, "/shape/meta",
                #"expected a value with a tag at /type, one of "circle", "square", "triangle", found an array"#
            ),
            (
                #"{"meta":"circle","radius":1}"#, "/shape/meta",
                #"expected a value with a tag at /type, one of "circle", "square", "triangle", found the string"#
            ),
        ])
    func pathsToTagsThatLeadNowhere(shape: String, place: String, message: String) throws {
        let text = #"{"shape":\#(shape)}"#
        let error = #expect(throws: DecodingIssues.self) { try JSON.decode(Holder<Pointed>.self, from: text) }
        #expect(error?.issues.map(\.pointer.description) == [place])
        #expect(error?.issues.first?.message.hasPrefix(message) == true, "\(error?.issues.first?.message ?? "")")
        let direct = #expect(throws: DecodingIssues.self) { try JSON.decode(DirectHolder<Pointed>.self, from: text) }
        #expect(direct?.issues.map(\.message) == error?.issues.map(\.message))
        let theirs = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Holder<Pointed>.self, from: Data(text.utf8))
        }
        let path = theirs?.context?.codingPath.map { "/" + $0.stringValue }.joined()
        #expect(path == place)
    }

    /// Shapes with a member that is named like the tag, of which one writes itself.
    private struct Stamp: Shape, JSONModel, GuessableDecodable, Hashable {
        var type: String
        var ink = "red"
        var area: Double { 1 }

        init(type: String) { self.type = type }
        init(fields: inout JSONFields) throws { type = try fields["type"] }
        func write(fields: inout JSONOutput) {
            fields["type"] = type
            fields["ink"] = ink
        }
    }

    private struct Label: Shape, Hashable {
        var type: String
        var text = "a"
        var area: Double { 1 }
    }

    private enum Inside: JSONVariantFamily {
        static let variants = JSONVariants<any Shape>(.internal("type")) {
            JSONVariant("stamp", Stamp.self, aliases: ["seal"])
            JSONVariant("label", Label.self, aliases: ["sticker"])
        }
    }

    private enum Pointing: JSONVariantFamily {
        static let variants = JSONVariants<any Shape>(.pointer("/type")) {
            JSONVariant("stamp", Stamp.self, aliases: ["seal"])
            JSONVariant("label", Label.self, aliases: ["sticker"])
        }
    }

    private enum Marked: JSONVariantEnum {
        case stamp(Stamp)
        case label(Label)

        static let variants = JSONVariants<Marked>(tag: "type") {
            JSONVariant("stamp", Marked.stamp, aliases: ["seal"])
            JSONVariant("label", Marked.label, aliases: ["sticker"])
        }
        var payload: any Encodable {
            switch self {
            case .stamp(let stamp): stamp
            case .label(let label): label
            }
        }
    }

    /// The results of all ways to write a value.
    private func texts<Value: Codable & JSONWritable>(of value: Value) throws -> Set<JSON> {
        var output = JSONOutput()
        value.write(json: &output)
        let converting = JSON.Encoder(keyEncodingStrategy: .convertToSnakeCase)
        let all: [[UInt8]] = [
            try output.finish(), try JSON.encode(value), try converting.encode(value),
            try JSON.Encoder(formatting: .pretty).encode(value), [UInt8](try JSONEncoder().encode(value)),
        ]
        return Set(try all.map { try JSON(parsing: $0, options: JSONParsingOptions(duplicateKeys: .reject)) })
    }

    @Test("The tag replaces a member of the payload with the same name, so that the result can be read")
    func memberNamedLikeTheTag() throws {
        func check<Family: JSONVariantFamily>(_ family: Family.Type) throws where Family.Base == any Shape {
            let stamp = Polymorphic<Family>.Value<any Shape>(wrappedValue: Stamp(type: "seal"))
            #expect(try texts(of: stamp) == [["type": "stamp", "ink": "red"]])
            let label = Polymorphic<Family>.Value<any Shape>(wrappedValue: Label(type: "none"))
            #expect(try texts(of: label) == [["type": "label", "text": "a"]])
            let alias = #"{"type":"sticker","text":"a"}"#
            let read = try JSON.decode(Polymorphic<Family>.Value<any Shape>.self, from: alias)
            #expect((read.wrappedValue as? Label)?.type == "sticker")
            #expect(try texts(of: read) == [["type": "label", "text": "a"]])
        }
        try check(Inside.self)
        try check(Pointing.self)
        #expect(try texts(of: Marked.stamp(Stamp(type: "x"))) == [["type": "stamp", "ink": "red"]])
        #expect(try texts(of: Marked.label(Label(type: "x"))) == [["type": "label", "text": "a"]])
    }

    /// A payload with a member on the way to its tag, which may be an object or another value.
    private struct Note<Meta: Codable & Hashable & Sendable>: Shape, Hashable {
        var text = "a"
        var meta: Meta?
        var area: Double { 1 }
    }

    private struct Meta: Codable, Hashable {
        var author = "Ann"
        var type = "x"
    }

    private struct DirectMeta: JSONModel, Hashable {
        var author = "Ann"

        init() {}
        init(fields: inout JSONFields) throws { author = try fields["author"] }
        func write(fields: inout JSONOutput) { fields["author"] = author }
    }

    private enum Notes: JSONVariantFamily {
        static let variants = JSONVariants<any Shape>(.pointer("/meta/type")) {
            JSONVariant("note", Note<Meta>.self)
            JSONVariant("direct", Note<DirectMeta>.self)
            JSONVariant("table", Note<[String: Int]>.self)
            JSONVariant("number", Note<Int>.self)
            JSONVariant("list", Note<[Int]>.self)
        }
    }

    @Test("A tag at a pointer is added to an object that the payload already has on the way")
    func objectsOnTheWayToTheTag() throws {
        func written(_ shape: any Shape) throws -> Set<JSON> {
            try texts(of: Polymorphic<Notes>.Value<any Shape>(wrappedValue: shape))
        }
        #expect(
            try written(Note(meta: Meta())) == [["text": "a", "meta": ["type": "note", "author": "Ann"]]])
        #expect(
            try written(Note(meta: DirectMeta())) == [["text": "a", "meta": ["type": "direct", "author": "Ann"]]])
        #expect(try written(Note(meta: ["a": 1])) == [["text": "a", "meta": ["type": "table", "a": 1]]])
        #expect(try written(Note<Int>()) == [["text": "a", "meta": ["type": "number"]]])
        for shape in [Note(meta: 1), Note(meta: [1])] as [any Shape] {
            #expect(throws: (any Error).self) { try written(shape) }
        }
        let pointed = Polymorphic<Notes>.Value<any Shape>(wrappedValue: Note(meta: DirectMeta()))
        #expect(
            try JSON.Encoder().encodeToString(pointed) == #"{"meta":{"type":"direct","author":"Ann"},"text":"a"}"#)
    }

    @Test("An unknown tag is reported with its place and the nearest known tag, wherever the tag is")
    func unknownTags() throws {
        let external = try JSON.Decoder().decodingIssues(of: Holder<External>.self, in: #"{"shape":{"cirle":{}}}"#)
        #expect(external.issues.map(\.pointer) == ["/shape"])
        #expect(
            external.issues.map(\.message) == [
                #"unexpected "cirle": expected one of the tags "circle", "square", "triangle"; did you mean "circle"?"#
            ])
        struct Keyed: Codable {
            var kind: String
            @Polymorphic<Parent>.Value var shape: any Shape
        }
        let text = #"{"kind":"cirle","shape":{"radius":2.5}}"#
        for type in [Keyed.self, Holder<Parent>.self, DirectHolder<Parent>.self] as [any Decodable.Type] {
            let parent = try JSON.Decoder().decodingIssues(of: type, in: text)
            #expect(parent.issues.map(\.pointer) == ["/kind"])
            #expect(parent.issues.map(\.nearest) == ["circle"])
            #expect(parent.issues.map(\.found) == [#"the string "cirle""#])
        }
        // The object was said to be no tag if it had only that.
        let alone = try JSON.Decoder().decodingIssues(of: [Keyed].self, in: #"[{"kind":"cirle"}]"#)
        #expect(alone.issues.map(\.pointer) == ["/0/kind"])
        #expect(alone.issues.map(\.found) == [#"the string "cirle""#])
        let error = #expect(throws: DecodingIssues.self) { try JSON.decode([Keyed].self, from: #"[{"kind":"cirle"}]"#) }
        #expect(error?.issues == alone.issues)
    }

    @Test("Messages name no type of this package")
    func wordsForContent() throws {
        struct Drawing: Codable {
            @Polymorphic<Shapes>.Value var shapes: [any Shape]
            @Polymorphic<Shapes>.Value var byName: [String: any Shape]
            @Polymorphic<Shapes>.Value var first: any Shape
        }
        let issues = try JSON.Decoder().decodingIssues(of: Drawing.self, in: "{}")
        #expect(
            issues.issues.map(\.expected) == ["an array", "an object", "a value of type Shape"])
        #expect(!issues.formatted(.redacted).contains("PolymorphicField"))
    }

    @Test("Of the members of a dictionary with equal keys, the last one counts, whatever the tags of the others")
    func lastMembersOfDictionaries() throws {
        struct Drawing: Codable { @Polymorphic<Shapes>.Value var byName: [String: any Shape] }
        struct DirectDrawing: JSONReadableObject {
            @Polymorphic<Shapes>.Value var byName: [String: any Shape]
            init(fields: inout JSONFields) throws { _byName = try fields["byName"] }
        }
        let circle = #"{"type":"circle","radius":1}"#
        let text = #"{"byName":{"a":{"type":"?"},"a":\#(circle),"b":\#(circle),"b":{"type":"?"}}}"#
        let known = #"{"byName":{"a":{"type":"?"},"a":\#(circle)}}"#
        var decoder = JSON.Decoder()
        decoder.variants.setUnknownTags(.dropped, in: Shapes.self)
        let (decoded, dropped) = try decoder.decodeReportingDrops(Drawing.self, from: text)
        #expect(decoded.byName.keys.sorted() == ["a"] && dropped.map(\.pointer) == ["/byName/b/type"])
        let (direct, also) = try decoder.decodeReportingDrops(DirectDrawing.self, from: text)
        #expect(direct.byName.keys.sorted() == ["a"] && also.map(\.pointer) == ["/byName/b/type"])
        #expect(try JSON.decode(Drawing.self, from: known).byName.count == 1)
        #expect(try JSON.decode(DirectDrawing.self, from: known).byName.count == 1)
    }

    private enum CamelCase: JSONVariantFamily {
        static let variants = JSONVariants<any Shape>(.internal("shapeType")) {
            JSONVariant("circle", Circle.self)
            JSONVariant("square", Square.self)
        }
    }

    @Test(
        "Of several tags whose keys a strategy makes the same, the last one counts",
        arguments: ["shape_type", "shape__type"])
    func lastOfConvertedTags(key: String) throws {
        let decoder = JSON.Decoder(keyDecodingStrategy: .convertFromSnakeCase)
        let text = #"{"shape":{"shape_type":["?"],"radius":1,"\#(key)":"circle"}}"#
        let holder = try decoder.decode(Holder<CamelCase>.self, from: text)
        #expect(holder.shape as? Circle == Circle(radius: 1))
    }

    /// A payload whose member is on the way to the tag once a coder has converted its key.
    private struct Report: Shape, Hashable {
        var metaData = ["pages": 1]
        var area: Double { 1 }
    }

    private enum Reports: JSONVariantFamily {
        static let variants = JSONVariants<any Shape>(.pointer("/meta_data/type")) {
            JSONVariant("report", Report.self)
        }
    }

    @Test("An encoder that converts keys adds the tag to the object whose key it has converted")
    func convertedObjectsOnTheWayToTheTag() throws {
        let encoder = JSON.Encoder(keyEncodingStrategy: .convertToSnakeCase)
        let report = Polymorphic<Reports>.Value<any Shape>(wrappedValue: Report())
        #expect(try encoder.encodeToString(report) == #"{"meta_data":{"type":"report","pages":1}}"#)
    }

    /// A payload that is not an object, so that it cannot contain a tag.
    private struct Word: Shape {
        var area: Double { 0 }
        init() {}
        init(from decoder: any Decoder) throws {}
        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode("word")
        }
    }

    @Test("A payload that is not an object cannot be encoded with an internal tag")
    func payloadsThatAreNoObjects() {
        enum Words: JSONVariantFamily {
            static let variants = JSONVariants<any Shape>(tag: "type") { JSONVariant("word", Word.self) }
        }
        let word = Polymorphic<Words>.Value<any Shape>(wrappedValue: Word())
        #expect(throws: JSONVariantError.notAnObject("Word")) { try JSON.encode(word) }
        #expect(throws: (any Error).self) { try JSONEncoder().encode(word) }
    }

    private enum Snaked: JSONVariantFamily {
        static let variants = JSONVariants<any Shape>(.adjacent(tag: "shape_type", content: "shape_value")) {
            JSONVariant("circle", Circle.self)
        }
    }

    @Test("Decoders that convert keys find the tag and its content")
    func convertedKeys() throws {
        let text = #"{"shape":{"shape_type":"circle","shape_value":{"radius":1}}}"#
        let decoder = JSONDecoder()
        for strategy in [JSONDecoder.KeyDecodingStrategy.useDefaultKeys, .convertFromSnakeCase] {
            decoder.keyDecodingStrategy = strategy
            #expect(try decoder.decode(Holder<Snaked>.self, from: Data(text.utf8)).shape.area == 3)
        }
        let own = JSON.Decoder(keyDecodingStrategy: .convertFromSnakeCase)
        #expect(try own.decode(Holder<Snaked>.self, from: text).shape.area == 3)
    }

    private enum LongNames: JSONVariantFamily {
        static let variants = JSONVariants<any Shape>(.external) { JSONVariant("unit_circle", Circle.self) }
    }

    @Test("Decoders that convert keys do not convert a tag that is a key")
    func tagsAreNotConverted() throws {
        let text = #"{"shape":{"unit_circle":{"radius":1}}}"#
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        #expect(try decoder.decode(Holder<LongNames>.self, from: Data(text.utf8)).shape.area == 3)
        let own = JSON.Decoder(keyDecodingStrategy: .convertFromSnakeCase)
        #expect(try own.decode(Holder<LongNames>.self, from: text).shape.area == 3)
    }

    /// Its members are written by encoders of their own, as those of a superclass.
    private struct Inheriting: Shape {
        var area: Double { 0 }

        init() {}

        init(from decoder: any Decoder) throws {}

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: JSONCodingKey.self)
            var meta = container.superEncoder(forKey: JSONCodingKey("meta")).container(keyedBy: JSONCodingKey.self)
            try meta.encode("x", forKey: JSONCodingKey("author"))
            try 1.encode(to: container.superEncoder(forKey: JSONCodingKey("radius")))
        }
    }

    private enum Inherited: JSONVariantFamily {
        static let variants = JSONVariants<any Shape>(.pointer("/meta/type")) { JSONVariant("heir", Inheriting.self) }
    }

    @Test("A tag is written into a member that a payload writes by an encoder of its own")
    func tagsInInheritedMembers() throws {
        let holder = Holder<Inherited>(shape: Inheriting())
        let expected: JSON = ["shape": ["meta": ["type": "heir", "author": "x"], "radius": 1]]
        #expect(try JSON.Encoder().encodeToJSON(holder) == expected)
        #expect(try JSON(parsing: String(decoding: JSONEncoder().encode(holder), as: UTF8.self)) == expected)
    }

    private enum Beside: JSONVariantEnum {
        case circle(Circle)

        static let variants = JSONVariants<Self>(.parent("kind")) { JSONVariant("circle", Self.circle) }

        var payload: any Encodable {
            switch self {
            case .circle(let circle): circle
            }
        }
    }

    @Test("Other encoders refuse an enumeration whose tag is beside its value, instead of losing the tag")
    func otherCodersOfTagsBeside() throws {
        let circle = Beside.circle(Circle(radius: 1))
        let error = #expect(throws: JSONVariantError.self) { try JSONEncoder().encode([circle]) }
        #expect(error == .noParent(tag: "kind"))
    }

    @Test("A tag beside a value needs an object around both, and a single value")
    func parentsThatAreNoObjects() throws {
        typealias Value = Polymorphic<Parent>.Value<any Shape>
        let list = try JSON.Decoder().decodingIssues(of: [Value].self, in: #"[{"radius":1}]"#)
        #expect(list.issues.map(\.pointer) == ["/0"])
        #expect(list.issues.first?.underlying as? JSONVariantError == .noParent(tag: "kind"))
        struct Several: Codable { @Polymorphic<Parent>.Value var shapes: [any Shape] }
        let several = try JSON.Decoder().decodingIssues(
            of: Several.self, in: #"{"kind":"circle","shapes":[{"radius":1}]}"#)
        #expect(
            several.issues.first?.underlying as? JSONVariantError == .unsuitableContent("Array<Shape>", base: "Shape"))
    }

    @Test("A value that should contain a tag but is not an object is reported as such")
    func objectsHaveTags() throws {
        func message<Family: JSONVariantFamily>(_: Family.Type, _ text: String) throws -> String? {
            let issues = try JSON.Decoder().decodingIssues(of: Holder<Family>.self, in: #"{"shape":\#(text)}"#).issues
            #expect(issues.map(\.pointer) == ["/shape"])
            return issues.first?.message
        }
        for (text, found) in [("[1]", "an array with 1 element"), ("7", "the number 7")] {
            let expected = "expected an object with a tag, found \(found)"
            #expect(try message(Internal.self, text) == expected)
            #expect(try message(Adjacent.self, text) == expected)
            #expect(try message(Pointed.self, text) == expected)
        }
    }

    @Test("An array or object is not a tag, not even an unknown one")
    func containersAreNoTags() throws {
        var decoder = JSON.Decoder()
        decoder.variants.setUnknownTags(.kept { $0 }, in: Internal.self)
        for tag in [#"["circle"]"#, "{}"] {
            let issues = try decoder.decodingIssues(
                of: Holder<Internal>.self, in: #"{"shape":{"type":\#(tag),"radius":1}}"#)
            #expect(issues.issues.map(\.pointer) == ["/shape/type"])
            #expect(issues.issues.map(\.kind) == [.wrongKind])
        }
    }
}
