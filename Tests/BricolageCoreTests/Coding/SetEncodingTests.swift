import BricolageCore
import BricolageWriting
import Testing

/// Sets whose elements have text that is inserted only once everything is encoded.
@Suite struct SetEncodingTests {
    /// An element with a nested container whose text is longer than what is inserted at once.
    private struct Large: Encodable, Hashable {
        var id: Int

        enum CodingKeys: CodingKey { case text, id }

        func encode(to encoder: any Encoder) throws {
            var members = encoder.container(keyedBy: CodingKeys.self)
            var nested = members.nestedContainer(keyedBy: CodingKeys.self, forKey: .text)
            try nested.encode(String(repeating: "x", count: 5000) + String(id), forKey: .text)
            try members.encode(-id, forKey: .id)
        }
    }

    /// An element whose nested containers are kept.
    private struct Kept: Encodable, Hashable {
        final class Keeper {
            var containers: [any UnkeyedEncodingContainer] = []
        }

        var id: Int
        nonisolated(unsafe) let keeper: Keeper

        static func == (left: Self, right: Self) -> Bool { left.id == right.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }

        func encode(to encoder: any Encoder) throws {
            var elements = encoder.unkeyedContainer()
            var nested = elements.nestedUnkeyedContainer()
            try nested.encode(id)
            keeper.containers.append(nested)
        }
    }

    private func expectOrder<Element: Encodable>(
        of set: Set<Element>, formatting: JSONFormatting = .compact, _ ids: [Int], _ id: (JSON) -> Int?
    ) throws {
        let text = try JSON.Encoder(formatting: formatting).encode(set)
        #expect(try JSON(parsing: text).array?.map(id) == ids)
    }

    @Test func largeElementsAreInTheOrderOfTheirTexts() throws {
        let ids = Array(0..<9)
        for formatting in [JSONFormatting.compact, .pretty] {
            try expectOrder(of: Set(ids.map { Large(id: $0) }), formatting: formatting, ids) { $0["id"]?.int.map(-) }
        }
    }

    @Test func elementsWhoseContainersAreKeptAreInTheOrderOfTheirTexts() throws {
        let ids = Array(0..<9)
        let keeper = Kept.Keeper()
        try expectOrder(of: Set(ids.map { Kept(id: $0, keeper: keeper) }), ids) { $0[0]?[0]?.int }
        #expect(keeper.containers.count == ids.count)
    }

    @Test func largeElementsKeepTheirTexts() throws {
        let text = try JSON.Encoder().encodeToJSON([Set([Large(id: 1), Large(id: 2)]), [Large(id: 3)]])
        #expect(text[0]?[1]?["text"]?["text"]?.string?.hasSuffix("x2") == true)
        #expect(text[1]?[0]?["text"]?["text"]?.string?.hasSuffix("x3") == true)
    }
}
