import BricolageCore
import Testing

/// Keys that need memory of their own are created once for many objects.
@Suite struct LongKeysTests {
    /// Keys with equal ends, which belong in one slot, and other keys, one of them with an escape.
    private static let keys =
        (0..<200).map { "beginning-\($0 % 7)-\($0)-middle-and-the-same-end" } + [
            "beginning-and-an-escape-\\u0041-at-the-same-end", "short", "exactly-fifteen", "exactly-sixteen.", "",
        ]

    @Test func everyObjectHasItsOwnKeys() throws {
        var objects: [String] = []
        for first in 0..<60 {
            let chosen = (0..<12).map { Self.keys[(first * 31 + $0 * 17) % Self.keys.count] }
            objects.append("{\(Set(chosen).map { "\"\($0)\":1" }.joined(separator: ","))}")
        }
        let document = try JSONDocument(parsing: "[\(objects.joined(separator: ","))]")
        for (value, node) in zip(try #require(document.json.array), document.root.elements) {
            #expect(value.object?.keys == node.members.map(\.key))
        }
    }
}
