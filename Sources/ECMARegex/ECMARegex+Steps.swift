/// What tests want to know of a search besides its result.
@_spi(Steps) extension ECMARegex {
    /// How a pattern is searched for.
    public enum Way: Sendable, Hashable {
        /// A run of one class.
        case classRun
        /// Several conditions on the text.
        case conditions([Way])
        /// A table.
        case automaton
        /// All ways through a program at once.
        case simulation
        /// One way after the other.
        case backtracker
    }

    /// How this pattern is searched for.
    public var way: Way { matcher.way }

    /// How many steps of its program a search takes, which may end in an error; nil for those that have no steps, but
    /// look at each byte once.
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
