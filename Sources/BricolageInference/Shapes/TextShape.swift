internal import BricolageCore

/// All texts at a place.
///
///     count    3
///     formats  date                                 narrowed by each text, until none is left
///     cases    "2026-01-02" twice, "2026-03-04"     nil once a text is too long, or there are too many
struct TextShape: Sendable, Equatable {
    var count = 0
    /// The formats that all of them have; all formats while there is no text.
    private(set) var formats = TextFormats.all
    /// How often each text occurred; nil once there are too many texts to list, or one is too long.
    private(set) var cases: [ExactKey: Occurrences]? = [:]

    /// The most texts that are listed.
    static let maximumCases = 50
    /// The most bytes of a text that is listed.
    static let longestCase = 64

    mutating func add(_ node: JSONDocument.Node, _ bounds: inout ShapeBounds) {
        count += 1
        guard cases != nil || !formats.isEmpty else { return }
        if node.tapeNode.tag.isEscaped {
            var text = node.string ?? ""
            text.withUTF8 { formats.narrow(to: $0) }
        } else {
            formats.narrow(to: node.rawText)
        }
        guard cases != nil else { return }
        if node.rawText.count > 6 * Self.longestCase {
            cases = nil
        } else if let text = node.string {
            add(text, &bounds)
        }
    }

    private mutating func add(_ text: String, _ bounds: inout ShapeBounds) {
        guard text.utf8.count <= Self.longestCase else {
            cases = nil
            return
        }
        let before = size
        cases?[ExactKey(text), default: Occurrences()].note(in: bounds.document)
        bounds.size += size - before
        if size > Self.maximumCases { cases = nil }
    }

    mutating func merge(_ other: TextShape, from document: Int) {
        count += other.count
        formats.formIntersection(other.formats)
        guard let others = other.cases else {
            cases = nil
            return
        }
        for (text, occurrences) in others { cases?[text, default: Occurrences()].merge(occurrences, from: document) }
        if size > Self.maximumCases { cases = nil }
    }

    /// How many texts are listed.
    var size: Int { cases?.count ?? 0 }
}
