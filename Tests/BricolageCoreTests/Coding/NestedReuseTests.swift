import BricolageCore
import TestSupport
import Testing

/// Nested containers and their contexts are reused for other values, but only once nothing refers to them any more.
@Suite struct NestedReuseTests {
    private enum Keys: String, CodingKey { case id, inner, list, next }

    private struct Item: Decodable, Equatable { var id: Int }

    /// Reads two nested containers with keys of one type side by side, and an array beside both.
    private struct Pair: Decodable {
        var ids: [Int] = []
        var paths: [[String]] = []

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            let first = try container.nestedContainer(keyedBy: Keys.self, forKey: .inner)
            var list = try container.nestedUnkeyedContainer(forKey: .list)
            let second = try list.nestedContainer(keyedBy: Keys.self)
            let third = try list.superDecoder().container(keyedBy: Keys.self)
            ids.append(try first.decode(Item.self, forKey: .next).id)
            ids.append(try second.decode(Item.self, forKey: .next).id)
            ids.append(try list.decode(Item.self).id)
            ids.append(try third.decode(Item.self, forKey: .next).id)
            ids.append(try first.decode(Int.self, forKey: .id))
            ids.append(try second.decode(Int.self, forKey: .id))
            paths =
                [first, second, third].map { $0.codingPath.map(\.stringValue) } + [list.codingPath.map(\.stringValue)]
        }
    }

    private static func inner(_ id: Int) -> String { #"{"id":\#(id),"next":{"id":\#(id + 1)}}"# }

    @Test func containersSideBySide() throws {
        let texts = (0..<50).map { number in
            let (first, second) = (Self.inner(number * 100), Self.inner(number * 100 + 10))
            return #"{"inner":\#(first),"list":[\#(second),\#(Self.inner(number * 100 + 20)),{"id":\#(number)}]}"#
        }
        let pairs = try JSON.decode([Pair].self, from: "[\(texts.joined(separator: ","))]")
        for (number, pair) in pairs.enumerated() {
            let base = number * 100
            #expect(pair.ids == [base + 1, base + 11, number, base + 21, base, base + 10])
            let path = "Index \(number)"
            #expect(
                pair.paths == [
                    [path, "inner"], [path, "list", "Index 0"], [path, "list", "Index 1"], [path, "list"],
                ])
        }
    }

    /// Keeps a nested container, an array and a decoder instead of reading at once.
    private struct Keeper: Decodable {
        var inner: KeyedDecodingContainer<Keys>
        var list: any UnkeyedDecodingContainer
        var decoder: any Decoder

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            inner = try container.nestedContainer(keyedBy: Keys.self, forKey: .inner)
            list = try container.nestedUnkeyedContainer(forKey: .list)
            self.decoder = try container.superDecoder(forKey: .inner)
        }
    }

    @Test func keptContainersStayWithTheirValues() throws {
        let texts = (0..<50).map { #"{"inner":\#(Self.inner($0 * 10)),"list":[\#($0),{"id":\#($0)}]}"# }
        var keepers = try JSON.decode([Keeper].self, from: "[\(texts.joined(separator: ","))]")
        for number in keepers.indices {
            #expect(try keepers[number].inner.decode(Item.self, forKey: .next) == Item(id: number * 10 + 1))
            #expect(try keepers[number].list.decode(Int.self) == number)
            #expect(try keepers[number].list.decode(Item.self) == Item(id: number))
            #expect(try Item(from: keepers[number].decoder) == Item(id: number * 10))
            #expect(keepers[number].inner.codingPath.map(\.stringValue) == ["Index \(number)", "inner"])
            #expect(keepers[number].decoder.codingPath.map(\.stringValue) == ["Index \(number)", "inner"])
        }
    }

    /// Keeps only the decoder that a value in a nested container received.
    private struct InnerKeeper: Decodable {
        struct Inner: Decodable {
            var decoder: any Decoder
            init(from decoder: any Decoder) { self.decoder = decoder }
        }
        var inner: Inner

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            inner = try container.nestedContainer(keyedBy: Keys.self, forKey: .inner).decode(Inner.self, forKey: .next)
        }
    }

    @Test func aKeptDecoderKeepsTheContextOfItsContainer() throws {
        let texts = (0..<50).map { #"{"inner":\#(Self.inner($0 * 10))}"# }
        let keepers = try JSON.decode([InnerKeeper].self, from: "[\(texts.joined(separator: ","))]")
        for (number, keeper) in keepers.enumerated() {
            #expect(try Item(from: keeper.inner.decoder) == Item(id: number * 10 + 1))
            let path = keeper.inner.decoder.codingPath.map(\.stringValue)
            #expect(path == ["Index \(number)", "inner", "next"])
        }
    }

    /// The path to a nested container is copied if it is short, and shared if it is long.
    @Test(arguments: [1, 14, 15, 16, 17, 40]) func waysOfManyLevels(levels: Int) throws {
        struct Level: Decodable {
            init(from decoder: any Decoder) throws {
                let path = decoder.codingPath.map(\.stringValue)
                var list = try decoder.container(keyedBy: Keys.self).nestedUnkeyedContainer(forKey: .list)
                let inner = try list.nestedContainer(keyedBy: Keys.self)
                #expect(inner.codingPath.map(\.stringValue) == path + ["list", "Index 0"])
                if inner.contains(.next) { _ = try inner.decode(Level.self, forKey: .next) }
                _ = try inner.decode(Int.self, forKey: .id)
            }
        }
        let start = String(repeating: #"{"list":[{"next":"#, count: levels)
        let end = String(repeating: #","id":1}]}"#, count: levels)
        _ = try JSON.decode([Level].self, from: "[\(start){\"list\":[{\"id\":1}]}\(end)]")
        let error = #expect(throws: DecodingIssues.self) {
            _ = try JSON.decode([Level].self, from: "[\(start){\"list\":[{\"id\":\"no\"}]}\(end)]")
        }
        let pointer = "/0" + String(repeating: "/list/0/next", count: levels) + "/list/0/id"
        #expect(error?.issues.first?.pointer.description == pointer)
    }

    /// A context is reused only if nothing refers to a decoder made from it, whether its path is copied or shared.
    @Test(arguments: 0...40) func keptDecodersOfManyLevels(levels: Int) throws {
        struct Deep: Decodable {
            var decoders: [any Decoder]

            init(from decoder: any Decoder) throws {
                var container = try decoder.container(keyedBy: Keys.self)
                while container.contains(.next) {
                    container = try container.nestedContainer(keyedBy: Keys.self, forKey: .next)
                }
                decoders = [try container.superDecoder(forKey: .inner), try container.superDecoder(forKey: .list)]
            }
        }
        let start = String(repeating: #"{"next":"#, count: levels)
        let text = start + #"{"inner":1,"list":2}"# + String(repeating: "}", count: levels)
        for (number, deep) in try JSON.decode([Deep].self, from: "[\(text),\(text),\(text)]").enumerated() {
            let path = ["Index \(number)"] + Array(repeating: "next", count: levels)
            #expect(deep.decoders.map { $0.codingPath.map(\.stringValue) } == [path + ["inner"], path + ["list"]])
            #expect(try deep.decoders.map(Int.init(from:)) == [1, 2])
        }
    }

    private enum Choice: Decodable, Equatable {
        case number(Int)
        case text(String)
        case nothing
    }

    @Test func theOnlyKeyOfAnObject() throws {
        let texts = (0..<60).map { number in
            [#"{"number":{"_0":\#(number)}}"#, #"{"te\u0078t":{"_0":"a"}}"#, #"{"nothing":{}}"#][number % 3]
        }
        let choices = try JSON.decode([Choice].self, from: "[\(texts.joined(separator: ","))]")
        #expect(choices == (0..<60).map { [.number($0), .text("a"), .nothing][$0 % 3] })
        let others = (0..<60).map { #"{"other\#($0)":{}}"# }.joined(separator: ",")
        #expect(throws: DecodingIssues.self) { try JSON.decode([Choice].self, from: "[{\"nothing\":{}},\(others)]") }
    }

    @Test func keysThatAreNone() throws {
        struct Listing: Decodable {
            var keys: [Keys]
            init(from decoder: any Decoder) throws { keys = try decoder.container(keyedBy: Keys.self).allKeys }
        }
        let names = (0..<100).map { ["id", "no \($0)", "list", "", "no"][$0 % 5] }
        let texts = names.map { "{\"\($0)\":1}" } + [#"{"no":1,"list":2,"id":3}"#]
        let listings = try JSON.decode([Listing].self, from: "[\(texts.joined(separator: ","))]")
        #expect(listings.map(\.keys) == names.map { Keys(rawValue: $0).map { [$0] } ?? [] } + [[.list, .id]])
    }

    /// Each nested container, and each object with converted keys, once built its whole path anew.
    @Test(arguments: [false, true])
    func depthCostsNothingForEachContainer(convertsKeys: Bool) throws {
        struct Leaf: Decodable {
            var id: Int
            init(from decoder: any Decoder) throws {
                let inner = try decoder.container(keyedBy: Keys.self).nestedContainer(
                    keyedBy: Keys.self, forKey: .inner)
                id = try inner.decode(Int.self, forKey: .id)
            }
        }
        struct Level: Decodable {
            var next: [Level]?
            var list: [Leaf]?
        }
        func text(_ depth: Int) -> String {
            let leaves = Array(repeating: #"{"inner":{"id":1}}"#, count: 4000).joined(separator: ",")
            return String(repeating: #"{"next":["#, count: depth) + "{\"list\":[\(leaves)]}"
                + String(repeating: "]}", count: depth)
        }
        let decoder = JSON.Decoder(keyDecodingStrategy: convertsKeys ? .convertFromSnakeCase : .useDefaultKeys)
        let decoding = try growth(from: text(2), to: text(200)) { _ = try decoder.decode(Level.self, from: $0) }
        #expect(decoding < 4)
    }
}
