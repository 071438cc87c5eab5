extension ECMARegex {
    /// Limits for patterns and searches; the defaults accept all but hostile patterns.
    public struct Limits: Sendable, Hashable {
        /// The maximum size of a pattern in bytes; 32,768 by default.
        ///
        /// Compiling may need to distinguish every two characters of a pattern, which takes a bit for each pair.
        public var patternSize = 32_768

        /// The deepest nesting of groups and look-arounds; 500 by default.
        public var nesting = 500

        /// The maximum number of character ranges in all classes of a pattern; 200,000 by default.
        ///
        /// `\p{L}` has about 700.
        public var classRanges = 200_000

        /// How many states writing out the repetitions of a pattern may add; 10,000 by default.
        ///
        /// Exceeding it is not an error: the repetitions of a larger pattern are counted, and each search has the
        /// limits below.
        public var states = 10_000

        /// The number of steps that a search without linear time may take for any text; 25,000 by default.
        ///
        /// This limit applies only to patterns with back-references, with more than 64 look-arounds, or too large for
        /// `states`.
        public var steps = 25_000

        /// The number of additional steps that such a search may take for each byte of the text; 16 by default.
        public var stepsPerByte = 16

        /// The maximum number of open decisions of such a search, of 24 bytes each; 1,000,000 by default.
        public var openDecisions = 1_000_000

        /// Creates the default limits.
        public init() {}
    }
}
