/// A compiled regular expression of ECMA-262 with the flag `u`, the dialect of `pattern` and `patternProperties` in
/// JSON Schema.
///
///     let name = try ECMARegex(#"^\p{Lu}[\p{L} -]+$"#)
///     try name.occurs(in: "Ada Lovelace")        // true
///
/// The grammar is that of ECMA-262, 16th edition (2025), section 22.2.1, including modifiers such as `(?i:…)` and
/// groups that have the same name in different alternatives. Annex B is not supported: `\Z`, `\_`, `a++` and a lone `]`
/// are errors. Properties are those of Unicode 17. Lenient parsing also accepts constructs that mean the same in all
/// other dialects.
///
/// Time is linear in the text for every pattern without back-references, even with look-aheads and look-behinds. Only
/// patterns with back-references, with more than 64 look-arounds, or whose repetitions need more than `Limits.states`
/// states backtrack; a search that reaches `Limits.steps` ends in an error. A search allocates only if it needs more
/// memory than earlier ones.
///
/// Text is UTF-8. A byte that is not part of a well-formed character is treated as a character in no class, not even
/// `[^]`.
public struct ECMARegex: Sendable {
    /// The source of the pattern.
    public let pattern: String

    let matcher: Matcher

    /// Parses and compiles a pattern.
    ///
    /// Linear in the pattern, the ranges of its classes, and the steps that `limits` allow.
    ///
    /// - Parameter isLenient: Whether needless backslashes (`\_`, `\-`, `\:`), unmatched brackets and braces (`a}`), a
    ///   hyphen beside a class (`[\w-.]`) and flags for the rest of a group (`(?i)`) are accepted.
    public init(_ pattern: String, isLenient: Bool = false, limits: Limits = Limits()) throws(SyntaxError) {
        self.pattern = pattern
        matcher = Matcher(
            try PatternParser.parse(pattern, isLenient: isLenient, limits: limits), limits: limits)
    }

    /// Parses a pattern without compiling it: throws for the same patterns as `init`, and takes far less time for some.
    package static func check(
        _ pattern: String, isLenient: Bool = false, limits: Limits = Limits()
    ) throws(SyntaxError) {
        _ = try PatternParser.parse(pattern, isLenient: isLenient, limits: limits)
    }

    /// Whether the pattern matches anywhere in a text, like `RegExp.prototype.test`.
    public func occurs(in text: String) throws(LimitError) -> Bool {
        try occurs(in: text.utf8.span)
    }

    /// Whether the pattern matches anywhere in a text of UTF-8.
    public func occurs(in text: UnsafeBufferPointer<UInt8>) throws(LimitError) -> Bool {
        try matcher.occurs(in: text)
    }

    /// Whether the pattern matches anywhere in a text of UTF-8.
    public func occurs(in text: Span<UInt8>) throws(LimitError) -> Bool {
        try text.withUnsafeBufferPointer { (bytes) throws(LimitError) in try matcher.occurs(in: bytes) }
    }
}
