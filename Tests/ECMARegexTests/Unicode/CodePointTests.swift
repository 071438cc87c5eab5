import ECMARegex
import Testing

/// The first and last characters of ranges, and of all code points.
@Suite struct CodePointTests {
    @Test(arguments: [
        (#"^[^\0-\u{10FFFE}]$"#, "\u{10FFFF}", true), (#"^[^\0-\u{10FFFE}]$"#, "\u{10FFFE}", false),
        (#"^[^\u{1}-\u{10FFFF}]$"#, "\0", true), (#"^[^\u{1}-\u{10FFFF}]$"#, "\u{1}", false),
        (#"^[^\0-\u{10FFFF}]$"#, "a", false), (#"^[\0-\u{10FFFF}]$"#, "\u{10FFFF}", true),
        ("^[b-d]$", "a", false), ("^[b-d]$", "b", true), ("^[b-d]$", "d", true), ("^[b-d]$", "e", false),
        ("^[^b-d]$", "a", true), ("^[^b-d]$", "b", false), ("^[^b-d]$", "d", false), ("^[^b-d]$", "e", true),
        (#"^[\u{7F}-\u{80}]$"#, "\u{7F}", true), (#"^[\u{7F}-\u{80}]$"#, "\u{80}", true),
        (#"^[\u{7F}-\u{80}]$"#, "\u{81}", false), (#"^[\u{7FF}-\u{800}]+$"#, "\u{7FF}\u{800}", true),
        (#"^[\u{FFFF}-\u{10000}]+$"#, "\u{FFFF}\u{10000}", true), (#"^[\u{FFFF}-\u{10000}]+$"#, "\u{10001}", false),
        (#"^[\uD7FF-\uE000]+$"#, "\u{D7FF}\u{E000}", true), (#"^[\uD800-\uDFFF]$"#, "\u{E000}", false),
        ("^[a-cb-dx]$", "d", true), ("^[a-cb-dx]$", "w", false), ("^[a-zc-d]$", "z", true), ("^[ab][bc]$", "cb", false),
        ("(?i:[k])", "\u{212A}", true), ("(?i:[\u{212A}])", "k", true), ("(?i:[a-j])", "\u{212A}", false),
        ("(?i:[l-z])", "K", false), ("(?i:[\u{3A3}])", "\u{3C2}", true), ("(?i:[\u{3C2}])", "\u{3C3}", true),
    ]) func aRangeEndsWhereItSays(_ pattern: String, _ text: String, _ occurs: Bool) throws {
        #expect(try ECMARegex(pattern).occurs(in: text) == occurs)
    }

    /// As many classes as a word has bits, and one more or less.
    @Test(arguments: [62, 63, 64, 126, 127, 128]) func manyCharactersAreToldApart(count: UInt32) throws {
        let letters = (0..<count).compactMap { Unicode.Scalar(0x4E00 + $0).map { String($0) } }
        let regex = try ECMARegex("(?=x)|" + letters.joined())
        #expect(try regex.occurs(in: letters.joined()))
        #expect(try !regex.occurs(in: letters.dropLast().joined() + letters[0]))
    }
}
