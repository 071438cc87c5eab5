extension ECMARegex {
    /// Generates texts that match a pattern.
    ///
    ///     let sampler = try ECMARegex.Sampler("^[A-Z]{2}-[0-9]{3,5}$")
    ///     var generator = SystemRandomNumberGenerator()
    ///     sampler.text(using: &generator)           // "QD-4071", for example
    ///
    /// The sampler follows characters, repetitions and alternatives of the pattern; it leaves look-arounds,
    /// back-references and word boundaries to chance. It checks every text before returning it, so each one matches.
    public struct Sampler: Sendable {
        /// The pattern of the texts.
        public let pattern: ECMARegex
        private let tree: SyntaxTree
        private let costs: [Int]

        /// How many characters a text has at most.
        private static let longestText = 4_096

        /// Parses a pattern like ``ECMARegex/init(_:isLenient:limits:)``.
        public init(
            _ pattern: String, isLenient: Bool = false, limits: Limits = Limits()
        ) throws(SyntaxError) {
            self.pattern = try ECMARegex(pattern, isLenient: isLenient, limits: limits)
            tree = try PatternParser.parse(pattern, isLenient: isLenient, limits: limits)
            costs = tree.shortestLengths()
        }

        /// A text that matches the pattern; nil if none was found.
        ///
        /// - Parameters:
        ///   - length: The minimum number of characters to aim for: if the pattern allows it, parts are repeated, or
        ///     text is appended.
        ///   - attempts: The number of texts to try.
        public func text(
            length: Int = 0, attempts: Int = 100, using generator: inout some RandomNumberGenerator
        ) -> String? {
            for attempt in 0..<max(0, attempts) {
                var writer = PatternWriter(tree, costs, length: max(0, length), limit: Self.longestText)
                // The shortest texts are the most likely to match what the writer cannot follow, such as look-arounds.
                writer.isTerse = attempt % 4 == 3
                guard let text = writer.text(using: &generator), occurs(in: text) else { continue }
                let longer = text + writer.padding(using: &generator)
                return occurs(in: longer) ? longer : text
            }
            return nil
        }

        private func occurs(in text: String) -> Bool { (try? pattern.occurs(in: text)) == true }
    }
}

extension SyntaxTree {
    /// How many characters the shortest match of each node has; more than any text has for nodes that never match.
    func shortestLengths() -> [Int] {
        let never = Int(Int32.max)
        var lengths: [Int] = []
        for node in nodes {
            let length: Int
            switch node {
            case .characters(let set): length = sets[set].ranges.isEmpty ? never : 1
            case .assertion, .look, .backReference: length = 0
            case .group(let child, _): length = lengths[child]
            case .repetition(let child, let repetition, _):
                length = lengths[child].multipliedReportingOverflow(by: min(repetition.minimum, never)).partialValue
            case .sequence(let range): length = children[range].reduce(0) { $0 + min(lengths[$1], never) }
            case .alternatives(let range): length = children[range].map { lengths[$0] }.min() ?? 0
            }
            lengths.append(min(max(length, 0), never))
        }
        return lengths
    }
}
