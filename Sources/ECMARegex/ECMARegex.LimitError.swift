extension ECMARegex {
    /// The error of a search that reached a limit before it knew whether the pattern occurs.
    public struct LimitError: Error, Sendable, Hashable, CustomStringConvertible {
        /// The limits of a search.
        public enum Limit: Sendable, Hashable {
            /// More steps than `Limits.steps` and `Limits.stepsPerByte` allow for a text of this length.
            case steps(Int)
            /// More open decisions than `Limits.openDecisions`.
            case openDecisions(Int)
        }

        /// Which limit it was, and its value.
        public var limit: Limit

        /// Creates an error from its limit.
        public init(limit: Limit) { self.limit = limit }

        /// The message in one line.
        public var description: String {
            switch limit {
            case .steps(let count): "searching takes more than the limit of \(count) steps (steps, stepsPerByte)"
            case .openDecisions(let count):
                "searching leaves more than the limit of \(count) decisions open (openDecisions)"
            }
        }
    }
}
