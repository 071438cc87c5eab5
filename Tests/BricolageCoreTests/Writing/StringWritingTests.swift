import BricolageCore
import BricolageWriting
import TestSupport
import Testing

@Suite struct StringWritingTests {
    /// What RFC 8259, section 7, asks for, one character at a time.
    private static func reference(_ text: String, _ formatting: JSONFormatting) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{8}": result += "\\b"
            case "\u{C}": result += "\\f"
            case "/" where formatting.escapesSlashes: result += "\\/"
            case _ where scalar.value < 0x20 || (formatting.escapesNonASCII && !scalar.isASCII):
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    private static let formattings: [JSONFormatting] = [
        .compact, JSONFormatting(escapesSlashes: true), JSONFormatting(escapesNonASCII: true),
        JSONFormatting(escapesSlashes: true, escapesNonASCII: true),
    ]

    @Test(arguments: formattings)
    func everyCharacterAtEveryPlaceOfEveryLength(formatting: JSONFormatting) throws {
        let characters: [Character] = [
            "\"", "\\", "/", "\u{0}", "\u{1F}", " ", "!", "#", "[", "]", "\u{7F}", "é", "€", "😀",
        ]
        for length in 0..<40 {
            for place in 0...length {
                for character in characters {
                    var text = String(repeating: "a", count: length)
                    text.insert(character, at: text.index(text.startIndex, offsetBy: place))
                    let written = JSON.string(text).serialized(formatting)
                    guard written == Self.reference(text, formatting) else {
                        Issue.record("\(text.debugDescription) became \(written)")
                        return
                    }
                }
            }
        }
    }

    @Test(arguments: formattings)
    func randomTextAsValueAndKey(formatting: JSONFormatting) throws {
        var random = SeededGenerator(seed: 8)
        for _ in 0..<2000 {
            var scalars = String.UnicodeScalarView()
            for _ in 0..<(random.next() % 90) {
                let kind = random.next() % 16
                let value =
                    kind == 0 ? random.next() % 0x20 : kind < 3 ? random.next() % 0x11_0000 : random.next() % 0x80
                if let scalar = Unicode.Scalar(UInt32(value)) { scalars.append(scalar) }
            }
            let text = String(scalars)
            let expected = Self.reference(text, formatting)
            #expect(JSON.string(text).serialized(formatting) == expected)
            #expect(JSON.object([text: 1]).serialized(formatting) == "{\(expected):1}")
            #expect(try JSON(parsing: expected).string?.utf8.elementsEqual(text.utf8) == true)
        }
    }

    /// Long texts are escaped in parts, whose borders must not affect the result.
    @Test(arguments: formattings)
    func manyEscapesInLongTexts(formatting: JSONFormatting) throws {
        let pieces = [
            "\"", "\\", "\n", "\t\r", "\u{8}\u{C}", "\u{1}", "\u{1F}", "/", "é", "€", "😀", "plain",
            "longer than a block",
        ]
        var random = SeededGenerator(seed: 21)
        for length in [0, 1, 100, 1_000, 4_000, 4_090, 4_096, 4_100, 9_000] {
            for plain in [0, 3, 40] {
                var text = String(repeating: "\"", count: Int(random.next() % 2))
                while text.utf8.count < length {
                    text += pieces[Int(random.next() % UInt64(pieces.count))]
                    text += String(repeating: "x", count: Int(random.next() % UInt64(plain + 1)))
                }
                #expect(JSON.string(text).serialized(formatting) == Self.reference(text, formatting))
            }
        }
    }

    @Test func textGrowsFarBeyondItsFirstMemory() throws {
        let long = String(repeating: "\u{1}\"é", count: 100_000)
        #expect(JSON.string(long).serialized() == Self.reference(long, .compact))
    }
}
