import ECMARegex
import Testing

@Suite struct SyntaxErrorTests {
    /// Patterns that only other dialects accept, or none: the places and words of their errors.
    @Test(
        arguments: [
            // Groups.
            ("a(b", 3, "expected ')', but the pattern ends here"),
            ("a)b", 1, "')' needs a backslash before it to match itself"),
            (
                "(?i)a", 3,
                "expected ':' after the flags of a group, found ')'; flags hold for a group in ECMA-262: (?i:…)"
            ),
            (
                "(?P<n>a)", 2,
                "expected one of : = ! < i m s - after '(?', found 'P'; a group with a name is (?<name>…)"
            ),
            ("(?>a)", 2, "expected one of : = ! < i m s - after '(?', found '>'; ECMA-262 has no atomic groups"),
            (
                "(?#a)", 2,
                "expected one of : = ! < i m s - after '(?', found '#'; ECMA-262 has no comments in patterns"
            ),
            ("(?", 2, "expected one of : = ! < i m s - after '(?', but the pattern ends here"),
            ("(?ii:a)", 2, "expected each of the flags i, m and s at most once, and one of them at least"),
            ("(?iim:a)", 2, "expected each of the flags i, m and s at most once, and one of them at least"),
            ("(?i-i:a)", 2, "expected each of the flags i, m and s at most once, and one of them at least"),
            ("(?-:a)", 2, "expected each of the flags i, m and s at most once, and one of them at least"),
            ("(?u:a)", 2, "expected one of : = ! < i m s - after '(?', found 'u'"),
            ("(?<>a)", 3, "expected the name of a group, found '>'"),
            ("(?<1a>a)", 3, "expected the name of a group, found '1'"),
            ("(?<a-b>a)", 4, "expected '>' after the name of a group, found '-'"),
            ("(?<a", 4, "expected '>' after the name of a group, but the pattern ends here"),
            (
                "(?<a>a)(?<a>b)", 10,
                "duplicate group name a: another group that can match together with this one has it"
            ),
            // Back-references.
            ("é(a)\\2", 5, "the pattern has no group 2"),
            ("\\99999999999999999999", 0, "the pattern has no group 9223372036854775807"),
            ("(?<a>a)\\k<b>", 7, "the pattern has no group b"),
            ("\\k", 2, "expected '<' and the name of a group after \\k, but the pattern ends here"),
            // Repetitions.
            ("*a", 0, "expected something to repeat before '*'"),
            ("a|?", 2, "expected something to repeat before '?'"),
            ("^*", 1, "expected something to repeat before '*'"),
            ("\\b+", 2, "expected something to repeat before '+'"),
            ("(?=a)*", 5, "expected something to repeat before '*'"),
            ("(?<!a){2}", 6, "expected something to repeat before '{'; a literal brace is \\{"),
            ("a**", 2, "expected something to repeat before '*'"),
            ("a++", 2, "expected something to repeat before '+'; ECMA-262 has no possessive quantifiers"),
            ("a*|+", 3, "expected something to repeat before '+'"),
            ("a{2,1}", 1, "the minimum number of repetitions is above the maximum"),
            ("a{,2}", 2, "expected a number of repetitions, found ','; a literal brace is \\{"),
            ("a{b}", 2, "expected a number of repetitions, found 'b'; a literal brace is \\{"),
            ("a{2", 3, "expected '}' after a number of repetitions, but the pattern ends here"),
            ("{1}", 0, "expected something to repeat before '{'; a literal brace is \\{"),
            ("a}", 1, "'}' needs a backslash before it to match itself"),
            ("a]", 1, "']' needs a backslash before it to match itself"),
            // Escapes.
            ("a\\", 2, "expected a character after the backslash, but the pattern ends here"),
            (
                "a\\Z", 2,
                "expected an escape that ECMA-262 has after the backslash, found 'Z'; the end of the text is $"
            ),
            (
                "\\A", 1,
                "expected an escape that ECMA-262 has after the backslash, found 'A'; the beginning of the text is ^"
            ),
            ("\\a", 1, "expected an escape that ECMA-262 has after the backslash, found 'a'; the bell is \\x07"),
            ("\\_", 1, "expected an escape that ECMA-262 has after the backslash, found '_'; '_' needs no backslash"),
            ("\\@", 1, "expected an escape that ECMA-262 has after the backslash, found '@'; '@' needs no backslash"),
            ("\\-", 1, "expected an escape that ECMA-262 has after the backslash, found '-'; '-' needs no backslash"),
            ("\\é", 1, "expected an escape that ECMA-262 has after the backslash, found U+00E9"),
            ("\\ ", 1, "expected an escape that ECMA-262 has after the backslash, found a space"),
            ("\\00", 2, "expected no digit after \\0, found '0'; a character by its number is \\x or \\u"),
            ("\\01", 2, "expected no digit after \\0, found '1'; a character by its number is \\x or \\u"),
            ("\\x4", 3, "expected 2 hexadecimal digits, but the pattern ends here"),
            ("\\u12G4", 4, "expected 4 hexadecimal digits, found 'G'"),
            ("\\u{}", 3, "expected a hexadecimal digit, found '}'"),
            ("\\u{110000}", 3, "expected a code point up to 10FFFF, found a larger number"),
            ("\\u{41", 5, "expected '}' after the number of a character, but the pattern ends here"),
            ("\\c~", 2, "expected a letter from A to Z after \\c, found '~'"),
            ("\\cé", 2, "expected a letter from A to Z after \\c, found U+00E9"),
            ("\\c1", 2, "expected a letter from A to Z after \\c, found '1'"),
            ("\\p{Lx}", 3, "ECMA-262 has no property Lx"),
            ("\\p{sc=Lx}", 3, "ECMA-262 has no property sc=Lx"),
            ("\\pL", 2, "expected '{' and the name of a property, found 'L'"),
            ("\\p{L-}", 4, "expected '}' after the name of a property, found '-'"),
            ("\\p{}", 3, "expected a name of letters, digits or '_', found '}'"),
            ("\\p{sc=}", 6, "expected a name of letters, digits or '_', found '}'"),
            // Classes.
            ("[a", 2, "expected ']', but the pattern ends here"),
            ("[b-a]", 1, "the range is in the wrong order: 'b' comes after 'a'"),
            (
                "[\\w-z]", 1,
                "expected a single character as end of a range, found a class; a literal hyphen is \\-"
            ),
            ("[+--\\d]", 4, nil),
            (
                "[a-\\d]", 3,
                "expected a single character as end of a range, found a class; a literal hyphen is \\-"
            ),
            ("[\\B]", 2, "expected an escape that classes have after the backslash, found 'B'"),
            (
                "[\\1]", 2,
                "expected an escape that classes have after the backslash, found '1'; a character by its number is \\x or \\u"
            ),
            ("[\\k]", 2, "expected an escape that classes have after the backslash, found 'k'"),
            ("[\\", 2, "expected a character after the backslash, but the pattern ends here"),
        ] as [(String, Int, String?)]) func aMistakeHasItsPlaceAndWords(pattern: String, offset: Int, message: String?)
        throws
    {
        guard let message else { return _ = try ECMARegex(pattern) }
        let error = #expect(throws: ECMARegex.SyntaxError.self) { try ECMARegex(pattern) }
        #expect(error?.message == message)
        #expect(error?.offset == offset)
        #expect(error?.description == "offset \(offset): \(message)")
    }

    @Test(arguments: [
        "", "|", "a||b", "()", "(?:)", "a{0}", "a{2,2}?", "[]", "[^]", "[-]", "[a-]", "[\\]]", "(?<a>a)|(?<a>b)",
        "(?:(?<a>a)|(?<a>b))\\k<a>", "(?:(?<a>a)|x)|(?<a>b)", "\\k<a>(?<a>a)", "(?<$>a)", "(?<été>a)\\k<été>",
        "(?<\\u0061>a)\\k<a>", "(?<\\u{1d49c}>a)", "(?<\\ud835\\udc9c>a)", "(?<a\u{200D}>a)", "(?-i:a)", "(?ims:a)",
        "(?i-ms:a)", "\\2(a)(b)", "[\\d-]", "[--0]", "\\u{0000000041}", "(?<=a)b", "(?=(a))\\1",
        "a{99999999999999999999}", "a{1,9223372036854775808}", "(?:(?<a>a))|(?<a>b)",
    ]) func whatTheGrammarHasIsRead(_ pattern: String) throws {
        #expect(try ECMARegex(pattern).pattern == pattern)
    }

    @Test(arguments: [
        "(?<a>a)(?:b|(?<a>c))", "(?:(?<a>a)|b)(?<a>c)", "(?<a>(?<a>b))", "(?:(?<a>a)|(?<b>b)(?<a>c))(?<b>d)",
    ]) func namesOfGroupsThatMatchTogetherAreRefused(_ pattern: String) {
        #expect(throws: ECMARegex.SyntaxError.self) { try ECMARegex(pattern) }
    }

    @Test("names of groups are compared by their characters and not by Unicode equivalence")
    func equivalentNames() throws {
        _ = try ECMARegex("(?<\u{E9}>a)(?<e\u{301}>b)")
        #expect(throws: ECMARegex.SyntaxError.self) { try ECMARegex("(?<\u{E9}>a)\\k<e\u{301}>") }
    }
}
