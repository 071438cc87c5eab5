/// The parts of a plain pattern, one after the other.
///
///     ^[a-z]+(-v1|-v2)?$   start, characters a-z 1…, alternatives "-v1" "-v2" 0…1, end
///
/// Look-around, references back and groups within groups are not plain.
struct KeyPatternSyntax {
    enum Element {
        case characters(KeyCharacters, count: ClosedRange<Int>)
        case alternatives([[KeyCharacters]], count: ClosedRange<Int>)

        /// Whether the element is `.*` or `.+`.
        var isAnything: Bool {
            guard case .characters(let characters, let count) = self else { return false }
            return characters == .all && count.lowerBound <= 1 && count.upperBound == .max
        }
    }

    private(set) var isAnchoredAtStart = false
    private(set) var isAnchoredAtEnd = false
    private(set) var elements: [Element] = []
    private var rest: Substring.UnicodeScalarView

    /// The longest pattern that is looked at.
    private static let maximumLength = 500

    /// Takes a pattern apart; nil where it is not plain.
    init?(_ pattern: String) {
        guard pattern.unicodeScalars.count <= Self.maximumLength else { return nil }
        rest = pattern[...].unicodeScalars
        isAnchoredAtStart = take("^")
        while let next = rest.first {
            if next == "$" {
                rest.removeFirst()
                isAnchoredAtEnd = true
                guard rest.isEmpty else { return nil }
                break
            }
            guard let element = element() else { return nil }
            elements.append(element)
        }
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard rest.first == scalar else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func element() -> Element? {
        if take("(") {
            guard let alternatives = alternatives(), let count = count() else { return nil }
            return .alternatives(alternatives, count: count)
        }
        guard let characters = characters(), let count = count() else { return nil }
        return .characters(characters, count: count)
    }

    /// The alternatives of a group, behind its opening parenthesis: characters position by position.
    private mutating func alternatives() -> [[KeyCharacters]]? {
        if take("?"), !take(":") { return nil }
        var alternatives: [[KeyCharacters]] = [[]]
        while let next = rest.first {
            if take(")") { return alternatives }
            if take("|") {
                alternatives.append([])
                continue
            }
            guard next != "(", next != "$", let characters = characters(), let count = count(),
                count.lowerBound == count.upperBound, count.upperBound <= Self.maximumLength
            else { return nil }
            alternatives[alternatives.count - 1] += Array(repeating: characters, count: count.lowerBound)
        }
        return nil
    }

    /// The characters of one position.
    private mutating func characters() -> KeyCharacters? {
        guard let scalar = rest.popFirst() else { return nil }
        switch scalar {
        case ".": return .all
        case "[": return set()
        case "\\": return escape()
        case "|", ")", "*", "+", "?", "{", "^": return nil
        default: return Self.single(scalar)
        }
    }

    private static func single(_ scalar: Unicode.Scalar) -> KeyCharacters? {
        guard scalar.isASCII else { return nil }
        var characters = KeyCharacters()
        characters.insert(UInt8(scalar.value)...UInt8(scalar.value))
        return characters
    }

    private mutating func set() -> KeyCharacters? {
        let isInverted = take("^")
        var result = KeyCharacters()
        while let scalar = rest.popFirst() {
            if scalar == "]" { return isInverted ? result.inverted : result }
            guard let characters = scalar == "\\" ? escape() : Self.single(scalar) else { return nil }
            if rest.first == "-", let end = rest.dropFirst().first, end != "]", let lower = characters.single {
                rest.removeFirst(2)
                guard end != "\\", end.isASCII, lower <= end else { return nil }
                result.insert(UInt8(lower.value)...UInt8(end.value))
            } else {
                result.formUnion(characters)
            }
        }
        return nil
    }

    private mutating func escape() -> KeyCharacters? {
        guard let scalar = rest.popFirst(), scalar.isASCII else { return nil }
        var characters = KeyCharacters()
        switch scalar {
        case "d", "D": characters.insert(0x30...0x39)
        case "w", "W":
            for range in [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A] as [ClosedRange<UInt8>] {
                characters.insert(range)
            }
        // White space beyond ASCII is hardly found in keys.
        case "s", "S":
            characters.insert(0x09...0x0D)
            characters.insert(0x20...0x20)
        case "a"..."z", "A"..."Z", "0"..."9": return nil
        default: return Self.single(scalar)
        }
        return ("A"..."Z").contains(scalar) ? characters.inverted : characters
    }

    /// How often an element may stand there.
    private mutating func count() -> ClosedRange<Int>? {
        defer { _ = take("?") }
        if take("*") { return 0...Int.max }
        if take("+") { return 1...Int.max }
        if take("?") { return 0...1 }
        guard take("{") else { return 1...1 }
        guard let lower = number() else { return nil }
        if take("}") { return lower...lower }
        guard take(",") else { return nil }
        if take("}") { return lower...Int.max }
        guard let upper = number(), take("}"), lower <= upper else { return nil }
        return lower...upper
    }

    private mutating func number() -> Int? {
        let digits = rest.prefix { ("0"..."9").contains($0) }
        rest = rest.dropFirst(digits.count)
        return digits.count <= 6 ? Int(String(digits)) : nil
    }
}
