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

/// The object that the holder of a circle, a square and a triangle is, by the place of the tag.
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

    @Test(
        "Containers",
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

    @Test("A dictionary of variants refuses keys that Swift takes for one")
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
        let last = try JSON.decode(
            Holder<External>.self, from: #"{"shape":{"circle":{"radius":1},"circle":{"radius":2}}}"#)
        #expect(last.shape.area == 12)
    }

    @Test("Adjacent tag, round trip tested")
    func adjacentTag() throws {
        try roundTrip(Adjacent.self) { tag, members in #"{"shape":{"type":"\#(tag)","value":{\#(members)}}}"# }
        let reversed = try JSON.decode(Holder<Adjacent>.self, from: #"{"shape":{"value":{"side":2},"type":"square"}}"#)
        #expect(reversed.shape.area == 4)
        let error = #expect(throws: DecodingIssues.self) {
            try JSON.decode(Holder<Adjacent>.self, from: #"{"shape":{"type":"square"}}"#)
        }
        #expect(error?.issues.first?.kind == .missing(key: "value") && error?.issues.first?.pointer == "/shape")
    }

    @Test("Untagged, every candidate's errors")
    func untagged() throws {
        try roundTrip(Untagged.self) { _, members in #"{"shape":{\#(members)}}"# }
        let error = #expect(throws: DecodingIssues.self) {
            try JSON.decode(Holder<Untagged>.self, from: #"{"shape":{"base":"x"}}"#)
        }
        #expect(error?.issues.first?.pointer.description.hasPrefix("/shape") == true)
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

    @Test("A tag that is missing is missing from the object around it")
    func missingPointerTag() throws {
        let error = #expect(throws: DecodingIssues.self) {
            try JSON.decode(Holder<Pointed>.self, from: #"{"shape":{"meta":{},"radius":1}}"#)
        }
        #expect(error?.issues.map(\.pointer) == ["/shape/meta"])
        #expect(error?.issues.map(\.kind) == [.missing(key: "type")])
    }

    /// A shape with a member that is called like the tag.
    private struct Stamp: Shape, JSONModel, GuessableDecodable {
        var type: String
        var area: Double { 1 }

        init(type: String) { self.type = type }
        init(fields: inout JSONFields) throws { type = try fields["type"] }
        func write(fields: inout JSONOutput) { fields["type"] = type }
    }

    private enum Stamps: JSONVariantFamily {
        static let variants = JSONVariants<any Shape>(.internal("type")) { JSONVariant("stamp", Stamp.self) }
    }

    @Test("A member that is called like the tag is written in its place, once")
    func memberNamedLikeTheTag() throws {
        let holder = try JSON.decode(DirectHolder<Stamps>.self, from: #"{"shape":{"type":"stamp"}}"#)
        #expect((holder.shape as? Stamp)?.type == "stamp")
        var changed = holder
        changed.shape = Stamp(type: "other")
        var output = JSONOutput()
        changed.write(json: &output)
        #expect(try output.finishString() == #"{"shape":{"type":"other"}}"#)
    }
}
