extension ECMARegex {
    /// What a pattern and a search may take; the defaults let all but hostile patterns pass.
    public struct Limits: Sendable, Hashable {
        /// How many bytes a pattern may have; 32,768 unless told.
        ///
        /// Each character of a pattern may be told apart from each other one, which takes a bit for each pair.
        public var patternSize = 32_768

        /// How many groups and look-arounds may stand within each other; 500 unless told.
        public var nesting = 500

        /// How many ranges of characters the classes of a pattern may have together; 200,000 unless told.
        ///
        /// `\p{L}` has about 700.
        public var classRanges = 200_000

        /// How many states a pattern may have once its repetitions are written out; 10,000 unless told.
        ///
        /// This is no error: the repetitions of a larger pattern are counted, and each search has the limits below.
        public var states = 10_000

        /// How many steps a search may take where time is not linear by itself, whatever the length of the text;
        /// 25,000 unless told.
        ///
        /// Only patterns with back-references, with more than 64 look-arounds, or too large for `states` have this
        /// limit.
        public var steps = 25_000

        /// How many steps such a search may take besides for each byte of the text; 16 unless told.
        public var stepsPerByte = 16

        /// How many decisions such a search may have open, which take 24 bytes each; 1,000,000 unless told.
        public var openDecisions = 1_000_000

        /// The limits that hold unless told.
        public init() {}
    }
}
