import BricolageCore
import BricolageModeling
import BricolageWriting
import Testing

private struct First: Codable, Sendable { var x: Int }
private struct Second: Codable, Sendable { var x: Int }

private enum Either: JSONVariantEnum {
    case first(First), second(Second)

    static let variants = JSONVariants<Either>(tag: "t") {
        JSONVariant("\u{e9}", Either.first)
        JSONVariant("e\u{301}", Either.second)
    }

    var payload: any Encodable {
        switch self {
        case .first(let value): value
        case .second(let value): value
        }
    }
}

private enum Outer: JSONVariantEnum {
    case first(First), second(Second)

    static let variants = JSONVariants<Outer>(.external) {
        JSONVariant("\u{e9}", Outer.first)
        JSONVariant("e\u{301}", Outer.second)
    }

    var payload: any Encodable {
        switch self {
        case .first(let value): value
        case .second(let value): value
        }
    }
}

/// Tags are distinguished by their code points, although canonically equivalent strings are equal in Swift.
@Suite struct EquivalentTagsTests {
    @Test(arguments: ["\u{e9}", "e\u{301}"])
    func areTwoTags(tag: String) throws {
        try Either.variants.check()
        let value = try JSON.decode(Either.self, from: "{\"t\":\"\(tag)\",\"x\":1}")
        let isFirst = if case .first = value { true } else { false }
        #expect(isFirst == (tag.unicodeScalars.count == 1))
    }

    @Test func areTwoMembersOfAnObjectThatMayHaveOne() throws {
        let first = "\"\u{e9}\":{\"x\":1}"
        let second = "\"e\u{301}\":{\"x\":2}"
        #expect(try JSON.Encoder().encodeToString(JSON.decode(Outer.self, from: "{\(second)}")) == "{\(second)}")
        #expect(throws: DecodingIssues.self) { try JSON.decode(Outer.self, from: "{\(first),\(second)}") }
        #expect(throws: DecodingIssues.self) { try JSON.decode([Outer].self, from: "[{\(first),\(second)}]") }
    }
}
