import BricolageCore
import TestSupport
import Testing

@Suite struct StringUnescapingTests {
    private static let pieces: [(literal: String, text: String)] = [
        (#"\n"#, "\n"), (#"\/"#, "/"), (#"\\"#, "\\"), (#"\""#, "\""), (#"\b\f\r\t"#, "\u{8}\u{C}\r\t"),
        (#"\u0041"#, "A"), (#"\u00e4"#, "ä"), (#"\u20AC"#, "€"), (#"\ud83d\ude00"#, "😀"), (#"\u0000"#, "\0"),
        ("ä", "ä"), ("日本", "日本"), ("😀", "😀"), ("plain", "plain"), ("x", "x"), ("0123456789abcdef", "0123456789abcdef"),
    ]

    /// Plain text between escapes is copied in blocks and by words, so escapes are put at every distance from each other.
    @Test func escapesAreResolvedAtEveryPlace() throws {
        var generator = SeededGenerator(seed: 12)
        for _ in 0..<2_000 {
            var literal = ""
            var text = ""
            for _ in 0..<Int.random(in: 0...12, using: &generator) {
                let longest = Bool.random(using: &generator) ? 17 : 80
                let plain = String(repeating: "-", count: Int.random(in: 0...longest, using: &generator))
                let piece = try #require(Self.pieces.randomElement(using: &generator))
                literal += plain + piece.literal
                text += plain + piece.text
            }
            let document = try JSONDocument(parsing: "{\"\(literal)\":[\"\(literal)\"]}")
            let member = try #require(document.json.object?.first)
            #expect(Array(member.key.utf8) == Array(text.utf8))
            #expect(Array(member.value[0]?.string?.utf8 ?? "".utf8) == Array(text.utf8))
            #expect(document.root[text] != nil)
        }
    }

    @Test func everyCharacterOfOneUnitAndTheEndsOfThePairs() throws {
        let scalars =
            (0...0xFFFF).compactMap { Unicode.Scalar(UInt32($0)) }
            + "\u{10000}\u{103FF}\u{10400}\u{10FFFF}".unicodeScalars
        let text = String(String.UnicodeScalarView(scalars))
        let literal = text.utf16.map { #"\u"# + String(0x10000 + Int($0), radix: 16).dropFirst() }
        let value = try JSON(parsing: "\"\(literal.joined())\"")
        #expect(value.string?.utf8.elementsEqual(text.utf8) == true)
    }
}
