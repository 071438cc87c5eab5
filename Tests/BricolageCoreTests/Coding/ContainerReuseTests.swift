import BricolageCore
import TestSupport
import Testing

/// Keyed containers are reused for other objects, but only once nothing refers to them any more.
@Suite struct ContainerReuseTests {
    /// Keeps its container and decoder instead of reading at once.
    private struct Keeper: Decodable {
        enum CodingKeys: String, CodingKey { case id, next }
        var container: KeyedDecodingContainer<CodingKeys>
        var decoder: any Decoder

        init(from decoder: any Decoder) throws {
            self.decoder = decoder
            container = try decoder.container(keyedBy: CodingKeys.self)
        }
    }

    private static func keepers(_ count: Int) throws -> [Keeper] {
        let text = "[" + (0..<count).map { #"{"id":\#($0)}"# }.joined(separator: ",") + "]"
        return try JSON.decode([Keeper].self, from: text)
    }

    @Test func keptContainersStayWithTheirObjects() throws {
        let keepers = try Self.keepers(100)
        for (position, keeper) in keepers.enumerated() {
            #expect(try keeper.container.decode(Int.self, forKey: .id) == position)
            #expect(try keeper.container.decodeIfPresent(Int.self, forKey: .next) == nil)
            #expect(keeper.container.allKeys == [.id])
        }
    }

    @Test func keptDecodersGiveContainersAfterTheEnd() throws {
        let keepers = try Self.keepers(40)
        let containers = try keepers.map { try $0.decoder.container(keyedBy: Keeper.CodingKeys.self) }
        for (position, container) in containers.enumerated() {
            #expect(try container.decode(Int.self, forKey: .id) == position)
        }
    }

    @Test func aKeptContainerKeepsNothingButItsDocument() throws {
        final class Witness: Sendable {}
        struct Watch { weak let witness: Witness? }
        let key = try #require(CodingUserInfoKey(rawValue: "witness"))
        var decoder = JSON.Decoder()
        decoder.userInfo[key] = Witness()
        let watch = Watch(witness: decoder.userInfo[key] as? Witness)
        var keepers = try decoder.decode(
            [Keeper].self, from: "[" + repeatElement("{}", count: 30).joined(separator: ",") + "]")
        decoder.userInfo = [:]
        #expect(watch.witness != nil)
        keepers.removeAll()
        #expect(watch.witness == nil, "a session that nobody can reach is still there")
    }

    /// Asks for members before and after other values with the same keys, in two containers at a time.
    private struct Tree: Decodable, Equatable {
        enum CodingKeys: String, CodingKey { case before, children, after }
        var before: Int
        var children: [Tree]
        var after: Int

        init(before: Int, children: [Tree], after: Int) {
            self.before = before
            self.children = children
            self.after = after
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let other = try decoder.container(keyedBy: CodingKeys.self)
            after = try other.decode(Int.self, forKey: .after)
            before = try container.decode(Int.self, forKey: .before)
            children = try container.decode([Tree].self, forKey: .children)
            #expect(try other.decode(Int.self, forKey: .before) == before)
            #expect(try container.decode(Int.self, forKey: .after) == after)
        }

        var text: String {
            #"{"before":\#(before),"children":[\#(children.map(\.text).joined(separator: ","))],"after":\#(after)}"#
        }
    }

    @Test(arguments: 0..<10) func nestedValuesWithTheSameKeysDoNotDisturbEachOther(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        func tree(_ depth: Int) -> Tree {
            let count = depth == 0 ? 0 : Int.random(in: 0...4, using: &generator)
            let before = Int.random(in: 0...999, using: &generator)
            return Tree(
                before: before, children: (0..<count).map { _ in tree(depth - 1) },
                after: Int.random(in: 0...999, using: &generator))
        }
        let expected = (0..<10).map { _ in tree(5) }
        #expect(try JSON.decode([Tree].self, from: "[\(expected.map(\.text).joined(separator: ","))]") == expected)
    }

    @Test func largeAndRepeatingObjectsTakeTurnsWithPlainOnes() throws {
        struct Item: Decodable { var id: Int, name: String? }
        let many = (0..<100).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
        let texts = [
            #"{"id":1,"name":"a"}"#, "{\"id\":2,\(many)}", #"{"id":0,"id":3}"#, #"{"name":null,"id":4}"#,
            #"{"\u0069d":5,"name":"\u0061"}"#, #"{"id":9,"name":"z","id":6}"#,
        ]
        let items = try JSON.decode(
            [Item].self, from: "[" + repeatElement(texts, count: 10).joined().joined(separator: ",") + "]")
        #expect(items.map(\.id) == Array(repeatElement(1...6, count: 10).joined()))
        #expect(items.map(\.name) == Array(repeatElement(["a", nil, nil, nil, "a", "z"], count: 10).joined()))
    }

    /// Keys of 1, 2, 4 and so on to 512 letters.
    private enum LongKey: Int, CodingKey, CaseIterable {
        case a, b, c, d, e, f, g, h, i, j

        var stringValue: String {
            String(repeating: Character(UnicodeScalar(UInt8(ascii: "a") + UInt8(rawValue))), count: 1 << rawValue)
        }
        var intValue: Int? { nil }

        init?(intValue: Int) { return nil }

        init?(stringValue: String) {
            guard let key = Self.allCases.first(where: { $0.stringValue == stringValue }) else { return nil }
            self = key
        }
    }

    private struct LongKeyed: Decodable {
        var values: [Int]

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: LongKey.self)
            values = try LongKey.allCases.reversed().map { try container.decode(Int.self, forKey: $0) }
        }
    }

    /// The texts of the keys of a type share blocks of memory, and some of these are longer than a block.
    @Test func keysOfAllLengthsAreToldApart() throws {
        let members = LongKey.allCases.map { "\"\($0.stringValue)\":\($0.rawValue)" }.joined(separator: ",")
        let text = "[" + repeatElement("{\(members)}", count: 10).joined(separator: ",") + "]"
        let decoded = try JSON.decode([LongKeyed].self, from: text)
        #expect(decoded.map(\.values) == Array(repeating: [9, 8, 7, 6, 5, 4, 3, 2, 1, 0], count: 10))
    }
}
