import TestSupport

/// Makes patterns of every kind that the grammar allows, and texts in which they may occur, the same on every run.
struct PatternGenerator {
    private var random: SeededGenerator
    private var groupCount = 0
    private var names: [String] = []

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    /// The next pattern; nearly all of them are well-formed.
    mutating func pattern() -> String {
        groupCount = 0
        names = []
        return disjunction(depth: 3)
    }

    /// The next pattern after one or two changes, which make many patterns invalid.
    mutating func mutatedPattern() -> String {
        var scalars = Array(pattern().unicodeScalars)
        for _ in 0..<Int.random(in: 1...2, using: &random) {
            let place = Int.random(in: 0...scalars.count, using: &random)
            let scalar = pick(Array("(){}[]^$\\.*+?|-,:=!<>/0123aAbBcdDkpPsuUwxzZ_é".unicodeScalars))
            switch Int.random(in: 0..<4, using: &random) {
            case 0 where place < scalars.count: scalars.remove(at: place)
            case 1 where place < scalars.count: scalars[place] = scalar
            default: scalars.insert(scalar, at: place)
            }
        }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }

    /// The next text, of few characters, so that no search takes long.
    mutating func text() -> String {
        let characters = [
            "a", "b", "c", "A", "B", "k", "\u{212A}", "s", "\u{17F}", "0", "1", "_", "-", " ", "\n",
            "\u{2028}", "é", "É", "ß", "ẞ", "σ", "ς", "Σ", "😀", "\u{301}", "漢", "\u{85}", "\u{FEFF}", "a", "b", "a",
            "b",
        ]
        return (0..<pick([0, 1, 1, 2, 2, 3, 4, 5, 6, 8, 11])).map { _ in pick(characters) }.joined()
    }

    private mutating func pick<T>(_ elements: [T]) -> T { elements[Int.random(in: 0..<elements.count, using: &random)] }

    private mutating func happens(onceIn times: Int) -> Bool { Int.random(in: 0..<times, using: &random) == 0 }

    private mutating func disjunction(depth: Int) -> String {
        var alternatives = [alternative(depth: depth)]
        while happens(onceIn: 3) { alternatives.append(alternative(depth: depth)) }
        return alternatives.joined(separator: "|")
    }

    private mutating func alternative(depth: Int) -> String {
        (0..<pick([0, 1, 1, 1, 2, 2, 3, 4])).map { _ in term(depth: depth) }.joined()
    }

    private mutating func term(depth: Int) -> String {
        if happens(onceIn: 8) { return pick(["^", "$", "\\b", "\\B", "^", "$"]) }
        if depth > 0, happens(onceIn: 9) {
            return "(" + pick(["?=", "?!", "?<=", "?<!"]) + disjunction(depth: depth - 1) + ")"
        }
        return atom(depth: depth) + quantifier()
    }

    private mutating func quantifier() -> String {
        guard happens(onceIn: 3) else { return "" }
        let lower = Int.random(in: 0...3, using: &random)
        let bounds = ["{\(lower)}", "{\(lower),}", "{\(lower),\(lower + Int.random(in: 0...3, using: &random))}"]
        return pick(["*", "+", "?", "*", "+", "?"] + bounds) + (happens(onceIn: 4) ? "?" : "")
    }

    private mutating func atom(depth: Int) -> String {
        if depth > 0, happens(onceIn: 3) { return group(depth: depth) }
        switch Int.random(in: 0..<12, using: &random) {
        case 0: return "."
        case 1: return pick(["\\d", "\\D", "\\s", "\\S", "\\w", "\\W"])
        case 2, 3: return characterClass()
        case 4: return property()
        case 5: return escape()
        case 6 where groupCount > 0:
            return "\\\(Int.random(in: 1...groupCount, using: &random))" + (happens(onceIn: 3) ? "(?:)0" : "")
        case 7 where !names.isEmpty: return "\\k<\(pick(names))>"
        default:
            return pick(["a", "b", "c", "A", "k", "s", "é", "ß", "σ", "😀", "-", "_", "0", "a", "b", "ab", "ba", "漢"])
        }
    }

    private mutating func group(depth: Int) -> String {
        var opening = pick(["(", "(", "(?:"])
        if happens(onceIn: 6) {
            let name = pick(["n", "$x", "été", "_1"]) + "\(groupCount)"
            names.append(name)
            opening = "(?<\(name)>"
        }
        if opening != "(?:" { groupCount += 1 }
        return opening + disjunction(depth: depth - 1) + ")"
    }

    private mutating func characterClass() -> String {
        var text = happens(onceIn: 3) ? "[^" : "["
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            switch Int.random(in: 0..<5, using: &random) {
            case 0: text += pick(["a-c", "A-Z", "0-9", "b-k", "é-漢", "α-ω", "\\u{1F600}-\\u{1F64F}", "\\x00-\\x20"])
            case 1: text += pick(["\\d", "\\W", "\\s", "\\S", "\\w", "\\p{L}", "\\P{Lu}", "\\-", "\\b", "\\]"])
            case 2: text += escape()
            default: text += pick(["a", "b", "s", "K", "ß", "😀", "-", "[", "&&", ".", "$", "é"])
            }
        }
        return text + "]"
    }

    private mutating func property() -> String {
        pick(["\\p{", "\\P{"])
            + pick([
                "L", "Lu", "Ll", "Letter", "Nd", "ASCII", "Any", "Alphabetic", "Emoji", "Script=Greek", "sc=Han",
                "scx=Hira", "White_Space", "gc=Mn", "Uppercase", "P", "Assigned", "ID_Start",
            ])
            + "}"
    }

    private mutating func escape() -> String {
        pick([
            "\\n", "\\t", "\\cJ", "\\x61", "\\u0062", "\\u{63}", "\\uD83D\\uDE00", "\\$", "\\/", "\\0", "\\u212A",
            "\\uD83D", "\\u2028", "\\.",
        ])
    }
}
