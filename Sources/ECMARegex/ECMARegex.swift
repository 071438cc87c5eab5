/// A pattern of ECMA-262 with the flag `u`, ready to be searched for: the dialect of `pattern` and
/// `patternProperties` in JSON Schema.
///
///     let name = try ECMARegex(#"^\p{Lu}[\p{L} -]+$"#)
///     try name.occurs(in: "Ada Lovelace")        // true
///
/// The grammar is that of ECMA-262, 16th edition (2025), section 22.2.1, with groups of one name in several
/// alternatives and with modifiers such as `(?i:…)`, and without annex B: `\Z`, `\_`, `a++` and a lone `]` are errors.
/// Properties are those of Unicode 17. A lenient reading takes more, where all other dialects mean the same by it.
///
/// Time is linear in the text for every pattern without back-references, look-aheads and look-behinds included. Only
/// patterns with back-references, with more than 64 look-arounds, or whose repetitions come to more than
/// `Limits.states` steps are searched for by trying; `Limits.steps` bounds that, and a search that reaches it ends in
/// an error. After the first search no search allocates that does not need more memory than those before it.
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
    ///
    /// - Parameter isLenient: Whether needless backslashes (`\_`, `\-`, `\:`), brackets and braces without a partner
    ///   (`a}`), a hyphen beside a class (`[\w-.]`) and flags for the rest of a group (`(?i)`) are read as well.
    public init(_ pattern: String, isLenient: Bool = false, limits: Limits = Limits()) throws(SyntaxError) {
        self.pattern = pattern
        matcher = Matcher(
            try PatternParser.parse(pattern, isLenient: isLenient, limits: limits), limits: limits)
    }

    /// Reads a pattern and prepares nothing: throws for the same patterns as `init`, and takes far less time for some.
    package static func check(
        _ pattern: String, isLenient: Bool = false, limits: Limits = Limits()
    ) throws(SyntaxError) {
        _ = try PatternParser.parse(pattern, isLenient: isLenient, limits: limits)
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
