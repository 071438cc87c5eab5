internal import BricolageCore

/// A member whose text names the kind of an object: `"type": "circle"`.
struct Tag: Hashable, Sendable {
    /// The key, as a place in `names`.
    private let rank: Int
    let value: ExactKey

    var name: String { Self.names[rank] }

    /// The keys that tags commonly have.
    ///
    /// If an object has several of them, the first in this list counts.
    static let names = [
        "type", "kind", "@type", "$type", "__typename", "tag", "op", "event", "action", "method", "object", "class",
    ]

    private static let keys = names.map { Array($0.utf8) }

    private static let longestKey = keys.map(\.count).max() ?? 0

    /// The longest text of a tag, in bytes.
    private static let longestValue = 64

    /// The tag of an object; nil where there is none.
    init?(of object: JSONDocument.Node) {
        var found: [(rank: Int, value: JSONDocument.Node)] = []
        var members = object.members
        while let (key, value) = members.nextNodes() {
            guard let rank = Self.rank(of: key) else { continue }
            // Of duplicate keys the last one counts, whatever its value.
            found.removeAll { $0.rank == rank }
            found.append((rank, value))
        }
        let texts = found.filter { $0.value.kind == .string }
        guard let best = texts.min(by: { $0.rank < $1.rank }), let value = best.value.string,
            value.utf8.count <= Self.longestValue
        else { return nil }
        (rank, self.value) = (best.rank, ExactKey(value))
    }

    /// The position of a key in `names`; the key may contain escapes.
    private static func rank(of key: JSONDocument.Node) -> Int? {
        if key.tapeNode.tag.isEscaped {
            let text = key.string ?? ""
            return keys.firstIndex { text.utf8.elementsEqual($0) }
        }
        let text = key.rawText
        guard text.count <= longestKey else { return nil }
        return keys.firstIndex { $0.count == text.count && text.elementsEqual($0) }
    }
}

extension Tag: Comparable {
    static func < (lhs: Tag, rhs: Tag) -> Bool {
        lhs.rank == rhs.rank ? ExactText.precedes(lhs.value.text, rhs.value.text) : lhs.rank < rhs.rank
    }
}
