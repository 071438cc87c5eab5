@_spi(Kernels) @_spi(Parts) import BricolageCore
import BricolagePointers
import BricolageWriting
import TestSupport
import Testing

/// A comma before a closing bracket, which is refused unless the options allow it.
@Suite struct TrailingCommaTests {
    private static let allowing = JSONParsingOptions(allowsTrailingCommas: true)

    @Test(arguments: [
        ("[1,]", "[1]"), ("[1,2 , ]", "[1,2]"), (#"{"a":1,}"#, #"{"a":1}"#), ("[[],]", "[[]]"), ("[{},]", "[{}]"),
        ("[[1,],[2,],]", "[[1],[2]]"), (#"{"a":[{"b":[0,],},],"c":",]",}"#, #"{"a":[{"b":[0]}],"c":",]"}"#),
        ("\u{FEFF}[\"\\\",]\",\n\t\r ]\n", #"["\",]"]"#), ("[]", "[]"), ("{}", "{}"), ("[[1,]]", "[[1]]"),
        (#"[{"a":{"b":null,},"c":true},false]"#, #"[{"a":{"b":null},"c":true},false]"#),
    ])
    func oneCommaIsReadAsIfItWereNotThere(text: String, plain: String) throws {
        let document = try JSONDocument(parsing: text, options: Self.allowing)
        #expect(document.json.serialized() == plain)
        #expect(document.source == Array(text.utf8))
        #expect(document.depth == (try JSONDocument(parsing: plain)).depth)
        #expect(try JSON(parsing: text, options: Self.allowing) == JSON(parsing: plain))
    }

    @Test(arguments: [
        ("[,]", "a value or ']'", 1), ("[ , 1]", "a value or ']'", 2), ("{,}", "a key or '}'", 1),
        ("[1,,]", "a value or ']'", 3), ("[1,,2]", "a value or ']'", 3), (#"{"a":1,,}"#, "a key or '}'", 7),
        ("[1,}", "a value or ']'", 3), (#"{"a":1,]"#, "a key or '}'", 7), (#"{"a":,}"#, "a value", 5),
        ("1,", "the end of the text", 1), ("[1],", "the end of the text", 3), (",", "a value", 0),
        (#"{"a":1,"b":]}"#, "a value", 11), ("[1,]]", "the end of the text", 4),
    ])
    func othersAreRefused(text: String, expected: String, offset: Int) {
        let error = #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: text, options: Self.allowing) }
        #expect(error?.location.offset == offset)
        guard case .unexpected(_, expected) = error?.reason else {
            Issue.record("\(String(describing: error?.reason)) in \(text)")
            return
        }
    }

    @Test func whatIsMissingMayBeTheBracket() {
        for (text, expected) in [("[1,", "a value or ']'"), (#"{"a":1,"#, "a key or '}'")] {
            let error = #expect(throws: JSONSyntaxError.self) { try JSON(parsing: text, options: Self.allowing) }
            #expect(error?.reason == .unexpectedEnd(expected: expected))
        }
    }

    @Test func noCommaIsAllowedUnlessOneAsks() {
        #expect(!JSONParsingOptions.document.allowsTrailingCommas)
        #expect(!JSONParsingOptions.coding.allowsTrailingCommas)
        for (text, expected) in [("[1,]", "another value"), (#"{"a":1,}"#, "a key")] {
            let error = #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: text) }
            let bracket = text.suffix(1)
            #expect(error?.reason == .unexpected(found: "'\(bracket)'", expected: expected))
            #expect(throws: JSONSyntaxError.self) { try JSON.decode(JSON.self, from: text) }
        }
    }

    /// Random texts with commas inserted before brackets are read as if these commas were spaces.
    @Test func randomTextsAreReadAsWithoutTheirCommas() {
        var generator = JSONTextGenerator(seed: 7)
        var random = SeededGenerator(seed: 8)
        var kernels = KernelComparison(options: Self.allowing)
        var commas = 0
        for _ in 0..<1000 {
            let isSpoilt = Int.random(in: 0..<3, using: &random) == 0
            let text = Self.withCommas(isSpoilt ? generator.mutatedText() : Array(generator.text().utf8), &random)
            let blank = Self.withoutTrailingCommas(text)
            let read = try? JSONDocument(parsing: text, options: Self.allowing)
            let expected = try? JSONDocument(parsing: blank)
            #expect(read?.tapeContents == expected?.tapeContents, "\(String(decoding: text, as: UTF8.self))")
            if read != nil, blank != text { commas += 1 }
            kernels.compare(text)
        }
        #expect(commas > 100)
    }

    @Test func decodersTakeThemInEveryWay() throws {
        struct Order: Codable, Equatable {
            var name: String
            var counts: [Int]
        }
        let text = #"[{"name": "tea", "counts": [1, 2,],},]"#
        let orders = [Order(name: "tea", counts: [1, 2])]
        let decoder = JSON.Decoder(parsing: JSONParsingOptions(maximumDepth: 3, allowsTrailingCommas: true))
        #expect(try decoder.decode([Order].self, from: text) == orders)
        #expect(try decoder.decode([Order].self, from: Array(text.utf8)) == orders)
        #expect(try decoder.decode(JSON.self, from: text) == JSON(parsing: #"[{"name":"tea","counts":[1,2]}]"#))
        let wrong = #"[{"name": "tea", "counts": [1, "2",],},]"#
        let issues = #expect(throws: DecodingIssues.self) { try decoder.decode([Order].self, from: wrong) }
        #expect(issues?.issues.first?.pointer == "/0/counts/1")
    }

    /// The commas at which an array is divided into parts are not trailing commas.
    @Test func largeArraysAreReadInPartsAllTheSame() throws {
        let decoder = JSON.Decoder(parsing: Self.allowing)
        let elements = Array(repeating: "{\"a\": [10, 20,], },", count: 20_000).joined()
        let whole = try decoder.decode([[String: [Int]]].self, from: "[\(elements)]")
        #expect(whole == Array(repeating: ["a": [10, 20]], count: 20_000))
        #expect(try JSON(parsing: "[\(elements)]", options: Self.allowing).count == 20_000)
        for wrong in ["[\(elements),]", "[,\(elements)]", "[\(elements),\(elements)]"] {
            #expect(throws: JSONSyntaxError.self) { try decoder.decode([[String: [Int]]].self, from: wrong) }
            #expect(throws: JSONSyntaxError.self) { try JSON(parsing: wrong, options: Self.allowing) }
        }
        for wrong in ["[1,,2]", "[1,,]", "[,1]", "[,]"] {
            for size in 0...3 {
                Array(wrong.utf8).withUnsafeBufferPointer {
                    #expect(decoder.readInParts([Int].self, $0, partSize: size) == nil)
                    #expect(JSON(inParts: $0, options: Self.allowing, partSize: size) == nil)
                }
            }
        }
    }
}

extension TrailingCommaTests {
    /// Puts commas before some of the closing brackets, including those in strings.
    private static func withCommas(_ text: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var changed: [UInt8] = []
        for byte in text {
            let closes = byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
            let isEmpty = changed.last == UInt8(ascii: "[") || changed.last == UInt8(ascii: "{")
            if closes, Int.random(in: 0..<(isEmpty ? 40 : 4), using: &random) == 0 {
                changed += [",", ", ", ",\n"][changed.count % 3].utf8
            }
            changed.append(byte)
        }
        return changed
    }

    /// Replaces each comma between a value and a closing bracket with a space.
    private static func withoutTrailingCommas(_ text: [UInt8]) -> [UInt8] {
        var changed = text
        // The comma, if that was the last token, and the token before it.
        var comma: Int?
        var (last, lastButOne) = (UInt8(ascii: "["), UInt8(ascii: "["))
        var position = 0
        while position < text.count {
            let byte = text[position]
            if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}"), let comma,
                !"[{,:".utf8.contains(lastButOne)
            {
                changed[comma] = UInt8(ascii: " ")
            }
            if byte == UInt8(ascii: "\"") {
                position += 1
                while position < text.count, text[position] != byte {
                    position += text[position] == UInt8(ascii: "\\") ? 2 : 1
                }
            }
            if !" \n\r\t".utf8.contains(byte) {
                comma = byte == UInt8(ascii: ",") ? position : nil
                (last, lastButOne) = (byte, last)
            }
            position += 1
        }
        return changed
    }
}
