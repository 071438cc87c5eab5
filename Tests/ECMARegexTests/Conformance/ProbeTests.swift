import ECMARegex
import Testing

/// What engines for other dialects get wrong about ECMA-262, one probe each.
@Suite struct ProbeTests {
    @Test(arguments: [
        // The classes of escapes are those of ASCII, except for white space.
        (#"^\d$"#, "7", true), (#"^\d$"#, "٣", false), (#"^\D$"#, "٣", true),
        (#"^\w$"#, "_", true), (#"^\w$"#, "é", false), (#"^\W$"#, "é", true),
        (#"^\s$"#, "\u{FEFF}", true), (#"^\s$"#, "\u{85}", false), (#"^\s$"#, "\u{2028}", true),
        (#"^\s$"#, "\u{A0}", true), (#"^\s$"#, "\u{180E}", false), (#"^\S$"#, "\u{3000}", false),
        (#"\bé"#, "é", false), (#"\Bé"#, "é", true),
        // Properties.
        (#"^\p{L}+$"#, "Straße", true), (#"^\p{Letter}$"#, "1", false), (#"^\p{Script=Greek}$"#, "ω", true),
        (#"^\p{sc=Grek}$"#, "a", false), (#"^\P{Lu}$"#, "a", true), (#"^\p{Lowercase}$"#, "ª", true),
        (#"^\p{scx=Deva}$"#, "\u{964}", true), (#"^\p{sc=Deva}$"#, "\u{964}", false),
        (#"^\p{scx=Zyyy}$"#, "\u{964}", false), (#"^\p{ASCII}$"#, "\u{7F}", true), (#"^\p{ASCII}$"#, "\u{80}", false),
        (#"^\p{Nd}$"#, "٣", true), (#"^\p{Emoji_Presentation}$"#, "🐲", true),
        // Groups of categories, by the rarest of their characters.
        (#"^\p{LC}$"#, "ǅ", true), (#"^\p{LC}$"#, "ª", false), (#"^\p{L}{5}$"#, "ǅʰªaA", true),
        (#"^\p{M}$"#, "\u{20DD}", true),
        (#"^\p{N}{3}$"#, "1Ⅷ½", true), (#"^\p{P}{7}$"#, "_-()»«!", true),
        (#"^\p{S}{4}$"#, "€^+©", true), (#"^\p{Z}{3}$"#, " \u{2028}\u{2029}", true),
        (#"^\p{C}{4}$"#, "\0\u{AD}\u{E000}\u{378}", true),
        // Characters by their code points.
        (#"^\u00e9$"#, "é", true), (#"^\xe9$"#, "é", true), (#"^\u{1F600}$"#, "😀", true),
        (#"^\uD83D\uDE00$"#, "😀", true), (#"^[\uD83D\uDE00]$"#, "😀", true), (#"^\uD83D"#, "😀", false),
        (#"^[\uD83D\u0041]$"#, "A", true),
        (#"^\cA$"#, "\u{1}", true), (#"^\cj$"#, "\n", true), (#"^\0$"#, "\0", true), (#"^\/$"#, "/", true),
        // Groups.
        (#"^(?<first>a)(b)\k<first>\2$"#, "abab", true), (#"^(a)?\1b$"#, "b", true), (#"^\1(a)$"#, "a", true),
        // Look-arounds of any length.
        ("^a(?=b)", "ab", true), ("^a(?!b)", "ab", false), ("(?<=a)b", "ab", true), ("(?<!a)b", "ab", false),
        ("(?<=^a+)b", "aaab", true), ("(?<=a{2,3}.*)b", "aaxxb", true), ("(?<!x.*)b$", "xab", false),
        (#"(?<=\1(a))b"#, "aab", true),
        // Anchors.
        ("^a$", "a\n", false), ("a$", "a\nb", false), ("^b", "a\nb", false),
        ("^a$b", "a", false), ("^a$b", "ab", false), ("(?:^a)*b", "xb", true), ("(?:^a)?b", "xb", true),
        ("(?:^a)+b", "xab", false), ("^a|b", "xb", true),
        // Everything, nothing, and everything except line terminators.
        ("^[^]$", "\n", true), ("[]", "a", false), ("^.$", "\u{85}", true), ("^.$", "\u{2028}", false),
        ("^.$", "\r", false), ("^a[]?$", "a", true),
        // Characters are code points: no graphemes, no equivalence.
        ("^.$", "e\u{301}", false), ("^..$", "e\u{301}", true), ("^.$", "🇩🇪", false), ("^é$", "e\u{301}", false),
        ("^.$", "\r\n", false), ("^[^]{2}$", "\r\n", true), ("^.$", "😀", true), ("^🐲*$", "🐲🐲", true),
        // Brackets and ampersands in classes stand for themselves.
        ("^[a&&b]$", "&", true), ("^[[]$", "[", true), ("^[[a]]$", "a]", nil), ("^[a--]$", "-", nil),
        ("^[-a]$", "-", true), (#"^[\b]$"#, "\u{8}", true), (#"^[a\-z]$"#, "b", false),
    ]) func aPatternOccursOrNot(_ pattern: String, _ text: String, _ expected: Bool?) throws {
        #expect(try (try? ECMARegex(pattern))?.occurs(in: text) == expected)
    }
}
