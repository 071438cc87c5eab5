import Bricolage
import Testing

private enum Figure: JSONVariantEnum, Equatable {
    case disc(Disc), block(Block)

    static let variants = JSONVariants<Figure>(tag: "figureKind") {
        JSONVariant("disc", Figure.disc, isDefault: true)
        JSONVariant("block", Figure.block)
    }

    var payload: any Encodable {
        switch self {
        case .disc(let disc): disc
        case .block(let block): block
        }
    }
}

/// The same without a default, and with another tag.
private enum Body: JSONVariantEnum, Equatable {
    case block(Block)

    static let variants = JSONVariants<Body>(tag: "body") { JSONVariant("block", Body.block) }

    var payload: any Encodable { if case .block(let block) = self { block } else { 0 } }
}

private enum Solid: JSONVariantEnum, Equatable {
    case block(Block)

    static let variants = JSONVariants<Solid>(tag: "solid") { JSONVariant("block", Solid.block) }

    var payload: any Encodable { if case .block(let block) = self { block } else { 0 } }
}

private struct Disc: Codable, Equatable { var radius: Int }
private struct Block: Codable, Equatable { var side: Int }

/// A type that reads itself and is recognized by its tag.
private struct Cat: JSONReadableObject {
    var lives: Int

    init(fields: inout JSONFields) throws { lives = try fields["lives"] }

    static func recognize(_ json: JSONDocument.Node) -> JSONRecognition { .tagged("kind", "cat", in: json) }
}

private struct Pet: JSONReadableObject {
    var lives: JSON

    init(fields: inout JSONFields) throws { lives = try fields["lives"] }

    static func recognize(_ json: JSONDocument.Node) -> JSONRecognition { .kind(.object, in: json) }
}

private enum Temper: String, JSONClosedEnum { case calm, wild }

/// How certainly a value has a type, judged before the value is read.
@Suite struct RecognitionTests {
    private func tagged(_ text: String) throws -> JSONRecognition {
        .tagged("kind", "cat", in: try JSONDocument(parsing: text).root)
    }

    @Test func aTagIsToldByItsValue() throws {
        #expect(try tagged(#"{"kind": "cat"}"#) == .certain)
        #expect(try tagged(#"{"kind": "dog"}"#) == .impossible)
        #expect(try tagged("{}") == .impossible)
        #expect(try tagged(#"["kind"]"#) == .impossible)
    }

    @Test func aUnionIsNotAsCertainAsItsTypes() throws {
        let cat = try JSONDocument(parsing: #"{"kind": "cat"}"#).root
        #expect(Cat.recognize(cat) == .certain)
        #expect(OneOf<Pet>.Or<Cat>.recognize(cat) == .likely)
        #expect(AnyOf<Pet, Cat>.recognize(cat) == .likely)
        #expect(AllOf<Pet, Cat>.recognize(cat) == .possible)
        #expect(AllOf<Cat, Pet>.recognize(try JSONDocument(parsing: "{}").root) == .impossible)
    }

    /// Its raw values are fewer than those of their type, so it comes before that type.
    @Test func aClosedEnumerationIsPossibleWhereItsRawValueIs() throws {
        #expect(Temper.recognize(try JSONDocument(parsing: #""wild""#).root) == .possible)
        #expect(Temper.recognize(try JSONDocument(parsing: "1").root) == .impossible)
        #expect(try JSON.decode(OneOf<String>.Or<Temper>.self, from: #""wild""#).v2 == .wild)
        #expect(try JSON.decode(OneOf<String>.Or<Temper>.self, from: #""tame""#).v1 == "tame")
    }

    /// Issues inside a value that is certainly of one type are reported as if there were no union.
    @Test func noOtherTypeIsTriedBesideOneThatIsCertain() throws {
        var decoder = JSON.Decoder()
        decoder.reporting = .first
        let error = #expect(throws: DecodingIssues.self) {
            try decoder.decode(OneOf<Pet>.Or<Cat>.self, from: #"{"kind": "cat", "lives": "nine"}"#)
        }
        #expect(error?.issues.map(\.pointer.description) == ["/lives"])
        #expect(error?.issues.map(\.kind) == [.wrongKind])
    }

    /// Formerly, a union refused an object that its only alternative for objects can read.
    @Test func aFamilyMayTakeObjectsWithoutItsTag() throws {
        #expect(try JSON.decode(OneOf<Figure>.Or<String>.self, from: #"{"radius": 1}"#).v1 == .disc(Disc(radius: 1)))
        #expect(try JSON.decode(OneOf<Figure>.Or<String>.self, from: #""radius""#).v2 == "radius")
        let decoder = JSON.Decoder(keyDecodingStrategy: .convertFromSnakeCase)
        let block = try decoder.decode(
            OneOf<Figure>.Or<[Int]>.self, from: #"{"figure_kind": "block", "side": 2}"#)
        #expect(block.v1 == .block(Block(side: 2)))
    }

    @Test func ofTwoFamiliesTheOneWhoseTagIsThereCounts() throws {
        typealias Either = OneOf<Body>.Or<Solid>
        #expect(try JSON.decode(Either.self, from: #"{"solid": "block", "side": 2}"#).v2 == .block(Block(side: 2)))
        #expect(try JSON.decode(Either.self, from: #"{"body": "block", "side": 2}"#).v1 == .block(Block(side: 2)))
        let error = try #require(throws: DecodingIssues.self) { try JSON.decode(Either.self, from: #"{"side": 2}"#) }
        #expect(error.issues.count == 1 && "\(error)".contains("one of Body, Solid"), "\(error)")
        let missing = try #require(throws: DecodingIssues.self) {
            try JSON.decode(OneOf<Body>.Or<String>.self, from: #"{"side": 2}"#)
        }
        #expect("\(missing)".contains(#"a tag, one of "block""#), "\(missing)")
    }

    /// A container is not even compared with the tag: that would cost as much as its size for every type that is tried.
    @Test func aContainerIsNoTag() throws {
        let json = try JSONDocument(parsing: #"{"kind": ["cat"]}"#).root
        #expect(JSONRecognition.tagged("kind", ["cat"], in: json) == .impossible)
    }
}
