extension JSON.Decoder {
    /// How much of what is wrong with a document is reported when decoding fails.
    public struct IssueReporting: Sendable, Hashable {
        /// How far the decoder goes to find more than the issue that decoding has stopped at.
        public enum Level: Sendable, Hashable, CaseIterable {
            /// No initialiser is run a second time, but for those of the elements of an array of 256 KB or more, which
            /// is read in parts, and as a whole when one of them fails.
            case first
            /// Initialisers of structs and classes only see values that the document holds.
            case observing
            /// Initialisers also see values that nobody sent, so that they go on behind what is missing or wrong.
            case guessing
        }

        /// How many issues are reported at most; one is in any case.
        public var limit: Int

        /// How far the decoder goes.
        public var level: Level

        /// Everything that can be found without running code on values that the document does not hold, up to 10,000
        /// issues.
        public static let all = all(upTo: 10_000)

        /// The issue that decoding has stopped at.
        public static let first = IssueReporting(limit: 1, level: .first)

        /// As `all` finds, and what lies behind the first fault of hand-written initialisers, up to 10,000 issues.
        ///
        /// For tests and tools only: initialisers are run over placeholders, values of the right type that the document
        /// does not hold. Code that force-unwraps, indexes or checks preconditions may trap on them, code that loops
        /// until something fails may not end, and code that registers or stores its values stores these.
        public static let guessing = guessing(upTo: 10_000)

        /// As `all`, up to a number of issues.
        public static func all(upTo limit: Int) -> IssueReporting {
            IssueReporting(limit: max(1, limit), level: .observing)
        }

        /// As `guessing`, up to a number of issues.
        public static func guessing(upTo limit: Int) -> IssueReporting {
            IssueReporting(limit: max(1, limit), level: .guessing)
        }
    }
}
