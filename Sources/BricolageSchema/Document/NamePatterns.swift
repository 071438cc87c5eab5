internal import BricolageCore

/// Patterns of names, found by how a name must begin to have them.
///
///     ^abc$   ^abd$   ^x-   -y$      abc: ^abc$      abd: ^abd$      x-: ^x-      any: -y$
///
/// Of hundreds of patterns that each name one member, a name is compared with those alone that begin as it does.
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

    /// The places of those that a name can have, in their order.
    package func possible(for name: String) -> [Int] {
        let bytes = name.utf8
        return lengths.filter { $0 <= bytes.count }
            .compactMap { String(bytes.prefix($0)) }
            .flatMap { places[ExactKey($0)] ?? [] }.sorted()
    }

    /// How all texts begin that have a pattern, as far as letters that stand for themselves tell.
    private static func start(of pattern: String) -> String {
        guard pattern.hasPrefix("^"), !pattern.contains("|") else { return "" }
        var start = ""
        for letter in pattern.utf8.dropFirst() {
            guard letter < 0x80, !Self.operators.contains(letter) else {
                // What comes behind a letter can make it one that need not be there.
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
