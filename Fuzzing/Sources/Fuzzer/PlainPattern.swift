/// A simple reference matcher, which computes all ends of a pattern's matches as a set.
///
/// It is slow and does not support back-references.
indirect enum PlainPattern {
    case characters(String, (Unicode.Scalar) -> Bool)
    case start
    case end
    case boundary
    case sequence([PlainPattern])
    case alternatives([PlainPattern])
    case repetition(PlainPattern, minimum: Int, maximum: Int?)
    case look(PlainPattern, isBehind: Bool, isNegated: Bool)

    /// The pattern in the syntax of ECMA-262.
    var text: String {
        switch self {
        case .characters(let text, _): text
        case .start: "^"
        case .end: "$"
        case .boundary: "\\b"
        case .sequence(let parts): parts.map(\.text).joined()
        case .alternatives(let parts): "(?:" + parts.map(\.text).joined(separator: "|") + ")"
        case .repetition(let part, let minimum, let maximum):
            "(?:\(part.text)){\(minimum),\(maximum.map { "\($0)" } ?? "")}"
        case .look(let part, let isBehind, let isNegated):
            "(?" + (isBehind ? "<" : "") + (isNegated ? "!" : "=") + part.text + ")"
        }
    }

    func occurs(in text: [Unicode.Scalar]) -> Bool { (0...text.count).contains { !ends(in: text, from: $0).isEmpty } }

    private func ends(in text: [Unicode.Scalar], from place: Int) -> Set<Int> {
        switch self {
        case .characters(_, let contains): place < text.count && contains(text[place]) ? [place + 1] : []
        case .start: place == 0 ? [place] : []
        case .end: place == text.count ? [place] : []
        case .boundary: Self.isWord(text, place - 1) != Self.isWord(text, place) ? [place] : []
        case .sequence(let parts):
            parts.reduce([place]) { places, part in
                Set(places.flatMap { part.ends(in: text, from: $0) })
            }
        case .alternatives(let parts): Set(parts.flatMap { $0.ends(in: text, from: place) })
        case .repetition(let part, let minimum, let maximum):
            Self.ends(of: part, minimum, maximum, in: text, from: place)
        case .look(let part, let isBehind, let isNegated):
            (isBehind
                ? (0...place).contains { part.ends(in: text, from: $0).contains(place) }
                : !part.ends(in: text, from: place).isEmpty) != isNegated ? [place] : []
        }
    }

    private static func ends(
        of part: PlainPattern, _ minimum: Int, _ maximum: Int?, in text: [Unicode.Scalar], from place: Int
    ) -> Set<Int> {
        var places: Set<Int> = [place]
        for _ in 0..<minimum { places = Set(places.flatMap { part.ends(in: text, from: $0) }) }
        // With as many repetitions as places, further ones reach no new place.
        var ends = places
        for _ in 0..<min(maximum.map { $0 - minimum } ?? .max, text.count + 1) {
            places = Set(places.flatMap { part.ends(in: text, from: $0) })
            ends.formUnion(places)
        }
        return ends
    }

    private static func isWord(_ text: [Unicode.Scalar], _ place: Int) -> Bool {
        text.indices.contains(place) && ("a"..."z" ~= text[place] || "0"..."9" ~= text[place] || text[place] == "_")
    }
}

extension Choices {
    mutating func pattern(depth: Int = 3) -> PlainPattern {
        switch number(below: depth > 0 ? 12 : 5) {
        case 0, 1, 2: return characters()
        case 3: return .characters(".") { !["\n", "\r", "\u{2028}", "\u{2029}"].contains($0) }
        case 4: return element(of: [.start, .end, .boundary])
        case 5, 6: return .sequence((0..<number(below: 4)).map { _ in pattern(depth: depth - 1) })
        case 7, 8: return .alternatives((0...number(below: 3)).map { _ in pattern(depth: depth - 1) })
        case 9, 10:
            let minimum = number(below: 4)
            let maximum = happens(onceIn: 3) ? nil : minimum + number(below: 4)
            return .repetition(pattern(depth: depth - 1), minimum: minimum, maximum: maximum)
        default:
            return .look(
                pattern(depth: depth - 1), isBehind: happens(onceIn: 2), isNegated: happens(onceIn: 2))
        }
    }

    private mutating func characters() -> PlainPattern {
        let scalar = patternScalar()
        switch number(below: 5) {
        case 0: return .characters("[^\(scalar)]") { $0 != scalar }
        case 1: return .characters("[a-\(max("a", scalar))]") { $0 >= "a" && $0 <= max("a", scalar) }
        case 2: return .characters("\\p{ASCII}") { $0.isASCII }
        default: return .characters(String(scalar)) { $0 == scalar }
        }
    }

    mutating func patternText() -> [Unicode.Scalar] { (0..<number(below: 12)).map { _ in patternScalar() } }

    private mutating func patternScalar() -> Unicode.Scalar {
        element(of: ["a", "b", "a", "b", "c", "_", "\n", "é", "漢", "\u{2028}", "😀", "\u{10FFFF}"])
    }
}
