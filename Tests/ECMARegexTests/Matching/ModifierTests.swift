import ECMARegex
import Testing

@Suite struct ModifierTests {
    @Test(arguments: [
        ("(?i:a)b", "Ab", true), ("(?i:a)b", "AB", false), ("(?i:a(?-i:b))", "AB", false),
        ("(?i:a(?-i:b)c)", "AbC", true),
        ("(?i:[a-z])", "K", true), ("^(?i:[^a])$", "A", false), ("^(?i:[^A-Z])$", "k", false), ("(?i:ß)", "ẞ", true),
        ("(?i:ß)", "SS", false), ("(?i:σ)", "ς", true), ("^(?i:\\u{10428})$", "\u{10400}", true),
        ("^(?i:\\w)$", "\u{17F}", true),
        ("^\\w$", "\u{17F}", false), ("^(?i:\\W)$", "\u{17F}", false), ("^(?i:\\p{Lu})$", "a", true),
        ("^(?i:\\P{Lu})$", "A", true),
        ("^(?i:[^\\p{Lu}])$", "a", false), ("^(?i:\\b)\u{17F}", "\u{17F}", true), ("^\\b\u{17F}", "\u{17F}", false),
        ("^(?i:a\\B)\u{212A}", "a\u{212A}", true), ("^a\\B\u{212A}", "a\u{212A}", false), ("(?i:İ)", "i", false),
        ("(?m:^b$)", "a\nb\nc", true), ("(?m:^b$)", "a\u{2028}b\rc", true), ("(?m:^)b", "a\u{85}b", false),
        ("(?m:^$)", "a\n", true),
        ("^b", "a\nb", false), ("(?m:(?-m:^)b)", "a\nb", false), ("(?m:a$)", "a\u{2029}", true),
        ("^(?s:.)$", "\n", true),
        ("^(?s:.(?-s:.))$", "\n\n", false), ("^(?s:(?-s:.).)$", "a\n", true), ("(?ims-:^A.B$)", "x\na\nb", true),
        ("a(?i:)B", "ab", false), ("(?i:a|b)c|d", "Bc", true), ("(?i:a|b)c|d", "D", false),
    ]) func aFlagHoldsInItsGroup(_ pattern: String, _ text: String, _ occurs: Bool) throws {
        #expect(try ECMARegex(pattern).occurs(in: text) == occurs)
    }
}
