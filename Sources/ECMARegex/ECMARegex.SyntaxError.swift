extension ECMARegex {
    /// Why a text is not a valid pattern of ECMA-262 in `u` mode, or exceeds the limits, and where.
    public struct SyntaxError: Error, Sendable, Hashable {
        /// What is wrong.
        public enum Reason: Sendable, Hashable {
            /// The pattern ends too early.
            case unexpectedEnd(expected: String)
            /// Something else was expected.
            case unexpected(found: String, expected: String)
            /// A quantifier without anything before it that can be repeated.
            case nothingToRepeat(found: String)
            /// A character with a special meaning that must be escaped.
            case unescaped(String)
            /// `{3,2}`: the minimum number of repetitions is greater than the maximum.
            case repetitionOutOfOrder
            /// `[z-a]`: the first character of a range comes after its last one.
            case rangeOutOfOrder(first: String, last: String)
            /// `[\w-z]`: an end of a range matches more than one character.
            case rangeOfClass(String)
            /// A back-reference to a group that the pattern does not have.
            case unknownGroup(String)
            /// Two groups that can both take part in one match have the same name.
            case duplicateGroup(String)
            /// `\p{…}` with a name that ECMA-262 does not have.
            case unknownProperty(String)
            /// The same flag twice in `(?i-i:…)`, or no flag at all.
            case invalidModifiers
            /// More bytes than `Limits.patternSize`.
            case patternSizeLimit(Int)
            /// Groups nested deeper than `Limits.nesting`.
            case nestingLimit(Int)
            /// More ranges of characters than `Limits.classRanges`.
            case classRangesLimit(Int)
        }

        /// What is wrong.
        public var reason: Reason

        /// The offset in the UTF-8 bytes of the pattern.
        public var offset: Int

        /// What to write in ECMA-262 instead of a construct of another dialect.
        public var hint: String?

        /// Creates an error from its parts.
        public init(reason: Reason, offset: Int, hint: String? = nil) {
            self.reason = reason
            self.offset = offset
            self.hint = hint
        }
    }
}

extension ECMARegex.SyntaxError: CustomStringConvertible {
    /// The message in one line, without the offset.
    public var message: String {
        hint.map { "\(complaint); \($0)" } ?? complaint
    }

    /// The message with its offset in the pattern.
    public var description: String { "offset \(offset): \(message)" }

    private var complaint: String {
        switch reason {
        case .unexpectedEnd(let expected): "expected \(expected), but the pattern ends here"
        case .unexpected(let found, let expected): "expected \(expected), found \(found)"
        case .nothingToRepeat(let found): "expected something to repeat before \(found)"
        case .unescaped(let found): "\(found) needs a backslash before it to match itself"
        case .repetitionOutOfOrder: "the minimum number of repetitions is above the maximum"
        case .rangeOutOfOrder(let first, let last): "the range is in the wrong order: \(first) comes after \(last)"
        case .rangeOfClass(let found): "expected a single character as end of a range, found \(found)"
        case .unknownGroup(let name): "the pattern has no group \(name)"
        case .duplicateGroup(let name):
            "duplicate group name \(name): another group that can match together with this one has it"
        case .unknownProperty(let name): "ECMA-262 has no property \(name)"
        case .invalidModifiers: "expected each of the flags i, m and s at most once, and one of them at least"
        case .patternSizeLimit(let limit): "larger than the limit of \(limit) bytes (patternSize)"
        case .nestingLimit(let limit): "nested deeper than the limit of \(limit) levels (nesting)"
        case .classRangesLimit(let limit): "more ranges of characters than the limit of \(limit) (classRanges)"
        }
    }
}
