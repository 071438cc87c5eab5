internal import BricolageCore

/// Patterns of names, indexed by the beginning that every matching name must have.
///
///     ^abc$   ^abd$   ^x-   -y$      abc: ^abc$      abd: ^abd$      x-: ^x-      any: -y$
///
/// Of hundreds of patterns that each match one name, a name is compared only with those that begin as it does.
package struct NamePatterns: Sendable {
    private var places: [ExactKey: [Int]] = [:]
    private var lengths: Set<Int> = []

    package init(_ patterns: [String]) {
        for (place, pattern) in patterns.enumerated() {
            let start = Self.start(of: pattern)
            lengths.insert(start.utf8.count)
            places[ExactKey(start), default: []].append(place)
        }
    }

    /// The positions of the patterns that a name may match, in ascending order.
    package func possible(for name: String) -> [Int] {
        let bytes = name.utf8
        return lengths.filter { $0 <= bytes.count }
            .compactMap { String(bytes.prefix($0)) }
            .flatMap { places[ExactKey($0)] ?? [] }.sorted()
    }

    /// The beginning of all texts that match a pattern, as far as it consists of literal ASCII characters.
    private static func start(of pattern: String) -> String {
        // Bytes, because a combining mark after a character makes another character of it.
        let bytes = pattern.utf8
        guard bytes.first == UInt8(ascii: "^"), !bytes.contains(UInt8(ascii: "|")) else { return "" }
        var start = ""
        for letter in bytes.dropFirst() {
            guard letter < 0x80, !Self.operators.contains(letter) else {
                // A repetition can make the letter before it optional.
                if Self.repetitions.contains(letter) { _ = start.popLast() }
                break
            }
            start.unicodeScalars.append(Unicode.Scalar(letter))
        }
        return start
    }

    private static let operators = Set("^$\\.*+?()[]{}|".utf8)
    private static let repetitions = Set("*?{".utf8)
}
