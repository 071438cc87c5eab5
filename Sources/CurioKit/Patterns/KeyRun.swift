/// Consecutive characters of one set, as many as a range allows.
///
///     ^action--[0-9a-fA-F]{8}-[1-5][0-9a-fA-F]{3}$    "action--", then 8 of a set, 1 "-", 1 of a set, 3 of a set
///     ^[0-9]+\.[0-9]+$                                1… digits, 1 ".", 1… digits
///
/// A run takes as many characters as it can. No other length is possible if its length is fixed, or if the characters
/// that follow are not in its set.
struct KeyRun: Hashable, Sendable {
    let characters: KeyCharacters
    let count: ClosedRange<Int>

    /// The most runs of a pattern.
    private static let maximumRuns = 32

    /// The text that a pattern begins with and the runs after it; nil if the end of a run is ambiguous.
    static func runs(of elements: [KeyPatternSyntax.Element]) -> (text: String, runs: [KeyRun])? {
        var runs: [KeyRun] = []
        for element in elements {
            switch element {
            case .characters(let characters, let count): runs.append(KeyRun(characters: characters, count: count))
            case .alternatives(let alternatives, let count):
                guard alternatives.count == 1, count == 1...1 else { return nil }
                runs += alternatives[0].map { KeyRun(characters: $0, count: 1...1) }
            }
        }
        let letters = runs.prefix { $0.count == 1...1 && $0.characters.single != nil }
        runs = joined(Array(runs.dropFirst(letters.count)))
        guard !runs.isEmpty, runs.count <= maximumRuns, runs.indices.allSatisfy({ isPlain($0, in: runs) }) else {
            return nil
        }
        return (String(String.UnicodeScalarView(letters.compactMap(\.characters.single))), runs)
    }

    /// The runs, with neighbours of the same set joined.
    private static func joined(_ runs: [KeyRun]) -> [KeyRun] {
        var result: [KeyRun] = []
        for run in runs {
            guard let last = result.last, last.characters == run.characters else {
                result.append(run)
                continue
            }
            let isOpen = last.count.upperBound == .max || run.count.upperBound == .max
            let upper = isOpen ? .max : last.count.upperBound + run.count.upperBound
            let count = last.count.lowerBound + run.count.lowerBound...upper
            result[result.count - 1] = KeyRun(characters: run.characters, count: count)
        }
        return result
    }

    /// Whether a run can only end where it has taken all characters that it can.
    private static func isPlain(_ position: Int, in runs: [KeyRun]) -> Bool {
        let run = runs[position]
        if run.count.lowerBound == run.count.upperBound { return true }
        for next in runs[(position + 1)...] {
            if run.characters.meets(next.characters) { return false }
            if next.count.lowerBound > 0 { return true }
        }
        return true
    }

    /// Whether characters consist of exactly the runs.
    static func match(_ runs: [KeyRun], _ scalars: [Unicode.Scalar]) -> Bool {
        var rest = scalars[...]
        for run in runs {
            let taken = rest.prefix(run.count.upperBound).prefix(while: run.characters.contains)
            if taken.count < run.count.lowerBound { return false }
            rest = rest[taken.endIndex...]
        }
        return rest.isEmpty
    }
}
