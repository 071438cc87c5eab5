/// Details of a search that tests check besides its result.
@_spi(Steps) extension ECMARegex {
    /// A search method.
    public enum Way: Sendable, Hashable {
        /// A run of characters of one class.
        case classRun
        /// Several conditions on the text.
        case conditions([Way])
        /// A table.
        case automaton
        /// All paths through a program at once.
        case simulation
        /// One path after the other.
        case backtracker
    }

    /// The search method of this pattern.
    public var way: Way { matcher.way }

    /// The number of program steps that a search takes, even if it ends in an error; nil for methods without steps,
    /// which read each byte once.
    public func steps(in text: String) -> Int? {
        var text = text
        return text.withUTF8 { matcher.steps(in: $0) }
    }
}

extension Matcher {
    fileprivate var way: ECMARegex.Way {
        switch self {
        case .classRun: .classRun
        case .all(let conditions): .conditions(conditions.map(\.matcher.way))
        case .automaton: .automaton
        case .simulation: .simulation
        case .backtracker: .backtracker
        }
    }

    fileprivate func steps(in text: UnsafeBufferPointer<UInt8>) -> Int? {
        switch self {
        case .classRun, .automaton: nil
        case .all(let conditions): conditions.compactMap { $0.matcher.steps(in: text) }.reduce(0, +)
        case .simulation(let pool):
            pool.withScratch { scratch in
                let before = scratch.steps
                _ = scratch.occurs(in: text)
                return scratch.steps - before
            }
        case .backtracker(let pool):
            pool.withScratch { scratch in
                _ = try? scratch.occurs(in: text)
                return scratch.steps
            }
        }
    }
}
