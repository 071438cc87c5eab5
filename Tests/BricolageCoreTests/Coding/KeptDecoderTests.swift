import BricolageCore
import TestSupport
import Testing

/// A decoder or container that is asked where it stands when its value was decoded long ago.
@Suite struct KeptDecoderTests {
    private struct Keeper: Decodable {
        let decoder: any Decoder

        init(from decoder: any Decoder) throws { self.decoder = decoder }
    }

    private struct Lists: Decodable { var lists: [[Keeper]], rows: [String: [Keeper]] }

    private func path(_ keeper: Keeper) -> String {
        keeper.decoder.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: "/")
    }

    /// The way to each was looked for from the first element on.
    @Test func pathsOfElementsTakeLinearTime() throws {
        func ask(_ count: Int) throws {
            let text = "[" + String(repeating: #"{"a":1},"#, count: count) + "{}]"
            for keeper in try JSON.decode([Keeper].self, from: text) { _ = keeper.decoder.codingPath.count }
        }
        #expect(try growth(from: 2_000, to: 20_000) { try ask($0) } < 30)
    }

    @Test func pathsAreThoseOfTheirValuesInAnyOrder() throws {
        let text = #"{"lists":[[{},[{}]],[],[1,{"a":[{}]},{}]],"rows":{"x":[{},{}],"y":[],"z":[{},[[]]]}}"#
        let value = try JSON.decode(Lists.self, from: text)
        var keepers = value.lists.enumerated().flatMap { row, list in
            list.enumerated().map { ("lists/\(row)/\($0)", $1) }
        }
        keepers += value.rows.flatMap { name, list in list.enumerated().map { ("rows/\(name)/\($0)", $1) } }
        var random = SeededGenerator(seed: 5)
        for _ in 0..<50 {
            for (expected, keeper) in keepers { #expect(path(keeper) == expected) }
            keepers.shuffle(using: &random)
        }
    }
}
