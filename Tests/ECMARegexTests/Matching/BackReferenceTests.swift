import ECMARegex
import Testing

@Suite struct BackReferenceTests {
    @Test(arguments: [
        (#"^(a|b)\1$"#, "bb", true), (#"^(a|b)\1$"#, "ab", false), (#"^(a*)b\1$"#, "aabaa", true),
        (#"^(a*)b\1$"#, "aaba", false), (#"(?:(a)|b)\1$"#, "b", true), (#"^(é😀)\1$"#, "é😀é😀", true),
        (#"^(é)\1$"#, "éè", false),
        // A repetition forgets what its groups have matched before.
        (#"^(?:(a)|b)*\1$"#, "ab", true), (#"^(?:(a)|b)*\1$"#, "aba", false), (#"^(?:(a)|(b)\1){2}$"#, "ab", true),
        (#"^(?:(a)|(b)\1){2}$"#, "aba", false), (#"^(?:(?:(a)|b){2}){2}\1$"#, "abab", true),
        (#"^(?:(?:(a)|b){2}){2}\1$"#, "ababa", false), (#"^(?:(a)|b){1,3}?\1c"#, "aac", true),
        (#"^(?:(a)?b)+\1$"#, "abb", true),
        // A group is not done while it is being matched.
        (#"^(a\1)$"#, "a", true), (#"^(?:(a\1)){2}$"#, "aa", true), (#"(\1a)b"#, "ab", true),
        // An iteration beyond the minimum of a repetition must not be empty.
        (#"^(a?)*?\1$"#, "aa", true), (#"^(?:a*?)*?\1()$"#, "a", true), (#"^(z)?(a*)*\1$"#, "aa", true),
        (#"^(?:(a)?){3}\1$"#, "aaaa", true), (#"^(?:(a)?){3}b\1$"#, "aaabaa", false),
        (#"^(?:(a)?){2}b\1$"#, "aaba", true), (#"^(?:(a)?){3}b\1$"#, "ab", true),
        (#"^(a{0}){3,5}\1b$"#, "b", true), (#"^()*\1(?:b{2,3}){2,}$"#, "bbbbb", true),
        (#"^()*\1(?:b{2,3}){2,}$"#, "bbb", false),
        (#"^(x)?(?:ab){2,3}?c\1$"#, "abababc", true), (#"^(x)?(?:ab){2,3}c\1$"#, "ababababc", false),
        // Groups with the same name in several alternatives.
        (#"^(?:(?<q>')|(?<q>"))[^'"]*\k<q>$"#, "'a'", true), (#"^(?:(?<q>')|(?<q>"))[^'"]*\k<q>$"#, "\"a\"", true),
        (#"^(?:(?<q>')|(?<q>"))[^'"]*\k<q>$"#, "\"a'", false), (#"^(?:(?:(?<a>x)|(?<a>y))\k<a>)+$"#, "xxyy", true),
        (#"^(?:(?:(?<a>x)|(?<a>y))\k<a>)+$"#, "xxyx", false),
        // Where case is ignored.
        (#"^(?i:(k)\1)$"#, "K\u{212A}", true), (#"^(?i:(é)\1)$"#, "éÉ", true), (#"^(k)(?i:\1)$"#, "kK", true),
        (#"^(?i:(k))\1$"#, "kK", false), (#"(?i:(?<=\1(k)))$"#, "\u{212A}k", true), (#"(?i:(?<=\1(k)))$"#, "lk", false),
        (#"^(?i:(ab)\1)"#, "ab", false), (#"^(?i:(ab)\1)"#, "abA", false), (#"(?i:(?<=\1(ab)))$"#, "bab", false),
        (#"^(?i:(aß)\1)$"#, "ASSß", false), (#"^(?i:(k+)x\1)$"#, "kkxK", false),
    ]) func aReferenceMatchesWhatItsGroupHas(_ pattern: String, _ text: String, _ occurs: Bool) throws {
        #expect(try ECMARegex(pattern).occurs(in: text) == occurs)
    }

    @Test func aSearchKnowsNothingOfTheOneBefore() throws {
        let regex = try ECMARegex(#"^x(?:(a)|b)\1c$"#)
        for (text, occurs) in [("xaac", true), ("xbc", true), ("xaac", true), ("ybc", false)] {
            #expect(try regex.occurs(in: text) == occurs, "\(text)")
        }
    }
}
