/// A pattern of ECMA-262 with the flag `u`, ready to be searched for: the dialect of `pattern` and
/// `patternProperties` in JSON Schema.
///
///     let name = try ECMARegex(#"^\p{Lu}[\p{L} -]+$"#)
///     try name.occurs(in: "Ada Lovelace")        // true
///
/// The grammar is that of ECMA-262, 16th edition (2025), section 22.2.1, with groups of one name in several
/// alternatives and with modifiers such as `(?i:…)`, and without annex B: `\Z`, `\_`, `a++` and a lone `]` are errors.
/// Properties are those of Unicode 17.
///
/// Time is linear in the text for every pattern without back-references, look-aheads and look-behinds included. Only
/// patterns with back-references, and those whose repetitions come to more than `Limits.states` steps, are searched
/// for by trying; `Limits.steps` bounds that, and a search that reaches it ends in an error.
///
/// Text is UTF-8. A byte that is no part of a well-formed character is taken for a character that no class has, not
/// even `[^]`.
public struct ECMARegex: Sendable {
    /// The pattern as it was given.
    public let pattern: String

    let matcher: Matcher

    /// Reads a pattern and prepares the search for it.
    ///
    /// Linear in the pattern, the ranges of its classes, and the steps that `limits` allow.
    public init(_ pattern: String, limits: Limits = Limits()) throws(SyntaxError) {
        self.pattern = pattern
        matcher = Matcher(try PatternParser.parse(pattern, limits: limits), limits: limits)
    }

    /// Whether the pattern matches anywhere in a text, as `RegExp.prototype.test` says it.
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
