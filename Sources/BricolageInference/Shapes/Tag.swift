internal import BricolageCore

/// A member whose text tells of which kind an object is: `"type": "circle"`.
struct Tag: Hashable, Sendable {
    /// The key, as a place in `names`.
    private let rank: Int
    let value: ExactKey

    var name: String { Self.names[rank] }

    /// The keys that tags commonly have.
    ///
    /// Of several in an object, the first of the list counts.
    static let names = [
        "type", "kind", "@type", "$type", "__typename", "tag", "op", "event", "action", "method", "object", "class",
    ]

    private static let keys = names.map { Array($0.utf8) }

    /// The longest text of a tag, in bytes.
    private static let longestValue = 64

    /// The tag of an object; nil where there is none.
    init?(of object: JSONDocument.Node) {
        var best: (rank: Int, value: JSONDocument.Node)?
        var members = object.members
        while let (key, value) = members.nextNodes() {
            let text = key.rawText
            guard text.count <= 10, value.kind == .string,
                let rank = Self.keys.firstIndex(where: { $0.count == text.count && text.elementsEqual($0) })
            else { continue }
            // Of equal keys the last one counts.
            if rank <= best?.rank ?? .max { best = (rank, value) }
        }
        guard let best, let value = best.value.string, value.utf8.count <= Self.longestValue else { return nil }
        (rank, self.value) = (best.rank, ExactKey(value))
    }
}

extension Tag: Comparable {
    static func < (lhs: Tag, rhs: Tag) -> Bool {
        lhs.rank == rhs.rank ? ExactText.precedes(lhs.value.text, rhs.value.text) : lhs.rank < rhs.rank
    }
}
