import ECMARegex
import TestSupport
import Testing

/// Constructs that the grammar with the flag `u` refuses, although they mean the same in all dialects that have them.
@Suite struct LenientReadingTests {
    @Test(
        arguments: [
            // Needless backslashes.
            (#"^a\_b$"#, "a_b", "a\\_b"), (#"^[a\:\-z\ ]+$"#, "a:- z", "\\"), (#"^\-\"\'\~$"#, "-\"'~", "\\-\"'~"),
            (#"^\@+$"#, "@@", "\\@"),
            // Brackets and braces without a partner.
            ("^a]$", "a]", "a"), ("^a}$", "a}", "a"), ("^{a}$", "{a}", "a"), ("^a{b}$", "a{b}", "ab"),
            ("^a{$", "a{", "a"), ("a{", "a{", "a"), ("^]+$", "]]", "["), ("^}{2}$", "}}", "}"),
            // A hyphen beside a class.
            (#"^[\w-.]+$"#, "a-.", ","), (#"^[a-\d]+$"#, "a-7", "b"), (#"^[\d-\s]+$"#, "1- ", "/"),
            (#"^[\w--z]+$"#, "-z", "."),
            // Flags for the rest of a group.
            ("(?i)^yes$", "YES", "yess"), ("^a(?i)b$", "aB", "AB"), ("^(?:a(?i)b)c$", "aBc", "aBC"),
            ("(?s)^a.b$", "a\nb", "a\n"), ("(?i)^a(?-i)b$", "Ab", "AB"), ("^(?:a(?i)|b)$", "B", "A"),
        ]) func isReadAsEverybodyMeansIt(pattern: String, text: String, other: String) throws
    {
        #expect(throws: ECMARegex.SyntaxError.self) { try ECMARegex(pattern) }
        let regex = try ECMARegex(pattern, isLenient: true)
        #expect(try regex.occurs(in: text))
        #expect(try !regex.occurs(in: other))
        let sampler = try ECMARegex.Sampler(pattern, isLenient: true)
        for seed in 0..<20 as Range<UInt64> {
            var generator = SeededGenerator(seed: seed)
            let sample = try #require(sampler.text(using: &generator))
            #expect(try regex.occurs(in: sample), "\(sample) of seed \(seed)")
        }
    }

    /// Constructs in which dialects differ, and constructs that no dialect has.
    @Test(arguments: [
        #"\A"#, #"\Z"#, #"\z"#, #"\a"#, #"\h"#, #"\Q"#, #"[\B]"#, #"[\1]"#, #"\01"#, #"\é"#, "\\\n", #"\p{Graph}"#,
        "a{,2}", "a{2", "{1}", "{,}", "a**", "a++", "*", "a)b", "(a", "[a", "[b-a]", "(?P<n>a)", "(?>a)", "(?#a)",
        "(?)",
        "(?ii)a", "(?u)a", "(?i", #"\"#,
        // Classes that end elsewhere in other dialects.
        "^[[:alpha:]]+$", "^[^[:digit:]_]+$", "^[a-z&&[^aeiou]]+$", "^[a-z--[aeiou]]+$", "[]a]", "[^]a]",
    ]) func isRefusedAllTheSame(_ pattern: String) throws {
        #expect(throws: ECMARegex.SyntaxError.self) { try ECMARegex(pattern, isLenient: true) }
    }

    @Test func classesBesideHyphensCountForTheLimit() throws {
        var limits = ECMARegex.Limits()
        limits.classRanges = 7
        #expect(try ECMARegex(#"[\w-.]"#, isLenient: true, limits: limits).occurs(in: "-"))
        let error = #expect(throws: ECMARegex.SyntaxError.self) {
            try ECMARegex(#"[\w-\w]"#, isLenient: true, limits: limits)
        }
        #expect(error?.message == "more ranges of characters than the limit of 7 (classRanges)")
    }

    @Test(arguments: [
        ("[[:alpha:]]", #"[:alpha:] is \p{L} in a class"#), ("[a[:digit:]]", #"[:digit:] is \d in a class"#),
        ("[a-z&&[^b]]", #"ECMA-262 has no classes inside classes, and a literal bracket is \["#),
        ("[]a]", #"a literal bracket in a class is \]"#),
    ]) func aClassThatEndsElsewhereInOtherDialectsComesWithAdvice(pattern: String, advice: String) throws {
        for isLenient in [false, true] {
            let error = #expect(throws: ECMARegex.SyntaxError.self) { try ECMARegex(pattern, isLenient: isLenient) }
            #expect(error?.hint == advice)
        }
        #expect(try ECMARegex("^[[]a$", isLenient: true).occurs(in: "[a"))
    }
}
