extension JSON.Decoder {
    /// How many issues a decoder looks for and reports when decoding fails.
    public struct IssueReporting: Sendable, Hashable {
        /// How far the decoder goes to find more than the first issue.
        public enum Level: Sendable, Hashable, CaseIterable {
            /// No initialiser runs a second time, except for the elements of an array of 256 KB or more, which is read
            /// in parts, and as a whole if one of these fails.
            case first
            /// Initialisers of structs and classes run only with values of the document.
            case observing
            /// Initialisers also receive placeholders, so that they continue after a missing or wrong value.
            case guessing
        }

        /// The most issues to report, at least one.
        public var limit: Int

        /// How far the decoder goes.
        public var level: Level

        /// Everything that can be found without running code on values that are not in the document, up to 10,000
        /// issues.
        public static let all = all(upTo: 10_000)

        /// The issue that stopped decoding.
        public static let first = IssueReporting(limit: 1, level: .first)

        /// Like `all`, and also continues after the first fault of hand-written initialisers, up to 10,000 issues.
        ///
        /// For tests and tools only: initialisers run with placeholders, values of the right type that are not in the
        /// document. Code that force-unwraps, indexes or checks preconditions may trap on them, code that loops until
        /// something fails may not end, and code that registers or stores its values stores placeholders.
        public static let guessing = guessing(upTo: 10_000)

        /// Like `all`, up to a number of issues.
        public static func all(upTo limit: Int) -> IssueReporting {
            IssueReporting(limit: max(1, limit), level: .observing)
        }

        /// Like `guessing`, up to a number of issues.
        public static func guessing(upTo limit: Int) -> IssueReporting {
            IssueReporting(limit: max(1, limit), level: .guessing)
        }
    }
}
