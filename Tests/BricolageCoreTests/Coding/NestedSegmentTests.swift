import BricolageCore
import BricolageWriting
import TestSupport
import Testing

/// Nested containers and super encoders: their text is inserted once the value that made them has been encoded or, if
/// something still refers to one of them, once everything has been encoded.
@Suite struct NestedSegmentTests {
    private enum Keys: String, CodingKey { case name, inner, list, children, last }

    /// Keeps containers alive, so that they could still be written to.
    private final class Keeper {
        var containers: [Any] = []
    }

    private struct Tree: Encodable {
        var name: String
        var children: [Tree]
        var keeper: Keeper?

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Keys.self)
            var inner = container.nestedContainer(keyedBy: Keys.self, forKey: .inner)
            try inner.encode(name, forKey: .name)
            var list = inner.nestedUnkeyedContainer(forKey: .list)
            try list.encode(1)
            try container.encode(children.count, forKey: .last)
            var elements = container.nestedUnkeyedContainer(forKey: .children)
            for child in children {
                if child.name.utf8.count % 2 == 0 {
                    try elements.encode(child)
                } else {
                    try child.encode(to: elements.superEncoder())
                }
            }
            var empty = list.nestedContainer(keyedBy: JSONCodingKey.self)
            try empty.encodeNil(forKey: "x")
            try inner.encode(true, forKey: .last)
            keeper?.containers += [list, elements]
        }

        var json: JSON {
            [
                "inner": ["name": .string(name), "list": [1, ["x": nil]], "last": true],
                "last": .number(JSON.Number(children.count)), "children": .array(JSON.Array(children.map(\.json))),
            ]
        }
    }

    private static func tree(levels: Int, _ keeper: Keeper?, _ random: inout SeededGenerator) -> Tree {
        let size = [3, 4, 40, 700, 1365, 4090, 5000].randomElement(using: &random) ?? 0
        let count = levels == 0 ? 0 : Int.random(in: 0...3, using: &random)
        let keeps = Int.random(in: 0..<8, using: &random) == 0
        return Tree(
            name: String(repeating: "é\"", count: levels > 3 ? 1 : size / 3) + (size % 2 == 0 ? "" : "x"),
            children: (0..<count).map { _ in tree(levels: levels - 1, keeper, &random) }, keeper: keeps ? keeper : nil)
    }

    @Test(arguments: [JSONFormatting.compact, .pretty])
    func textsAreInsertedWhereTheyBelong(formatting: JSONFormatting) throws {
        var random = SeededGenerator(seed: 12)
        var encoder = JSON.Encoder()
        encoder.formatting = formatting
        for round in 0..<60 {
            let keeper = round % 2 == 0 ? nil : Keeper()
            let trees = (0..<12).map { _ in Self.tree(levels: round % 6, keeper, &random) }
            #expect(
                try encoder.encodeToString(trees) == JSON.array(JSON.Array(trees.map(\.json))).serialized(formatting))
        }
    }

    @Test func manyLevelsAreInserted() throws {
        var tree = Tree(name: "ab", children: [])
        for level in 0..<100 { tree = Tree(name: level % 2 == 0 ? "a" : "ab", children: [tree]) }
        let text = try JSON.Encoder(maximumDepth: 1000).encodeToString(tree)
        #expect(text == tree.json.serialized())
    }

    /// A segment keeps the way to its value, in a shorter form if the key is a case of an enumeration.
    @Test func aReusedSegmentHasTheWayOfItsNewValue() throws {
        final class Ways { var all: [String] = [] }
        struct Asking<Key: CodingKey>: Encodable {
            var key: Key
            var ways: Ways

            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: Key.self)
                var list = container.superEncoder(forKey: key).unkeyedContainer()
                ways.all.append(list.codingPath.map(\.stringValue).joined(separator: "/"))
                try list.encode(1)
            }
        }
        struct List: Encodable {
            var ways: Ways

            func encode(to encoder: any Encoder) throws {
                var list = encoder.unkeyedContainer()
                try list.encode(Asking(key: Keys.inner, ways: ways))
                try list.encode(Asking(key: JSONCodingKey("x"), ways: ways))
                try list.encode(Asking(key: Keys.list, ways: ways))
            }
        }
        let ways = Ways()
        let text = try JSON.Encoder().encodeToString(List(ways: ways))
        #expect(text == #"[{"inner":[1]},{"x":[1]},{"list":[1]}]"#)
        #expect(ways.all == ["Index 0/inner", "Index 1/x", "Index 2/list"])
    }

    /// A container that something still refers to belongs to its value until everything is encoded, and is not reused
    /// for another value.
    @Test func keptContainersAreWrittenToLater() throws {
        final class Kept: @unchecked Sendable { var container: KeyedEncodingContainer<Keys>? }
        struct First: Encodable {
            var kept: Kept

            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: Keys.self)
                var inner = container.nestedContainer(keyedBy: Keys.self, forKey: .inner)
                try inner.encode(1, forKey: .name)
                kept.container = inner
            }
        }
        struct Second: Encodable {
            var kept: Kept

            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: Keys.self)
                var inner = container.nestedContainer(keyedBy: Keys.self, forKey: .inner)
                try inner.encode(2, forKey: .name)
                try kept.container?.encode(3, forKey: .last)
            }
        }
        struct Both: Encodable {
            var first: First
            var second: Second
        }
        let kept = Kept()
        let text = try JSON.Encoder().encodeToString(Both(first: First(kept: kept), second: Second(kept: kept)))
        #expect(text == #"{"first":{"inner":{"name":1,"last":3}},"second":{"inner":{"name":2}}}"#)
    }

    /// A value that fails after it wrote to a nested container leaves nothing of that container.
    @Test func aFailureLeavesNothingBehind() throws {
        struct Failing: Encodable {
            struct Failure: Error {}

            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: Keys.self)
                var inner = container.nestedContainer(keyedBy: Keys.self, forKey: .inner)
                try inner.encode("lost", forKey: .name)
                throw Failure()
            }
        }
        struct Forgiving: Encodable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: Keys.self)
                var inner = container.nestedContainer(keyedBy: Keys.self, forKey: .inner)
                try? inner.encode(Failing(), forKey: .last)
                try? container.encode(Failing(), forKey: .last)
                try inner.encode("kept", forKey: .name)
            }
        }
        let text = try JSON.Encoder().encodeToString([Forgiving(), Forgiving()])
        #expect(text == #"[{"inner":{"name":"kept"}},{"inner":{"name":"kept"}}]"#)
    }

    /// The path to a segment is copied or shared, depending on its keys.
    @Test(arguments: [1, 15, 16, 17, 40]) func waysOfNestedContainers(levels: Int) throws {
        struct Level: Encodable {
            var rest: Int

            func encode(to encoder: any Encoder) throws {
                var keyed = encoder.container(keyedBy: Keys.self)
                var nested = keyed.nestedContainer(keyedBy: JSONCodingKey.self, forKey: .inner)
                var list = nested.nestedUnkeyedContainer(forKey: "a list")
                try list.encodeNil()
                var last = list.nestedContainer(keyedBy: Keys.self)
                let path = encoder.codingPath.map(\.stringValue)
                #expect(keyed.codingPath.map(\.stringValue) == path)
                #expect(nested.codingPath.map(\.stringValue) == path + ["inner"])
                #expect(list.codingPath.map(\.stringValue) == path + ["inner", "a list"])
                #expect(last.codingPath.map(\.stringValue) == path + ["inner", "a list", "Index 1"])
                #expect(
                    last.superEncoder().codingPath.map(\.stringValue) == path + ["inner", "a list", "Index 1", "super"])
                if rest > 0 { try last.encode(Level(rest: rest - 1), forKey: .last) }
            }
        }
        _ = try JSON.Encoder(maximumDepth: 1000).encodeToString([Level(rest: levels)])
    }

    /// The key of the nested container or super encoder was once searched for in an object that was not open, which
    /// ended the program.
    @Test(arguments: 0...3, [true, false])
    func whereTheObjectAroundIsTooDeepThereAreNone(maximumDepth: Int, isSuper: Bool) throws {
        struct Level: Encodable {
            let rest: Int
            let isSuper: Bool

            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: Keys.self)
                if isSuper {
                    try true.encode(to: container.superEncoder(forKey: .inner))
                } else {
                    _ = container.nestedUnkeyedContainer(forKey: .inner)
                }
                if rest > 0 { try container.encode(Level(rest: rest - 1, isSuper: isSuper), forKey: .last) }
            }
        }
        for formatting in [JSONFormatting.compact, .pretty, JSONFormatting(sortsKeys: true)] {
            let encoder = JSON.Encoder(formatting: formatting, maximumDepth: maximumDepth)
            let error = #expect(throws: EncodingError.self) { try encoder.encode(Level(rest: 3, isSuper: isSuper)) }
            guard case .invalidValue(_, let context)? = error else { continue }
            #expect((context.underlyingError as? JSONWritingError)?.reason == .tooDeep(limit: maximumDepth))
        }
    }
}
