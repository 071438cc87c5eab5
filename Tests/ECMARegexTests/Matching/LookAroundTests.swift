import ECMARegex
import Testing

@Suite struct LookAroundTests {
    @Test(arguments: [
        // Nested, in both directions.
        ("(?=a(?=b(?=c)))", "abc", true), ("(?=a(?=b(?=c)))", "abd", false), ("(?<=(?<=(?<=a)b)c)d", "abcd", true),
        ("(?<=(?<=(?<=a)b)c)d", "xbcd", false), ("(?<=a(?=bc))bc", "abc", true), ("(?<=a(?=bd))bc", "abc", false),
        ("(?!(?!a))a", "a", true), ("(?<!(?<!b))a", "ba", true), ("(?<!(?<!b))a", "aa", false),
        // At the ends of the text.
        ("b(?!.)", "ab", true), ("(?<!.)b", "ab", false), ("(?<=^)a", "a", true), ("a(?=$)", "a", true),
        ("^(?=$)", "", true),
        ("(?=)", "", true), ("(?!)", "a", false), ("(?<=)", "", true), ("(?<!)", "a", false),
        // In repetitions.
        ("^(?:(?=a)[ab])+$", "aa", true), ("^(?:(?=a)[ab])+$", "ab", false), ("^(?:(?!b)[^])*c$", "aac", true),
        ("^(?:.(?<!b))*$", "aab", false), ("^(?:(?=ab)a|(?<=a)b){4}$", "abab", true),
        // Over characters of more than one byte.
        ("(?<=é)😀(?=漢)", "é😀漢", true), ("(?<=.{2}é)😀", "xxé😀", true), ("(?<!漢)😀", "漢😀", false),
        ("é(?=.$)", "é😀", true),
        // Conditions on the whole text.
        ("^(?=.*a)(?=.*b)(?!.*c).{2,}$", "xab", true), ("^(?=.*a)(?=.*b)(?!.*c).{2,}$", "xabc", false),
        ("^(?=.*a)(?=.*b)(?!.*c).{2,}$", "xa", false), ("^[a-z]+(?<!foo)(?<=o)$", "boo", true),
        ("^[a-z]+(?<!foo)(?<=o)$", "foo", false), ("^[a-z]+(?<!foo)(?<=o)$", "fox", false), ("^(?!a)", "ba", true),
        ("^(?!a)", "ab", false), ("(?<!a)$", "ab", true), ("(?<!a)$", "ba", false), ("^(?<!a)$", "", true),
        ("^(?!a|b$)(?:[a-z]|\\d)+$", "bc", true), ("^(?!a|b$)(?:[a-z]|\\d)+$", "b", false), ("(?:^(?=a))b", "b", false),
        ("^(?=a)|b", "xb", true), ("x(?<!a)$", "axx", true), ("a(?<=^a)(?<=b)$", "ba", false),
        // With back-references, which are searched for by backtracking.
        (#"(?=(a+))a*b\1"#, "baaabac", true), (#"(?=(a+))\1b"#, "aab", true), (#"^(?=(a+))a\1"#, "aab", false),
        (#"^(?=(a*?))\1b"#, "aab", false), (#"^(?=(a{1,2}?))\1b"#, "aab", false), (#"^(?=(a??))\1b"#, "ab", false),
        (#"^(?=(a*))\1b"#, "aab", true), (#"^(?=(a{1,2}))\1b"#, "aab", true), (#"^(?=(a?))\1b"#, "ab", true),
        (#"(?!(a)b)\1a"#, "aa", true), (#"(.*?)a(?!(a+)b\2c)\2(.*)"#, "baaabaac", true),
        (#"(?<=(\w)\1)b"#, "aab", true),
        (#"(?<=\1(\w))b"#, "cab", false), (#"(?<!(\w)\1)b"#, "aab", false), (#"(?<=([ab]+)([bc]+))$"#, "abc", true),
        (#"(?<=(\d+)(\d+))x\2\1"#, "1053x531", false), (#"(?<=(\d+)(\d+))x\2\1"#, "1053x0531", true),
        (#"(?=(?=(a))\1b)ab"#, "ab", true), (#"(?!(?=(a))\1b)a"#, "ab", false), (#"(?<=(?=(a)))\1"#, "a", true),
        (#"(?:(?=(a))|b)\1c"#, "bc", true), (#"^(?:(?=(a))a|b)*\1$"#, "ab", true),
        (#"^(?:(?=(a))a|b)*\1$"#, "aba", false), (#"^(?:(?=(a))ab|a)\1c"#, "ac", true),
        (#"^(?:(?!(a)b)|a)\1b"#, "ab", true), (#"^(?<=a)a"#, "aa", false), (#"^(?<!a)a"#, "aa", true),
        (#"a(?=a)$"#, "aa", false), (#"a(?!a)$"#, "aa", true),
    ]) func aLookAroundHoldsOrNot(_ pattern: String, _ text: String, _ occurs: Bool) throws {
        #expect(try ECMARegex(pattern).occurs(in: text) == occurs)
    }
}
