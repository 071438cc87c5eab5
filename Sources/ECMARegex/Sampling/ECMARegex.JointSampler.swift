extension ECMARegex {
    /// Generates texts of a requested length in which several patterns occur at once.
    ///
    ///     ["^v", "\\d$"]          v4, vat-0, v17           the way is known before the first character is written
    ///
    /// Patterns that have back-references, have look-arounds other than at their ends, or are too large for a table are
    /// ignored. Callers must check themselves whether such a pattern occurs in a text.
    package struct JointSampler: Sendable {
        private let automaton: JointAutomaton

        /// How many characters a text has at most.
        private static let longestText = 100_000
        /// How many texts are tried before the sampler gives up.
        private static let attempts = 4

        /// Creates a sampler of several patterns; invalid ones are ignored.
        package init(_ patterns: [String]) {
            let limits = Limits()
            let trees = patterns.compactMap { try? PatternParser.parse($0, isLenient: true, limits: limits) }
            let conditions = trees.flatMap { $0.allConditions() }
            automaton = JointAutomaton(
                conditions.compactMap { PatternCondition($0, statesUpTo: limits.states) },
                sets: conditions.flatMap(\.pattern.sets))
        }

        /// Whether there are texts at all.
        package var hasTexts: Bool { automaton.shortest[0] < JointAutomaton.never }

        /// A text whose length is in a range; nil if none was found.
        ///
        /// Linear in its length.
        package func text(
            lengths: ClosedRange<Int>, using generator: inout some RandomNumberGenerator
        ) -> String? {
            for _ in 0..<Self.attempts {
                if let text = attempt(lengths, &generator) { return text }
            }
            return nil
        }

        private func attempt(_ lengths: ClosedRange<Int>, _ generator: inout some RandomNumberGenerator) -> String? {
            let most = min(lengths.upperBound, Self.longestText)
            guard lengths.lowerBound <= most, automaton.shortest[0] <= most,
                lengths.lowerBound <= automaton.longest[0]
            else { return nil }
            let wanted = min(
                most, max(lengths.lowerBound, automaton.shortest[0]) + Int.random(in: 0...6, using: &generator))
            var text = String.UnicodeScalarView()
            var count = 0
            var state = 0
            while !(count >= wanted && automaton.mayEnd[state]) {
                let moves = moves(from: state, after: count, lengths.lowerBound...most, towardsEnd: count >= wanted)
                guard let move = Self.choice(of: moves, automaton.alphabet, &generator),
                    let scalar = automaton.alphabet.classes[move.characters].characters.anyScalar(using: &generator)
                else { break }
                text.append(scalar)
                count += 1
                state = move.target
            }
            return automaton.mayEnd[state] && count >= lengths.lowerBound ? String(text) : nil
        }

        private typealias Move = (characters: Int, target: Int)

        /// The characters that may follow so that a text with one of these lengths is still possible.
        private func moves(
            from state: Int, after count: Int, _ lengths: ClosedRange<Int>, towardsEnd: Bool
        ) -> [Move] {
            automaton.alphabet.classes.indices.compactMap { index in
                guard let target = automaton.target(of: state, index) else { return nil }
                guard automaton.shortest[target] <= lengths.upperBound - count - 1,
                    automaton.longest[target] >= lengths.lowerBound - count - 1,
                    !towardsEnd || automaton.shortest[target] < automaton.shortest[state]
                else { return nil }
                return (index, target)
            }
        }

        /// One of the moves with the most readable characters; a move is the more likely, the more characters it has.
        private static func choice(
            of moves: [Move], _ alphabet: JointAlphabet, _ generator: inout some RandomNumberGenerator
        ) -> Move? {
            let best = moves.map { alphabet.classes[$0.characters].readability }.min()
            let readable = moves.filter { alphabet.classes[$0.characters].readability == best }
            let sizes = readable.map { alphabet.classes[$0.characters].size }
            guard !readable.isEmpty else { return nil }
            var position = Int.random(in: 0..<sizes.reduce(0, +), using: &generator)
            for (move, size) in zip(readable, sizes) {
                if position < size { return move }
                position -= size
            }
            return nil
        }
    }
}
