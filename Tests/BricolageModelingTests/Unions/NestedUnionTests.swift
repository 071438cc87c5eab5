import BricolageCore
import BricolageFields
import BricolageModeling
import BricolageWriting
import Foundation
import Synchronization
import TestSupport
import Testing

/// Counts how often values were read.
private final class ReadCount: Sendable {
    private let value = Atomic(0)
    static let key = CodingUserInfoKey(rawValue: "count")

    var count: Int { value.load(ordering: .relaxed) }

    static func add(_ userInfo: [CodingUserInfoKey: Any]) {
        guard let key, let count = userInfo[key] as? ReadCount else { return }
        count.value.add(1, ordering: .relaxed)
    }

    func decoder() -> JSON.Decoder {
        JSON.Decoder(userInfo: Self.key.map { [$0: self] } ?? [:])
    }
}

private typealias Link = OneOf<Left>.Or<Right>

private struct Left: Codable, Equatable {
    var next: Link?
    var left: Int?

    init(from decoder: any Decoder) throws {
        ReadCount.add(decoder.userInfo)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        next = try container.decodeIfPresent(Link.self, forKey: .next)
        left = try container.decodeIfPresent(Int.self, forKey: .left)
    }
}

private struct Right: Codable, Equatable {
    var next: Link?
    var right: Int?
}

private typealias DirectLink = OneOf<DirectLeft>.Or<DirectRight>

private struct DirectLeft: JSONReadableObject {
    var next: DirectLink?
    var left: Int?

    init(fields: inout JSONFields) throws {
        next = try fields["next"]
        left = try fields["left"]
    }
}

private struct DirectRight: JSONReadableObject {
    var next: DirectLink?
    var right: Int?

    init(fields: inout JSONFields) throws {
        next = try fields["next"]
        right = try fields["right"]
    }
}

/// The costs of nested unions do not multiply, whatever the document.
@Suite struct NestedUnionTests {
    private func chain(_ depth: Int, innermost: String) -> String {
        String(repeating: #"{"next":"#, count: depth) + innermost + String(repeating: "}", count: depth)
    }

    @Test(arguments: ["{}", #"{"right":1}"#]) func ambiguousUnionsAreReadLinearly(innermost: String) throws {
        let count = ReadCount()
        var value = try count.decoder().decode(Link.self, from: chain(200, innermost: innermost))
        // Each of 201 objects is read by the type once, and once more to count its members.
        #expect(count.count <= 402)
        var depth = 0
        while let next = value.v1?.next ?? value.v2?.next { (value, depth) = (next, depth + 1) }
        #expect(depth == 200)
        #expect((value.v2 != nil) == (innermost != "{}"))
    }

    @Test func unionsThatFailAreReadLinearly() throws {
        let count = ReadCount()
        #expect(throws: DecodingIssues.self) {
            try count.decoder().decode(Link.self, from: chain(50, innermost: #"{"left":"x","right":"y"}"#))
        }
        #expect(count.count <= 20_000, "\(count.count)")
    }

    @Test func directlyReadUnionsAreReadLinearly() throws {
        let document = try JSONDocument(parsing: chain(400, innermost: #"{"right":2}"#))
        var value = try document.root.read(DirectLink.self)
        while let next = value.v1?.next ?? value.v2?.next { value = next }
        #expect(value.v2?.right == 2)
        let broken = try JSONDocument(parsing: chain(400, innermost: #"{"left":"x","right":"y"}"#))
        let error = #expect(throws: JSONReadingError.self) { try broken.root.read(DirectLink.self) }
        // The printed error lists the candidates of one union, not of all unions below.
        #expect(error.map { $0.description.utf8.count < 10_000 } == true)
    }

    @Test func otherCodersGiveUp() throws {
        let text = chain(40, innermost: "{}")
        #expect(throws: (any Error).self) { try JSONDecoder().decode(Link.self, from: Data(text.utf8)) }
        let shallow = chain(5, innermost: #"{"right":1}"#)
        #expect(try JSONDecoder().decode(Link.self, from: Data(shallow.utf8)) == JSON.decode(Link.self, from: shallow))
    }

    private final class Branch: Decodable, Equatable {
        var next: OneOf<Branch>.Or<Int>?
        var list: [OneOf<Branch>.Or<Int>]?
        var byName: [String: OneOf<Int>.Or<Branch>]?
        var text: Letter?

        static func == (lhs: Branch, rhs: Branch) -> Bool {
            lhs.next == rhs.next && lhs.list == rhs.list && lhs.byName == rhs.byName && lhs.text == rhs.text
        }
    }

    /// A string that contains JSON text, which another coder decodes.
    private struct Letter: Decodable, Equatable {
        var inner: OneOf<Branch>.Or<Int>

        init(from decoder: any Decoder) throws {
            let text = try decoder.singleValueContainer().decode(String.self)
            inner = try JSONDecoder().decode(OneOf<Branch>.Or<Int>.self, from: Data(text.utf8))
        }
    }

    /// Formerly, each union copied the value that another coder holds, with everything inside it.
    @Test func otherCodersCopyWhatUnionsHoldOnce() throws {
        let data = Data(chain(100, innermost: "1").utf8)
        let ratio = try cost(
            of: { _ = try JSONDecoder().decode(Branch.self, from: data) },
            comparedTo: { _ = try JSONDecoder().decode(JSON.self, from: data) })
        #expect(ratio < 12)
    }

    @Test func unionsFindTheirValuesWithinOthersOfAnotherCoder() throws {
        let text = #"""
            {"list":[1,{"next":{"next":2,"by_name":{"a_b":3,"aB":{"next":4},"list":{"list":[{"next":5},6]}}}}],
             "next":{"list":[{"text":"{\"next\":{\"next\":{\"list\":[{\"next\":7}]}}}"},8],"next":{"next":{"list":[]}}}}
            """#
        for converts in [false, true] {
            let theirs = JSONDecoder()
            theirs.keyDecodingStrategy = converts ? .convertFromSnakeCase : .useDefaultKeys
            let ours = JSON.Decoder(keyDecodingStrategy: converts ? .convertFromSnakeCase : .useDefaultKeys)
            let expected = try ours.decode(OneOf<Int>.Or<Branch>.self, from: text)
            #expect(expected.v2?.list?.last?.v1?.next?.v1?.byName?.count == (converts ? 3 : nil))
            #expect(try theirs.decode(OneOf<Int>.Or<Branch>.self, from: Data(text.utf8)) == expected)
            #expect(try theirs.decode([OneOf<Int>.Or<Branch>].self, from: Data("[\(text)]".utf8)) == [expected])
        }
    }

    private struct Cat: Decodable, JSONRecognizable {
        var kind: String

        static func recognize(_ json: JSONDocument.Node) -> JSONRecognition { .tagged("kind", "cat", in: json) }
    }

    private struct Dog: Decodable, JSONRecognizable {
        var kind: String

        static func recognize(_ json: JSONDocument.Node) -> JSONRecognition { .tagged("kind", "dog", in: json) }
    }

    /// An animal, and JSON text in a string, which contains another animal at the same place.
    private final class Animals: Decodable {
        let next: OneOf<Cat>.Or<Dog>
        let others: Animals?

        enum CodingKeys: CodingKey { case next, others }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            next = try container.decode(OneOf<Cat>.Or<Dog>.self, forKey: .next)
            let text = try container.decodeIfPresent(String.self, forKey: .others)
            others = try text.map { try JSONDecoder().decode(Animals.self, from: Data($0.utf8)) }
        }
    }

    @Test func aTextWithinATextHasPlacesOfItsOwn() throws {
        let text = #"{"next":{"kind":"cat"},"others":"{\"next\":{\"kind\":\"dog\"}}"}"#
        let animals = try JSONDecoder().decode(OneOf<Int>.Or<Animals>.self, from: Data(text.utf8))
        #expect(animals.v2?.next.v1 != nil && animals.v2?.others?.next.v2 != nil)
    }

    @Test func theDeepestDocumentThatCodersTakeFitsOnTheStack() throws {
        let text = chain(511, innermost: #"{"right":2}"#)
        #expect(try onSmallStack(bytes: 8 << 20) { try JSON.decode(Link.self, from: text).v1 != nil })
        #expect(throws: JSONSyntaxError.self) { try JSON.decode(Link.self, from: chain(600, innermost: "{}")) }
    }

    @Test func propertyOfRandomValues() throws {
        typealias Value = OneOf<Bool>.Or<Int>.Or<Double>.Or<String>.Or<[OneOf<Int>.Or<String>]>.Or<[String: Double]>
        var random = SeededGenerator(seed: 11)
        for _ in 0..<2000 {
            let value: Value =
                switch Int.random(in: 0..<6, using: &random) {
                case 0: .v1(Bool.random(using: &random))
                case 1: .v2(Int.random(in: .min ... .max, using: &random))
                case 2: .v3(Double.random(in: -1e9...1e9, using: &random).rounded(.towardZero))
                case 3: .v4(String(Int.random(in: 0..<100, using: &random)))
                case 4:
                    .v5(
                        (0..<Int.random(in: 0..<4, using: &random)).map {
                            $0.isMultiple(of: 2) ? .v1($0) : .v2("\($0)")
                        })
                default: .v6(["a": Double.random(in: 0...1, using: &random)])
                }
            let text = try JSON.Encoder().encodeToString(value)
            #expect(try JSON.decode(Value.self, from: text) == value, "\(text)")
            #expect(try JSONDocument(parsing: text).root.read(Value.self) == value, "\(text)")
            var output = JSONOutput()
            value.write(json: &output)
            #expect(try output.finishString() == text)
        }
    }
}
