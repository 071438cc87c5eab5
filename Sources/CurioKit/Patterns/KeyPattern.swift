/// The keys that a pattern of `patternProperties` matches, if these can be recognized without a regular expression.
///
///     ^x-, ^x-.+                starts with "x-", and goes on
///     ^(major|minor)$           one of a few keys
///     ^[1-5]\d\d$               characters position by position
///     (em|rem), a.b             the same, with anything before and after them
///     ^[a-zA-Z_][a-zA-Z0-9_]*$  a first character and others
///     ^id-[0-9a-f]{8}-[1-5]+$   runs of characters, each with an unambiguous end
///     ^(?!links$|x-).+$         one of these, except for keys that others match
///
/// Other patterns have no value of this type.
indirect enum KeyPattern: Hashable, Sendable {
    case everything
    case keys([String])
    /// Keys that begin with a text and, if `isLonger`, continue after it.
    case prefix(String, isLonger: Bool)
    case suffix(String, isLonger: Bool)
    case containing(String)
    /// Keys that contain a character of a set.
    case holding(KeyCharacters)
    /// One of a few sequences of characters, with a range for each position.
    case sequences([[ClosedRange<Unicode.Scalar>]])
    /// The same, with anything before and after it.
    case anywhere([[ClosedRange<Unicode.Scalar>]])
    /// A first character, then others; the range is for the number of all of them.
    case characters(first: KeyCharacters, others: KeyCharacters, count: ClosedRange<Int>)
    /// A text, then runs of characters one after the other.
    case runs(after: String, [KeyRun])
    /// The keys that a pattern matches, without those that others match.
    case except([KeyPattern], KeyPattern)

    /// The most keys or sequences that are listed one by one.
    private static let maximumKeys = 16

    /// Parses a pattern; nil if no value of this type expresses it.
    init?(_ pattern: String) {
        guard let syntax = KeyPatternSyntax(pattern), let included = KeyPattern(including: syntax) else { return nil }
        let excluded = syntax.excluded.compactMap(KeyPattern.init(excluding:))
        guard excluded.count == syntax.excluded.count else { return nil }
        if case .keys(let keys) = included {
            self = .keys(keys.filter { key in !excluded.contains { $0.matches(key) } })
        } else {
            self = excluded.isEmpty ? included : .except(excluded, included)
        }
    }

    /// Makes a pattern of the keys that another one includes, ignoring its exclusions.
    init?(including syntax: KeyPatternSyntax) {
        let elements = syntax.elements
        let isWhole = syntax.isAnchoredAtStart && syntax.isAnchoredAtEnd
        if syntax.isImpossible {
            self = .keys([])
        } else if !isWhole, elements.allSatisfy(\.mayBeAbsent) {
            self = .everything
        } else if isWhole, let keys = Self.keys(of: elements) {
            self = .keys(keys)
        } else if let known = Self.literal(syntax) ?? Self.run(syntax) {
            self = known.isEverything ? .everything : known
        } else if let ranges = Self.ranges(syntax) {
            self = syntax.isAnchoredAtStart ? .sequences(ranges) : .anywhere(ranges)
        } else if isWhole, let (text, runs) = KeyRun.runs(of: elements) {
            self = .runs(after: text, runs)
        } else {
            return nil
        }
    }

    /// Whether every key that is not empty matches; the empty one is hardly meant to be excluded.
    private var isEverything: Bool {
        switch self {
        case .everything, .holding(.all): true
        case .characters(.all, .all, let count): count.lowerBound <= 1 && count.upperBound == .max
        default: false
        }
    }

    /// The few keys that a pattern of letters and alternatives allows.
    private static func keys(of elements: [KeyPatternSyntax.Element]) -> [String]? {
        let keys = sequences(of: elements)?.map { sequence in sequence.compactMap(\.single) }
        guard let keys, keys.map(\.count) == sequences(of: elements)?.map(\.count) else { return nil }
        return keys.map { String(String.UnicodeScalarView($0)) }
    }

    /// The few sequences of characters that a pattern without repetitions allows.
    private static func sequences(of elements: [KeyPatternSyntax.Element]) -> [[KeyCharacters]]? {
        var sequences: [[KeyCharacters]] = [[]]
        for element in elements {
            var ends: [[KeyCharacters]]
            switch element {
            case .characters(let characters, let count):
                guard count.upperBound <= maximumKeys else { return nil }
                ends = count.map { Array(repeating: characters, count: $0) }
            case .alternatives(let alternatives, let count):
                guard count.upperBound <= 1 else { return nil }
                ends = (count.lowerBound == 0 ? [[]] : []) + alternatives
            }
            sequences = sequences.flatMap { start in ends.map { start + $0 } }
            guard sequences.count <= maximumKeys else { return nil }
        }
        return sequences
    }

    /// The sequences with a range for each position; nil where a position has several.
    private static func ranges(_ syntax: KeyPatternSyntax) -> [[ClosedRange<Unicode.Scalar>]]? {
        var elements = syntax.elements[...]
        if !syntax.isAnchoredAtStart {
            // Without anchors, elements at the ends that match anything or nothing make no difference.
            elements = elements.drop(while: \.isAnythingOrNothing)
            while let last = elements.last, last.isAnythingOrNothing { elements.removeLast() }
        }
        guard syntax.isAnchoredAtStart == syntax.isAnchoredAtEnd, !elements.isEmpty,
            let sequences = sequences(of: Array(elements)), !sequences.contains(where: \.isEmpty)
        else { return nil }
        let ranges = sequences.map { $0.compactMap(\.range) }
        return ranges.map(\.count) == sequences.map(\.count) ? ranges : nil
    }

    /// Plain text with anything before or after it.
    private static func literal(_ syntax: KeyPatternSyntax) -> KeyPattern? {
        var elements = syntax.elements[...]
        var (startsHere, endsHere) = (syntax.isAnchoredAtStart, syntax.isAnchoredAtEnd)
        if elements.allSatisfy(\.isAnything) { return startsHere && endsHere && elements.isEmpty ? nil : .everything }
        var isLonger = false
        if let first = elements.first, first.isAnything {
            elements.removeFirst()
            startsHere = false
            isLonger = !first.mayBeAbsent
        }
        if let last = elements.last, last.isAnything || !endsHere && last.isSomething {
            elements.removeLast()
            endsHere = false
            isLonger = isLonger || !last.mayBeAbsent
        }
        guard let texts = keys(of: Array(elements)), texts.count == 1, let text = texts.first, !text.isEmpty else {
            return nil
        }
        switch (startsHere, endsHere) {
        case (true, true): return .keys([text])
        case (true, false): return .prefix(text, isLonger: isLonger)
        case (false, true): return .suffix(text, isLonger: isLonger)
        case (false, false): return isLonger ? nil : .containing(text)
        }
    }

    /// Characters of one set, perhaps after a first one of another set.
    private static func run(_ syntax: KeyPatternSyntax) -> KeyPattern? {
        guard syntax.isAnchoredAtStart else {
            guard !syntax.isAnchoredAtEnd, syntax.elements.count == 1,
                case .characters(let characters, let count) = syntax.elements[0], count.lowerBound == 1
            else { return nil }
            return .holding(characters)
        }
        var sets: [(characters: KeyCharacters, count: ClosedRange<Int>)] = []
        for element in syntax.elements {
            guard case .characters(let characters, let count) = element else { return nil }
            // Optional characters add nothing if any number of them may precede.
            if let last = sets.last, last.count.upperBound == .max, count.lowerBound == 0,
                characters.isSubset(of: last.characters)
            {
                continue
            }
            if let last = sets.last, last.characters == characters, last.count.upperBound < .max {
                let upper = count.upperBound == .max ? .max : last.count.upperBound + count.upperBound
                sets[sets.count - 1].count = last.count.lowerBound + count.lowerBound...upper
            } else {
                sets.append((characters, count))
            }
        }
        guard let first = sets.first, sets.count <= 2 else { return nil }
        if sets.count == 1 {
            if syntax.isAnchoredAtEnd {
                guard first.count.upperBound > 0 else { return nil }
                return .characters(first: first.characters, others: first.characters, count: first.count)
            }
            guard first.count.lowerBound == 1 else { return nil }
            return .characters(first: first.characters, others: .all, count: 1...Int.max)
        }
        let others = sets[1]
        guard first.count == 1...1 else { return nil }
        let upper = others.count.upperBound == .max ? .max : others.count.upperBound + 1
        if syntax.isAnchoredAtEnd {
            return .characters(
                first: first.characters, others: others.characters, count: others.count.lowerBound + 1...upper)
        }
        guard others.count.lowerBound == 0 else { return nil }
        return .characters(first: first.characters, others: .all, count: 1...Int.max)
    }

    /// Whether the pattern matches a key.
    func matches(_ key: String) -> Bool {
        switch self {
        case .everything: return true
        case .keys(let keys): return keys.contains { $0.utf8.elementsEqual(key.utf8) }
        case .prefix(let text, let isLonger):
            return key.utf8.starts(with: text.utf8) && (!isLonger || key.utf8.count > text.utf8.count)
        case .suffix(let text, let isLonger):
            return key.utf8.suffix(text.utf8.count).elementsEqual(text.utf8)
                && (!isLonger || key.utf8.count > text.utf8.count)
        case .containing(let text): return key.utf8.contains(text.utf8)
        case .holding(let characters): return key.unicodeScalars.contains(where: characters.contains)
        case .sequences(let sequences):
            let scalars = Array(key.unicodeScalars)
            return sequences.contains { ranges in
                ranges.count == scalars.count && zip(ranges, scalars).allSatisfy { $0.contains($1) }
            }
        case .anywhere(let sequences):
            let scalars = Array(key.unicodeScalars)
            return scalars.indices.contains { start in
                sequences.contains { ranges in
                    ranges.count <= scalars.count - start
                        && zip(ranges, scalars[start...]).allSatisfy { $0.contains($1) }
                }
            }
        case .characters(let first, let others, let count):
            let scalars = key.unicodeScalars
            guard count.contains(scalars.count) else { return false }
            return scalars.first.map(first.contains) != false && scalars.dropFirst().allSatisfy(others.contains)
        case .runs(let text, let runs):
            guard key.utf8.starts(with: text.utf8) else { return false }
            return KeyRun.match(runs, Array(key.unicodeScalars.dropFirst(text.unicodeScalars.count)))
        case .except(let excluded, let included):
            return included.matches(key) && !excluded.contains { $0.matches(key) }
        }
    }
}
